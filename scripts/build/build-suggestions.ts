import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { compressAssets } from "./compress-assets";
import { minifyScript } from "./minify-script";

/** The folder of a build for files with a fixed address. */
const FIXED = "public";

/** Builds the query box's suggestions into one file with a fixed address: pages without other scripts load it too. */
export async function buildSuggestions(folder: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ["app/shell/suggestions.ts"],
    bundle: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  mkdirSync(join(folder, FIXED), { recursive: true });
  writeFileSync(join(folder, FIXED, "suggestions.js"), minifyScript(outputFiles[0]?.text ?? ""));
  await compressAssets(join(folder, FIXED));
}
