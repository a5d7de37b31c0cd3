import { isSameForm } from "../../algebra/base-unit-form";
import type { Unit } from "../../categories/unit";
import { areConvertible, isSameSize, ruleBetween } from "../../converting/rule";
import { fail, type Result, succeed } from "../../errors";
import { type Item, spanOf, unitTextOf, valueTextOf } from "../chart/item";
import { exponentOf, isPowerOf, sizeOf } from "../lexicon/dimensions";
import { ownNames } from "../lexicon/own-names";
import { mostCommon, refusalOf } from "../name/common-meanings";
import { distinct, isFamiliar } from "../name/likelihood";
import { namedConstant } from "../name/named-expressions";
import type { FindOptions } from "../name/named-rows";
import { type Assumption, numeral, type Question, type Variant, wording } from "../name/readings";
import { spelledLike } from "../name/small-letters";
import type { Text } from "../text/text";
import { assumptionsOf, type Side, sideOf, wordingsFirst } from "./assumptions";
import { conventionsOf, fractionOf } from "./conventions";
import { isLooseUnit } from "./findings";
import { matchOf, type Settled } from "./settle";

/** States what the closest rival reading would have meant; empty if there is none. */
function rivalsOf({ reading, rival }: Settled, text: Text): readonly Assumption[] {
  if (!rival) return [];
  const pairs: readonly (readonly ["from" | "to", Item, Item | undefined])[] = [
    ["from", reading.quantity, rival.quantity],
    ...reading.targets.map((target, i) => ["to", target, rival.targets[i]] as const),
  ];
  for (const [role, own, other] of pairs) {
    if (!other) continue;
    const name = unitTextOf(text, own);
    const [chosen, alternative] = [matchOf(own, reading, name), matchOf(other, rival, name)];
    if (isSameSize(chosen.unit, alternative.unit)) continue;
    return [{ kind: "unit", text: name, role, chosen, alternatives: [alternative] }];
  }
  const { quantity } = reading;
  return [wording(spanOf(text, quantity), matchOf(quantity, reading, text.source).unit.symbol)];
}

/** Meanings within TIE of the chosen one are stated; ASPECT marks rows that are another view of the same unit. */
const TIE = 1.3;
const ASPECT = /\((?:cross section|slope|angle|frequency|at [^()]*)\)/;

/** The assumption about a symbol of several fields in a question without a target: "cd" is the cord or the candela. */
function homonymOf({ item, match, text }: Side): Variant | null {
  if (item.names !== 1) return null;
  const all = ownNames(text);
  const own = all.find(
    ({ row, dimension }) => row?.unit === match.unit || (!row && dimension === item.dimension),
  );
  const others = all.flatMap(({ row, dimension, cost, isAlone }) =>
    row && dimension !== item.dimension && !isAlone ? [{ row, isTie: cost <= (own?.cost ?? 0) + TIE }] : [],
  );
  const ties = others.flatMap(({ row, isTie }) => (isTie ? [row] : []));
  const rare = isFamiliar(match)
    ? []
    : others.flatMap(({ row }) => (ASPECT.test(row.unit.name) ? [] : [row]));
  const alternatives = distinct(
    [...ties, ...rare, ...spelledLike(text, match)],
    (a, b) => a.unit.name === b.unit.name,
  );
  const isObvious = mostCommon(text, [match, ...alternatives])?.isObvious === true;
  return alternatives.length === 0 || isObvious
    ? null
    : { kind: "unit", text, role: "from", chosen: match, alternatives };
}

const isConstant = (text: string, unit: Unit): boolean => {
  const constant = namedConstant(text);
  return constant !== undefined && isSameForm(constant.resolve(), unit.scale.factor.resolve());
};

/** Whether a quantity is a speed or a pace: min/mi and mi/h convert without a note about reciprocals. */
const isPace = ({ dimension }: Item): boolean =>
  Math.abs(exponentOf(dimension, "L")) === 1 &&
  exponentOf(dimension, "L") === -exponentOf(dimension, "T") &&
  sizeOf(dimension) === 2;

/** States the alternatives of "1·5", which British print uses for 1.5, and of "2.500 €", which may be 2500 €. */
function numbersIn({ source }: Text): readonly Assumption[] {
  const [written, a = "", b = ""] = /(?<!\d)(\d+)·(\d+)(?![\d^])/.exec(source) ?? [];
  const [, euros] = /(?<![\d.,])(\d{1,3}\.\d{3}) ?€/.exec(source) ?? [];
  return [
    ...(written === undefined ? [] : [numeral(written, `${a} × ${b}`, `${a}.${b}`)]),
    ...(euros === undefined ? [] : [numeral(euros, String(Number(euros)), euros.replace(".", ""))]),
  ];
}

