import { version } from "../package.json";
import type { CommandSpec, CommandTable } from "./command-spec";
import { HELP_OPTION, usageOf } from "./help";

const EXIT_STATUS = [
  ["0", "done"],
  ["1", "failed at run time: the database, a file, or some of the lines"],
  ["2", "wrong usage"],
  ["3", "unknown or ambiguous unit, unknown category or message"],
  ["4", "units that do not convert into each other, or a value outside the unit's domain"],
  ["5", "no rate for a currency"],
] as const;

const ENVIRONMENT = [
  ["NO_COLOR", "when set, no colours; there are none off a terminal anyway"],
  [
    "PAGER",
    "shows the tables of units, categories and contacts list on a terminal (default: less -FRX); empty or cat: none",
  ],
  ["TZ", "the time zone that messages' times are shown in"],
  ["DATABASE_URL", "the PostgreSQL server with the messages; unset: the embedded one"],
  ["DATA_DIR", "the folder of the embedded server (default: .data)"],
  ["RATES_URL", "the feed that rates refresh asks; off switches it off"],
  ["LOG_LEVEL", "debug prints the stack of an unexpected failure"],
] as const;

const DESCRIPTION = [
  "everyunit converts between the units of 70 categories, from length and currency to luminance and lumber. A unit is a definition, not a rounded factor: results are the double nearest to the exact answer, and explain tells where each factor comes from. Converting needs no network.",
  "A number may be written 5, -40, 1.5, 1,5, 1,234.5, 1/2, 1 1/2, ½, 1½, 6.02e23 or 6.02×10^23. A number with two readings, such as 1,234, is read with English separators; --strict refuses it. A quantity may be a sum (5'11\", 5 ft 11 in, 10 mm + 1/2 in) or a product (2 * 3.5 kg).",
  'After the quantity stand the units wanted: none for all of its category, one, or several, after "to" or "in" where that reads better. Units joined by semicolons, as in "ft;in", share one quantity among them: whole numbers, and the rest in the last.',
  "Results go to standard output and everything else to standard error. Off a terminal there are no colours and no tables: convert prints a result per line, units columns separated by tabs, categories ids.",
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
  ESCAPES[character] ?? `\\[u${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}]`;

/**
 * Text for roff in plain ASCII, which needs no guess at an encoding: what is typed stays what it is (hyphens, quotes,
 * carets), and so does a dot that begins a line.
 */
const roff = (text: string): string =>
  text.replace(/[\\\-'^~`]|[^\n\x20-\x7e]/gu, escapeOf).replace(/^\./, "\\&.");

/** Not the macro .B, which would take the quotes of a command for its own. */
const item = (term: string, says: string): string => `.TP\n\\fB${roff(term)}\\fR\n${roff(says)}\n`;

function commandSection(spec: CommandSpec): string {
  const options = [...(spec.options ?? []), HELP_OPTION];
  return [
    `.SS ${roff(usageOf(spec))}\n${roff(spec.summary)}.\n`,
    ...(spec.details ?? []).map((text) => `.PP\n${roff(text)}\n`),
    ...(spec.operands ?? []).map(({ syntax, says }) => item(syntax, says)),
    ...options.map(({ flags, says }) => item(flags, says)),
  ].join("");
}

const examples = (commands: readonly CommandSpec[]): string =>
  commands
    .flatMap((spec) => spec.examples)
    .map(({ command, shows }) => item(command, shows))
    .join("");

const list = (rows: readonly (readonly [string, string])[]): string =>
  rows.map(([term, says]) => item(term, says)).join("");

/** The manual page, made of the same table as the parser and the help. */
export function manPage({ commands }: CommandTable): string {
  return [
    `.TH EVERYUNIT 1 "" "everyunit ${version}" "User Commands"\n.ad l\n.nh\n`,
    `.SH NAME\neveryunit \\- convert units exactly\n`,
    `.SH SYNOPSIS\n.B everyunit\n.I command\n[options]\n`,
    `.SH DESCRIPTION\n${DESCRIPTION.map(roff).join("\n.PP\n")}\n`,
    `.SH EXAMPLES\n${examples(commands)}`,
    `.SH COMMANDS\n${commands.map(commandSection).join("")}`,
    `.SH EXIT STATUS\n${list(EXIT_STATUS)}`,
    `.SH ENVIRONMENT\n${list(ENVIRONMENT)}`,
  ].join("");
}
