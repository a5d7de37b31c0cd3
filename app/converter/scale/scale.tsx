import { formatAlone } from "~/numerals/format";
import type { ListedUnit } from "../converter-data";
import { familiarScales } from "./familiar-things";
import { comparison, placeOnScale } from "./place-on-scale";
import stylesHref from "./scale.css";

type ScaleProps = {
  categoryId: string;
  units: readonly ListedUnit[];
  results: ReadonlyMap<string, number>;
  /** The quantity being converted, e.g. "5 mi". */
  question: string;
};

const TOP_PX = 14;
const SCALE_PX = 220;
const LINE_X = 60;
const LABEL_X = 92;

/** The value among familiar things on a logarithmic line. The caption is its text alternative. */
export function Scale({ categoryId, units, results, question }: ScaleProps) {
  const scale = familiarScales[categoryId];
  const unit = units.find(({ id }) => id === scale?.unit);
  const value = scale && results.get(scale.unit);
  if (!scale || !unit || !value || value <= 0)
    return <p>Enter a value above zero and choose its unit to see it on the scale.</p>;
  const places = placeOnScale(value, scale.things, SCALE_PX);
  const bottomPx = Math.max(...places.map(({ labelPx }) => labelPx)) + 2 * TOP_PX;
  const named = (amount: number) => `${formatAlone(amount, { kind: "general" })} ${unit.symbol}`;
  return (
    <figure className="scale">
      <link rel="stylesheet" href={stylesHref} />
      <svg viewBox={`0 0 400 ${bottomPx}`} aria-hidden="true" focusable="false">
        <path className="scale-line" d={`M${LINE_X} ${TOP_PX}v${SCALE_PX}`} />
        {places.map(({ thing, heightPx, labelPx }) => (
          <g key={thing?.name ?? ""} className={thing ? undefined : "scale-value"}>
            <path
              className="scale-mark"
              d={`M${LINE_X - 8} ${TOP_PX + heightPx}h16L${LABEL_X - 6} ${TOP_PX + labelPx}`}
            />
            <text x={LABEL_X} y={TOP_PX + labelPx + 5}>
              {thing ? `${thing.name}, ${named(thing.value)}` : question}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{`${question} is ${comparison(value, scale.things) ?? named(value)}.`}</figcaption>
      <details>
        <summary>Sources of the scale</summary>
        <ul>
          {scale.things.map(({ name, value, source }) => (
            <li key={name}>{`${name}, ${named(value)}: ${source}`}</li>
          ))}
        </ul>
      </details>
    </figure>
  );
}
