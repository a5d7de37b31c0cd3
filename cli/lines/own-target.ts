import { type FindOptions, readQuestion } from "~/conversion";

/** Introduces a target, as in "5 mi to ft". At the end, as in "5 as", "as" is a unit. */
const TARGET_WORD = /->|→|=>|;|\s(?:to|into|as|=)\s|\s(?:to|into|=)$/i;

/** True if a quantity names a target unit: "5 m in ft" does, "5 in lb" and "5 ft 11 in" do not. */
export function hasOwnTarget(text: string, find: FindOptions): boolean {
  const trimmed = text.trim();
  if (TARGET_WORD.test(trimmed)) return true;
  if (!/\sin\s/i.test(trimmed)) return false;
  const question = readQuestion(trimmed, find);
  return question.ok && question.value.targets.length > 0;
}
