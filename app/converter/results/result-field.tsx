import type { ReactNode } from "react";
import { formatBeside, formatFull, formatResult } from "~/numerals/format";
import { Button } from "~/ui/button";
import { Input } from "~/ui/input";
import type { ListedUnit } from "../converter-data";
import { copyResult } from "./copy-result";

type ResultFieldProps = {
  children: ReactNode;
  unit: ListedUnit | undefined;
  result: number | undefined;
  isScripted: boolean;
};

export function ResultField({ unit, result, isScripted, children }: ResultFieldProps) {
  const answer = unit && result !== undefined ? presentAnswer(unit, result) : undefined;
  return (
    <div className="converter-side">
      <label className="field-label" htmlFor="result">
        To:
      </label>
      <Input
        id="result"
        className="figure figure-result"
        readOnly
        tabIndex={answer ? undefined : -1}
        placeholder="Result"
        value={answer?.shown ?? ""}
        title={answer?.full}
        data-full={answer?.full}
        data-length={lengthClass(answer?.shown ?? "")}
        aria-describedby="result-note"
      />
      {children}
      <p className="figure-note">
        <span id="result-note">{answer?.note}</span>
        {answer && isScripted && <CopyButtons {...answer} />}
      </p>
    </div>
  );
}

/** Long results step down in size before they are cut. */
const lengthClass = (text: string) => (text.length > 20 ? "longer" : text.length > 14 ? "long" : undefined);

function presentAnswer(unit: ListedUnit, result: number) {
  const shown = formatResult(result, unit.style);
  const full = formatFull(result);
  const isRounded = Number(shown.replace(/[^\d.eE-]/g, "")) !== result;
  return { shown, full, note: isRounded || formatBeside(result, unit.style) ? full : "" };
}

/** The full value first, as shown second. */
function CopyButtons({ shown, full }: { shown: string; full: string }) {
  return (
    <span className="figure-copy">
      <Button look="plain" onClick={() => copyResult(full, shown)} title={`Copy ${full}`}>
        Copy
      </Button>
      {shown !== full && (
        <Button look="plain" onClick={() => copyResult(shown, shown)} title={`Copy ${shown}`}>
          Copy as shown
        </Button>
      )}
    </span>
  );
}
