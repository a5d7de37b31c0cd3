import type { Outcome } from "./reading-outcome";

/** How two readings of a text may differ, the worst first. */
export const KINDS = [
  "silent: another answer, and nothing stated",
  "stated: another answer, which states what it assumes",
  "now refused",
  "now answered",
  "refused for another reason",
  "same answer, states something else",
] as const;
export type Kind = (typeof KINDS)[number];

export function differenceBetween(before: Outcome, now: Outcome): Kind | null {
  if (before.isRefused !== now.isRefused) return now.isRefused ? "now refused" : "now answered";
  if (before.answer !== now.answer) {
    if (now.isRefused) return "refused for another reason";
    return now.stated.length > 0
      ? "stated: another answer, which states what it assumes"
      : "silent: another answer, and nothing stated";
  }
  return before.stated.join("; ") === now.stated.join("; ") ? null : "same answer, states something else";
}
