import type { Explanation } from "~/conversion";
import type { Suggestion } from "~/links/suggest-pages";

/** Something that was assumed, and links to the other meanings. */
export type ShownAssumption = { readonly text: string; readonly others: readonly Suggestion[] };

/** A question that has an answer: what it means or asks, and that answer. */
export type Choice = Suggestion & { readonly answer: string };

export type AskResult = {
  /** The result with its sign: "= 18 L", or "≈ 5 ft 10.866142 in" if a number is rounded. */
  readonly text: string;
  /** The number that Copy copies. */
  readonly copied: string;
  /** The result with all digits, "18.92705892 L"; "" if the text has them already. */
  readonly full: string;
};

export type AskOutcome =
  | { readonly kind: "empty" }
  | {
      readonly kind: "failed";
      readonly problem: string;
      /** What to write instead; "" if links with answers show it. */
      readonly advice: string;
      /** The possible meanings of the question. */
      readonly choices: readonly Choice[];
      /** Similar questions; empty if there are choices. */
      readonly suggestions: readonly Choice[];
      /** The converter, filled in with the part of the question that was understood. */
      readonly converter: Suggestion | null;
    }
  | {
      readonly kind: "answered";
      /** The quantity as read: "5 gallons (US)". */
      readonly quantity: string;
      readonly results: readonly AskResult[];
      readonly assumptions: readonly ShownAssumption[];
      readonly explanation: Explanation | null;
      /** The exchange rates, and how old they are today; null unless money is converted. */
      readonly rates: { readonly date: string; readonly source: string; readonly ageDays: number } | null;
      /** A link to a converter with the quantity; null if no converter has its unit. */
      readonly converter: Suggestion | null;
    };

export type AskData = { readonly query: string; readonly outcome: AskOutcome };
