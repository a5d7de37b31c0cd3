import type { MessageStatus } from "~db/schema";
import { jsonOption } from "../catalogue/options";
import type { OperandSpec, OptionsOf, OptionTable } from "../command-spec";
import { readMoment, readSpan, wholeNumber } from "../parsers";

const STATUSES = ["new", "read", "answered", "spam"] as const satisfies readonly MessageStatus[];
const status = { description: "new, read, answered or spam", choices: STATUSES } as const;
const messageCount = wholeNumber(1_000_000);

const dryRun = { "--dry-run": "show what would be done, without doing it" } as const;
const confirmed = { "--yes": "do not ask for confirmation", ...dryRun } as const;

export const messageIds: OperandSpec = {
  syntax: "[ids...]",
  description: "message IDs (12), ranges (3-7), or - to read IDs or the lines of export from standard input",
};

/** Which messages: the same for every command. */
const filters = {
  "--since <date>": {
    description: "received at or after this date or time (2026-11-20, 7d)",
    read: readMoment,
  },
  "--until <date>": { description: "received before this date or time", read: readMoment },
  "--status <status>": status,
  "--email <address>": "from this address, in any case",
  "--search <text>": "containing this text in the name, address or message",
} as const satisfies OptionTable;
export type FilterOptions = OptionsOf<typeof filters>;

export const exportOptions = {
  "--ndjson": { description: "print one JSON object per line", conflicts: ["json", "csv"] },
  "--csv": {
    description: "print CSV; cells that look like formulas are escaped",
    conflicts: ["json", "ndjson"],
  },
  "--raw": "print text unchanged, including control characters and formulas",
} as const satisfies OptionTable;
export type ExportOptions = OptionsOf<typeof exportOptions>;

export const listOptions = {
  "--limit <n>": {
    description:
      "maximum number of messages (default: 20 in a table and with --json, all with --ndjson and --csv)",
    read: messageCount,
  },
  "--cursor <cursor>": "continue from a previous page",
  ...filters,
  ...jsonOption,
  ...exportOptions,
} as const satisfies OptionTable;
export type ListOptions = OptionsOf<typeof listOptions>;

export const watchOptions = {
  "--since <date>": { description: "start with messages from this date, time or age", read: readMoment },
  "--status <status>": status,
  "--search <text>": filters["--search <text>"],
  "--interval <s>": {
    description: "seconds between queries of the database (default: 5)",
    read: wholeNumber(3600),
  },
  "--limit <n>": { description: "stop after n messages", read: messageCount },
  "--ndjson": "print one JSON object per line",
} as const satisfies OptionTable;
export type WatchOptions = OptionsOf<typeof watchOptions>;

export const showOptions = {
  "--json": "print JSON: an object for a single ID, otherwise an array",
  "--raw": "print text unchanged, including control characters",
} as const;
export type ShowOptions = OptionsOf<typeof showOptions>;

export const markOptions = {
  "--as <status>": { ...status, isRequired: true },
  ...filters,
  ...dryRun,
} as const satisfies OptionTable;
export type MarkOptions = OptionsOf<typeof markOptions>;

export const deleteOptions = { ...filters, ...confirmed } as const satisfies OptionTable;
export type DeleteOptions = OptionsOf<typeof deleteOptions>;

export const purgeOptions = {
  "--older-than <span>": {
    description: "an age such as 365d, 8w or 1y; optional with another filter",
    read: readSpan,
  },
  ...filters,
  ...confirmed,
} as const satisfies OptionTable;
export type PurgeOptions = OptionsOf<typeof purgeOptions>;

export const refreshOptions = {
  ...jsonOption,
  "--accept-jumps": "accept rates that moved by more than 20 %",
} as const;
export type RefreshOptions = OptionsOf<typeof refreshOptions>;
