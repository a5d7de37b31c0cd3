import { themes } from "../app/conversion/questions/themes";
import { createExpressions } from "./random-expressions";
import { createSums } from "./random-sums";
import { readTable } from "./read-table";
import { seeded } from "./seeded";

/** Texts to ask, by where they come from. */
export type Corpus = Readonly<Record<"tables" | "random" | "prefixes", readonly string[]>>;

const WORKED_OUT = new URL("../app/conversion/questions/worked-out.tsv", import.meta.url);

const tables = (): readonly string[] => [
  ...Object.values(themes).flatMap((questions) => questions.map(({ ask }) => ask)),
  ...readTable(WORKED_OUT).map(([question = ""]) => question),
];

const SEEDS = [1, 42, 777, 20_261_124];

/** Expressions and sums, so many of each kind from each seed. */
const randomTexts = (count: number): readonly string[] =>
  SEEDS.map(seeded).flatMap((random) =>
    [
      createExpressions(random, count, "with signs"),
      createExpressions(random, count, "with spaces"),
      createExpressions(random, count, "in words"),
      createSums(random, count),
    ].flatMap((texts) => texts.map(({ ours }) => ours)),
  );

const SYMBOLS = "m g s A K mol cd Hz N Pa J W C V F Ω T H L eV bar cal bit B".split(" ");
const PREFIXES = ["p", "n", "u", "m", "c", "k", "M", "G", "T"];
const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const CASES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  capitalized,
];

/** Each unit with each prefix in four cases, into the unit as it is written and in capitals. */
const prefixMatrix = (): readonly string[] =>
  SYMBOLS.flatMap((symbol) =>
    PREFIXES.flatMap((prefix) =>
      CASES.flatMap((inCase) =>
        [symbol, symbol.toUpperCase()].map((target) => `5 ${inCase(prefix + symbol)} to ${target}`),
      ),
    ),
  );

/** The tables of questions, random texts, and the matrix of prefixes and cases. */
export function readingCorpus(randomCount: number): Corpus {
  return {
    tables: [...new Set(tables())],
    random: randomTexts(randomCount),
    prefixes: [...new Set(prefixMatrix())],
  };
}
