/**
 * A second opinion on whether a text is said in earnest, or asks whether one is real: a small net over what the text means as a whole
 * (`sentence-encoder.ts`), beside the sum over its words. Words that are each harmless add up to an alarm; a meaning does not. `learn-net.ts` makes it.
 */
import type { LanguageTag } from "../../language/tags.ts";
import { WIDE } from "./sentence-encoder-file.ts";

/** One layer of units that take what is above nothing, and their sum. */
export interface Net {
  /** Of each unit the weights of all numbers of a meaning: `inner[unit * WIDE + number] * scale`. */
  readonly inner: Int8Array;
  readonly scale: number;
  readonly least: readonly number[];
  readonly outer: readonly number[];
  readonly bias: number;
}

/** What such nets tell, the files of `data/intents` they are in, and the languages that have them. */
const toldByNets = [
  { file: "earnest", intent: "serious", languages: ["en", "zh-CN"] },
  { file: "realness", intent: "realness", languages: ["en"] },
] as const satisfies readonly { file: string; intent: string; languages: readonly LanguageTag[] }[];

/** Those of a language. */
export const netsOf = (language: string) =>
  toldByNets.filter(({ languages }) => languages.some((one) => one === language));

/** How much a meaning is of what the net tells: above nothing where it is. */
export function netSum({ inner, scale, least, outer, bias }: Net, means: Float32Array): number {
  const wide = means.length;
  let all = bias;
  for (let unit = 0, at = 0; unit < outer.length; unit++) {
    let sum = 0;
    for (let i = 0; i < wide; i++, at++) sum += inner[at]! * means[i]!;
    all += outer[unit]! * Math.max(0, sum * scale + least[unit]!);
  }
  return all;
}

interface Header extends Omit<Net, "inner"> {
  readonly format: "net";
  readonly version: 1;
}

/** The bytes of a net: a line of JSON, and its inner weights. */
export function packNet({ inner, ...rest }: Net): Uint8Array {
  const header: Header = { format: "net", version: 1, ...rest };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`, "utf8"), Buffer.from(inner.buffer)]);
}

/** The net of such bytes. @throws Error with what to do when they are not of this form */
export function unpackNet(bytes: Uint8Array): Net {
  const end = bytes.indexOf(0x0a);
  const { format, version, ...rest } = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString("utf8")) as Header;
  const inner = Int8Array.from(bytes.subarray(end + 1), (byte) => (byte << 24) >> 24);
  if (format !== "net" || version !== 1 || inner.length !== rest.outer.length * WIDE)
    throw new Error("A file of data/intents is damaged or of another version: make it anew with `npm run train`.");
  return { ...rest, inner };
}
