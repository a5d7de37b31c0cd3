import { digitsForWords } from "./number-words";

const GROUPED = /^\d{1,3}(?:'\d{3})+(?!\d)/;
const FEET_AND_INCHES =
  /(\d+(?:\.\d+)?) ?'(?!') ?(\d+(?:[. /]\d+)*(?:\/\d+)? ?[½⅓⅔¼¾⅛⅜⅝⅞]?|[½⅓⅔¼¾⅛⅜⅝⅞]) ?(?:"|''|(?=\s|$))/g;

/** "5 mi km": nothing to normalise or to split. Compiling the patterns that would find so takes longer than converting. */
export const isPlainQuantity = (text: string): boolean =>
  /^[+-]?[\d.]+ ?[a-z]+(?: [a-z]+)*$/i.test(text) &&
  !/ (?:an?|and|dozen|lakh|crore|hundred|thousand|[bmtr]+illion)s?(?: |$)/i.test(text);

/** Spellings of quantities in the order and with the words of the grammar: 5'11", 1h30m, a mile, €5, USD 100, metres a second, 12 ft x 10 ft. */
export function normaliseQuantity(text: string): string {
  if (isPlainQuantity(text)) return text;
  const numbered = digitsForWords(text);
  const feet = GROUPED.test(numbered) ? numbered : numbered.replace(FEET_AND_INCHES, "$1 ft $2 in");
  return (
    feet
      .replace(/^half an? (?=\p{L})/iu, "1/2 ")
      // "A" is the ampere: "A second" is a charge.
      .replace(/^(?:a|[Aa]n) (?=\p{L}{2})/u, "1 ")
      .replace(/(\d ?h(?:rs?|ours?)? ?\d[\d.]*) ?m(?!\p{L})/iu, "$1 min")
      .replace(/^([+-]?)((?:[A-Z]{1,3})?\p{Sc}|[A-Z]{3}(?= ?\d)) ?([\d.,]*\d(?:e\d+)?)/u, "$1$3 $2 ")
      .replace(/([^\d\s])\s*(?:,|\sand)\s+(?=[\d½¼¾])/g, "$1 ")
      .replace(/ an? (?=(?:second|minute|hour|day|week|month|year)\b)/gi, " per ")
      .replace(/(?<=[\w"')])(?: (?:x|by) | ?× ?)(?=[\d.(])/gi, " * ")
      // "2x4 in", but not 0x10.
      .replace(/(?<=[\d"')])(?<!^[+-]?0)x(?=[\d(])/gi, " * ")
      .replace(/ {2,}/g, " ")
      .trim()
  );
}
