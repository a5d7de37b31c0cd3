import { type FindOptions, marksTarget, readQuestion } from "~/conversion";

/** True if a quantity names a target unit: "5 m in ft" does, "5 in lb" and "5 ft 11 in" do not. */
export function hasOwnTarget(text: string, find: FindOptions): boolean {
  const trimmed = text.trim();
  if (trimmed.includes(";") || marksTarget(trimmed)) return true;
  if (!/\sin\s/i.test(trimmed)) return false;
  const question = readQuestion(trimmed, find);
  return question.ok && question.value.targets.length > 0;
}
