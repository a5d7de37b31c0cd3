import { isSameForm } from "../../algebra/base-unit-form";
import type { Unit } from "../../categories/unit";
import { areConvertible, isSameSize, ruleBetween } from "../../converting/rule";
import { fail, type Result, succeed } from "../../errors";
import { type Item, spanOf, unitStart, unitTextOf, valueTextOf } from "../chart/item";
import { exponentOf, sizeOf } from "../lexicon/dimensions";
import { AS_SHOWN, type Note } from "../lexicon/entry";
import { ownNames } from "../lexicon/own-names";
import { mostCommon, refusalOf, signReading } from "../name/common-meanings";
import { factorsOf, unitsToExplain } from "../name/expression-unit";
import { distinct, isFamiliar, preferring } from "../name/likelihood";
import { namedConstant } from "../name/named-expressions";
import type { FindOptions } from "../name/named-rows";
import {
  type Assumption,
  type FoundUnit,
  type Question,
  type UnitMatch,
  type UnitPair,
  type Variant,
  wording,
} from "../name/readings";
import { spelledLike } from "../name/small-letters";
import type { Text } from "../text/text";
import { conventionsOf, fractionOf } from "./conventions";
import { isLooseUnit, type Reading } from "./findings";
import { partVariant } from "./other-parts";
import { matchOf, type Settled } from "./settle";

/** A side of a question: what was read, the unit that it is, the unit's text and, of a quantity, all of it. */
type Side = {
  readonly item: Item;
  readonly match: UnitMatch;
  readonly text: string;
  readonly written: string;
  readonly value: string;
  /** Its number as it was written. */
  readonly digits: string;
};

type Shared = Extract<Note, { kind: "shared" }>;

/** What the answer says of one of several units of a name; null where nothing else is meant by it. */
function variantOf(note: Shared, side: Side, role: Variant["role"], partner?: UnitMatch): Variant | null {
  const { text, match, others } = note;
  const isWhole = !side.item.isSum && side.item.row !== null;
  if (others.length === 0)
    return isWhole ? signReading(text, role, side.match, partner) : signReading(text, "added", match);
  const alternatives = preferring(
    others,
    ({ unit }) => partner !== undefined && isSameSize(unit, partner.unit),
  );
  return { kind: "unit", text, role: isWhole ? role : "added", chosen: match, alternatives };
}

/** What is assumed about the unit as a whole: gallon (US)/acre for "gal/acre". */
function wholeVariant(
  { item, match, text }: Side,
  role: Variant["role"],
  partner?: UnitMatch,
): Variant | null {
  const isRow = match.category?.units.includes(match.unit) === true;
  return isRow && !item.isSum ? signReading(text, role, match, partner) : null;
}

/** Each constant among letters side by side, since "m c" might be anything. */
function constantsIn({ item, text }: Side): readonly Assumption[] {
  if (item.row || item.loose === 0 || /[^\p{L}\d^ ]/u.test(text)) return [];
  const factors = factorsOf(item.expression());
  return text.split(/[\d^ ]+/).flatMap((letter) => {
    const { label = "" } = (letter.length === 1 && namedConstant(letter)) || {};
    return factors.has(label) ? [wording(letter, `the ${label}`)] : [];
  });
}

/** Of a row without another meaning, what its first part is: "tons/acre" are of tons (short). */
function firstPartOf({ text, alternatives, isMention }: Variant, { unit }: UnitMatch): Variant | null {
  const [first = ""] = text.split(/ ?\/ ?| per /);
  if (first === text || alternatives.length > 0 || isMention) return null;
  for (const { notes } of ownNames(first))
    for (const note of notes) {
      if (note.kind !== "shared" || note.others.length === 0) continue;
      const all = [note.match, ...note.others];
      const chosen = all.find((one) => unit.name.startsWith(one.unit.name));
      if (chosen)
        return {
          kind: "unit",
          text: first,
          role: "added",
          chosen,
          alternatives: all.filter((one) => one !== chosen),
        };
    }
  return null;
}

/** What was read before what it was taken to be. */
const wordingsFirst = (all: readonly Assumption[]): readonly Assumption[] => [
  ...all.filter(({ kind }) => kind === "wording"),
  ...all.filter(({ kind }) => kind !== "wording"),
];

