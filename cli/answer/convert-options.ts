import type { OptionSpec, OptionsOf } from "../command-spec";
import { wholeNumber } from "../parsers";

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
  { flags: "--to <unit>", description: "unit to convert to", kind: "unit" },
  categoryOption,
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
    description: "column or field with the numbers; columns are also numbered from 1",
  },
  {
    flags: "--from-column <name>",
    description: "column or field with the unit of each number, instead of --from",
  },
  { flags: "--no-header", description: "the input has no header row; refer to columns by number" },
  {
    flags: "--tsv",
    description: "columns are separated by tabs (default: detect comma, semicolon or tab)",
    implies: { csv: true },
    conflicts: ["json", "ndjson"],
  },
  {
    flags: "--as <name>",
    description: "name of the added column or field (default: the id of the target unit)",
    conflicts: ["header"],
  },
] as const satisfies readonly OptionSpec[];

export type ConvertOptions = OptionsOf<typeof convertOptions>;
