const PAIRS = [
  ["length", "mi", "km"],
  ["weight", "lb", "kg"],
  ["temperature", "celsius", "fahrenheit"],
  ["currency", "USD", "EUR"],
] as const;

/** The URL of the page with this index. All are different, and every range has the same mix of categories. */
export function pageAt(index: number): string {
  const [category, from, to] = PAIRS[index % PAIRS.length] ?? PAIRS[0];
  return `/convert/${category}?value=${Math.floor(index / PAIRS.length) / 4}&from=${from}&to=${to}`;
}
