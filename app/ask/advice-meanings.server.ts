import { type Answer, categories, type exampleOf, replaceWhole } from "~/conversion";

/** One meaning of a question, and ways to write it. The first way whose answer has that meaning is used. */
export type Meaning = {
  readonly name: string;
  readonly questions: readonly (string | null)[];
  readonly isMeant?: (answer: Answer) => boolean;
};

type Advice = Parameters<typeof exampleOf>[0];

/** The most common meanings if two quantities need a further factor to convert; `~` is the source unit. */
const MEANINGS: { readonly [Of in Advice]?: readonly (readonly [name: string, ...ways: string[]])[] } = {
  density: [["Water, 1 kg/L", "~ * 1 kg/L", "~ / (1 kg/L)"]],
  solution: [["In water, 1 kg/L", "~ * 1 kg/L", "~ / (1 kg/L)"]],
  water: [["Compared with water, 1 g/cm³", "~ * 1 g/cm3", "~ / (1 g/cm3)"]],
  gravity: [["Weight under standard gravity", "~ * g0", "~ / g0"]],
  duration: [
    ["For one hour", "~ * 1 h", "~ / (1 h)"],
    ["For one day", "~ * 24 h", "~ / (24 h)"],
  ],
  wavenumber: [["Light in vacuum", "~ * c", "~ / c"]],
  photon: [["One photon", "~ / h", "~ * h"]],
  thermal: [["By the Boltzmann constant", "~ * k_B", "~ / k_B"]],
  light: [["Light in vacuum", "~ light"]],
};

const substances = categories.flatMap(({ substance }) => substance ?? []);

/** The meanings of a question whose units convert only with a factor that it does not name, such as a density. */
export function adviceMeanings(query: string, advice: Advice, from: string): readonly Meaning[] {
  const meanings =
    advice === "substance"
      ? [...new Set(substances)].map((name) => [capitalized(name), `~ ${name}`] as const)
      : (MEANINGS[advice] ?? []);
  return meanings.map(([name, ...ways]) => ({
    name,
    questions: ways.map((way) => replaceWhole(query, from, way.replace("~", from))),
  }));
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
