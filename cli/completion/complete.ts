import { categories, findUnit } from "~/conversion";
import type { CommandSpec, CommandTable, Kind, OptionSpec } from "../command-spec";
import { HELP_OPTION } from "../help";

export type Candidate = { readonly value: string; readonly says: string };

const flagOf = (option: OptionSpec): string =>
  option.flags.split(/[ ,]+/).findLast((part) => part.startsWith("--"))!;
const takesValue = (option: OptionSpec): boolean => option.flags.includes("<");

/** The command that the words begin with, and the words that follow it. */
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

/** First words of commands; within a group, the second ones. */
function commandNames({ commands, groups }: CommandTable, before: readonly string[]): Candidate[] {
  const prefix = before.length === 0 ? "" : `${before.join(" ")} `;
  const names = new Map<string, string>();
  for (const { name, summary } of commands) {
    if (!name.startsWith(prefix) || name === prefix.trim()) continue;
    const word = name.slice(prefix.length).split(" ")[0]!;
    if (!names.has(word)) names.set(word, groups[word] ?? summary);
  }
  return [...names].map(([value, says]) => ({ value, says }));
}

function unitsLike(categoryIds: ReadonlySet<string> | null): Candidate[] {
  const chosen = categories.filter(({ id }) => categoryIds === null || categoryIds.has(id));
  return chosen.flatMap((category) =>
    category.units.flatMap((unit) => {
      const names = new Set([unit.id, unit.name, unit.plural].filter((name) => /^[\w.^/-]+$/.test(name)));
      return [...names].map((value) => ({ value, says: `${unit.name}, ${category.name}` }));
    }),
  );
}

/** The categories that a unit typed before belongs to; null while none was. */
function categoriesOf(words: readonly string[]): ReadonlySet<string> | null {
  for (const word of words) {
    const found = /^[-−]?[\d.]/.test(word) ? null : findUnit(word);
    if (found?.ok) return new Set(found.value.map(({ category }) => category.id));
    if (found?.error.code === "ambiguous_unit")
      return new Set(found.error.choices.map(({ category }) => category));
  }
  return null;
}

function ofKind(
  kind: Kind | undefined,
  choices: readonly string[] | undefined,
  before: readonly string[],
): Candidate[] {
  if (choices) return choices.map((value) => ({ value, says: "" }));
  if (kind === "category") return categories.map(({ id, name }) => ({ value: id, says: name }));
  return kind === "unit" ? unitsLike(categoriesOf(before)) : [];
}

function withinCommand(spec: CommandSpec, rest: readonly string[], current: string): Candidate[] {
  const options = spec.options ?? [];
  const previous = options.find((option) => flagOf(option) === rest.at(-1));
  const isValue = (at: number) =>
    options.some((option) => takesValue(option) && flagOf(option) === rest[at - 1]);
  const unitsBefore = rest.filter(
    (word, at) => !word.startsWith("--") && (!isValue(at) || rest[at - 1] === "--from"),
  );
  if (previous && takesValue(previous)) return ofKind(previous.kind, previous.choices, unitsBefore);
  if (current.startsWith("-"))
    return [...options, HELP_OPTION].map((option) => ({ value: flagOf(option), says: option.says }));
  const operands = rest.filter((word, at) => !word.startsWith("--") && !isValue(at));
  const specs = spec.operands ?? [];
  const operand = specs[operands.length] ?? specs.find(({ syntax }) => syntax.includes("..."));
  // The first word of a conversion is its number, which nobody can guess.
  if (!operand || (spec.name === "convert" && operands.length === 0)) return [];
  return ofKind(operand.kind, operand.choices, unitsBefore);
}

/** What may stand in the place of the last word; the words before it are whole. */
export function complete(table: CommandTable, words: readonly string[]): Candidate[] {
  const before = words.slice(0, -1);
  const current = words.at(-1) ?? "";
  const command = findCommand(table, before);
  const names = before.length < 2 ? commandNames(table, before) : [];
  const within = command ? withinCommand(command.spec, command.rest, current) : [];
  const candidates = [...names, ...within];
  const matching = candidates.filter(({ value }) => value.startsWith(current));
  const lower = current.toLowerCase();
  const found =
    matching.length > 0 ? matching : candidates.filter(({ value }) => value.toLowerCase().startsWith(lower));
  return [...new Map(found.map((candidate) => [candidate.value, candidate])).values()];
}
