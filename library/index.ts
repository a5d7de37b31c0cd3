import {
  type Answer,
  answerTo,
  ask as askEngine,
  type Converter,
  converter,
  describeCategory,
  describeReading,
  categories as engineCategories,
  explainUnits,
  type FindOptions,
  type OwnUnits,
  ownUnits,
  REGIONS,
  type Result,
  readApart,
  readOwnUnits,
  readParts,
  readQuestion,
  requireCategory,
  snapshotRates,
  type TargetAnswer,
  targetsOf,
  withOwnUnits,
  withRegion,
} from "~/conversion";
import { rememberedFor } from "~/numerals/once";
import { ConversionError } from "./conversion-error";
import { exactTextOf, toConversion } from "./to-conversion";
import { toError } from "./to-error";
import type {
  Category,
  Conversion,
  Convert,
  ConverterOptions,
  ExchangeRates,
  Explanation,
  Options,
  OwnConverter,
  Quantity,
} from "./types";

export type * from "./types";
export { ConversionError };

function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw toError(result.error);
}

const findOptions = ({ category, strict = false, rates = snapshotRates }: Options): FindOptions => ({
  ...(category === undefined ? {} : { category: unwrap(requireCategory(category)).id }),
  isStrict: strict,
  rates: () => rates,
});

/** Runs work in a region. @throws TypeError for an unknown region. */
function inRegion<T>(region: Options["region"], work: () => T): T {
  if (region !== undefined && !REGIONS.includes(region))
    throw new TypeError(`'${region}' is not a region. Use ${REGIONS.join(", ")}.`);
  return withRegion(region, work);
}

function answer(value: string, unit: string | undefined, target: string | undefined, options: Options) {
  const find = findOptions(options);
  const question = inRegion(options.region, () => {
    if (unit !== undefined) return unwrap(readParts(value, unit, target, find));
    return unwrap(target === undefined ? readQuestion(value, find) : readApart(value, target, find));
  });
  const { rates = snapshotRates } = options;
  return { question, rates, answers: answerTo(question, targetsOf(question), rates) };
}

type Answered = Pick<Answer, "value" | "from" | "category" | "readings" | "targets">;

function toResult(question: Answered, { unit, conversion }: TargetAnswer, rates: ExchangeRates): Conversion {
  const { value, from, category, readings } = question;
  const reading = readings.map((one) => describeReading(one, question, rates));
  return toConversion({ value, from, to: unit, category, conversion: unwrap(conversion), reading }, rates);
}

/** The only result. @throws ConversionError for several targets ("ft;in"), which have no single number. */
function onlyAnswer({ answers, question }: ReturnType<typeof answer>): TargetAnswer {
  const [first, ...others] = answers;
  if (first && others.length === 0) return first;
  const text = question.targets.map(({ id }) => id).join(";");
  throw new ConversionError("invalid_expression", "Name one target unit.", { text });
}

const MOST_CONVERTERS = 1_000;
type Cached = { rates: ExchangeRates; converter: Converter };
/** Converters by the own units that they were looked up with. */
const convertersWith = rememberedFor((_: OwnUnits) => new Map<string, Cached>());

/** A cached converter: looking up two units takes a thousand times as long as converting a number. */
function converterBetween(unit: string, target: string, options: Options): Converter {
  const { category, strict = false, region, rates = snapshotRates } = options;
  const key = JSON.stringify([unit, target, category, strict, region]);
  const converters = convertersWith(ownUnits());
  const known = converters.get(key);
  if (known?.rates === rates) return known.converter;
  const found = answer("1", unit, target, options);
  const { from, category: shared } = found.question;
  const created = unwrap(converter(shared, from, onlyAnswer(found).unit, rates));
  if (converters.size >= MOST_CONVERTERS) converters.clear();
  converters.set(key, { rates, converter: created });
  return created;
}

/**
 * A quantity to convert: `convert(5, "mi").to("km")`, `convert("5 ft 11 in").to("cm")`. Units are ids, symbols, names, UCUM
 * codes, or expressions of them ("kg m/s^2").
 */
export const convert: Convert = (value, unit, options = {}): Quantity => {
  const text = String(value);
  const convertTo = (target: string) =>
    unwrap(
      unit === undefined || typeof value === "string"
        ? onlyAnswer(answer(text, unit, target, options)).conversion
        : converterBetween(unit, target, options).convert(text),
    );
  return {
    to: (target) => convertTo(target).result,
    toExact: (target) => exactTextOf(convertTo(target)),
    toConversion(target) {
      const found = answer(text, unit, target, options);
      return toResult(found.question, onlyAnswer(found), found.rates);
    },
    toAll() {
      const { question, rates, answers } = answer(text, unit, undefined, options);
      return answers.flatMap((one) => (one.conversion.ok ? [toResult(question, one, rates)] : []));
    },
  };
};

/** Answers a question in plain English, with one conversion per target: `ask("how many km in 26.2 miles")`. */
export function ask(question: string, options: Options = {}): readonly Conversion[] {
  const { rates = snapshotRates } = options;
  const answered = unwrap(inRegion(options.region, () => askEngine(question, rates, findOptions(options))));
  return answered.answers.flatMap((one) =>
    answered.isForAllUnits && !one.conversion.ok ? [] : [toResult(answered, one, rates)],
  );
}

/** How the conversion between two units works. */
export function explain(from: string, to: string, options: Options = {}): Explanation {
  const { question, rates } = answer("1", from, to, options);
  const [target = question.from] = question.targets;
  const {
    isRounded: _isRounded,
    calculation: _calculation,
    sources,
    ...explained
  } = unwrap(explainUnits(question.category, question.from, target, rates));
  return { ...explained, sources: sources.map(({ id }) => id) };
}

/** The ids of all categories, in the catalogue's order. */
export const categories: readonly string[] = /* @__PURE__ */ (() => engineCategories.map(({ id }) => id))();

/** A category with its units. */
export const units = (category: string): Category => describeCategory(unwrap(requireCategory(category)));

/**
 * A converter with units of your own: `createConverter({ units: "wug [wg] = 1.7018 m" })`. Each line is
 * `name [symbol] = expression`. The other options are defaults of every call. Throws `invalid_expression` with the line that
 * is wrong.
 */
export function createConverter({ units: lines = "", ...defaults }: ConverterOptions): OwnConverter {
  if (typeof lines !== "string")
    throw new TypeError("units is not a text of lines: name [symbol] = expression");
  const own = unwrap(readOwnUnits(lines));
  const within =
    <Asked extends unknown[], Found>(work: (...asked: Asked) => Found) =>
    (...asked: Asked): Found =>
      withOwnUnits(own, () => work(...asked));
  return {
    convert(value, unit, options) {
      const quantity = convert(value, unit, { ...defaults, ...options });
      return {
        to: within(quantity.to),
        toExact: within(quantity.toExact),
        toConversion: within(quantity.toConversion),
        toAll: within(quantity.toAll),
      };
    },
    ask: within((question: string, options?: Options) => ask(question, { ...defaults, ...options })),
    explain: within((from: string, to: string, options?: Options) =>
      explain(from, to, { ...defaults, ...options }),
    ),
  };
}
