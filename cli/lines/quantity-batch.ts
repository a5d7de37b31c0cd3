import {
  answerTo,
  describeError,
  describeReading,
  type FindOptions,
  findUnit,
  parseQuestion,
  type Question,
  type Result,
  readQuestion,
  resolveQuestion,
} from "~/conversion";
import { findOptionsOf } from "../answer/find-options";
import { ratesFor, ratesNote } from "../answer/rates-in-force";
import type { Io } from "../io";
import { succeed } from "../output/result";
import {
  type BatchConverter,
  type BatchOptions,
  type ConvertText,
  numberProblem,
  output,
  quote,
  readingsOfOne,
} from "./batch";
import { hasOwnTarget } from "./own-target";
import { reportOnce } from "./report-once";

/** Reads the quantity on its own first: in "2 as to s", the symbol of the attosecond would be taken for the word "as". */
function readTo(text: string, to: string, find: FindOptions): Result<Question> {
  const alone = parseQuestion(text, find);
  const isAlone = alone.ok && alone.value.targets.length === 0;
  const resolved = isAlone ? resolveQuestion({ ...alone.value, targets: [to] }, find) : null;
  return resolved?.ok ? resolved : readQuestion(`${text} to ${to}`, find);
}

/** Converts quantities, each with its own unit: "5 mi". */
export function forQuantities(io: Io, options: BatchOptions): Result<BatchConverter> {
  const find = findOptionsOf(options, io);
  const target = findUnit(options.to, find);
  if (!target.ok) return target;
  const rates = ratesFor(io, target.value.category);
  const once = reportOnce();
  const convertText: ConvertText = (text, report) => {
    if (hasOwnTarget(text, find)) {
      report(`${quote(text.trim())} names its own target unit, but the target is '${options.to}'.`);
      return "";
    }
    const question = readTo(text, options.to, find);
    if (!question.ok) {
      const isNumber = question.error.code === "invalid_value";
      report(
        isNumber
          ? numberProblem(text, text.trim() ? "not_a_number" : "empty")
          : describeError(question.error),
      );
      return "";
    }
    const { category, from, value, readings } = question.value;
    const [answer] = answerTo(question.value, question.value.targets, rates);
    if (!answer) return "";
    const { unit: to, conversion } = answer;
    if (!options.json) {
      for (const reading of readingsOfOne(from, to, readings, rates)) once(reading, "reading", report);
      if (conversion.ok && conversion.value.exactness === "rate") once(ratesNote(rates), "note", report);
    }
    const described = readings.map((reading) => describeReading(reading, question.value, rates));
    return output(options, { rates, category, from, to, value, readings: described }, conversion, report);
  };
  return succeed({ convertText, target: target.value.unit, readings: [], notes: [] });
}
