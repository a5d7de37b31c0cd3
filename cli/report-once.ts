import type { ReportKind } from "./map-lines";

/** What a line gave rise to. */
export type Report = (sentence: string, kind?: ReportKind) => void;

const MOST_READINGS = 1_000;

/** Reports every distinct sentence once, up to a number that keeps memory bounded. */
export function reportOnce(): (sentence: string, kind: ReportKind, report: Report) => void {
  const reported = new Set<string>();
  return (sentence, kind, report) => {
    if (reported.has(sentence) || reported.size > MOST_READINGS) return;
    reported.add(sentence);
    if (reported.size <= MOST_READINGS) report(sentence, kind);
    else report(`only the first ${MOST_READINGS} assumptions are listed.`, kind);
  };
}
