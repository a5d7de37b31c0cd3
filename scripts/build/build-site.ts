import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { compressAssets } from "./compress-assets";
import { joinSharedChunks } from "./join-chunks";
import { clientNotices } from "./third-party";

/** Beside the scripts whose code it names. */
const NOTICES = "third-party.txt";

/** Builds the server and the browser's files into a folder, which must not be the one that a running site serves from. */
export async function buildSite(folder: string): Promise<void> {
  const remix = createRequire(import.meta.url).resolve("@remix-run/dev/dist/cli.js");
  const env = { ...process.env, NODE_ENV: "production", NO_COLOR: "1", BUILD_FOLDER: folder } as const;
  await promisify(execFile)(process.execPath, [remix, "build"], { env });
  writeFileSync(join(folder, "assets", NOTICES), clientNotices(join(folder, "metafile.js.json")));
  await joinSharedChunks(join(folder, "assets"), join(folder, "index.js"));
  await compressAssets(join(folder, "assets"));
}
