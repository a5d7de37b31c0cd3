/** The engine's public entry point for the page, the API and the command: the catalogue, exact conversion, reading of text. */

export { exampleOf } from "./advice";
export { type Answer, answerTo, ask, type TargetAnswer, targetsOf } from "./asking/ask";
export { describeReading } from "./asking/describe-reading";
export { readOwnUnits } from "./asking/read-own-units";
export { bounded } from "./bounded";
export type { Category } from "./categories/category";
export { type CategoryId, type Heading, headings, type UnitIdOf } from "./categories/directory";
export { categories, categoryCalled, findCategory } from "./categories/find-category";
export type { Unit } from "./categories/unit";
export type { Source } from "./constants/bibliography";
export {
  type AllConversions,
  type ConversionRequest,
  convert,
  convertAll,
  prepareConversion,
  requireCategory,
} from "./converting/catalogue-conversion";
export { type Conversion, type Converter, exactTextOf } from "./converting/conversion";
export { converter } from "./converting/convert";
export type { Exactness } from "./converting/rule";
export { signOnce, splitQuantity } from "./converting/split-quantity";
export { currencyCodes, currentCurrencyCodes, mainCurrencyCodes } from "./currencies/codes";
export { type OffPeg, ratesOffPeg } from "./currencies/off-peg";
export type { ExchangeRates } from "./currencies/rates";
export { mergeRates, snapshotRates } from "./currencies/snapshot";
export { inOldPounds } from "./currencies/syrian-pound";
export { describeError, quote } from "./describe-error";
export { type ConversionError, type Result, succeed, type UnitChoice } from "./errors";
export {
  type CategoryDescription,
  describeCategory,
  describeConversionSource,
  describeSources,
  type UnitDescription,
} from "./explaining/describe";
export { calculation, type Explanation, explain, explainUnits } from "./explaining/explain";
export { setPrebuiltNames } from "./reading/name/name-index";
export type { FindOptions } from "./reading/name/named-rows";
export type { NamesText } from "./reading/name/names-text";
export type { Assumption, FoundUnit, Question, UnitMatch, UnitPair } from "./reading/name/readings";
export {
  NO_OWN_UNITS,
  type OwnUnits,
  ownUnits,
  REGIONS,
  type Region,
  setOwnUnits,
  setRegion,
  withOwnUnits,
  withRegion,
} from "./reading/name/settings";
export { smallLetterUnits } from "./reading/name/small-letters";
export { writeNameIndex } from "./reading/plain-names";
export {
  findPair,
  findUnit,
  namesAnyUnit,
  readApart,
  readParts,
  readQuestion,
  readWords,
  splitNumber,
} from "./reading/read";
export { searchUnits } from "./reading/suggestion/search-units";
export { replaceWhole } from "./reading/suggestion/unknown-unit";
