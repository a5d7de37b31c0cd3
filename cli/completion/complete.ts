import { loadOwnUnits } from "../answer/own-units";
import { type CommandSpec, type CommandTable, flagOf, type OptionSpec, takesValue } from "../command-spec";
import { EXIT, type ExitCode } from "../exit-codes";
import { HELP_OPTION } from "../help/help";
import type { Io } from "../io";
import {
  type Candidate,
  categoryCandidates,
  chosenCategories,
  startingWith,
  unitCandidates,
} from "./catalogue-candidates";

/** The command at the start of the words, and the words after it. */
function findCommand(
  { commands }: CommandTable,
  words: readonly string[],
): { spec: CommandSpec; rest: readonly string[] } | null {
  for (const length of [2, 1]) {
    const spec = commands.find(({ name }) => name === words.slice(0, length).join(" "));
    if (spec && words.length >= length) return { spec, rest: words.slice(length) };
  }
  return null;
}

/** The first words of commands; after the name of a group, their second words. */
function commandNames({ commands, groups }: CommandTable, before: readonly string[]): Candidate[] {
  const prefix = before.length === 0 ? "" : `${before.join(" ")} `;
  const names = new Map<string, string>();
  for (const { name, summary } of commands) {
    if (!name.startsWith(prefix) || name === prefix.trim()) continue;
    const [word = ""] = name.slice(prefix.length).split(" ");
    if (!names.has(word)) names.set(word, groups[word] ?? summary);
  }
  return [...names].map(([value, description]) => ({ value, description }));
}

/** Splits the words after a command into operands and option values. */
function splitOperands(options: readonly OptionSpec[], rest: readonly string[]) {
  const operands: string[] = [];
  const values = new Map<string, string>();
  const valued = new Set(options.filter(takesValue).map(flagOf));
  rest.forEach((word, at) => {
    const flag = rest[at - 1];
    if (flag !== undefined && valued.has(flag)) values.set(flag, word);
    else if (!word.startsWith("--")) operands.push(word);
  });
  return { operands, values };
}

function withinCommand(spec: CommandSpec, rest: readonly string[], current: string): Candidate[] {
  const { operands, values } = splitOperands(spec.options, rest);
  const fitting = ({ kind, choices }: Pick<OptionSpec, "kind" | "choices">): Candidate[] => {
    if (choices) return startingWith(choices.map((value) => ({ value, description: "" })), current); // biome-ignore format: one line
    if (kind === "category") return startingWith(categoryCandidates(), current);
    return kind === "unit" ? unitCandidates(chosenCategories(operands, values), current) : [];
  };
  const previous = spec.options.find((option) => takesValue(option) && flagOf(option) === rest.at(-1));
  if (previous) return fitting(previous);
  if (current.startsWith("-")) {
    const flags = [...spec.options, HELP_OPTION].map((option) => ({
      value: flagOf(option),
      description: option.description,
    }));
    return startingWith(flags, current);
  }
  const specs = spec.operands ?? [];
  const operand = specs[operands.length] ?? specs.find(({ syntax }) => syntax.includes("..."));
  // The first operand of convert is a number, which cannot be completed.
  if (!operand || (spec.name === "convert" && operands.length === 0)) return [];
  return fitting(operand);
}

/** Splits "--to=km" into "--to km". Bash passes three words, because "=" separates words there. */
function withoutEqualSigns(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    if (word === "=" && words[at - 1]?.startsWith("--")) return at === words.length - 1 ? [""] : [];
    const [, flag, value] = /^(--[a-z-]+)=(.*)$/s.exec(word) ?? [];
    return flag === undefined || value === undefined ? [word] : [flag, value];
  });
}

/** Candidates for the last word, given the complete words before it. */
export function complete(table: CommandTable, words: readonly string[]): Candidate[] {
  const apart = withoutEqualSigns(words);
  const before = apart.slice(0, -1);
  const current = apart.at(-1) ?? "";
  const flag = /^--[a-z-]+=/.exec(words.at(-1) ?? "")?.[0] ?? "";
  const command = findCommand(table, before);
  const names = before.length < 2 ? startingWith(commandNames(table, before), current) : [];
  const found = [...names, ...(command ? withinCommand(command.spec, command.rest, current) : [])];
  return found.map(({ value, description }) => ({ value: flag + value, description }));
}

/** Called by the completion scripts on each press of Tab. */
export async function runComplete(io: Io, words: readonly string[], table: CommandTable): Promise<ExitCode> {
  loadOwnUnits(io.env);
  await io.stdout.write(
    complete(table, words)
      .map(({ value, description }) => `${value}\t${description}\n`)
      .join(""),
  );
  return EXIT.done;
}
