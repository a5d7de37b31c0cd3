import { REGIONS } from "~/conversion";
import { type OptionsOf, type OptionTable, UsageError } from "../command-spec";
import { wholeNumber } from "../parsers";

export const ownUnitsOption = {
  "--units <file>": "own units, a line for each: name [symbol] = expression (default: EVERYUNIT_UNITS)",
} as const;

export const regionOption = {
  "--region <name>": {
    description:
      "country whose gallons, pints, cups, tons and dollars apply: us, uk, au or ca (default: EVERYUNIT_REGION)",
    choices: REGIONS,
  },
} as const satisfies OptionTable;

export const categoryOption = {
  "--category <id>": { description: "look up units in this category only", kind: "category" },
} as const satisfies OptionTable;

function readDelimiter(text: string): string {
  if (text === "\\t" || text === "tab") return "\t";
  if (/^[!-~\t]$/.test(text) && !/["\d]/.test(text)) return text;
  throw new UsageError("must be one character, or tab");
}

export const convertOptions = {
  "--from <unit>": {
    description: "unit of the numbers in the lines, the column or the field",
    conflicts: ["fromColumn"],
    kind: "unit",
  },
  "--to <unit>": {
    description: "unit to convert to; best is the one in which the number is easiest to read",
    kind: "unit",
  },
  "-n, --number": { description: "print the bare number, without its unit", conflicts: ["json"] },
  "-q, --quiet": "print no notes on standard error, only errors",
  ...categoryOption,
  ...ownUnitsOption,
  ...regionOption,
  "--strict": "reject ambiguous names and numbers",
  "--digits <n>": {
    description: "round to n significant digits",
    read: wholeNumber(1000),
    conflicts: ["exact"],
  },
  "--exact": "print the exact decimal or fraction",
  "--decimal-comma": {
    description: "write results with a decimal comma (default: if the number has one)",
    conflicts: ["json", "ndjson"],
  },
  "--json": "print JSON; for lines of input, one object per line",
  "--csv": { description: "read CSV and add a column", conflicts: ["json", "ndjson"] },
  "--ndjson": "read one JSON object per line and add a field",
  "--column <name>":
    "columns or fields with the numbers, as in a,b; columns are also numbered from 1, and value.unit is a nested field",
  "--from-column <name>": "column or field with the unit of each number, instead of --from",
  "--no-header": "the input has no header row; refer to columns by number",
  "--tsv": {
    description: "columns are separated by tabs",
    implies: { csv: true },
    conflicts: ["json", "ndjson"],
  },
  "--as <name>": {
    description: "name of each added column or field (default: the id of the target unit)",
    conflicts: ["header"],
  },
  "--replace": "replace the numbers themselves; no column or field is added",
  "--delimiter <c>": {
    description: "character that separates columns (default: detect comma, semicolon, tab or vertical bar)",
    read: readDelimiter,
    implies: { csv: true },
    conflicts: ["json", "ndjson", "tsv"],
  },
  "--decimal <sign>": {
    description: "comma or point: the decimal sign of the numbers (default: detect it from the numbers)",
    choices: ["comma", "point"],
  },
  "--encoding <name>": "encoding of the input and output, such as latin1 (default: UTF-8)",
} as const satisfies OptionTable;

export type ConvertOptions = OptionsOf<typeof convertOptions>;
