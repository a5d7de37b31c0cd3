import stringWidth from "string-width";

export type Column = {
  readonly title: string;
  readonly align?: "left" | "right";
  /** Gives way, and is cut, where the table is wider than the terminal. */
  readonly isFlexible?: boolean;
};

const GAP = "  ";
const NARROWEST = 8;
const ELLIPSIS = "…";
const segmenter = new Intl.Segmenter();

/** Cut to a number of columns, the last of them an ellipsis. */
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

/** Columns of a terminal that a table takes where nothing is cut. */
export const widthOfTable = (columns: readonly Column[], rows: readonly (readonly string[])[]): number =>
  totalOf(naturalWidths(columns, rows));

/** Takes the missing columns from the widest flexible one, again and again, down to a width that still says something. */
function narrow(widths: readonly number[], columns: readonly Column[], room: number): number[] {
  const fitted = [...widths];
  for (let excess = totalOf(fitted) - room; excess > 0; excess = totalOf(fitted) - room) {
    let chosen = -1;
    columns.forEach((column, at) => {
      if (column.isFlexible && fitted[at]! > NARROWEST && (chosen < 0 || fitted[at]! > fitted[chosen]!))
        chosen = at;
    });
    if (chosen < 0) break;
    fitted[chosen] = fitted[chosen]! - 1;
  }
  return fitted;
}

/** Lines of aligned cells no wider than `room` columns where that can be; a head line unless every title is empty. */
export function layOutTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  room: number,
  paintHead: (line: string) => string = (line) => line,
): string[] {
  const hasHead = columns.some((column) => column.title !== "");
  const widths = narrow(naturalWidths(columns, rows), columns, room);
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => pad(cutToWidth(cell, widths[at]!), widths[at]!, columns[at]!.align))
      .join(GAP)
      .trimEnd();
  const body = rows.map(line);
  return hasHead ? [paintHead(line(columns.map((column) => column.title))), ...body] : body;
}
