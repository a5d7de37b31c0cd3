import { version } from "../../package.json";
import type { CommandSpec, CommandTable, Run } from "../command-spec";
import { EXIT } from "../exit-codes";
import { HELP_OPTION, usageOf } from "./help";

const EXIT_STATUS = [
  ["0", "success"],
  ["1", "failure: the database, a file, or some of the lines"],
  ["2", "usage error"],
  ["3", "unknown or ambiguous unit, ambiguous number, unknown category or message"],
  ["4", "incompatible units, or a value out of the unit's range"],
  ["5", "no exchange rate for a currency"],
] as const;

const ENVIRONMENT = [
  ["NO_COLOR", "if set, disables colors, which are only used on a terminal"],
  [
    "PAGER",
    "pager for the tables of units, categories and contacts list on a terminal (default: less -FRX); empty or cat disables paging",
  ],
  ["TZ", "the time zone for the dates and times of messages"],
  ["DATABASE_URL", "the PostgreSQL server that stores the messages (default: the embedded server)"],
  ["DATA_DIR", "the data folder of the embedded server (default: .data)"],
  ["EVERYUNIT_UNITS", "a file of own units, as for --units"],
  ["EVERYUNIT_REGION", "us, uk, au or ca, as for --region"],
  ["RATES_URL", "the feed that rates refresh fetches; off disables refreshing"],
  ["LOG_LEVEL", "debug prints the stack trace of an unexpected error"],
] as const;

const DESCRIPTION = [
  "everyunit converts units in more than 100 categories, from length and currency to luminance and lumber. Units are defined exactly where an exact definition exists. Results are the double nearest to the exact answer, and everyunit explain shows where each factor comes from. Conversions need no network.",
  "A number may be written as 5, -40, 1.5, 1,5, 1,234.5, 1/2, 1 1/2, ½, 1½, 6.02e23 or 6.02×10^23. An ambiguous number, such as 1,234, is read with English separators; --strict rejects it. If the number has a decimal comma, so has the result, except in JSON and in comma-separated CSV. A quantity may be a sum (5'11\", 5 ft 11 in, 10 mm + 1/2 in) or a product (2 * 3.5 kg).",
  'Put target units after the quantity, optionally after "to" or "in". Without a target, the quantity is converted to every unit of its category. Units separated by semicolons, as in "ft;in", split one quantity: whole numbers, with the remainder in the last unit.',
  "Results go to standard output and everything else to standard error. When standard output is not a terminal, colors and tables are left out: convert prints one result per line, units prints tab-separated columns, and categories prints ids.",
] as const;

const ESCAPES: Readonly<Record<string, string>> = {
  "\\": "\\e",
  "-": "\\-",
  "'": "\\(aq",
  "^": "\\(ha",
  "~": "\\(ti",
  "`": "\\(ga",
};
const escapeOf = (character: string): string =>
  ESCAPES[character] ?? `\\[u${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;

/** Text for roff in ASCII. Escapes what roff would change, and a dot that would start a macro. */
const roff = (text: string): string =>
  text.replace(/[\\\-'^~`]|[^\n\x20-\x7e]/gu, escapeOf).replace(/^\./, "\\&.");

/** A list item. It avoids the macro .B, which would interpret the quotes of a command. */
const item = (term: string, description: string): string =>
  `.TP\n\\fB${roff(term)}\\fR\n${roff(description)}\n`;

function commandSection(spec: CommandSpec): string {
  const options = [...spec.options, HELP_OPTION];
  return [
    `.SS ${roff(usageOf(spec))}\n${roff(spec.summary)}.\n`,
    ...(spec.details ?? []).map((text) => `.PP\n${roff(text)}\n`),
    ...(spec.operands ?? []).map(({ syntax, description }) => item(syntax, description)),
    ...options.map(({ flags, description }) => item(flags, description)),
  ].join("");
}

const list = (rows: readonly (readonly [string, string])[]): string =>
  rows.map(([term, description]) => item(term, description)).join("");

/** The manual page, generated from the same table as the parser and the help. */
export function manPage({ commands }: CommandTable): string {
  return [
    `.TH EVERYUNIT 1 "" "everyunit ${version}" "User Commands"\n.ad l\n.nh\n`,
    `.SH NAME\neveryunit \\- convert units exactly\n`,
    `.SH SYNOPSIS\n.B everyunit\n.I command\n[options]\n`,
    `.SH DESCRIPTION\n${DESCRIPTION.map(roff).join("\n.PP\n")}\n`,
    `.SH EXAMPLES\n${list(commands.flatMap(({ examples }) => examples))}`,
    `.SH COMMANDS\n${commands.map(commandSection).join("")}`,
    `.SH EXIT STATUS\n${list(EXIT_STATUS)}`,
    `.SH ENVIRONMENT\n${list(ENVIRONMENT)}`,
  ].join("");
}

export const runMan: Run<object> = async (io, _, __, table) => {
  await io.stdout.write(manPage(table));
  return EXIT.done;
};