/** The notes of a side as the answer says them. */
function assumptionsOf(side: Side, role: "from" | "to", partner?: Side): readonly Assumption[] {
  const { item, match, text, written, digits } = side;
  const whole = wholeVariant(side, role, partner?.match);
  const said: Assumption[] = [];
  const parts: Shared[] = [];
  // Of a sign or a name that another row has too: "$", "hp", "month".
  const plain: Shared[] = [];
  for (const note of item.notes) {
    switch (note.kind) {
      case "shared": {
        const isOnBoth = partner?.item.notes.some((one) => one.kind === "shared" && one.text === note.text);
        const isPart = item.row === null || item.isSum;
        if (isPart && !item.isSum) {
          const meant = variantOf(note, side, role);
          if (meant && !meant.isMention && !isOnBoth && !parts.some((one) => one.text === note.text))
            (note.others.length === 0 ? plain : parts).push({
              ...note,
              others: meant.alternatives,
            });
          break;
        }
        const variant = isPart && isOnBoth ? null : variantOf(note, side, role, partner?.match);
        if (variant && !said.some((one) => one.kind === "unit" && one.text === variant.text))
          said.push(variant);
        break;
      }
      case "load":
        said.push(wording(text, text.replace(note.text, note.shown)));
        break;
      case "counted":
        said.push(wording(written, `${digits} ${note.shown}`));
        break;
      case "interval":
        if (!said.some(({ kind }) => kind === "interval"))
          said.push({ kind: "interval", text: note.text || text });
        break;
      case "wording":
        said.push(note.shown === AS_SHOWN ? wording(note.text || text, match.unit.symbol) : note);
        break;
      default:
        said.push(note);
    }
  }
  const inParts =
    parts.length > 0 ? partVariant(parts, item.expression(), match, text, role, partner?.match) : null;
  for (const note of plain) {
    const variant = variantOf(note, side, role, partner?.match);
    if (variant) said.push(note.others.length > 0 ? variant : { ...variant, text, role, chosen: match });
  }
  // Beside the same unit any meaning gives the same.
  if (inParts && !(partner && isSameSize(inParts.chosen.unit, partner.match.unit))) said.push(inParts);
  const isSaid = said.some(
    (one) =>
      one.kind === "unit" ||
      (one.kind === "wording" && one.text === text && one.shown === text.toLowerCase()),
  );
  if (whole && !isSaid && (item.row !== null || whole.alternatives.length > 0)) said.push(whole);
  const explained = item.row ? [] : unitsToExplain(item.expression());
  return wordingsFirst([
    ...said.map((one) => (one.kind === "unit" ? (firstPartOf(one, match) ?? one) : one)),
    ...constantsIn(side),
    ...explained.map(({ symbol, readAs = "" }) => wording(symbol, readAs)),
  ]);
}

