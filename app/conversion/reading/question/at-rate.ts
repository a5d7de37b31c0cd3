import { once } from "~/numerals/once";
import { withOneDecimalMark } from "~/numerals/read-number";
import { isSameForm } from "../../algebra/base-unit-form";
import { BASE_DIMENSIONS, DIMENSIONLESS, type Dimension, isSameDimension } from "../../algebra/dimension";
import { times, type UnitExpression } from "../../algebra/expression";
import type { Unit } from "../../categories/unit";
import { dimensionOf } from "../../converting/rule";
import { normalizeOperators } from "../expression/expression-text";
import { takeNumberPhrase } from "../quantity/number-phrase";
import { withoutEnding, withoutMarks } from "./phrase-marks";

/** "3 h at 60 mph in miles" and "26.2 miles in 4 h": a quantity, a rate or a time, and what follows. */
const AT_RATE = once(
  () =>
    /^(.*[^\s]) (at|for|@|in) ((?:\p{Sc} ?)?[\d¼-¾⅐-⅞][^ ]*(?: (?!(?:to|in|into|as|→|=|[-=]*>) )[^ ]+)*)((?: (?:to|in|into|as|→|=|[-=]*>) .*)?)$/iu,
);
const LINK = once(() => / (?:at|for|@|in) (?=(?:\p{Sc} ?)?[\d¼-¾⅐-⅞])/iu);
/** 60 W for 5 h at $0.15/kWh */
const MOST_LINKS = 2;

/** "60 miles in an hour", "10 km in two hours" */
const TIME_IN_WORDS = / (in|for) ([a-z -]{1,40}?) (?=(?:second|minute|hour|day|week|month|year)s?\b)/i;

/** The digits of number words before a time, of which "half an" and "two and a half" are none by themselves. */
function inDigits(words: string): string | null {
  if (/^(?:an?|one)$/i.test(words)) return "1";
  const phrase = takeNumberPhrase(`${words} hours`);
  return phrase && phrase.end >= words.length ? phrase.digits : null;
}

/** Nobody asks in more characters. */
const LONGEST = 200;

/** A quantity at a rate, or a rate for a time, and the target that follows. */
export type AtRate = {
  /** The quantity and the rate with the word between them. */
  readonly asked: string;
  readonly quantity: string;
  readonly rate: string;
  readonly link: "at" | "for" | "in";
  readonly after: string;
};

/**
 * The parts of "26.2 miles at 6 mph in minutes" and "60 miles in an hour"; null for a text without one such word, or a long
 * one.
 */
export function atRate(text: string): AtRate | null {
  if (text.length > LONGEST) return null;
  const plain = normalizeOperators(withoutMarks(withoutEnding(withOneDecimalMark(text).trim())));
  const counted = plain.replace(TIME_IN_WORDS, (written, word: string, number: string) => {
    const digits = inDigits(number);
    return digits === null ? written : ` ${word} ${digits} `;
  });
  const [, quantity, word = "", rate, after = ""] = AT_RATE().exec(counted) ?? [];
  const links = counted.split(LINK()).length - 1;
  if (quantity === undefined || rate === undefined || links > MOST_LINKS || LINK().test(after)) return null;
  const link = /^for$/i.test(word) ? "for" : /^in$/i.test(word) ? "in" : "at";
  const asked = plain.slice(0, plain.length - after.length);
  return { asked, quantity, rate, link, after };
}

const dimension = (powers: Partial<Record<(typeof BASE_DIMENSIONS)[number], number>>): Dimension =>
  BASE_DIMENSIONS.map((name) => powers[name] ?? 0);
const TIME = dimension({ T: 1 });
const FREQUENCY = dimension({ T: -1 });
const MASS = dimension({ M: 1 });
const VOLUME = dimension({ L: 3 });
const CURRENT = dimension({ I: 1 });
const CHARGE = dimension({ I: 1, T: 1 });
const VOLTAGE = dimension({ L: 2, M: 1, T: -3, I: -1 });

const isNumber = (dimension: Dimension): boolean => isSameDimension(dimension, DIMENSIONLESS);

/** What a rate is of, and what it is over: miles and hours of mph; null for a unit that is not a quotient of two others. */
function sidesOf({ form }: UnitExpression): readonly [UnitExpression, UnitExpression] | null {
  if (form.kind === "definition") return sidesOf(form.is);
  if (form.kind === "prefixed") return sidesOf(form.unit);
  if (form.kind !== "quotient") return null;
  const sides = [form.numerator, times(...form.denominators)] as const;
  return sides.some((side) => isNumber(side.resolve().dimension)) ? null : sides;
}

/**
 * Whether a quantity at a rate is their product, as hours at a speed, or their quotient, as a distance at a speed; whether a
 * rate lasts for a time, and whether something happens in a time or is in a volume. Null where that makes no sense, or both do:
 * 120 V at 60 Hz, 100 mg at 5 mg/kg, 5 m in 2 ft.
 */
export function signOf(quantity: Unit, rate: Unit, link: AtRate["link"]): "*" | "/" | null {
  const [own, other] = [dimensionOf(quantity), dimensionOf(rate)];
  if (link === "in") {
    const isWithin =
      isSameDimension(other, TIME) || (isSameDimension(other, VOLUME) && isSameDimension(own, MASS));
    return isWithin && !isSameDimension(own, other) ? "/" : null;
  }
  const isRate = (own[BASE_DIMENSIONS.indexOf("T")] ?? 0) < 0 && !isSameDimension(own, FREQUENCY);
  if (link === "for") return isSameDimension(other, TIME) && isRate ? "*" : null;
  if (isSameDimension(other, VOLTAGE))
    return [CURRENT, CHARGE].some((one) => isSameDimension(own, one)) ? "*" : null;
  if (isSameDimension(own, VOLTAGE) && isSameDimension(other, CURRENT)) return "*";
  const sides = sidesOf(rate.scale.factor);
  if (!sides) return null;
  const [top, bottom] = sides.map((side) => isSameDimension(own, side.resolve().dimension));
  if (top && bottom) {
    // 70 kg at 5 mg/kg
    const [isTop, isBottom] = sides.map((side) =>
      isSameForm(side.resolve(), quantity.scale.factor.resolve()),
    );
    return isTop === isBottom ? null : isTop ? "/" : "*";
  }
  if (top === bottom) return null;
  // L/100 km and min/km are kept as their reciprocals.
  return top === (rate.scale.kind !== "reciprocal") ? "/" : "*";
}
