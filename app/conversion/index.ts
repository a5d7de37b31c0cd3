/** The engine's only door: exact conversion and its catalogue, behind the page, the API and the command line. */
export {
  type AllConversions,
  type ConversionRequest,
  convert,
  convertAll,
  prepareConversion,
  requireCategory,
} from "./catalogue-conversion";
export { categories, findCategory, type Heading, headings } from "./categories/directory";
export type { Conversion, Converter, Exactness } from "./convert";
export { currencyCodes, currentCurrencyCodes, mainCurrencyCodes } from "./currencies/codes";
export type { ExchangeRates } from "./currencies/rates";
export { snapshotRates } from "./currencies/snapshot";
export {
  type CategoryDescription,
  describeCategory,
  describeSources,
  type UnitDescription,
} from "./describe";
export { type ConversionError, describeError, type Result, type UnitChoice } from "./errors";
export { type Explanation, explain } from "./explain";
export {
  type FindOptions,
  findUnit,
  namesAnyUnit,
  resolvePair,
  type UnitMatch,
  type UnitPair,
} from "./find-unit";
export { writeReadyMadeNames } from "./name-index";
export {
  combineParts,
  type Phrase,
  parsePhrase,
  phraseOf,
  type Quantity,
  type QuantityPart,
  splitQuantity,
} from "./quantity";
export type { Source } from "./sources";
export type { Category, Unit } from "./unit";
