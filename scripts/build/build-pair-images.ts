import { createHash } from "node:crypto";
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { drawImage } from "~/converter/image/draw-image.server";
import { PAIR_IMAGES, pairImageContent, pairImageFile } from "~/converter/image/pair-image.server";
import { FONT_FILES, renderImage } from "~/converter/image/render-image.server";
import { unitPair } from "~/converter/pair/unit-pair.server";
import { allPopularPairs } from "~/links/popular-pairs.server";
import { BUILDS } from "./store-build";

const require = createRequire(import.meta.url);
const FONT_FOLDER = dirname(require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"));

/** Images of earlier builds, named after their content. Most builds reuse all of them. */
const DRAWN = `${BUILDS}/.images`;

async function drawnFile(svg: string): Promise<string> {
  const file = join(DRAWN, `${createHash("sha256").update(svg).digest("base64url")}.png`);
  if (!existsSync(file)) writeFileSync(file, await renderImage(svg, FONT_FOLDER));
  return file;
}

/** The fonts of images that the site draws later, with their license. */
function copyFonts(folder: string): void {
  mkdirSync(folder);
  for (const name of FONT_FILES) copyFileSync(join(FONT_FOLDER, name), join(folder, name));
  copyFileSync(require.resolve("dejavu-fonts-ttf/LICENSE"), join(folder, "LICENSE"));
}

/** Draws the sharing image of every popular pair, as PNG files in the build's folder. */
export async function buildPairImages(folder: string): Promise<void> {
  copyFonts(join(folder, "fonts"));
  mkdirSync(DRAWN, { recursive: true });
  const used = new Set<string>();
  // Images are drawn one by one, because all at once would take 1.5 GB.
  for (const { category, from, to } of allPopularPairs()) {
    const pair = unitPair(category, { from, to });
    if (!pair) throw new Error(`no units ${from} and ${to} in ${category}`);
    const drawn = await drawnFile(drawImage(pairImageContent(pair)));
    const file = join(folder, PAIR_IMAGES, pairImageFile(category, { from, to }));
    mkdirSync(dirname(file), { recursive: true });
    linkSync(drawn, file);
    used.add(drawn);
  }
  for (const name of readdirSync(DRAWN)) {
    const file = join(DRAWN, name);
    if (!used.has(file)) rmSync(file);
  }
}