/** What the readings that come near would have meant. */
function rivalsOf({ reading, rivals }: Settled, text: Text): readonly Assumption[] {
  const [rival] = rivals;
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

/** The same unit seen from another side. */
const TIE = 1.3;
const ASPECT = /\((?:cross section|slope|angle|frequency|at [^()]*)\)/;

/** Another field's unit by the same symbol, which no target tells apart: cd is the cord or the candela, AWG a florin or a gauge. */
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

function sideOf(item: Item, reading: Reading, text: Text): Side {
  const name = unitTextOf(text, item);
  return {
    item,
    match: matchOf(item, reading, name),
    text: name,
    written: spanOf(text, item),
    value: valueTextOf(text, item),
    digits: spanOf(text, { start: item.start, end: unitStart(text, item) }),
  };
}

/** Minutes per mile beside miles per hour: runners and drivers mean the same. */
const isPace = ({ dimension }: Item): boolean =>
  Math.abs(exponentOf(dimension, "L")) === 1 &&
  exponentOf(dimension, "L") === -exponentOf(dimension, "T") &&
  sizeOf(dimension) === 2;

/** 1·5, of British print, and 2.500 €, where euros are paid: what the number may be besides. */
function numbersIn({ source }: Text): readonly Assumption[] {
  const [written, a = "", b = ""] = /(?<!\d)(\d+)·(\d+)(?![\d^])/.exec(source) ?? [];
  const [, euros] = /(?<![\d.,])(\d{1,3}\.\d{3}) ?€/.exec(source) ?? [];
  const said: Assumption[] = [];
  if (written !== undefined)
    said.push({ kind: "number", text: written, value: `${a} × ${b}`, alternative: `${a}.${b}` });
  if (euros !== undefined)
    said.push({
      kind: "number",
      text: euros,
      value: String(Number(euros)),
      alternative: euros.replace(".", ""),
    });
  return said;
}

const IN_SERIES = /\b(?:ft|foot|feet|yd|yards?|mi|miles?|in|inch|inches) |['"]/;

/** The inch of "2 m x 3 in m2" and "10 km - 3 in miles", which may be the word before the target; 5 ft - 3 in cm are inches. */
function inchOf({ item, match, written }: Side, text: Text, target: Side | undefined): readonly Assumption[] {
  const isInch = target?.item.start === item.end && text.tokens[item.end - 1]?.lower === "in";
  const isMeant = item.names < 2 || !/\d in$/i.test(written) || (item.isSum && IN_SERIES.test(written));
  return isInch && !isMeant ? [wording(written, item.isSum ? `${written}ches` : match.unit.symbol)] : [];
}

const isScale = (text: string): boolean =>
  ownNames(text).some(({ row }) => row?.unit.scale.kind === "affine");

/** 5 °C to mK: degrees that only their target tells to be a difference. */
function differenceOf(
  { item, match, text }: Side,
  target: Side | undefined,
  said: readonly Assumption[],
): readonly Assumption[] {
  const isTemperature = exponentOf(item.dimension, "Θ") === 1 && sizeOf(item.dimension) === 1;
  const isDegree = isTemperature && item.names === 1 && match.unit.scale.kind === "linear" && isScale(text);
  const isSaid = said.some(({ kind }) => kind === "interval" || kind === "unit");
  return isDegree && !isSaid && target !== undefined && !isScale(target.text)
    ? [{ kind: "interval", text }]
    : [];
}

/** What a reading takes for granted, and the units that it means. Errors where options are strict. */
function assume(settled: Settled, text: Text, options: FindOptions) {
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
  const readings: readonly Assumption[] = [
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
  const refused = refusalOf(readings, options);
  return refused ? fail(refused) : succeed({ source, asked, readings });
}

/** The unit that a reading of one alone means. Errors where options are strict. */
export function concludeUnit(settled: Settled, text: Text, options: FindOptions): Result<FoundUnit> {
  const assumed = assume(settled, text, options);
  if (!assumed.ok) return assumed;
  const { source, readings } = assumed.value;
  return succeed({ ...source.match, readings });
}

/** The pair of units that a reading means. Errors where options are strict. */
export function concludePair(settled: Settled, text: Text, options: FindOptions): Result<UnitPair> {
  const assumed = assume(settled, text, options);
  if (!assumed.ok) return assumed;
  const { source, asked, readings } = assumed.value;
  const [target] = asked;
  if (!target) return fail({ code: "missing_target", text: text.source });
  const { category } = settled.reading;
  return succeed({ category, from: source.match.unit, to: target.match.unit, readings });
}

/** The question that a reading stands for, with all that it takes for granted. Errors where options are strict. */
export function conclude(settled: Settled, text: Text, options: FindOptions): Result<Question> {
  const assumed = assume(settled, text, options);
  if (!assumed.ok) return assumed;
  const { source, asked, readings } = assumed.value;
  const { quantity, category, isSplit } = settled.reading;
  const from = source.match.unit;
  return succeed({
    value: quantity.value,
    valueText: source.value,
    from,
    category: category ?? source.match.category,
    targets: asked.map(({ match }) => match.unit),
    isSplit,
    isClock: isSplit && text.isClock,
    readings,
    // Of "100 ft3/min", which is a unit, the number is in its name.
    hasNumber: quantity.number !== null || /^\d/.test(source.text),
    isConstant: isConstant(source.text, from),
  });
}
