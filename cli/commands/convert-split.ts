import { type ConversionError, type Quantity, splitQuantity, type Unit } from "~/conversion";
import { formatDigits, formatFull } from "~/numerals/format";
import {
  add,
  decimal,
  fromDouble,
  negate,
  type Ratio,
  subtract,
  toDouble,
  toExactText,
} from "~/numerals/ratio";
import { jsonNumber, type Precision, sourceText, unitText } from "../conversion-text";
import { EXIT, type ExitCode } from "../exit-codes";
import { failWith } from "../fail-with";
import type { Io } from "../io";
import { ratesFor } from "../rates-in-force";
import type { Question } from "./convert-answer";
import type { ConvertOptions } from "./convert-options";

const lastText = (value: Ratio, { digits, exact }: Precision): string => {
  if (digits !== undefined) return formatDigits(value, digits);
  return exact ? toExactText(value) : formatFull(toDouble(value));
};

/** The sign is said once, where the number begins: -5 ft 11 in, which is how it is read back. */
function signOnce(parts: readonly Ratio[]): Ratio[] {
  const first = parts.findIndex((part) => part.numerator !== 0n);
  return parts.map((part, at) => (at > first && part.numerator < 0n ? negate(part) : part));
}

/** The last part as it will be printed. */
function rounded(last: Ratio, { digits, exact }: Precision): Ratio {
  if (digits !== undefined) return decimal(formatDigits(last, digits));
  const double = toDouble(last);
  return exact || !Number.isFinite(double) ? last : fromDouble(double);
}

/** Rounding the last part may fill it (11.996 in to 12): the rounded whole is then spread anew. */
function spread(quantity: Quantity, units: readonly Unit[], options: Precision): Ratio[] | null {
  const parts = splitQuantity(quantity, units);
  const last = parts?.at(-1);
  if (!parts || !last) return parts;
  const unit = units.at(-1)!;
  const whole = splitQuantity(quantity, [unit])![0]!;
  const value = add(subtract(whole, last), rounded(last, options));
  return splitQuantity({ ...quantity, unit, value }, units);
}

const notProportional = (quantity: Quantity, units: readonly Unit[]): ConversionError => ({
  code: "incompatible_units",
  from: quantity.unit.name,
  fromQuantity: `${quantity.category.quantity} without whole parts`,
  to: units.map((unit) => unit.id).join(";"),
  toQuantity: "several parts",
});

const beyondDouble = (part: Ratio, unit: Unit): ConversionError => ({
  code: "not_representable",
  size: "too_large",
  unit: unit.name,
  beyond: { exact: part, approximate: part, exactness: "exact" },
});

/** One quantity over several units: 180.34 cm over "ft;in" is 5 ft 11 in. */
export async function showSplit(
  io: Io,
  { quantity, targets }: Question,
  options: ConvertOptions,
): Promise<ExitCode> {
  const { category, unit, value } = quantity;
  const parts = spread(quantity, targets, options);
  if (!parts) return failWith(io, notProportional(quantity, targets));
  const tooLarge = parts.findIndex((part) => !Number.isFinite(toDouble(part)));
  if (tooLarge >= 0 && options.digits === undefined && !options.exact)
    return failWith(io, beyondDouble(parts[tooLarge]!, targets[tooLarge]!));
  if (options.json) {
    const rest = {
      from: unit.id,
      to: targets.map((target) => target.id),
      result: parts.map(toDouble),
      exact: splitQuantity(quantity, targets)!.map(toExactText),
      source: sourceText(unit, targets, "exact", ratesFor(io, category)),
    };
    const head = `{"category":${JSON.stringify(category.id)},"value":${jsonNumber(value)},`;
    await io.stdout.write(`${head}${JSON.stringify(rest).slice(1)}\n`);
    return EXIT.done;
  }
  const texts = signOnce(parts).map(
    (part, at) => `${lastText(part, options)} ${unitText(category, targets[at]!)}`,
  );
  await io.stdout.write(`${texts.join(" ")}\n`);
  return EXIT.done;
}
