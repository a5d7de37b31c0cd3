import { join } from "node:path";

/** The fonts of the images: their names in the package and in the build. */
export const FONT_FILES = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"];

/** Renders an SVG as PNG, on another thread; the renderer is loaded with the first image. */
export async function renderImage(svg: string, fontFolder: string): Promise<Buffer> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const fontFiles = FONT_FILES.map((name) => join(fontFolder, name));
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "DejaVu Sans" };
  return (await renderAsync(svg, { font })).asPng();
}
