import { describe, expect, it } from "vitest";
import { loadTown } from "../town/file/definition.ts";
import { fittingLooks, type Looks, looksLists } from "../world/looks.ts";
import { portraitSvg, portraitUrl } from "./portrait.ts";

const sam = {
  id: "sam-moore",
  looks: { ...fittingLooks({ id: "sam", age: 65, pronouns: "he" }), beard: "full" },
} as const;
const stranger = (id: string) => ({ id, looks: null });

describe("portraits", () => {
  it("are the picture that was given", () => {
    expect(portraitUrl(sam, "https://example.org/sam.png")).toBe("https://example.org/sam.png");
  });

  it("have an address of the looks, encoded", () => {
    const url = new URL(portraitUrl({ ...sam, id: "tom & jane/möwe" }, null));
    expect(url.origin + url.pathname).toBe("https://api.dicebear.com/9.x/avataaars/png");
    expect(url.searchParams.get("seed")).toBe("tom & jane/möwe");
    expect(url.searchParams.get("size")).toBe("256");
    expect(url.searchParams.get("facialHair")).toBe("beardMajestic");
    expect(url.searchParams.get("facialHairProbability")).toBe("100");
    expect(url.href.length).toBeLessThan(2048);
  });

  it("are drawn alike for one id, otherwise for another", () => {
    expect(portraitSvg(stranger("mei"))).toBe(portraitSvg(stranger("mei")));
    expect(portraitSvg(stranger("mei"))).not.toBe(portraitSvg(stranger("john")));
    expect(portraitSvg(sam)).toMatch(/^<svg /);
  });

  it("show every word that looks may have: no two draw the same", () => {
    const usual: Looks = {
      hair: "bob",
      hairColour: "black",
      skin: "light",
      beard: "short",
      glasses: "round",
      dress: "shirt",
      dressColour: "red",
    };
    for (const [part, words] of Object.entries(looksLists)) {
      const drawn = words.map((word) => portraitSvg({ id: "one", looks: { ...usual, [part]: word } }));
      expect(new Set(drawn).size, part).toBe(words.length);
    }
  });

  it("have one of the address's backgrounds", () => {
    const colours = new URL(portraitUrl(sam, null)).searchParams.get("backgroundColor")!.split(",");
    expect(colours.some((colour) => portraitSvg(sam).includes(`#${colour}`))).toBe(true);
  });

  it("let no text of an id into the picture", () => {
    expect(portraitSvg(stranger('<script>alert("x")</script>'))).not.toContain("<script>");
  });
});

describe("looks", () => {
  it("that a town file leaves out fit age and pronouns, and stay as they are", () => {
    const of = (age: number, pronouns: "she" | "he") =>
      Array.from({ length: 200 }, (_, i) => fittingLooks({ id: `one-${i}`, age, pronouns }));
    const grey = (all: readonly Looks[]) => all.filter(({ hairColour }) => /grey|white/.test(hairColour)).length;
    expect(of(30, "she").filter(({ beard }) => beard !== "none")).toEqual([]);
    expect(of(12, "he").filter(({ beard }) => beard !== "none")).toEqual([]);
    expect(of(40, "he").filter(({ beard }) => beard !== "none").length).toBeGreaterThan(40);
    expect(grey(of(30, "she"))).toBe(0);
    expect(grey(of(75, "he"))).toBeGreaterThan(150);
    expect(of(65, "he").filter(({ hair }) => /^(long|bob|bun|wavy)$/.test(hair))).toEqual([]);
    expect(of(30, "she")).toEqual(of(30, "she"));
  });

  it.each(["smallville", "pellow-cove"])("of %s: each resident's own", async (name) => {
    const { personas, file } = await loadTown(name);
    const given = (file as { residents: { looks?: unknown }[] }).residents.filter(({ looks }) => looks);
    expect(given.length).toBe(personas.length);
    const faces = personas.map(({ looks }) => portraitSvg({ id: "one", looks }));
    expect(new Set(faces).size).toBe(personas.length);
  });
});
