import { memo } from "react";
import { formatBeside, formatFull, formatResult } from "~/numerals/format";
import { classNames } from "~/ui/class-names";
import type { ListedUnit } from "../converter-data";
import { copyResult } from "./copy-result";

/** Characters of a value that leave room for a name beside it on a phone. */
const LONGEST_BESIDE_NAME = 14;

type ResultRowProps = {
  unit: ListedUnit;
  result: number | undefined;
  isTarget: boolean;
  isTabStop: boolean;
  isScripted: boolean;
};

export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { unit, result, isTarget } = props;
  const isLong = result !== undefined && formatResult(result, unit.style).length > LONGEST_BESIDE_NAME;
  return (
    <li
      className={classNames("result", isLong && "result-stacked")}
      data-unit={unit.id}
      aria-current={isTarget ? "true" : undefined}
    >
      <span className="result-unit">
        {unit.name} {unit.symbol && <span className="result-symbol">({unit.symbol})</span>}
      </span>
      {result === undefined ? <span className="result-value">-</span> : <Value {...props} result={result} />}
    </li>
  );
});

/** The value as the spec rounds it; hover and focus show all of it, a press copies all of it. */
function Value({ unit, result, isTabStop, isScripted }: ResultRowProps & { result: number }) {
  const shown = formatResult(result, unit.style);
  const full = formatFull(result);
  const beside = formatBeside(result, unit.style);
  const text = (
    <>
      {beside && <small className="result-beside">{beside}</small>}
      <data value={full}>{shown}</data>
    </>
  );
  if (!isScripted)
    return (
      <span className="result-value" title={full}>
        {text}
      </span>
    );
  return (
    <button
      type="button"
      className="result-value result-copy"
      tabIndex={isTabStop ? 0 : -1}
      title={`Copy ${full}`}
      data-full={beside ? undefined : full}
      onClick={() => copyResult(full, shown)}
    >
      {text}
    </button>
  );
}
