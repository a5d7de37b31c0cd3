const PAIRS = [
  ["length", "mi", "km"],
  ["weight", "lb", "kg"],
  ["temperature", "celsius", "fahrenheit"],
  ["currency", "USD", "EUR"],
] as const;

/** The address of the page with this index: no two are alike, and any range of them has the same mix of categories. */
export function pageAt(index: number): string {
  const [category, from, to] = PAIRS[index % PAIRS.length] ?? PAIRS[0];
  return `/convert/${category}?value=${Math.floor(index / PAIRS.length) / 4}&from=${from}&to=${to}`;
}
