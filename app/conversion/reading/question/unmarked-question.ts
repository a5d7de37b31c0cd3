import { fail, type Result, succeed } from "../../errors";
import { findPair } from "../meaning/find-pair";
import { namesAnyUnit } from "../meaning/find-unit";
import { isNameOfOneUnit } from "../name/named-rows";
import { present, wording } from "../name/readings";
import type { FindOptions } from "../name/row-candidates";
import { MAX_NAME_WORDS } from "../name/unit-names";
import { addQuantities } from "../quantity/add-quantities";
import { takeTerms } from "../quantity/quantity-terms";
import { type QuestionText, withTargets } from "./question-parts";
import { secondReadings } from "./second-reading";
import { endsWithOperator, splitSegment, startsWithOperator } from "./split-segment";
import { targetsIn, unitsOfSplit } from "./targets";

/**
 * Splits "5 mi km", where nothing says which of the words are the target. Errors: those of takeTerms, splitSegment and
 * unitsOfSplit; missing_unit.
 */
export function splitUnmarked(
  quantity: string,
  words: readonly string[],
  options: FindOptions,
): Result<QuestionText> {
  const terms = takeTerms(quantity, addQuantities(options));
  if (!terms.ok) return terms;
  const last = terms.value.at(-1);
  const asWritten = { terms: terms.value, targets: [], isSplit: false, quantity };
  if (last?.unit.node && isNumberIn(quantity))
    return fail({ code: "missing_unit", value: quantity.replace(/ in .*/i, "") });
  // part/million (ppm)
  if (last?.unit.node && !last.hasNumber && isNameOfOneUnit(quantity, true))
    return succeed({ ...asWritten, terms: [{ ...last, unit: { text: quantity } }] });
  if (last?.unit.node)
    return splitProduct(words, options) ?? afterNumber(quantity, options) ?? succeed(asWritten);
  if (!last || last.unit.text === "") return succeed(asWritten);
  const [first] = terms.value;
  // In "1 mm·h + 4 millimeter hrs" the hours are not a target.
  if (first && first !== last && / /.test(last.unit.text) && findPair(first.unit, last.unit.text, options).ok)
    return succeed(asWritten);
  const isSplit = quantity.includes(";");
  const split = isSplit ? splitAtSemicolons(last.unit.text, options) : splitSegment(last.unit.text, options);
  if (!split.ok) return split;
  const { unitText, targets, pair, assumed } = split.value;
  const asked =
    pair || targets.length > 1 || terms.value.length > 1 ? null : afterIn(last.unit.text, options);
  if (asked) return succeed({ terms: [{ ...last, unit: { text: "" } }], targets: [asked], isSplit });
  const unit = { text: unitText };
  const [target] = targets;
  return succeed({
    terms: [
      ...terms.value.slice(0, -1),
      { ...last, unit, assumptions: [...last.assumptions, ...present(assumed ?? null)] },
    ],
    targets,
    isSplit,
    ...(target === undefined ? { quantity } : {}),
    ...(target !== undefined && pair ? { known: { unit, target, pair: succeed(pair) } } : {}),
  });
}

/** The target of "12000 in kg/ha", which is about no inches: the number has no unit. */
function afterIn(text: string, options: FindOptions): string | null {
  const [, target] = /^in (.+)$/i.exec(text) ?? [];
  return target && !isNameOfOneUnit(text, true) && namesAnyUnit(target, options) ? target : null;
}

/** "1920x1080 in MP" and "3x4 in kg" have no unit; 8.5 x 11 in cm are inches, and 2 x 5 in lb a torque. */
function isNumberIn(quantity: string): boolean {
  const [, target = ""] = /^[\d.,\s×*+/-]+ in (\p{L}+)$/iu.exec(quantity) ?? [];
  return (
    isNameOfOneUnit(target, false) &&
    !/^(?:lb|oz|pound|ounce)/i.test(target) &&
    !["in", "in^2"].some((inches) => findPair(inches, target).ok)
  );
}

/** 3 in "2 * 3" and "m/3", which counts what follows; but s2 and s^-1 end in powers. */
const ENDS_IN_COUNT = /(?:^|[\s*×·/(])[\d.,]+(?:e[-+]?\d+|\^-?\d+)?$/i;

/** "100 W * 3 h kWh": a target after a product, where that converts into it; "2 * 3 N m" has none. */
function splitProduct(words: readonly string[], options: FindOptions): Result<QuestionText> | null {
  for (let at = words.length - 1; at >= Math.max(1, words.length - MAX_NAME_WORDS); at -= 1) {
    const [left, right] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    // The catalogue is searched for each pair, so that only a word or a name of several may be the target.
    const isUnit = at === words.length - 1 ? namesAnyUnit(right, options) : isNameOfOneUnit(right, true);
    // The oz of "2 * 3 fl oz" belongs to the word before.
    const isCut = isNameOfOneUnit(words.slice(at - 1).join(" "), true);
    const goesOn = ENDS_IN_COUNT.test(left) || endsWithOperator(left) || startsWithOperator(right);
    if (goesOn || !isUnit || isCut) continue;
    const parted = withTargets(left, right, options);
    if (!parted.ok) continue;
    const converts = (shown: string): boolean => {
      const second = withTargets(shown, right, options);
      return second.ok && second.value.known?.pair.ok === true;
    };
    // In "(π/2) rad" the unit is not a target.
    const isOther = !/π|pi/i.test(left) && secondReadings(left, right).some(converts);
    if (parted.value.known?.pair.ok || isOther) return succeed(sayingInches(left, parted.value));
  }
  return null;
}

/** Of "12 ft × 10 in sq m" the answer says that it is about inches: "in" may have been the word. */
function sayingInches(quantity: string, question: QuestionText): QuestionText {
  const [side] = /(?<![\d.])[\d.]+ in$/.exec(quantity) ?? [];
  const [first, ...others] = question.terms;
  if (side === undefined || !first || !/[\p{L}'"] ?× ?[\d.]+ in$/u.test(quantity)) return question;
  const assumptions = [wording(side, side.replace(/in$/, "inches")), ...first.assumptions];
  return { ...question, terms: [{ ...first, assumptions }, ...others] };
}

/** "5 kg * 3 in lb, oz": what follows "in" after a number is a target, of whose inches nobody asks; "2 * 5 in lb" is a torque. */
function afterNumber(quantity: string, options: FindOptions): Result<QuestionText> | null {
  const [, left, target = ""] = /^(.*[×*/] ?[\d.]+) in ([^\d*×/].*)$/i.exec(quantity) ?? [];
  return left === undefined || !/[\p{L}\p{Sc}]/u.test(left) || isNameOfOneUnit(`in ${target}`, true)
    ? null
    : withTargets(left, targetsIn(target), options);
}

/** "cm ft;in": the last word before the first semicolon begins the targets, unless it is the only one: "m; ft". */
function splitAtSemicolons(text: string, options: FindOptions) {
  const [first = "", ...rest] = text.split(";");
  const words = first.trim().split(" ");
  const [unit, begins] = words.length === 1 ? [words, []] : [words.slice(0, -1), words.slice(-1)];
  const targets = unitsOfSplit([...begins, ...rest].join(";"), options);
  if (!targets.ok) return targets;
  return succeed({ unitText: unit.join(" "), targets: targets.value, pair: undefined, assumed: undefined });
}
