/** A unit as people type it, and the words or symbols that the catalogue has for it. */
type Respelling = readonly [written: RegExp, plain: string];

/** Pressures that are stated above the surrounding air or above none. */
const PRESSURE = "(?:bar|[kMh]?Pa|psi|kgf?\\/cm\\^?[2²])";

/** Countries whose inch, foot, yard, mile, pound and ounce are those of everybody since 1959. */
const COUNTRY = "(?:us|u\\.s\\.|uk|u\\.k\\.|imperial|imp|british|american)";
const SHARED = "(?:in|inch(?:es)?|ft|foot|feet|yds?|yards?|mi|miles?|lbs?|pounds?)";

const respellings: readonly Respelling[] = [
  // By ear, or in two words.
  [/^(tea|table) ?spoon(?:ful)?s?$/i, "$1spoon"],
  [/^cup(?:ful)s?$/i, "cup"],
  [/^tbls$/i, "tbsp"],
  [/^horse powers?$/i, "horsepower"],
  [/^((?:degrees? |° ?)?)centrigrade$/i, "$1Celsius"],
  [/^o ?([CF])$/, "°$1"],
  [/^(?:lt|lts|lit|lits)$/, "L"],
  // Forces, and columns of liquid.
  [/^(lb|kg|oz)s?[ -]force$/i, "$1f"],
  [/^(lb|kg|oz)s? (?:feet|foot)$/i, "$1 ft"],
  [/^inch(?:es)? (?:of )?(?:Hg|mercury)$/i, "inHg"],
  [/^(?:in|inch(?:es)?) (?:of )?water$/i, "inH2O"],
  [/^(?:ft|foot|feet) (?:of )?(?:water|wc|wg)$/i, "ftH2O"],
  // Gauge and absolute pressures.
  [new RegExp(`^(${PRESSURE}) ?-?(?:g|gauge|gage|\\(g\\)|\\(gauge\\))$`), "$1 gauge"],
  [new RegExp(`^(${PRESSURE}) ?-?(?:a|abs|absolute|\\(a\\)|\\(abs\\))$`), "$1"],
  [new RegExp(`^${COUNTRY} (${SHARED})$`, "i"), "$1"],
];

/** A text as the catalogue spells it; the text itself where nothing is to be changed. */
export function respelled(text: string): string {
  const found = respellings.find(([written]) => written.test(text));
  return found ? text.replace(found[0], found[1]) : text;
}
