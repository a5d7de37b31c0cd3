import type {
  calculation as Calculation,
  explain as Explain,
  explainUnits as ExplainUnits,
} from "~/conversion";
import { once } from "~/numerals/once";

/** The package's chunks are CommonJS. */
declare const require: NodeJS.Require;

type Explaining = {
  readonly calculation: typeof Calculation;
  readonly explain: typeof Explain;
  readonly explainUnits: typeof ExplainUnits;
};

const load = once((): Explaining => require("./explaining.cjs"));

/** Replaces the engine's own functions in the package: few programs explain, and the titles of all documents are 22 kB. */
export const calculation: typeof Calculation = (...asked) => load().calculation(...asked);
export const explain: typeof Explain = (...asked) => load().explain(...asked);
export const explainUnits: typeof ExplainUnits = (...asked) => load().explainUnits(...asked);
