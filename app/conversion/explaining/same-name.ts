const EMPTY_WORDS = new Set(["of", "the", "for"]);
const ONE_WORD: Readonly<Record<string, string>> = { uk: "imperial", feet: "foot" };

const wordsIn = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "" && !EMPTY_WORDS.has(word))
      .map((word) => ONE_WORD[word] ?? word),
  );

/** True where one name only repeats the words of the other: "acre (US survey)" and "US survey acre". */
export function isSameName(a: string, b: string): boolean {
  const [fewer, more] = [wordsIn(a), wordsIn(b)].toSorted((one, other) => one.size - other.size);
  return fewer !== undefined && more !== undefined && [...fewer].every((word) => more.has(word));
}

const withoutRemark = (name: string): string => name.replaceAll(/ ?\([^()]*\)/g, "");

/** True where a definition says no more than the name: "meter/second" is meter ÷ second. */
export function isTautology(name: string, definition: string): boolean {
  const defined = wordsIn(definition);
  return [name, withoutRemark(name)].some((text) => {
    const words = wordsIn(text);
    return words.size === defined.size && [...words].every((word) => defined.has(word));
  });
}
