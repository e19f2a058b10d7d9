import { describe, expect, it } from "vitest";
import { portraitSvg, portraitUrl } from "./portrait.ts";

describe("portraits", () => {
  it("uses the picture that was given", () => {
    expect(portraitUrl("Mei Lin", "https://example.org/mei.png")).toBe("https://example.org/mei.png");
  });

  it("makes an address of the name, encoded", () => {
    const url = new URL(portraitUrl("Tom & Jane/Möwe", null));
    expect(url.origin + url.pathname).toBe("https://api.dicebear.com/9.x/adventurer/png");
    expect(url.searchParams.get("seed")).toBe("Tom & Jane/Möwe");
    expect(url.searchParams.get("size")).toBe("256");
    expect(portraitUrl("Mei Lin", null)).toBe(portraitUrl("Mei Lin", null));
  });

  it("draws the same face for the same name, another for another", () => {
    expect(portraitSvg("Mei Lin")).toBe(portraitSvg("Mei Lin"));
    expect(portraitSvg("Mei Lin")).not.toBe(portraitSvg("John Lin"));
    expect(portraitSvg("Mei Lin")).toMatch(/^<svg /);
  });

  it("uses one of the address's backgrounds", () => {
    const colours = new URL(portraitUrl("Sam Moore", null)).searchParams.get("backgroundColor")!.split(",");
    expect(colours.some((colour) => portraitSvg("Sam Moore").includes(`#${colour}`))).toBe(true);
  });

  it("lets no text of the name into the picture", () => {
    expect(portraitSvg('<script>alert("x")</script>')).not.toContain("<script>");
  });
});
