import { cpus, loadavg } from "node:os";

/** One row of the report: our figure, the floor measured in the same run, and the target. */
export type Row = {
  readonly metric: string;
  readonly ours: string;
  readonly floor?: string;
  /** Whether the target is a ratio or a limit for our figure. */
  readonly result?: string;
  readonly target?: string;
  readonly isMet?: boolean;
};

export type Bench = {
  readonly name: string;
  run(): Promise<readonly (Row | string)[]>;
};

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const times = (ratio: number): string => `× ${ratio.toFixed(ratio < 1 ? 3 : 2)}`;

/** A row whose target is a ratio to the floor. */
export function ratioRow(
  metric: string,
  figures: { ours: number; floor: number },
  format: (figure: number) => string,
  target?: number,
): Row {
  const ratio = figures.ours / figures.floor;
  return {
    metric,
    ours: format(figures.ours),
    floor: format(figures.floor),
    result: times(ratio),
    ...(target === undefined ? {} : { target: times(target), isMet: ratio <= target }),
  };
}

/** A row whose target is a figure. */
export function limitRow(
  metric: string,
  ours: number,
  format: (figure: number) => string,
  target: number,
  floor?: number,
): Row {
  return {
    metric,
    ours: format(ours),
    ...(floor === undefined ? {} : { floor: format(floor) }),
    target: format(target),
    isMet: ours <= target,
  };
}

export const notMeasured = (metric: string, reason: string): Row => ({
  metric,
  ours: "not measured",
  result: reason,
});

const COLUMNS = ["measure", "ours", "floor", "result", "target", "met"];

const cellsOf = ({ metric, ours, floor = "", result = "", target = "", isMet }: Row): string[] => [
  metric,
  ours,
  floor,
  result,
  target,
  isMet === undefined ? "" : isMet ? "yes" : "**no**",
];

/** The rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [COLUMNS, ...rows.map(cellsOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  const [head = [], ...body] = lines;
  return [line(head), rule, ...body.map(line)].join("\n");
}

/** When and where the figures were taken. */
export function circumstances(): string {
  const date = new Date().toISOString().slice(0, 16).replace("T", " ");
  return `${date} UTC, Node.js ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load average ${loadavg()[0]?.toFixed(1)}`;
}
