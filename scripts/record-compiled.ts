import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type PackedParts, packCompiled } from "./pack-parts";

const KEEP = join(import.meta.dirname, "keep-compiled.cjs");

/** What people run again and again, the most frequent first, so that what V8 compiles lazily is there too. */
const OFTEN = [
  "convert 5 mi km",
  "convert 5 ft 11 in to cm",
  "convert -40 celsius fahrenheit --json",
  "convert 100 usd eur --digits 6",
  "convert 1/3 ft yd --exact",
  "convert 5 mi",
  "convert --from mi --to km",
  "explain mi km",
  "units length",
  "categories",
  "__complete convert 5 mi",
  "--help",
];

/** What V8 compiled of the scripts in all those runs, as the file everyunit.v8 holds it. */
export async function recordCompiled({ mark, program }: PackedParts): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "everyunit-v8-"));
  try {
    const file = join(folder, "everyunit.cjs");
    writeFileSync(file, program);
    const runs = await Promise.all(
      OFTEN.map((words, at) => recordRun(file, words.split(" "), join(folder, `${at}`))),
    );
    // The first run that needed a script: V8 takes longer to read what it also compiled for others than to compile it then.
    const first = new Map(runs.flat().reverse());
    return packCompiled(mark, first);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function recordRun(
  file: string,
  words: readonly string[],
  folder: string,
): Promise<[string, Buffer][]> {
  mkdirSync(folder);
  const run = promisify(execFile)(process.execPath, ["--require", KEEP, file, ...words], {
    env: { ...process.env, NODE_OPTIONS: "", V8_FOLDER: folder },
  });
  run.child.stdin?.end("5\n");
  await run;
  return readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]);
}
