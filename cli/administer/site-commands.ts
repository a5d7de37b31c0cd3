import { jsonOption } from "../catalogue/options";
import { command } from "../command-spec";
import { refreshOptions } from "./options";

export const siteCommands = [
  command({
    name: "doctor",
    summary: "Check settings, database, rates, disk and proxy, and say what to do",
    details: ["The exit code is 1 if something is wrong."],
    examples: { "everyunit doctor": "a line for each check" },
    load: async () => (await import("./doctor")).runDoctor,
  }),
  command({
    name: "db migrate",
    summary: "Apply pending database migrations",
    examples: { "everyunit db migrate": "applies pending migrations" },
    load: async () => (await import("./db")).runDbMigrate,
  }),
  command({
    name: "db status",
    summary: "Show applied and pending migrations",
    options: jsonOption,
    examples: { "everyunit db status": "applied and pending migrations" },
    load: async () => (await import("./db")).runDbStatus,
  }),
  command({
    name: "db backup",
    summary: "Write messages and exchange rates to a file",
    details: ["The file is compressed, readable only by its owner, and appears once it is complete."],
    operands: [{ syntax: "<file>", description: "the file to write, or - for standard output" }],
    examples: {
      "everyunit db backup messages.backup": "writes messages.backup",
      "everyunit db backup - | ssh vault 'cat > messages.backup'": "keeps no copy here",
    },
    load: async () => (await import("./db-backup")).runDbBackup,
  }),
  command({
    name: "db restore",
    summary: "Restore a backup into a database without messages",
    details: [
      "Creates the database and its tables if they are missing. Restores the whole backup or nothing.",
    ],
    operands: [{ syntax: "<file>", description: "a file written by db backup, or - for standard input" }],
    examples: {
      "DATABASE_URL=postgres://host/site everyunit db restore my.backup":
        "restores my.backup into that database",
    },
    load: async () => (await import("./db-backup")).runDbRestore,
  }),
  command({
    name: "rates refresh",
    summary: "Fetch the rates from RATES_URL, check and store them",
    options: refreshOptions,
    examples: {
      "RATES_URL=https://rates.example/daily everyunit rates refresh": "fetches and stores that feed's rates",
    },
    load: async () => (await import("./rates-refresh")).runRatesRefresh,
  }),
];
