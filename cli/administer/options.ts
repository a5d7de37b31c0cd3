import type { MessageStatus } from "~db/schema";
import { jsonOption } from "../catalogue/options";
import type { OperandSpec, OptionSpec, OptionsOf } from "../command-spec";
import { readMoment, readSpan, wholeNumber } from "../parsers";

const STATUSES = ["new", "read", "answered", "spam"] as const satisfies readonly MessageStatus[];

const yes = { flags: "--yes", description: "do not ask for confirmation" } as const;
const dryRun = {
  flags: "--dry-run",
  description: "show what would be done, without doing it",
} as const;
const ndjson = {
  flags: "--ndjson",
  description: "print one JSON object per line",
  conflicts: ["json", "csv"],
} as const;
const csv = {
  flags: "--csv",
  description: "print CSV; cells that look like formulas are escaped",
  conflicts: ["json", "ndjson"],
} as const;
const bom = {
  flags: "--bom",
  description: "start the CSV with a byte order mark, so that spreadsheets read it as UTF-8",
} as const;
const status = {
  flags: "--status <status>",
  description: "new, read, answered or spam",
  choices: STATUSES,
} as const;
const search = {
  flags: "--search <text>",
  description: "containing this text in the name, address or message",
} as const;
const raw = {
  flags: "--raw",
  description: "print text unchanged, including control characters and formulas",
} as const;

export const messageIds: OperandSpec = {
  syntax: "[ids...]",
  description: "message IDs (12), ranges (3-7), or - to read IDs or the lines of export from standard input",
};

const since = {
  flags: "--since <date>",
  description: "received at or after this date or time (2026-11-20, 7d)",
  read: readMoment,
} as const;
const until = {
  flags: "--until <date>",
  description: "received before this date or time",
  read: readMoment,
} as const;

const email = { flags: "--email <address>", description: "from this address, in any case" } as const;

/** Which messages: the same for every command. */
const filters = [since, until, status, email, search] as const satisfies readonly OptionSpec[];
export type FilterOptions = OptionsOf<typeof filters>;

export const listOptions = [
  {
    flags: "--limit <n>",
    description:
      "maximum number of messages (default: 20 in a table and with --json, all with --ndjson and --csv)",
    read: wholeNumber(1, 1_000_000),
  },
  { flags: "--cursor <cursor>", description: "continue from a previous page" },
  ...filters,
  jsonOption,
  ndjson,
  csv,
  bom,
  raw,
] as const satisfies readonly OptionSpec[];
export type ListOptions = OptionsOf<typeof listOptions>;

export const watchOptions = [
  {
    flags: "--since <date>",
    description: "start with messages from this date, time or age",
    read: readMoment,
  },
  status,
  search,
  {
    flags: "--interval <s>",
    description: "seconds between queries of the database (default: 5)",
    read: wholeNumber(1, 3600),
  },
  { flags: "--limit <n>", description: "stop after n messages", read: wholeNumber(1, 1_000_000) },
  { flags: "--ndjson", description: "print one JSON object per line" },
] as const satisfies readonly OptionSpec[];
export type WatchOptions = OptionsOf<typeof watchOptions>;

export const showOptions = [
  { flags: "--json", description: "print JSON: an object for a single ID, otherwise an array" },
  { flags: "--raw", description: "print text unchanged, including control characters" },
] as const satisfies readonly OptionSpec[];
export type ShowOptions = OptionsOf<typeof showOptions>;

export const markOptions = [
  {
    flags: "--as <status>",
    description: "new, read, answered or spam",
    choices: STATUSES,
    isRequired: true,
  },
  ...filters,
  dryRun,
] as const satisfies readonly OptionSpec[];
export type MarkOptions = OptionsOf<typeof markOptions>;

export const deleteOptions = [...filters, yes, dryRun] as const satisfies readonly OptionSpec[];
export type DeleteOptions = OptionsOf<typeof deleteOptions>;

export const purgeOptions = [
  {
    flags: "--older-than <span>",
    description: "an age such as 365d, 8w or 1y; optional with another filter",
    read: readSpan,
  },
  ...filters,
  yes,
  dryRun,
] as const satisfies readonly OptionSpec[];
export type PurgeOptions = OptionsOf<typeof purgeOptions>;

export const exportOptions = [ndjson, csv, bom, raw] as const satisfies readonly OptionSpec[];
export type ExportOptions = OptionsOf<typeof exportOptions>;

export const refreshOptions = [
  jsonOption,
  { flags: "--accept-jumps", description: "accept rates that moved by more than 20 %" },
] as const satisfies readonly OptionSpec[];
export type RefreshOptions = OptionsOf<typeof refreshOptions>;
