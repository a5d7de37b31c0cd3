import {
  answerTo,
  converter,
  describeError,
  describeReading,
  type FindOptions,
  findUnit,
  type Question,
  quote,
  type Result,
  readApart,
  readQuestion,
  succeed,
} from "~/conversion";
import { isEqual, parseDecimal } from "~/numerals/ratio";
import { findOptionsOf } from "../answer/find-options";
import { ratesFor, ratesNote } from "../answer/rates-in-force";
import type { Io } from "../io";
import {
  type BatchConverter,
  type BatchOptions,
  type ConvertText,
  createTarget,
  numberProblem,
  output,
  quickWriter,
  readingsOfOne,
} from "./batch";
import { refused, reportOnce } from "./report-once";

/** Matches a plain decimal and its unit, without further numbers. */
const NUMBER_AND_UNIT = /^(-?\d{1,15}(?:\.\d{1,15})?)( ?[^\d\s.,][^\d]*)$/;
const MOST_REMEMBERED = 1_000;
const LONGEST_REMEMBERED = 100;

/** Converts quantities, each with its own unit: "5 mi". */
export function forQuantities(io: Io, options: BatchOptions): Result<BatchConverter> {
  const find = findOptionsOf(options, io);
  const found = findUnit(options.to, find);
  if (!found.ok) return found;
  const rates = ratesFor(io, found.value.category);
  const column = createTarget(found.value, ({ text }) => {
    const question = read(text);
    const unit = typeof question === "string" ? undefined : question.targets[0];
    return typeof question === "string" || !unit ? null : { category: question.category, unit };
  });
  const once = reportOnce();

  /** Questions by text, because columns repeat values. */
  const known = new Map<string, Question | string>();
  const read = (text: string): Question | string => {
    const question = known.get(text) ?? readFirst(text);
    if (known.size >= MOST_REMEMBERED) known.clear();
    if (text.length <= LONGEST_REMEMBERED) known.set(text, question);
    return question;
  };

  /** The question that a text asks, or why it cannot be converted. */
  const readFirst = (text: string): Question | string => {
    if (hasOwnTarget(text, find))
      return `${quote(text.trim())} names its own target unit, but the target is '${options.to}'.`;
    const question = readApart(text, options.to, find);
    // A unit without a number is not one of the unit: "NA" is "not available", not one nanoampere.
    if (question.ok) return question.value.hasNumber ? question.value : numberProblem(text);
    const { code } = question.error;
    const isNumber = code === "invalid_value" || !/\p{N}/u.test(text);
    return isNumber ? numberProblem(text) : describeError(question.error);
  };

  /** Writers by the text after the number, for units whose reading does not depend on the number. */
  const writers = new Map<string, (number: string) => string | null>();
  const remember = (text: string, { value, category, from, targets, readings }: Question): void => {
    const [, number = "", rest = ""] = NUMBER_AND_UNIT.exec(text) ?? [];
    const [to] = targets;
    const written = parseDecimal(number);
    if (!to || !written || !isEqual(written, value) || (options.json && readings.length > 0)) return;
    const prepared = converter(category, from, to, rates);
    if (!prepared.ok) return;
    if (writers.size >= MOST_REMEMBERED) writers.clear();
    writers.set(rest, quickWriter(options, { category, from, to }, prepared.value, rates));
  };

  const convertText: ConvertText = (text, report) => {
    const [, number = "", rest = ""] = NUMBER_AND_UNIT.exec(text) ?? [];
    const quick = writers.get(rest)?.(number) ?? null;
    if (quick !== null) return quick;
    const question = read(text);
    if (typeof question === "string") return refused(report, question);
    const { category, from, value, readings } = question;
    const [answer] = answerTo(question, question.targets, rates);
    if (!answer) return "";
    const { unit: to, conversion } = answer;
    const problem = column.problemWith(text, { category, unit: to });
    if (problem !== null) return refused(report, problem);
    if (!options.json) {
      for (const reading of readingsOfOne(from, to, readings, rates)) once(reading, "reading", report);
      if (conversion.ok && conversion.value.exactness === "rate") once(ratesNote(rates), "note", report);
    }
    remember(text, question);
    const described = readings.map((reading) => describeReading(reading, question, rates));
    return output(options, { rates, category, from, to, value, readings: described }, conversion, report);
  };

  return succeed({ convertText, ...column });
}

/** True if a quantity names a target unit: "5 m in ft" does, "5 in lb" and "5 ft 11 in" do not. */
function hasOwnTarget(text: string, find: FindOptions): boolean {
  if (!/;|→|->|=|\s(?:to|into|in|as)\s/i.test(text)) return false;
  const question = readQuestion(text, find);
  return question.ok && question.value.targets.length > 0;
}
