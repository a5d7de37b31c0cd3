import type { CommandSpec, CommandTable, OperandSpec, OptionSpec } from "./command-spec";
import { readMoment, readSpan, wholeNumber } from "./readers";

const json: OptionSpec = { flags: "--json", says: "print JSON" };
const category: OptionSpec = {
  flags: "--category <id>",
  says: "look for units in this category only",
  kind: "category",
};
const yes: OptionSpec = { flags: "--yes", says: "do it without asking" };
const dryRun: OptionSpec = { flags: "--dry-run", says: "say what would be done, and do nothing" };
const STATUSES = ["new", "read", "spam"];

const messageFilters: readonly OptionSpec[] = [
  { flags: "--since <date>", says: "from this day or instant on (2026-11-20, 7d)", read: readMoment },
  { flags: "--until <date>", says: "before this day or instant", read: readMoment },
  { flags: "--status <status>", says: "new, read or spam", choices: STATUSES, kind: "status" },
  { flags: "--search <text>", says: "with this text in name, address or message" },
];

const messageIds: OperandSpec = {
  syntax: "<ids...>",
  says: "messages' numbers (12), ranges (3-7), or - for those on standard input",
  kind: "none",
};

const messageForms: readonly OptionSpec[] = [
  json,
  { flags: "--ndjson", says: "print one JSON object per line, in constant memory" },
  { flags: "--csv", says: "print CSV; cells that a spreadsheet would run are defused" },
  { flags: "--bom", says: "begin the CSV with a byte order mark, which spreadsheets take for UTF-8" },
  { flags: "--raw", says: "print texts as they came, control characters and formulas included" },
];

