/** A question in words, without its courtesies: the text of its quantity, and of its target where a sentence names one. */
export type Phrase = { readonly quantity: string; readonly target: string | null };

const STARTS_QUANTITY = "(?:(?:half\\s+)?an?\\s|one\\s|[+-]?\\p{Sc}?[\\d.½⅓⅔¼¾])";

/** Questions that name the target before the quantity, or after a verb. */
const SENTENCES: readonly RegExp[] = [
  // how many km (are there) in 5 miles
  /^how (?:many|much)\s+(?!is\b|are\b)(?<target>.+?)\s+(?:are (?:there )?|is )?in\s+(?:an?\s+)?(?<quantity>.+?)$/iu,
  // how many cups is 500 ml
  new RegExp(
    `^how (?:many|much)\\s+(?<target>.+?)\\s+(?:is|are|equals?|makes?)\\s+(?<quantity>${STARTS_QUANTITY}.*)$`,
    "iu",
  ),
  // how many cups does 500 ml make
  /^how (?:many|much)\s+(?<target>.+?)\s+(?:does|do)\s+(?<quantity>.+?)\s+(?:make|equal|have|contain)$/iu,
  // 3 cups is how many ml
  /^(?<quantity>.+?)\s+(?:is|are|equals?|makes?|=)\s+how (?:many|much)\s+(?<target>.+)$/iu,
  // what does 3 cups equal in ml
  /^what (?:does|do)\s+(?<quantity>.+?)\s+equal\s+in\s+(?<target>.+)$/iu,
  // cups in a pint, miles in 5 km; but the Avogadro constant in 1/mol
  new RegExp(
    `^(?!(?:an?|one|half|quarter|what|convert|how)\\b)(?<target>\\p{L}[^\\d]*?)\\s+in\\s+(?!1 ?/ ?\\p{L})(?<quantity>${STARTS_QUANTITY}.*)$`,
    "iu",
  ),
];

const REQUEST = "please|(?:can|could|would|will) you|tell me|show me";
const POLITE = new RegExp(`^(?:(?:${REQUEST})\\s+)+`, "i");
const COURTESY = new RegExp(
  `^(?:(?:${REQUEST}|calculate|convert|change)\\s+)*` +
    "(?:(?:what(?:['’]?s| is| are)|how (?:much|many|far|tall|heavy|hot|cold|long|big|fast|old|wide|deep|high) (?:is|are)|=)\\s+)?" +
    "(?:the value of\\s+)?",
  "i",
);
const THANKS = /[\s,]*(?:\b(?:please|thanks|thank you)\b)?\s*(?:=\s*\?+)?[?!\s]*$/i;

/** "6 feet tall in cm" */
const EXTENT = /(?<=[\p{L}'"’”′″]) (?:tall|wide|deep|thick|high|heavy)(?=$| (?:to|in|into|as) )/iu;

/** "5 mi km", "5mi to km": most questions, and nothing to reword. */
const PLAIN =
  /^[+-]?[\d.]+ ?[a-z]+(?: (?:(?:to|in) )?(?!please$|thanks$|tall$|wide$|deep$|thick$|high$|heavy$)[a-z]+)?$/i;

/** The quantity of a question, and its target: 5 miles and km in "how many km are in 5 miles?". */
export function readPhrase(text: string): Phrase {
  if (PLAIN.test(text)) return { quantity: text, target: null };
  const bare = text
    .trim()
    .replace(THANKS, "")
    .replace(EXTENT, "")
    .replace(/=\s*\?+\s*(?=\S)/, "= ");
  const asked = bare.replace(POLITE, "");
  for (const pattern of SENTENCES) {
    const { quantity = "", target = "" } = pattern.exec(asked)?.groups ?? {};
    if (quantity === "") continue;
    const isCounted = new RegExp(`^${STARTS_QUANTITY}`, "iu").test(quantity);
    return { quantity: isCounted ? quantity.replace(/^an?\s/i, "1 ") : `1 ${quantity}`, target };
  }
  const start = COURTESY.exec(bare)?.[0] ?? "";
  const rest = bare.slice(start.length);
  return { quantity: start.trim() === "" ? rest : rest.replace(/^(?:a|[Aa]n)\s+/, ""), target: null };
}
