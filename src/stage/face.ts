/** Faces and words as the pictures of a town use them: round portraits, names with a halo, what SVG takes. Pure. */
import { literal } from "../language/literal.ts";
import { numberOf } from "./map-landmarks.ts";
import { type Portrayed, portraitSvg } from "./portrait.ts";

/** The pictures' colours: paper, ink, faint ink. */
export const PAPER = "#fdf8ea";
export const INK = "#3d352b";
export const FAINT = "#8a7c66";

/** Text as SVG takes it. */
export const safe = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Somebody's face in a ring around a point. */
export function face(who: Portrayed, at: { x: number; y: number }, radius: number, ring: string = PAPER): string {
  const side = radius * 2;
  const inner = portraitSvg(who)
    .replace(
      /^[^<]{0,300}(?:<(?!svg)[^<]{0,300}){0,3}<svg[^>]{0,300}?viewBox="([^">]{0,60})"[^>]*>/,
      `<svg x="${at.x - radius}" y="${at.y - radius}" width="${side}" height="${side}" viewBox="$1">`,
    )
    // Every portrait has a mask of the same name, and each of its own size.
    .replaceAll("viewboxMask", `face-${numberOf(who.id)}`);
  const clip = `ring-${numberOf(`${who.id} ${at.x} ${at.y}`)}`;
  return [
    `<clipPath id="${clip}"><circle cx="${at.x}" cy="${at.y}" r="${radius}"/></clipPath>`,
    `<circle cx="${at.x}" cy="${at.y}" r="${radius + 3}" fill="${ring}"/>`,
    `<g clip-path="url(#${clip})">${inner}</g>`,
  ].join("");
}

/** A word with a halo, readable on anything. */
export function word(
  text: string,
  at: { x: number; y: number },
  size: number,
  look: { readonly anchor?: "start" | "middle" | "end"; readonly fill?: string; readonly bold?: boolean } = {},
): string {
  const { anchor = "middle", fill = INK, bold = true } = look;
  const place = `x="${at.x}" y="${at.y}" text-anchor="${anchor}" font-family="sans-serif" font-size="${size}"${bold ? ' font-weight="600"' : ""}`;
  return `<text ${place} stroke="${PAPER}" stroke-width="${size / 4}" stroke-linejoin="round">${safe(text)}</text><text ${place} fill="${fill}">${safe(text)}</text>`;
}

/** Words in lines of at most so many letters; what is one word stays one. */
export function wrapped(text: string, most: number): readonly string[] {
  // Scripts without spaces are twice as wide and may be parted anywhere.
  if (/\p{Script=Han}/u.test(text)) {
    const half = Math.max(1, Math.floor(most / 2));
    return text.match(new RegExp(`.{1,${literal(String(half))}}`, "gu")) ?? [];
  }
  const lines: string[] = [];
  for (const one of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + one.length < most) lines[lines.length - 1] = `${last} ${one}`;
    else lines.push(one);
  }
  return lines;
}

/** A name in Latin letters, from an id: "isabella-rodriguez" reads "Isabella Rodriguez". */
export const latinName = (id: string): string =>
  id
    .split("-")
    .map((part) => `${part[0]?.toUpperCase() ?? ""}${part.slice(1)}`)
    .join(" ");
