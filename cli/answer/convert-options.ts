import { REGIONS } from "~/conversion";
import { type OptionSpec, type OptionsOf, UsageError } from "../command-spec";
import { wholeNumber } from "../parsers";

export const ownUnitsOption = {
  flags: "--units <file>",
  description: "own units, a line for each: name [symbol] = expression (default: EVERYUNIT_UNITS)",
} as const satisfies OptionSpec;

export const regionOption = {
  flags: "--region <name>",
  description:
    "country whose gallons, pints, cups, tons and dollars apply: us, uk, au or ca (default: EVERYUNIT_REGION)",
  choices: REGIONS,
} as const satisfies OptionSpec;

function readDelimiter(text: string): string {
  if (text === "\\t" || text === "tab") return "\t";
  if (/^[!-~\t]$/.test(text) && !/["\d]/.test(text)) return text;
  throw new UsageError("must be one character, or tab");
}

export const categoryOption = {
  flags: "--category <id>",
  description: "look up units in this category only",
  kind: "category",
} as const satisfies OptionSpec;

export const convertOptions = [
  {
    flags: "--from <unit>",
    description: "unit of the numbers in the lines, the column or the field",
    conflicts: ["fromColumn"],
    kind: "unit",
  },
  {
    flags: "--to <unit>",
    description: "unit to convert to; best is the one in which the number is easiest to read",
    kind: "unit",
  },
  { flags: "-n, --number", description: "print the bare number, without its unit", conflicts: ["json"] },
  { flags: "-q, --quiet", description: "print no notes on standard error, only errors" },
  categoryOption,
  ownUnitsOption,
  regionOption,
  { flags: "--strict", description: "reject ambiguous names and numbers" },
  {
    flags: "--digits <n>",
    description: "round to n significant digits",
    read: wholeNumber(1, 1000),
    conflicts: ["exact"],
  },
  { flags: "--exact", description: "print the exact decimal or fraction" },
  {
    flags: "--decimal-comma",
    description: "write results with a decimal comma (default: if the number has one)",
    conflicts: ["json", "ndjson"],
  },
  { flags: "--json", description: "print JSON; for lines of input, one object per line" },
  { flags: "--csv", description: "read CSV and add a column", conflicts: ["json", "ndjson"] },
  { flags: "--ndjson", description: "read one JSON object per line and add a field" },
  {
    flags: "--column <name>",
    description:
      "columns or fields with the numbers, as in a,b; columns are also numbered from 1, and value.unit is a nested field",
  },
  {
    flags: "--from-column <name>",
    description: "column or field with the unit of each number, instead of --from",
  },
  { flags: "--no-header", description: "the input has no header row; refer to columns by number" },
  {
    flags: "--tsv",
    description: "columns are separated by tabs",
    implies: { csv: true },
    conflicts: ["json", "ndjson"],
  },
  {
    flags: "--as <name>",
    description: "name of each added column or field (default: the id of the target unit)",
    conflicts: ["header"],
  },
  { flags: "--replace", description: "replace the numbers themselves; no column or field is added" },
  {
    flags: "--delimiter <c>",
    description: "character that separates columns (default: detect comma, semicolon, tab or vertical bar)",
    read: readDelimiter,
    implies: { csv: true },
    conflicts: ["json", "ndjson", "tsv"],
  },
  {
    flags: "--decimal <sign>",
    description: "comma or point: the decimal sign of the numbers (default: detect it from the numbers)",
    choices: ["comma", "point"],
  },
  {
    flags: "--encoding <name>",
    description: "encoding of the input and output, such as latin1 (default: UTF-8)",
  },
] as const satisfies readonly OptionSpec[];

export type ConvertOptions = OptionsOf<typeof convertOptions>;
