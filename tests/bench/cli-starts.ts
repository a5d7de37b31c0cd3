import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { provideNode } from "../../scripts/gate/provide-node";
import { notMeasured, type Row } from "./report";

const STARTS = 20;

/** The versions of Node.js, and the target for each, relative to its own start. */
const VERSIONS = [
  ["20", 1.35],
  ["22", 1.5],
  ["24", 1.5],
] as const;

const CONVERT = ["convert", "5", "mi", "km"];
const SENTENCE = ["convert", "5", "ft", "11", "in", "to", "cm"];

function startMs(program: string, words: readonly string[]): number {
  const startedMs = performance.now();
  execFileSync(program, words);
  return performance.now() - startedMs;
}

type Start = { readonly bestMs: number; readonly medianMs: number };

/** The commands take turns, so that other load on the machine affects all of them. */
function timeStarts(program: string, contestants: readonly (readonly string[])[]): readonly Start[] {
  // Node.js's compile cache is filled from the second start on.
  for (const words of contestants) startMs(program, words);
  const rounds = Array.from({ length: STARTS }, () => contestants.map((words) => startMs(program, words)));
  return contestants.map((_, at) => {
    const sorted = rounds.map((round) => round[at] ?? Number.NaN).sort((a, b) => a - b);
    return { bestMs: sorted[0] ?? Number.NaN, medianMs: sorted[STARTS / 2] ?? Number.NaN };
  });
}

function rowOf(metric: string, ours: Start, floor: Start, target?: number): Row {
  const ratio = ours.medianMs / floor.medianMs;
  const format = ({ medianMs, bestMs }: Start) => `${medianMs.toFixed(0)} ms (best ${bestMs.toFixed(0)})`;
  return {
    metric,
    ours: format(ours),
    floor: format(floor),
    result: `× ${ratio.toFixed(2)} (best × ${(ours.bestMs / floor.bestMs).toFixed(2)})`,
    ...(target === undefined ? {} : { target: `× ${target.toFixed(2)}`, isMet: ratio <= target }),
  };
}

function nodeOf(version: string): string | undefined {
  try {
    return provideNode(version);
  } catch {
    return undefined;
  }
}

/** Times cold starts of the built command and of `node -e 0` on each version of Node.js. */
export function cliStarts(build: string): readonly Row[] {
  const file = join(build, "everyunit.cjs");
  // Without the prebuilt index the program indexes the whole catalogue at the first name.
  const bare = mkdtempSync(join(build, "without-names-"));
  for (const name of ["everyunit.cjs", "chunks", "package.json"])
    cpSync(join(build, name), join(bare, name), { recursive: true });
  return VERSIONS.flatMap(([version, target]) => {
    const metric = (words: string) => `start of everyunit ${words}, Node.js ${version}: node -e 0`;
    const program = nodeOf(version);
    if (!program) return [notMeasured(metric(CONVERT.join(" ")), `npm does not provide Node.js ${version}`)];
    const contestants = [
      ["-e", "0"],
      [file, ...CONVERT],
      [file, ...SENTENCE],
      [file, "--version"],
      [join(bare, "everyunit.cjs"), ...CONVERT],
    ];
    const [floor, convert, sentence, printed, unindexed] = timeStarts(program, contestants);
    if (!floor || !convert || !sentence || !printed || !unindexed) return [];
    return [
      rowOf(metric(CONVERT.join(" ")), convert, floor, target),
      rowOf(metric(SENTENCE.join(" ")), sentence, floor),
      rowOf(metric("--version"), printed, floor),
      rowOf(metric(`${CONVERT.join(" ")} without unit-names.txt`), unindexed, floor),
    ];
  });
}
