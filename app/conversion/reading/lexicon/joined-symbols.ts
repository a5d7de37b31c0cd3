import { rowsNamed } from "../name/named-rows";
import { prefixedUnits } from "../name/prefixed-units";

/** Two symbols without the space or point that the SI asks for between them. */
type JoinedSymbols = readonly [first: string, second: string];

/** Products that are written so everywhere: Nm, kNm, daNm, Ncm, As, Pas, kgm, ozfin. */
const PRODUCT =
  /^(?:((?:da|[dckMmμun])?[NAJVW]|[kMm]?Pa)([ms]|(?<=N)[cm]m)|(kg|[kg]gf|lbf|ozf)(m|cm|in|ft))$/;
/** What follows before a negative power: ms-1, kgm-3, Jkg-1, Wm-2. */
const DIVIDED = /^(.+?)(kg|mol|dm|cm|mm|km|[msghKLAN])$/;

/** Nm, which in Nm² has its meter squared; null for any other text. */
export function joinedProduct(word: string): JoinedSymbols | null {
  const [, first, second, kilograms, meters] = PRODUCT.exec(word) ?? [];
  if (kilograms !== undefined && meters !== undefined) return [kilograms, meters];
  return first === undefined || second === undefined ? null : [first, second];
}

const isSymbol = (text: string): boolean =>
  rowsNamed(text, {}).some(({ category, unit }) => unit.symbol === text && category.id !== "prefixes") ||
  prefixedUnits(text).length > 0;

/** kms in kms⁻¹, which is not a symbol; null where the word is one, or its parts are none. */
export function joinedBeforeReciprocal(word: string): JoinedSymbols | null {
  if (isSymbol(word)) return null;
  const [, first, second] = DIVIDED.exec(word) ?? [];
  return first !== undefined && second !== undefined && isSymbol(first) ? [first, second] : null;
}
