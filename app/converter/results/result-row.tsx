import { memo } from "react";
import { formatBeside, formatFull } from "~/numerals/format";
import { unitAfterNumber, withUnit } from "~/numerals/unit-after-number";
import { separated } from "~/ui/number-format";
import { useNumberFormat } from "~/ui/use-number-format";
import { copyResult } from "../answer/copy-result";
import type { ListedUnit } from "../converter-data";
import { formatShown } from "../preferences/format-shown";

type ResultRowProps = {
  unit: ListedUnit;
  result: number | undefined;
  isTarget: boolean;
  isTabStop: boolean;
  isScripted: boolean;
};

export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { unit, result, isTarget } = props;
  return (
    <li className="result" data-unit={unit.id} aria-current={isTarget ? "true" : undefined}>
      <span className="result-unit">
        {unit.name} {unit.symbol && <span className="result-symbol">({unit.symbol})</span>}
      </span>
      {result === undefined ? <span className="result-value">-</span> : <Value {...props} result={result} />}
    </li>
  );
});

/** The rounded value. Hover and focus show the full value; a press copies it. */
function Value({ unit, result, isTabStop, isScripted }: ResultRowProps & { result: number }) {
  const format = useNumberFormat();
  const { text: shown, number } = formatShown(result, unit.style, format);
  const full = separated(formatFull(result), format);
  const beside = formatBeside(result, number);
  const text = (
    <>
      {beside && <small className="result-beside">{separated(beside, format)}</small>}
      <data value={result}>{shown}</data>
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
      aria-label={`Copy ${unit.style.kind === "currency" ? shown : withUnit(shown, unitAfterNumber(unit, number))}`}
      data-full={beside ? undefined : full}
      onClick={() => copyResult(full, shown)}
    >
      {text}
    </button>
  );
}
