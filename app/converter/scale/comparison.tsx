import { formatResult } from "~/numerals/format";
import { NumberText } from "~/ui/number-text";
import { amountAsked } from "../answer/answer-line";
import { findListed } from "../converter-data";
import { answeredBy, type ConverterState, viewOf } from "../converter-state";
import { type FamiliarThing, familiarScales } from "./familiar-things";

/** "5 mi is 0.91 times Mount Everest.", with the source of its size; nothing without a positive result. */
export function Comparison({ state }: { state: ConverterState }) {
  const { category, units } = state.data;
  const scale = familiarScales[category.id];
  const from = findListed(units, state.fromUnit);
  const value = scale && viewOf(state).results.get(scale.unit);
  if (!from || !scale || !value || value <= 0) return null;
  const { text, source } = compare(value, scale.things, from.name);
  return (
    <p className="rates-note">
      <NumberText>{`${amountAsked(answeredBy(state), from)} is ${text}. `}</NumberText>
      <small>{`Source: ${source}.`}</small>
    </p>
  );
}

/** Compares a value with the thing that is nearest in size; a year is not compared with a year. */
export function compare(value: number, things: readonly FamiliarThing[], unit: string) {
  const others = things.filter(({ name }) => name !== `a ${unit}`);
  const distance = (thing: FamiliarThing) => Math.abs(Math.log(thing.value / value));
  const nearest = others.reduce((best, thing) => (distance(thing) < distance(best) ? thing : best));
  const times = Number((value / nearest.value).toPrecision(2));
  const text =
    times === 1
      ? `about the same as ${nearest.name}`
      : `${formatResult(times, { kind: "general" })} times ${nearest.name}`;
  return { text, source: nearest.source };
}
