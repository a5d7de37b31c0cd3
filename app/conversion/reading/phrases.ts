const STARTS_QUANTITY = "(?:(?:half\\s+)?an?\\s|one\\s|[+-]?\\p{Sc}?[\\d.½⅓⅔¼¾])";

/** Questions that name the target before the quantity, or after a verb. */
const SENTENCES: readonly (readonly [RegExp, quantity: number, target: number])[] = [
  // how many km (are there) in 5 miles
  [/^how (?:many|much)\s+(?!is\b|are\b)(.+?)\s+(?:are (?:there )?|is )?in\s+(?:an?\s+)?(.+?)$/iu, 2, 1],
  // how many cups is 500 ml
  [
    new RegExp(`^how (?:many|much)\\s+(.+?)\\s+(?:is|are|equals?|makes?)\\s+(${STARTS_QUANTITY}.*)$`, "iu"),
    2,
    1,
  ],
  // how many cups does 500 ml make
  [/^how (?:many|much)\s+(.+?)\s+(?:does|do)\s+(.+?)\s+(?:make|equal|have|contain)$/iu, 2, 1],
  // 3 cups is how many ml
  [/^(.+?)\s+(?:is|are|equals?|makes?|=)\s+how (?:many|much)\s+(.+)$/iu, 1, 2],
  // what does 3 cups equal in ml
  [/^what (?:does|do)\s+(.+?)\s+equal\s+in\s+(.+)$/iu, 1, 2],
  // cups in a pint, miles in 5 km; but the Avogadro constant in 1/mol
  [
    new RegExp(
      `^(?!(?:an?|one|half|quarter|what|convert|how)\\b)(\\p{L}[^\\d]*?)\\s+in\\s+(?!1 ?/ ?\\p{L})(${STARTS_QUANTITY}.*)$`,
      "iu",
    ),
    2,
    1,
  ],
];

const COURTESY =
  /^(?:(?:please|(?:can|could|would|will) you|tell me|show me|calculate|convert|change)\s+)*(?:(?:what(?:['’]?s| is| are)|how (?:much|many|far|tall|heavy|hot|cold|long|big|fast|old|wide|deep|high) (?:is|are)|=)\s+)?(?:the value of\s+)?/i;
const THANKS = /[\s,]*(?:\b(?:please|thanks|thank you)\b)?\s*(?:=\s*\?+)?[?!\s]*$/i;

/** "6 feet tall in cm" */
const EXTENT = /(?<=[\p{L}'"’”′″]) (?:tall|wide|deep|thick|high|heavy)(?=$| (?:to|in|into|as) )/iu;

/** "5 mi km", "5mi to km": most questions, and nothing to reword. */
const PLAIN =
  /^[+-]?[\d.]+ ?[a-z]+(?: (?:(?:to|in) )?(?!please$|thanks$|tall$|wide$|deep$|thick$|high$|heavy$)[a-z]+)?$/i;

/** A question in words as a quantity and its target: "how many km are in 5 miles?" as "5 miles to km". */
export function plainQuestion(text: string): string {
  if (PLAIN.test(text)) return text;
  const bare = text
    .trim()
    .replace(THANKS, "")
    .replace(EXTENT, "")
    .replace(/=\s*\?+\s*(?=\S)/, "= ");
  const asked = bare.replace(/^(?:(?:please|(?:can|could|would) you|tell me|show me)\s+)+/i, "");
  for (const [pattern, quantityAt, targetAt] of SENTENCES) {
    const found = pattern.exec(asked);
    if (!found) continue;
    const [quantity = "", target = ""] = [found[quantityAt], found[targetAt]];
    const isCounted = new RegExp(`^${STARTS_QUANTITY}`, "iu").test(quantity);
    return `${isCounted ? quantity.replace(/^an?\s/i, "1 ") : `1 ${quantity}`} to ${target}`;
  }
  const start = COURTESY.exec(bare)?.[0] ?? "";
  const rest = bare.slice(start.length);
  return start.trim() === "" ? rest : rest.replace(/^(?:a|[Aa]n)\s+/, "");
}