const IN_SERIES = /\b(?:ft|foot|feet|yd|yards?|mi|miles?|in|inch|inches) |['"]/;

/** States that a final "in" is read as an inch and not as a link: "2 m x 3 in m2", but not "5 ft - 3 in cm". */
function inchOf({ item, match, written }: Side, text: Text, target: Side | undefined): readonly Assumption[] {
  const isInch = target?.item.start === item.end && text.tokens[item.end - 1]?.lower === "in";
  const isMeant = item.names < 2 || !/\d in$/i.test(written) || (item.isSum && IN_SERIES.test(written));
  return isInch && !isMeant ? [wording(written, item.isSum ? `${written}ches` : match.unit.symbol)] : [];
}

const isTemperatureScale = (text: string): boolean =>
  ownNames(text).some(({ row }) => row?.unit.scale.kind === "affine");

/** States that degrees are a difference, if only the target shows it: "5 °C to mK". */
function differenceOf(
  { item, match, text }: Side,
  target: Side | undefined,
  said: readonly Assumption[],
): readonly Assumption[] {
  const isTemperature = isPowerOf(item.dimension, "Θ") && item.names === 1;
  const isDegree = isTemperature && match.unit.scale.kind === "linear" && isTemperatureScale(text);
  const isSaid = said.some(({ kind }) => kind === "interval" || kind === "unit");
  return isDegree && !isSaid && target !== undefined && !isTemperatureScale(target.text)
    ? [{ kind: "interval", text }]
    : [];
}

/** The question that the winning reading describes, with its assumptions. Errors: those of refusalOf, if options are strict. */
export function conclude(settled: Settled, text: Text, options: FindOptions): Result<Question> {
  const { reading } = settled;
  const { quantity, targets } = reading;
  const source = sideOf(quantity, reading, text);
  const asked = targets.map((item) => sideOf(item, reading, text));
  const [first] = asked;
  const from = source.match.unit;
  const isInverse =
    reading.isInverse &&
    !isPace(quantity) &&
    first !== undefined &&
    ruleBetween(from, first.match.unit).kind === "inverse";
  const said = assumptionsOf(source, "from", first);
  const isShared = said.some((one) => one.kind === "unit" && one.alternatives.length > 0);
  const homonym = targets.length === 0 && !isShared ? homonymOf(source) : null;
  const own = homonym ? said.filter(({ kind }) => kind !== "unit") : said;
  const isLoose =
    targets.length === 0 &&
    quantity.number !== null &&
    isLooseUnit(quantity, text, reading.category) === "stated";
  const all: readonly Assumption[] = [
    ...numbersIn(text),
    ...wordingsFirst([...(homonym ? [homonym] : rivalsOf(settled, text)), ...own]),
    ...inchOf(source, text, first),
    ...differenceOf(source, first, own),
    ...(first ? differenceOf(first, source, own) : []),
    ...asked.flatMap(({ match }) =>
      areConvertible(from, match.unit) ? conventionsOf(from, match.unit) : [],
    ),
    ...(text.isFraction ? asked.flatMap(({ match }) => fractionOf(quantity.value, from, match.unit)) : []),
    ...asked.flatMap((side) => assumptionsOf(side, "to", source)),
    ...(isLoose ? [wording(source.text, from.symbol)] : []),
    ...(isInverse ? [{ kind: "reciprocal" as const, from: source.text, to: first.text }] : []),
  ];
  const keys = all.map((one, i) => (one.kind === "wording" ? `${one.text}\0${one.shown}` : i));
  const readings = all.filter((_, i) => keys.indexOf(keys[i] ?? i) === i);
  const refused = refusalOf(readings, options);
  if (refused) return fail(refused);
  const { isSplit } = reading;
  return succeed({
    value: quantity.value,
    valueText: valueTextOf(text, quantity),
    from,
    category: reading.category ?? source.match.category,
    targets: asked.map(({ match }) => match.unit),
    isSplit,
    isClock: isSplit && text.isClock,
    readings,
    // The number of "100 ft3/min" is part of the unit's name.
    hasNumber: quantity.number !== null || /^\d/.test(source.text),
    isConstant: isConstant(source.text, from),
  });
}