const converting: readonly CommandSpec[] = [
  {
    name: "convert",
    summary: "Convert a quantity to another unit, or to all",
    details: [
      "A unit is an id, symbol, name, plural, alias or UCUM code, or an expression built from these: kg m/s^2, W/(m K), ft lbf per second. Prefixes are case-sensitive: mPa is a millipascal, MPa a megapascal.",
      "A quantity may be a sum or a product: 5 ft 11 in, 10 mm + 1/2 in, 2 * 3.5 kg.",
      "A name with several meanings is given the most common one, and standard error says which; --strict refuses it.",
      "With --from or --to and no words, or with a file in their place, reads one input per line and writes one output per line, in order.",
      "Results are the double nearest to the exact answer, of exchange rates too, and are rounded only by --digits; --exact and --digits go beyond a double. With --exact, ≈ marks a result that no decimal or fraction holds.",
    ],
    operands: [
      {
        syntax: "[words...]",
        says: "a quantity and its target units; with --to, or with --csv or --ndjson, a file instead of standard input",
        kind: "unit",
      },
    ],
    options: [
      {
        flags: "--from <unit>",
        says: "unit of the numbers read from lines, a column or a field",
        kind: "unit",
      },
      { flags: "--to <unit>", says: "unit to convert to", kind: "unit" },
      category,
      { flags: "--strict", says: "refuse a name or number with several meanings" },
      { flags: "--digits <n>", says: "round to n significant digits", read: wholeNumber(1, 1000) },
      { flags: "--exact", says: "print the exact decimal or fraction" },
      { flags: "--json", says: "print JSON; one object per line for lines" },
      { flags: "--csv", says: "read CSV and write it with a column added" },
      { flags: "--ndjson", says: "read one JSON object per line and write it with a field added" },
      {
        flags: "--column <name>",
        says: "the column or field that holds the numbers; a column also by number, from 1",
      },
      {
        flags: "--from-column <name>",
        says: "the column or field that holds the unit of each number, instead of --from",
      },
      { flags: "--no-header", says: "the CSV has no head: columns go by number, and none is named" },
      {
        flags: "--tsv",
        says: "read and write tabs between columns; without it the head decides: comma, semicolon or tab",
      },
      { flags: "--as <name>", says: "name of the added column (default: the target unit)" },
    ],
    examples: [
      { command: "everyunit convert 5 mi km", shows: "8.04672 km" },
      { command: "everyunit convert 5 ft 11 in to cm", shows: "180.34 cm" },
      { command: 'everyunit convert 180.34 cm "ft;in"', shows: "5 ft 11 in" },
      { command: "everyunit convert -40 celsius fahrenheit", shows: "-40 °F" },
      { command: "everyunit convert 5 mi", shows: "every unit of length" },
      { command: "everyunit convert 5 mi km m ft", shows: "a line for each of the three" },
      { command: "everyunit convert 100 USD EUR", shows: "at the rates in force, with their date" },
      { command: "everyunit convert 1 ft yd --exact", shows: "1/3 yd" },
      { command: "seq 1000 | everyunit convert --from mi --to km", shows: "a result per line" },
      {
        command: "everyunit convert --csv --column miles --from mi --to km runs.csv",
        shows: "runs.csv with a column km",
      },
      {
        command: "everyunit convert --ndjson --column d --from mi --to km < runs.ndjson",
        shows: "each object with a field km",
      },
    ],
    load: async () => (await import("./commands/convert")).runConvert,
  },
  {
    name: "units",
    summary: "List the units of a category, or search them all",
    details: [
      "Off a terminal a unit is a line of columns that tabs separate: id, symbol, name; the category's id before them where no category is named.",
    ],
    operands: [{ syntax: "[category]", says: "a category's id or name", kind: "category" }],
    options: [
      {
        flags: "--search <text>",
        says: "only units with this text in their names, symbol, UCUM code or note",
      },
      json,
    ],
    examples: [
      { command: "everyunit units length", shows: "the units of length" },
      { command: "everyunit units --search gallon", shows: "every kind of gallon" },
      { command: "everyunit units pressure --json", shows: "as GET /api/units/pressure gives them" },
    ],
    load: async () => (await import("./commands/units")).runUnits,
  },
  {
    name: "categories",
    summary: "List the categories",
    options: [json],
    examples: [{ command: "everyunit categories", shows: "what can be measured" }],
    load: async () => (await import("./commands/categories")).runCategories,
  },
  {
    name: "explain",
    summary: "Explain a conversion: factor, exactness, formula, sources",
    operands: [{ syntax: "<words...>", says: "two units", kind: "unit" }],
    options: [category, json],
    examples: [{ command: "everyunit explain mi km", shows: "why a mile is 1.609344 km" }],
    load: async () => (await import("./commands/explain")).runExplain,
  },
  {
    name: "rates",
    summary: "Show the date, source and age of the exchange rates",
    options: [json],
    examples: [{ command: "everyunit rates", shows: "which rates are in force" }],
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
        says: "at most so many (default: 20 in a table and with --json, all with --ndjson and --csv)",
        read: wholeNumber(1, 1_000_000),
      },
      { flags: "--cursor <cursor>", says: "go on where a list ended" },
      ...messageFilters,
      ...messageForms,
    ],
    examples: [
      { command: "everyunit contacts list", shows: "the newest messages" },
      { command: "everyunit contacts list --status new --since 7d", shows: "this week's unread ones" },
      { command: "everyunit contacts list --ndjson > messages.ndjson", shows: "all of them, one per line" },
    ],
    load: async () => (await import("./commands/contacts-list")).runContactsList,
  },
  {
    name: "contacts show",
    summary: "Show messages whole",
    operands: [messageIds],
    options: [
      { flags: "--json", says: "print JSON: an object for one number, otherwise an array" },
      { flags: "--raw", says: "print the texts as they came" },
    ],
    examples: [
      { command: "everyunit contacts show 12", shows: "message 12" },
      { command: "everyunit contacts show 3-7", shows: "messages 3 to 7, as many as there are" },
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
      { command: "everyunit contacts mark 12 20-25 --as read", shows: "seven messages less to read" },
      {
        command: "jq .id chosen.ndjson | everyunit contacts mark - --as spam",
        shows: "the messages that a program chose",
      },
    ],
    load: async () => (await import("./commands/contacts-mark")).runContactsMark,
  },
  {
    name: "contacts delete",
    summary: "Delete messages for good",
    operands: [messageIds],
    options: [yes, dryRun],
    examples: [{ command: "everyunit contacts delete 12 --yes", shows: "message 12 is gone" }],
    load: async () => (await import("./commands/contacts-delete")).runContactsDelete,
  },
  {
    name: "contacts purge",
    summary: "Delete messages older than a span, or all spam",
    details: ["For cron: everyunit contacts purge --older-than 365d --yes"],
    options: [
      { flags: "--older-than <span>", says: "a span such as 365d, 8w, 1y; spam needs none", read: readSpan },
      { flags: "--status <status>", says: "only new, read or spam", choices: STATUSES, kind: "status" },
      yes,
      dryRun,
    ],
    examples: [
      { command: "everyunit contacts purge --older-than 365d --dry-run", shows: "how many would go" },
      {
        command: "everyunit contacts purge --older-than 30d --status spam --yes",
        shows: "spam of more than a month goes",
      },
      { command: "everyunit contacts purge --status spam --yes", shows: "all spam goes" },
    ],
    load: async () => (await import("./commands/contacts-purge")).runContactsPurge,
  },
  {
    name: "contacts export",
    summary: "Export all that one address has sent",
    operands: [{ syntax: "<email>", says: "the sender's address", kind: "none" }],
    options: messageForms.filter((option) => option !== json),
    examples: [
      {
        command: "everyunit contacts export ann@example.org",
        shows: "her messages, one JSON object per line",
      },
    ],
    load: async () => (await import("./commands/contacts-export")).runContactsExport,
  },
  {
    name: "contacts stats",
    summary: "Count the messages",
    options: [json],
    examples: [{ command: "everyunit contacts stats", shows: "how many are new, read, spam" }],
    load: async () => (await import("./commands/contacts-stats")).runContactsStats,
  },
  {
    name: "db migrate",
    summary: "Bring the database up to date",
    examples: [{ command: "everyunit db migrate", shows: "the migrations applied" }],
    load: async () => (await import("./commands/db")).runDbMigrate,
  },
  {
    name: "db status",
    summary: "Show which migrations are applied and pending",
    options: [json],
    examples: [{ command: "everyunit db status", shows: "applied and pending migrations" }],
    load: async () => (await import("./commands/db")).runDbStatus,
  },
  {
    name: "db backup",
    summary: "Write messages and exchange rates to a file",
    details: ["The file is compressed, readable by its owner only, and appears when it is complete."],
    operands: [{ syntax: "<file>", says: "the file to write", kind: "file" }],
    examples: [{ command: "everyunit db backup messages.backup", shows: "how much was written" }],
    load: async () => (await import("./commands/db-backup")).runDbBackup,
  },
  {
    name: "db restore",
    summary: "Restore a backup into a database without messages",
    details: ["Creates what is missing. Restores all of the backup or nothing."],
    operands: [{ syntax: "<file>", says: "a file that db backup wrote", kind: "file" }],
    examples: [
      {
        command: "DATABASE_URL=postgres://host/site everyunit db restore my.backup",
        shows: "how much was restored",
      },
    ],
    load: async () => (await import("./commands/db-restore")).runDbRestore,
  },
  {
    name: "rates refresh",
    summary: "Fetch exchange rates from RATES_URL, check and keep them",
    options: [
      json,
      { flags: "--accept-jumps", says: "believe rates that moved further than the checks allow" },
    ],
    examples: [
      { command: "RATES_URL=https://rates.example/daily everyunit rates refresh", shows: "what was kept" },
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
        shows: "in ~/.bashrc; the same with zsh in ~/.zshrc",
      },
      {
        command: "everyunit completion fish > ~/.config/fish/completions/everyunit.fish",
        shows: "for every fish to come",
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
    contacts: "Read and manage the messages people sent",
    db: "Look after the database",
  },
};
