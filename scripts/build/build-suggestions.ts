import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { compressAssets } from "./compress-assets";
import { minifyScript } from "./minify-script";

/** The folder of a build for files with a fixed address. */
const FIXED = "public";

/** Builds the query box's suggestions into one file with a fixed address: pages without other scripts load it too. */
export async function buildSuggestions(folder: string): Promise<void> {
  const { output } = await build({
    input: "app/shell/suggestions.ts",
    transform: { target: "es2022" },
    write: false,
  });
  mkdirSync(join(folder, FIXED), { recursive: true });
  writeFileSync(join(folder, FIXED, "suggestions.js"), minifyScript(output[0].code));
  await compressAssets(join(folder, FIXED));
}
