import {
  type ConversionError,
  describeConversionSource,
  type Question,
  signOnce,
  splitQuantity,
  type Unit,
} from "~/conversion";
import { clockText, formatDigits } from "~/numerals/format";
import { toDouble } from "~/numerals/nearest-double";
import { add, decimal, fromDouble, type Ratio, subtract, toExactText } from "~/numerals/ratio";
import { jsonNumber, numberText, type Precision } from "../answer/conversion-text";
import type { ConvertOptions } from "../answer/convert-options";
import { failWith } from "../answer/fail-with";
import { unitText } from "../answer/number-text";
import { ratesFor } from "../answer/rates-in-force";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";

/** The last part, rounded as it will be printed. */
function rounded(last: Ratio, { digits, exact }: Precision): Ratio {
  if (digits !== undefined) return decimal(formatDigits(last, digits));
  const double = toDouble(last);
  return exact || !Number.isFinite(double) ? last : fromDouble(double);
}

/** Splits the quantity. If rounding the last part carries over (11.996 in to 12), the rounded quantity is split again. */
function split({ value, from }: Question, units: readonly Unit[], options: Precision): Ratio[] | null {
  const parts = splitQuantity(value, from, units);
  const last = parts?.at(-1);
  const unit = units.at(-1);
  const whole = unit && splitQuantity(value, from, [unit])?.[0];
  if (!parts || !last || !unit || !whole) return parts;
  return splitQuantity(add(subtract(whole, last), rounded(last, options)), unit, units);
}

const notProportional = ({ from, category }: Question, units: readonly Unit[]): ConversionError => ({
  code: "incompatible_units",
  from: from.name,
  fromQuantity: `${category?.quantityKind ?? from.name} without whole parts`,
  to: units.map((unit) => unit.id).join(";"),
  toQuantity: "several parts",
});

const beyondDouble = (part: Ratio, unit: Unit): ConversionError => ({
  code: "not_representable",
  size: "too_large",
  unit: unit.name,
  beyond: { exact: part, approximate: part, exactness: "exact" },
});

/** Splits one quantity over several units: 180.34 cm over "ft;in" is 5 ft 11 in. */
export async function showSplit(io: Io, question: Question, options: ConvertOptions): Promise<ExitCode> {
  const { category, from, value, targets } = question;
  const parts = split(question, targets, options);
  if (!parts) return failWith(io, notProportional(question, targets));
  const tooLarge = targets.flatMap((unit, at) => {
    const part = parts[at];
    return part && !Number.isFinite(toDouble(part)) ? [beyondDouble(part, unit)] : [];
  });
  if (tooLarge[0] && options.digits === undefined && !options.exact) return failWith(io, tooLarge[0]);
  if (options.json) {
    const rest = {
      from: from.id,
      to: targets.map((target) => target.id),
      result: parts.map(toDouble),
      exact: splitQuantity(value, from, targets)?.map(toExactText),
      source: describeConversionSource([from, ...targets], "exact", ratesFor(io, category)),
    };
    const head = `{"category":${JSON.stringify(category?.id ?? null)},"value":${jsonNumber(value)},`;
    await io.stdout.write(`${head}${JSON.stringify(rest).slice(1)}\n`);
    return EXIT.done;
  }
  const numbers = signOnce(parts).map((part) =>
    numberText({ exact: part, approximate: part, exactness: "exact", result: toDouble(part) }, options),
  );
  const texts = options.number
    ? numbers
    : targets.map((unit, at) => `${numbers[at]} ${unitText(category, unit)}`);
  await io.stdout.write(`${question.isClock ? clockText(numbers) : texts.join(" ")}\n`);
  return EXIT.done;
}
