import { categories } from "../../categories/find-category";

/** @file What a question that cannot be read as it stands may say in other words. */

/** A question in other words, among the units of one category. */
export type Reworded = { readonly text: string; readonly category?: string };

/** "20 F difference in C", "delta T of 20 F", "20 Δ°F in Δ°C" */
const DIFFERENCE =
  /(?:temp(?:erature)? |an? |of )*\b(?:difference|interval|change|rise|drop|delta)(?: ?T\b)?(?: of)?\b ?|\bdelta_|Δ ?T? ?/giu;
const SCALE = /(?<![°\p{L}])(?<!° )[CF]\b/gu;
/** "glucose 100 mg/dL to mmol/L" */
const WORDS_FIRST = /^(\p{L}+)(?: [^\d]*| ?[=:] ?)(\d[\d.]* ?\p{L}.*)$/u;

export function otherWordings(text: string): readonly Reworded[] {
  const degrees = text.replace(DIFFERENCE, "").trim();
  const inDegrees = degrees.replace(SCALE, "°$&");
  const [, first = "", quantity = ""] = WORDS_FIRST.exec(text) ?? [];
  const category = categories.find(
    ({ substance }) => substance !== undefined && substance === first.toLowerCase(),
  );
  return [
    ...(degrees === text ? [] : [{ text: inDegrees, category: "temperature-interval" }]),
    ...(category ? [{ text: quantity, category: category.id }] : []),
  ];
}
