/** A problem makes the command fail, a reading is an assumption about one line, and a note is about the whole input. */
export type ReportKind = "problem" | "reading" | "note";

/** `place` is the column or field. */
export type Complain = (lineNumber: number, sentence: string, kind?: ReportKind, place?: string) => void;

/** Reports something about the current line. */
export type Report = (sentence: string, kind?: ReportKind) => void;

/** Reports why a text is not converted, and returns an empty result. */
export function refused(report: Report, sentence: string): "" {
  report(sentence);
  return "";
}

/** Whether a result replaces a cell: n/a stays, but <5 becomes empty, because it would be read in the new unit. */
export const isReplaceable = (cell: string, result: string): boolean => result !== "" || /\d/.test(cell);

const MOST_READINGS = 1_000;

/** Reports each distinct sentence once, up to a limit that bounds memory. */
export function reportOnce(): (sentence: string, kind: ReportKind, report: Report) => void {
  const reported = new Set<string>();
  return (sentence, kind, report) => {
    if (reported.has(sentence) || reported.size > MOST_READINGS) return;
    reported.add(sentence);
    if (reported.size <= MOST_READINGS) report(sentence, kind);
    else report(`only the first ${MOST_READINGS} assumptions are listed.`, kind);
  };
}
