import { categories } from "../categories/find-category";
import type { Unit } from "../categories/unit";
import { isContextual } from "./lexicon/beside";
import { COST, type Entry, isSame } from "./lexicon/entry";
import { lookUp } from "./lexicon/look-up";
import { isEveryday, isFamiliar } from "./name/likelihood";
import { buildNameIndex } from "./name/name-index";
import { writeNames } from "./name/names-text";
import { namesOf } from "./name/unit-names";
import { readQuestion } from "./read";

const NOWHERE = { own: "", others: [], hasNumber: true, isWhole: true, isOnly: false };
const NOTHING = { words: [], source: "", sides: [], hasTarget: false, isHabit: false, isBritish: false };

/** One word with a lower-case letter, because all caps do not show a symbol's case. Not "as", which may precede a target. */
const ONE_WORD = /^(?!as$)(?=.*[a-z])[A-Za-z]+$/;

/** Meanings that cost this much or more are ignored: a meaning that costs one point may still be stated. */
const CLEAR = 2;

/** Whether a name means this unit, and all other units of its dimension are far less likely. */
function isClear(name: string, unit: Unit): boolean {
  const entries = lookUp(name, NOTHING, false, false, () => NOWHERE);
  const own = entries.find(({ row }) => row?.unit === unit);
  const isRival = (one: Entry): boolean =>
    one !== own && one.cost < CLEAR && one.dimension === own?.dimension;
  return (
    own?.cost === COST.own &&
    own.notes.length === 0 &&
    !entries.some((one) => isRival(one) && !isSame(one, own))
  );
}

/** Whether a text converts between these two units, with nothing to state. */
function asks(text: string, from: Unit, to: Unit): boolean {
  const question = readQuestion(text, { isStrict: true });
  if (!question.ok) return false;
  const { value } = question;
  const [target, ...others] = value.targets;
  return value.from === from && target === to && others.length + value.readings.length === 0;
}

/** Whether a name means this unit in every context, with nothing to state. */
function isPlain(name: string, unit: Unit, others: readonly Unit[]): boolean {
  if (!ONE_WORD.test(name) || isContextual(name) || !isClear(name, unit)) return false;
  return [unit, ...others].every((other) => asks(`5 ${other.symbol} ${name}`, other, unit));
}

/** The index of the catalogue's names as text. */
export function writeNameIndex(): string {
  const plain = new Map<string, string>();
  categories.forEach((category, c) => {
    const { id, units } = category;
    if (id === "currency" || !isEveryday(category)) return;
    const linear = units.filter(({ scale }) => scale.kind === "linear");
    const others = linear.filter((unit) => ONE_WORD.test(unit.symbol) && isFamiliar({ category, unit }));
    for (const unit of linear)
      for (const name of namesOf(unit))
        if (isPlain(name, unit, others)) plain.set(name, `${c}.${units.indexOf(unit)}`);
  });
  return writeNames(buildNameIndex(), plain);
}
