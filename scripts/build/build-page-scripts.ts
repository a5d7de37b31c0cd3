import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { compressAssets } from "./compress-assets";
import { minifyScript } from "./minify-script";

/** The folder of a build for files with a fixed address. */
const FIXED = "public";

/** The scripts for pages without other scripts. Each becomes one file with a fixed address. */
const SCRIPTS = { "suggestions.js": "app/shell/suggestions.ts", "numbers.js": "app/ask/numbers.ts" };

/** Builds the scripts of pages that load no framework: the query box's suggestions and the numbers of answers. */
export async function buildPageScripts(folder: string): Promise<void> {
  mkdirSync(join(folder, FIXED), { recursive: true });
  for (const [name, input] of Object.entries(SCRIPTS)) {
    const { output } = await build({ input, transform: { target: "es2022" }, write: false });
    writeFileSync(join(folder, FIXED, name), minifyScript(output[0].code));
  }
  await compressAssets(join(folder, FIXED));
}
