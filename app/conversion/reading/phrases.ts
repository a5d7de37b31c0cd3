import { NUMBER_WORDS } from "./number-phrase";

/** A question in words, without its courtesies: the text of its quantity, and of its target where a sentence names one. */
export type Phrase = { readonly quantity: string; readonly target: string | null };

const QUANTITY = `(?:(?:half )?an? |(?:${[...NUMBER_WORDS].join("|")})\\b|[+-]?\\p{Sc}?[\\d.¼-¾⅐-⅞])`;
const STARTS_QUANTITY = new RegExp(`^${QUANTITY}`, "iu");
const IS = "(?:(?:is|are)(?: equal to)?|equals?|makes?)";

/** Questions that name the target before the quantity, or after a verb, or the number last. */
const SENTENCES: readonly RegExp[] = [
  // how many km (are there) in 5 miles
  /^(?:how (?:many|much)|(?:the )?number of) (?!is\b|are\b)(?<target>.+?) (?:are (?:there )?|is )?in (?:an? )?(?<quantity>.+)$/iu,
  // how many cups is 500 ml
  new RegExp(`^how (?:many|much) (?<target>.+?) ${IS} (?<quantity>${QUANTITY}.*)$`, "iu"),
  // how many cups does 500 ml make
  /^how (?:many|much) (?<target>.+?) (?:does|do) (?<quantity>.+?) (?:make|equal|have|contain)$/iu,
  // 3 cups is how many ml
  new RegExp(`^(?<quantity>.+?) (?:${IS}|=) how (?:many|much) (?<target>.+)$`, "iu"),
  // what does 3 cups equal in ml
  /^what (?:does|do|is|are) (?<quantity>.+?) equal(?: to)? in (?<target>.+)$/iu,
  // cm to inches 30
  /^(?:convert )?(?<unit>\p{L}[^\d:]*[23]?) (?:to|in|into) (?<target>\p{L}[^\d:]*[23]?):? (?<number>[+-]?[\d.,]+)$/iu,
  // cups in a pint, miles in 5 km; but the Avogadro constant in 1/mol
  new RegExp(
    `^(?!(?:an?|one|half|quarter|what|convert|how)\\b)(?<target>\\p{L}[^\\d]*?) in (?!1 ?/ ?\\p{L})(?<quantity>${QUANTITY}.*)$`,
    "iu",
  ),
];

const POLITE =
  /^(?:(?:please|(?:can|could|would|will) you|(?:tell|show|give) me|(?:how (?:do|can)|i (?:want|need|would like)|how)(?: you| i| we)?(?: to)?(?= convert\b)) )+/i;
const COURTESY =
  /^(?:(?:calculate|convert|conversion|change|from|about|approx(?:imately|\.)?|roughly) |~ ?)*(?:(?:what(?:['’]?s| is| are)|how (?:much|many|far|tall|heavy|hot|cold|long|big|fast|old|wide|deep|high) (?:is|are)|=) )?(?:the (?:value of )?)?/i;
const THANKS =
  /[ ,]*(?:\b(?:please|thanks|thank you|conversion(?: table| chart| calculator)?|converter|calculator)\b)? ?(?:= ?\?+)?[?! ]*$/i;

/** "6 feet tall in cm" */
const EXTENT = /(?<=[\p{L}'"’”′″]) (?:tall|wide|deep|thick|high|heavy)(?=$| (?:to|in|into|as) )/iu;
/** "5 miles (in km)" */
const IN_BRACKETS = / ?\((?:in|to|into|as) ([^()]+)\)$/i;
/** "5 miles converted to km", "5 miles equals what in km" */
const LINK =
  / (?:(?:(?:is|are) )?(?:convert(?:s|ed)?|expressed|equals?|what)(?: (?:to|into|in|as|what))*|in terms of) (?=\S)/i;

/** Nobody asks in a longer sentence, and each pattern costs the square of the length. */
const LONGEST_SENTENCE = 200;

/** "5 mi km", "5mi to km": most questions, and nothing to reword. */
const PLAIN =
  /^[+-]?[\d.]+ ?[a-z]+(?: (?:(?:to|in) )?(?!(?:please|thanks|tall|wide|deep|thick|high|heavy|conver\w+|calculator)$)[a-z]+)?$/i;

/** The quantity of a question, and its target: 5 miles and km in "how many km are in 5 miles?". */
export function readPhrase(text: string): Phrase {
  if (PLAIN.test(text)) return { quantity: text, target: null };
  const asked = text
    .replace(/\s+/g, " ")
    .trim()
    .replace(THANKS, "")
    .replace(EXTENT, "")
    .replace(IN_BRACKETS, " to $1")
    .replace(/ ?(?:= ?\?+|\?+=) ?(?=\S)/, " = ")
    .replace(POLITE, "");
  for (const pattern of asked.length > LONGEST_SENTENCE ? [] : SENTENCES) {
    const { number = "", unit = "", target = "", ...found } = pattern.exec(asked)?.groups ?? {};
    const quantity = found.quantity ?? `${number} ${unit}`.trim();
    if (quantity === "") continue;
    return {
      quantity: STARTS_QUANTITY.test(quantity) ? quantity.replace(/^an? /i, "1 ") : `1 ${quantity}`,
      target,
    };
  }
  const start = COURTESY.exec(asked)?.[0] ?? "";
  const rest = asked.slice(start.length).replace(LINK, " to ");
  return { quantity: start === "" ? rest : rest.replace(/^(?:a|[Aa]n) /, ""), target: null };
}
