import type { CommandSpec, CommandTable, OperandSpec, OptionSpec } from "./command-spec";
import { readMoment, readSpan, wholeNumber } from "./readers";

const json: OptionSpec = { flags: "--json", says: "print JSON" };
const category: OptionSpec = {
  flags: "--category <id>",
  says: "look up units in this category only",
  kind: "category",
};
const yes: OptionSpec = { flags: "--yes", says: "do not ask for confirmation" };
const dryRun: OptionSpec = { flags: "--dry-run", says: "show what would be done, without doing it" };
const STATUSES = ["new", "read", "spam"];

const messageFilters: readonly OptionSpec[] = [
  {
    flags: "--since <date>",
    says: "received at or after this date or time (2026-11-20, 7d)",
    read: readMoment,
  },
  { flags: "--until <date>", says: "received before this date or time", read: readMoment },
  { flags: "--status <status>", says: "new, read or spam", choices: STATUSES, kind: "status" },
  { flags: "--search <text>", says: "containing this text in the name, address or message" },
];

const messageIds: OperandSpec = {
  syntax: "<ids...>",
  says: "message IDs (12), ranges (3-7), or - to read them from standard input",
  kind: "none",
};

const messageForms: readonly OptionSpec[] = [
  json,
  { flags: "--ndjson", says: "print one JSON object per line" },
  { flags: "--csv", says: "print CSV; cells that look like formulas are escaped" },
  { flags: "--bom", says: "start the CSV with a byte order mark, so that spreadsheets read it as UTF-8" },
  { flags: "--raw", says: "print text unchanged, including control characters and formulas" },
];

const converting: readonly CommandSpec[] = [
  {
    name: "convert",
    summary: "Convert a quantity to other units",
    details: [
      "A unit is an id, symbol, name, plural, alias or UCUM code, or an expression built from these: kg m/s^2, W/(m K), ft lbf per second. Prefixes are case-sensitive: mPa is a millipascal, MPa a megapascal.",
      "A quantity may be a sum or a product: 5 ft 11 in, 10 mm + 1/2 in, 2 * 3.5 kg.",
      "An ambiguous name is read with its most common meaning, and standard error says which; --strict rejects it.",
      "With --from or --to and either a file or no operand, each input line produces one output line, in order. A line that cannot be converted becomes an empty line, with the reason on standard error.",
      "A result is the double nearest to the exact answer; only --digits rounds it further. --exact and --digits also print results that do not fit in a double. With --exact, ≈ marks a result that is not a fraction.",
    ],
    operands: [
      {
        syntax: "[words...]",
        says: "a quantity and its target units; or, with --to, an input file (- is standard input)",
        kind: "unit",
      },
    ],
    options: [
      {
        flags: "--from <unit>",
        says: "unit of the numbers in the lines, the column or the field",
        kind: "unit",
      },
      { flags: "--to <unit>", says: "unit to convert to", kind: "unit" },
      category,
      { flags: "--strict", says: "reject ambiguous names and numbers" },
      { flags: "--digits <n>", says: "round to n significant digits", read: wholeNumber(1, 1000) },
      { flags: "--exact", says: "print the exact decimal or fraction" },
      { flags: "--json", says: "print JSON; for lines of input, one object per line" },
      { flags: "--csv", says: "read CSV and add a column" },
      { flags: "--ndjson", says: "read one JSON object per line and add a field" },
      {
        flags: "--column <name>",
        says: "column or field with the numbers; columns are also numbered from 1",
      },
      {
        flags: "--from-column <name>",
        says: "column or field with the unit of each number, instead of --from",
      },
      { flags: "--no-header", says: "the CSV has no header row; refer to columns by number" },
      {
        flags: "--tsv",
        says: "columns are separated by tabs (default: detect comma, semicolon or tab)",
      },
      {
        flags: "--as <name>",
        says: "name of the added column or field (default: the id of the target unit)",
      },
    ],
    examples: [
      { command: "everyunit convert 5 mi km", shows: "8.04672 km" },
      { command: "everyunit convert 5 ft 11 in to cm", shows: "180.34 cm" },
      { command: 'everyunit convert 180.34 cm "ft;in"', shows: "5 ft 11 in" },
      { command: "everyunit convert -40 celsius fahrenheit", shows: "-40 °F" },
      { command: "everyunit convert 5 mi", shows: "every unit of length" },
      { command: "everyunit convert 5 mi km m ft", shows: "one line per target" },
      { command: "everyunit convert 100 USD EUR", shows: "at the current rates, with their date" },
      { command: "everyunit convert 1 ft yd --exact", shows: "1/3 yd" },
      { command: "seq 1000 | everyunit convert --from mi --to km", shows: "one result per line" },
      {
        command: "everyunit convert --csv --column miles --from mi --to km runs.csv",
        shows: "runs.csv with a column km added",
      },
      {
        command: "everyunit convert --ndjson --column d --from mi --to km < runs.ndjson",
        shows: "each object with a field km added",
      },
    ],
    load: async () => (await import("./commands/convert")).runConvert,
  },
  {
    name: "units",
    summary: "List the units of a category, or search all units",
    details: [
      "When piped, prints tab-separated id, symbol and name, preceded by the category id unless you name a category.",
    ],
    operands: [{ syntax: "[category]", says: "id or name of a category", kind: "category" }],
    options: [
      {
        flags: "--search <text>",
        says: "only units whose name, symbol, UCUM code or note contains this text",
      },
      json,
    ],
    examples: [
      { command: "everyunit units length", shows: "the units of length" },
      { command: "everyunit units --search gallon", shows: "every kind of gallon" },
      { command: "everyunit units pressure --json", shows: "as in GET /api/units/pressure" },
    ],
    load: async () => (await import("./commands/units")).runUnits,
  },
  {
    name: "categories",
    summary: "List the categories",
    options: [json],
    examples: [{ command: "everyunit categories", shows: "all categories" }],
    load: async () => (await import("./commands/categories")).runCategories,
  },
  {
    name: "explain",
    summary: "Explain a conversion: factor, exactness, formula, sources",
    operands: [{ syntax: "<words...>", says: "two units", kind: "unit" }],
    options: [category, json],
    examples: [{ command: "everyunit explain mi km", shows: "how miles become kilometers" }],
    load: async () => (await import("./commands/explain")).runExplain,
  },
  {
    name: "rates",
    summary: "Show the date, source and age of the exchange rates",
    options: [json],
    examples: [{ command: "everyunit rates", shows: "which rates are current" }],
    load: async () => (await import("./commands/rates")).runRates,
  },
];

