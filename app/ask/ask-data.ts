import type { Explanation } from "~/conversion";
import type { Suggestion } from "~/links/suggest-pages";

/** Something that was assumed, and links to the other meanings. */
export type ShownAssumption = { readonly text: string; readonly others: readonly Suggestion[] };

/** A question that has an answer: what it means or asks, and that answer. */
export type Choice = Suggestion & { readonly answer: string };

export type AskResult = {
  /** "= 18 L"; "≈ 5 ft 10.866142 in" if a number is rounded. */
  readonly text: string;
  /** The number that Copy copies. */
  readonly copied: string;
  /** "18.92705892 L"; "" if the text has all digits. */
  readonly full: string;
};

export type AskOutcome =
  | { readonly kind: "empty" }
  | {
      readonly kind: "failed";
      readonly problem: string;
      /** What to write instead; "" if links with answers show it. */
      readonly advice: string;
      /** The meanings that the question may have. */
      readonly choices: readonly Choice[];
      /** Other questions, for one without such meanings. */
      readonly suggestions: readonly Choice[];
      /** The converter of what was understood, filled in with it. */
      readonly converter: Suggestion | null;
    }
  | {
      readonly kind: "answered";
      /** "5 gallons (US)" */
      readonly quantity: string;
      readonly results: readonly AskResult[];
      readonly assumptions: readonly ShownAssumption[];
      readonly explanation: Explanation | null;
      /** The exchange rates, and how old they are today; null unless money is converted. */
      readonly rates: { readonly date: string; readonly source: string; readonly ageDays: number } | null;
      /** The same quantity in a converter, if one has its unit. */
      readonly converter: Suggestion | null;
    };

export type AskData = { readonly query: string; readonly outcome: AskOutcome };
