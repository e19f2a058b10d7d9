/**
 * A picture drawn as SVG, as the PNG that Discord shows (design section 8). Its words are set in a font that comes with the program,
 * so that they read the same everywhere; scripts that font does not have are left to the fonts of the machine.
 */
import { Resvg, type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import { packageFile } from "../package-files.ts";

const FONT = packageFile("data/fonts/Nunito-Regular.ttf");
/** Pixels across: sharp on a phone, and far below what an upload may weigh. */
const WIDTH = 1200;

const options = (systemFonts: boolean): ResvgRenderOptions => ({
  fitTo: { mode: "width", value: WIDTH },
  font: {
    fontFiles: [FONT],
    loadSystemFonts: systemFonts,
    defaultFontFamily: "Nunito",
    sansSerifFamily: "Nunito",
  },
});

/**
 * The picture as PNG, or null when its words are in a script that no font of this machine has: boxes tell nobody anything. Drawn beside
 * the program, which goes on meanwhile.
 */
export async function png(svg: string): Promise<Buffer | null> {
  const beyond = /\p{Script=Han}/u.test(svg);
  if (beyond && !drawsHan()) return null;
  return (await renderAsync(svg, options(beyond))).asPng();
}

/** Whether two characters look different here; where there is no font for them, both are the same empty box. */
function drawsHan(): boolean {
  const [one, other] = ["人", "国"].map((sign) => {
    const text = `<text x="4" y="40" font-size="36" font-family="sans-serif">${sign}</text>`;
    const drawn = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48">${text}</svg>`,
      options(true),
    );
    return drawn.render().asPng();
  });
  return one !== undefined && other !== undefined && !one.equals(other);
}