const administering: readonly CommandSpec[] = [
  {
    name: "contacts list",
    summary: "List messages, newest first",
    options: [
      {
        flags: "--limit <n>",
        says: "maximum number of messages (default: 20 in a table and with --json, all with --ndjson and --csv)",
        read: wholeNumber(1, 1_000_000),
      },
      { flags: "--cursor <cursor>", says: "continue from a previous page" },
      ...messageFilters,
      ...messageForms,
    ],
    examples: [
      { command: "everyunit contacts list", shows: "the newest messages" },
      {
        command: "everyunit contacts list --status new --since 7d",
        shows: "unread messages of the last 7 days",
      },
      { command: "everyunit contacts list --ndjson > messages.ndjson", shows: "all messages, one per line" },
    ],
    load: async () => (await import("./commands/contacts-list")).runContactsList,
  },
  {
    name: "contacts show",
    summary: "Show messages in full",
    operands: [messageIds],
    options: [
      { flags: "--json", says: "print JSON: an object for a single ID, otherwise an array" },
      { flags: "--raw", says: "print text unchanged, including control characters" },
    ],
    examples: [
      { command: "everyunit contacts show 12", shows: "message 12" },
      { command: "everyunit contacts show 3-7", shows: "the messages from 3 to 7 that exist" },
    ],
    load: async () => (await import("./commands/contacts-show")).runContactsShow,
  },
  {
    name: "contacts mark",
    summary: "Mark messages as read, new or spam",
    operands: [messageIds],
    options: [
      { flags: "--as <status>", says: "new, read or spam", choices: STATUSES, kind: "status" },
      dryRun,
    ],
    examples: [
      { command: "everyunit contacts mark 12 20-25 --as read", shows: "marks seven messages as read" },
      {
        command: "jq .id chosen.ndjson | everyunit contacts mark - --as spam",
        shows: "marks the chosen messages as spam",
      },
    ],
    load: async () => (await import("./commands/contacts-mark")).runContactsMark,
  },
  {
    name: "contacts delete",
    summary: "Delete messages permanently",
    operands: [messageIds],
    options: [yes, dryRun],
    examples: [{ command: "everyunit contacts delete 12 --yes", shows: "deletes message 12" }],
    load: async () => (await import("./commands/contacts-delete")).runContactsDelete,
  },
  {
    name: "contacts purge",
    summary: "Delete messages older than a given age, or all spam",
    details: ["In a cron job: everyunit contacts purge --older-than 365d --yes"],
    options: [
      {
        flags: "--older-than <span>",
        says: "an age such as 365d, 8w or 1y; optional with --status spam",
        read: readSpan,
      },
      {
        flags: "--status <status>",
        says: "only messages with this status: new, read or spam",
        choices: STATUSES,
        kind: "status",
      },
      yes,
      dryRun,
    ],
    examples: [
      { command: "everyunit contacts purge --older-than 365d --dry-run", shows: "how many would be deleted" },
      {
        command: "everyunit contacts purge --older-than 30d --status spam --yes",
        shows: "deletes spam older than 30 days",
      },
      { command: "everyunit contacts purge --status spam --yes", shows: "deletes all spam" },
    ],
    load: async () => (await import("./commands/contacts-purge")).runContactsPurge,
  },
  {
    name: "contacts export",
    summary: "Export all messages from one address",
    operands: [{ syntax: "<email>", says: "the sender's address", kind: "none" }],
    options: messageForms.filter((option) => option !== json),
    examples: [
      {
        command: "everyunit contacts export ann@example.org",
        shows: "one JSON object per line",
      },
    ],
    load: async () => (await import("./commands/contacts-export")).runContactsExport,
  },
  {
    name: "contacts stats",
    summary: "Count messages by status and age",
    options: [json],
    examples: [{ command: "everyunit contacts stats", shows: "how many are new, read and spam" }],
    load: async () => (await import("./commands/contacts-stats")).runContactsStats,
  },
  {
    name: "db migrate",
    summary: "Apply pending database migrations",
    examples: [{ command: "everyunit db migrate", shows: "how many were applied" }],
    load: async () => (await import("./commands/db")).runDbMigrate,
  },
  {
    name: "db status",
    summary: "Show applied and pending migrations",
    options: [json],
    examples: [{ command: "everyunit db status", shows: "applied and pending migrations" }],
    load: async () => (await import("./commands/db")).runDbStatus,
  },
  {
    name: "db backup",
    summary: "Write messages and exchange rates to a file",
    details: ["The file is compressed, readable only by its owner, and appears once it is complete."],
    operands: [{ syntax: "<file>", says: "the file to write", kind: "file" }],
    examples: [{ command: "everyunit db backup messages.backup", shows: "what was written" }],
    load: async () => (await import("./commands/db-backup")).runDbBackup,
  },
  {
    name: "db restore",
    summary: "Restore a backup into a database without messages",
    details: [
      "Creates the database and its tables if they are missing. Restores the whole backup or nothing.",
    ],
    operands: [{ syntax: "<file>", says: "a file written by db backup", kind: "file" }],
    examples: [
      {
        command: "DATABASE_URL=postgres://host/site everyunit db restore my.backup",
        shows: "what was restored",
      },
    ],
    load: async () => (await import("./commands/db-restore")).runDbRestore,
  },
  {
    name: "rates refresh",
    summary: "Fetch exchange rates from RATES_URL, check and store them",
    options: [json, { flags: "--accept-jumps", says: "accept rates that fail the jump check" }],
    examples: [
      {
        command: "RATES_URL=https://rates.example/daily everyunit rates refresh",
        shows: "the date and source of the new rates",
      },
    ],
    load: async () => (await import("./commands/rates-refresh")).runRatesRefresh,
  },
];

const shellHelp: readonly CommandSpec[] = [
  {
    name: "completion",
    summary: "Print a completion script for a shell",
    operands: [
      { syntax: "<shell>", says: "bash, zsh or fish", kind: "shell", choices: ["bash", "zsh", "fish"] },
    ],
    examples: [
      {
        command: 'eval "$(everyunit completion bash)"',
        shows: "in ~/.bashrc; for zsh, in ~/.zshrc",
      },
      {
        command: "everyunit completion fish > ~/.config/fish/completions/everyunit.fish",
        shows: "for new fish sessions",
      },
    ],
    load: async () => (await import("./commands/completion")).runCompletion,
  },
  {
    name: "man",
    summary: "Print the manual page",
    examples: [{ command: "everyunit man | man -l -", shows: "the manual" }],
    load: async () => (await import("./commands/man")).runMan,
  },
];

const sections = [
  { title: "Convert", commands: converting },
  { title: "Administer the site", commands: administering },
  { title: "Shell", commands: shellHelp },
];

export const commandTable: CommandTable = {
  commands: sections.flatMap(({ commands }) => commands),
  sections,
  groups: {
    contacts: "Read and manage contact messages",
    db: "Manage the database",
  },
};
