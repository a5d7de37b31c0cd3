import { separated } from "~/ui/number-format";
import { useNumberFormat } from "~/ui/use-number-format";
import { amountText } from "../answer/answer-line";
import { findListed, type ListedUnit } from "../converter-data";
import { type ConverterState, targetResult } from "../converter-state";
import { presentResult } from "../preferences/format-shown";
import { edgesFor, type LinearMap, LONGEST_CENTERED, ticksOf } from "./ruler-scale";

const HEIGHT_PX = 136;
const MIDDLE_PX = 68;
/** In percent of the width. A label closer than this to the unit's symbol or to the mark is omitted, but the mark leaves one. */
const CLEAR_OF_MARK = 4;
const CLEAR_OF_SYMBOL = 6;

type RulerProps = { state: ConverterState; scale: LinearMap };

/** One span measured in both units, with a mark at the visitor's value. Text keeps its size at every width. */
export function Ruler({ state, scale }: RulerProps) {
  const { units, category } = state.data;
  const format = useNumberFormat();
  const [from, to] = [findListed(units, state.fromUnit), findListed(units, state.toUnit)];
  const result = targetResult(state);
  const value = state.reading.kind === "number" ? Number(state.reading.decimal) : 1;
  if (!from || !to) return null;
  const { top, bottom } = edgesFor(value, scale);
  const place = result === undefined ? null : ((value - top.start) / (top.end - top.start)) * 100;
  const number = (amount: number, unit: ListedUnit) =>
    amountText(presentResult(amount, unit.style, format).shown, unit);
  const isThermometer = category.id === "temperature";
  const name = isThermometer ? "thermometer" : "ruler";
  return (
    <section className="part" aria-labelledby="ruler">
      <h2 id="ruler">{`On one ${name}`}</h2>
      <svg
        className="ruler"
        height={HEIGHT_PX}
        role="img"
        aria-label={
          result === undefined
            ? `A ${name} in ${from.name} and ${to.name}.`
            : `A ${name} in ${from.name} and ${to.name}. ${number(value, from)} stands at ${number(result, to)}.`
        }
      >
        {isThermometer && <rect className="tube" x="0" y={MIDDLE_PX - 7} width="100%" height="14" rx="7" />}
        {isThermometer && place !== null && (
          <rect className="mark-fill" x="0" y={MIDDLE_PX - 7} width={`${place}%`} height="14" rx="7" />
        )}
        {place !== null && <line className="mark-line" x1={`${place}%`} x2={`${place}%`} y1="20" y2="116" />}
        <Side edge={top} symbol={from.symbol || from.name} mark={place} sign={-1} />
        <Side edge={bottom} symbol={to.symbol || to.name} mark={place} sign={1} />
        {!isThermometer && <line x2="100%" y1={MIDDLE_PX} y2={MIDDLE_PX} />}
        {place !== null && result !== undefined && (
          <>
            <MarkText place={place} y={14} text={number(value, from)} />
            <MarkText place={place} y={132} text={number(result, to)} />
          </>
        )}
      </svg>
    </section>
  );
}

type SideProps = { edge: { start: number; end: number }; symbol: string; mark: number | null; sign: 1 | -1 };

function Side({ edge, symbol, mark, sign }: SideProps) {
  const y = sign < 0 ? 38 : 108;
  const format = useNumberFormat();
  const ticks = ticksOf(edge, 5);
  const labeled = ticks.filter(
    ({ place, label }) => label && place * 100 > CLEAR_OF_SYMBOL + symbol.length * 1.5,
  );
  const clear = labeled.filter(({ place }) => Math.abs(place * 100 - (mark ?? -100)) > CLEAR_OF_MARK);
  return (
    <>
      <svg viewBox={`0 0 1000 ${HEIGHT_PX}`} preserveAspectRatio="none" height={HEIGHT_PX} aria-hidden="true">
        <path
          d={ticks
            .map(
              ({ place, label }) => `M${(place * 1000).toFixed(1)} ${MIDDLE_PX}v${sign * (label ? 22 : 12)}`,
            )
            .join("")}
        />
      </svg>
      {(clear.length > 0 ? clear : labeled).map(({ place, label }) => (
        <text
          key={label}
          x={`${place * 100}%`}
          y={y}
          textAnchor={place > 0.9 && label.length > LONGEST_CENTERED ? "end" : undefined}
        >
          {separated(label, format)}
        </text>
      ))}
      <text className="ruler-unit" y={y}>
        {symbol}
      </text>
    </>
  );
}

const MarkText = ({ place, y, text }: { place: number; y: number; text: string }) => (
  <text
    className="mark-text"
    x={`${place}%`}
    y={y}
    textAnchor={place < 15 ? "start" : place > 85 ? "end" : "middle"}
  >
    {text}
  </text>
);
