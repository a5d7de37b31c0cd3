import { type Dispatch, useEffect } from "react";
import { converterAddress } from "~/links/addresses";
import { useNumberFormat } from "~/ui/use-number-format";
import { answerLine } from "../answer/answer-line";
import { findListed } from "../converter-data";
import { answeredBy, type ConverterEvent, type ConverterState } from "../converter-state";
import { browserStorage, keepRecent, lastUnits } from "./recent-store";

/** Long enough that intermediate conversions, while the visitor types, are not saved. */
const KEPT_AFTER_MS = 1500;

/** Saves conversions that stay on the page, and chooses the category's last units on a page without any. */
export function useRecent(state: ConverterState, dispatch: Dispatch<ConverterEvent>): void {
  const { data, value, fromUnit, toUnit } = state;
  const text = answerLine(answeredBy(state), data.units, useNumberFormat());
  const href = converterAddress(data.category.id, { value, from: fromUnit, to: toUnit });
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => keepRecent(browserStorage, { href, text }), KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [href, text]);
  useEffect(() => {
    const { category, inquiry, units } = data;
    const last = inquiry.fromUnit || inquiry.toUnit ? undefined : lastUnits(browserStorage, category.id);
    if (last && findListed(units, last.from) && findListed(units, last.to))
      dispatch({ type: "lastUnitsRead", ...last });
  }, [data, dispatch]);
}
