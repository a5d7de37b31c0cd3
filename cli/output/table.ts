import stringWidth from "string-width";

export type Column = {
  readonly title: string;
  readonly align?: "left" | "right";
  /** Whether the column is truncated if the table is wider than the terminal. */
  readonly isFlexible?: boolean;
};

const GAP = "  ";
const NARROWEST = 8;
const ELLIPSIS = "…";
const segmenter = new Intl.Segmenter();

/** Truncates text to a width in terminal columns, ending in an ellipsis. */
export function cutToWidth(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = "";
  let used = 0;
  for (const { segment } of segmenter.segment(text)) {
    used += stringWidth(segment);
    if (used > width - 1) break;
    kept += segment;
  }
  return kept.trimEnd() + ELLIPSIS;
}

function pad(text: string, width: number, align: Column["align"]): string {
  const blanks = " ".repeat(Math.max(0, width - stringWidth(text)));
  return align === "right" ? blanks + text : text + blanks;
}

const widest = (texts: readonly string[]): number =>
  texts.reduce((width, text) => Math.max(width, stringWidth(text)), 0);

const naturalWidths = (columns: readonly Column[], rows: readonly (readonly string[])[]): number[] =>
  columns.map((column, at) => widest([column.title, ...rows.map((row) => row[at] ?? "")]));

const totalOf = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + width, 0) + GAP.length * (widths.length - 1);

/** The width of a table in terminal columns if nothing is truncated. */
export const widthOfTable = (columns: readonly Column[], rows: readonly (readonly string[])[]): number =>
  totalOf(naturalWidths(columns, rows));

/** Narrows the widest flexible column repeatedly until the table fits, but no column below a readable width. */
function narrow(widths: readonly number[], columns: readonly Column[], maxWidth: number): number[] {
  const fitted = [...widths];
  while (totalOf(fitted) > maxWidth) {
    const flexible = fitted.map((width, at) => (columns[at]?.isFlexible ? width : 0));
    const most = Math.max(...flexible);
    if (most <= NARROWEST) break;
    fitted[flexible.indexOf(most)] = most - 1;
  }
  return fitted;
}

/** Lines of aligned cells, if possible no wider than `maxWidth` terminal columns, with a header line unless every title is empty. */
export function layOutTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  maxWidth: number,
  paintHead: (line: string) => string = (line) => line,
): string[] {
  const hasHead = columns.some((column) => column.title !== "");
  const widths = narrow(naturalWidths(columns, rows), columns, maxWidth);
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => {
        const width = widths[at] ?? 0;
        return pad(cutToWidth(cell, width), width, columns[at]?.align);
      })
      .join(GAP)
      .trimEnd();
  const body = rows.map(line);
  return hasHead ? [paintHead(line(columns.map((column) => column.title))), ...body] : body;
}
