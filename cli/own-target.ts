import { type FindOptions, readQuestion } from "~/conversion";

/** What names a target, as in "5 mi to ft". The last word of "5 as" is a unit. */
const TARGET_WORD = /->|→|=>|;|\s(?:to|into|as|=)\s|\s(?:to|into|=)$/i;

/** Whether a quantity asks for a unit itself: "5 m in ft" does, and neither "5 in lb" nor "5 ft 11 in". */
export function hasOwnTarget(text: string, find: FindOptions): boolean {
  const trimmed = text.trim();
  if (TARGET_WORD.test(trimmed)) return true;
  if (!/\sin\s/i.test(trimmed)) return false;
  const question = readQuestion(trimmed, find);
  return question.ok && question.value.targets.length > 0;
}
