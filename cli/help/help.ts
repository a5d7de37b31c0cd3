import type { CommandSpec, CommandTable, OptionSpec } from "../command-spec";
import { wrapText } from "../output/wrap-text";

const INDENT = "  ";
const EXAMPLE_WIDTH = 46;
const EXAMPLES_SHOWN = 1;

function columns(rows: readonly (readonly [string, string])[], maxWidth: number): string {
  const width = Math.min(Math.max(...rows.map(([left]) => left.length)), Math.floor(maxWidth / 2));
  return rows.map(([left, right]) => wrapRow(left, right, width, maxWidth)).join("");
}

function wrapRow(left: string, right: string, width: number, maxWidth: number): string {
  const indent = " ".repeat(INDENT.length + width + 2);
  const [first = "", ...rest] = wrapText(right, Math.max(20, maxWidth - indent.length));
  const head =
    left.length > width ? `${INDENT}${left}\n${indent}${first}` : `${INDENT}${left.padEnd(width)}  ${first}`;
  return `${[head.trimEnd(), ...rest.map((line) => indent + line)].join("\n")}\n`;
}

const section = (title: string, body: string): string => (body === "" ? "" : `\n${title}\n${body}`);

const examplesOf = (specs: readonly Pick<CommandSpec, "examples">[], maxWidth: number): string =>
  specs
    .flatMap((spec) => spec.examples)
    .map(([command, result]) => {
      const line = `${INDENT}${command}`;
      return line.length < EXAMPLE_WIDTH && EXAMPLE_WIDTH + 2 + result.length <= maxWidth
        ? `${line.padEnd(EXAMPLE_WIDTH)}# ${result}\n`
        : `${INDENT}# ${result}\n${line}\n`;
    })
    .join("");

export const HELP_OPTION: OptionSpec = { flags: "-h, --help", description: "show this help" };

export const usageOf = (spec: CommandSpec): string =>
  ["everyunit", spec.name, ...(spec.operands ?? []).map((operand) => operand.syntax), "[options]"].join(" ");

export function commandHelp(spec: CommandSpec, maxWidth: number): string {
  const options = [...spec.options, HELP_OPTION].map((option) => [option.flags, option.description] as const);
  const operands = (spec.operands ?? []).map(({ syntax, description }) => [syntax, description] as const);
  const details = (spec.details ?? []).map((text) => `\n${wrapText(text, maxWidth).join("\n")}\n`).join("");
  return [
    `${spec.summary}\n`,
    section("Examples", examplesOf([spec], maxWidth)),
    section("Usage", `${INDENT}${usageOf(spec)}\n`),
    details,
    section("Operands", operands.length === 0 ? "" : columns(operands, maxWidth)),
    section("Options", columns(options, maxWidth)),
  ].join("");
}

/** The help of `contacts` or `db`. */
export function groupHelp({ commands, groups }: CommandTable, group: string, maxWidth: number): string {
  const specs = commands.filter((spec) => spec.name.startsWith(`${group} `));
  const rows = specs.map((spec) => [spec.name, spec.summary] as const);
  return [
    `${groups[group]}\n`,
    section("Examples", examplesOf(specs, maxWidth)),
    section("Usage", `${INDENT}everyunit ${group} <command> [options]\n`),
    section("Commands", columns(rows, maxWidth)),
    section("Options", columns([[HELP_OPTION.flags, "show help for everyunit or for a command"]], maxWidth)),
  ].join("");
}

/** One row per command; the commands of a group share a row, because the group has its own help. */
function sectionRows(specs: readonly CommandSpec[], groups: CommandTable["groups"]) {
  const firstWords = [...new Set(specs.map(({ name }) => name.replace(/ .*/, "")))];
  return firstWords.flatMap((word): (readonly [string, string])[] => {
    const named = specs.filter(({ name }) => name.split(" ")[0] === word);
    if (groups[word] === undefined) return named.map(({ name, summary }) => [name, summary]);
    const rest = named.map(({ name }) => name.slice(word.length + 1)).join(", ");
    return [[`${word} <command>`, `${groups[word]}: ${rest}`]];
  });
}

/** The top-level help, within the 24 lines of the smallest usual terminal and its prompt. */
export function programHelp({ commands, sections, groups }: CommandTable, maxWidth: number): string {
  const convert = commands.find(({ name }) => name === "convert");
  const examples = (convert?.examples ?? []).slice(0, EXAMPLES_SHOWN);
  return [
    `Examples\n${examplesOf([{ examples }], maxWidth)}`,
    ...sections.map((part) => section(part.title, columns(sectionRows(part.commands, groups), maxWidth))),
    "\nUsage: everyunit <command> [options | --help], everyunit --version\n",
  ].join("");
}
