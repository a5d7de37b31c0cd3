type CurrencyName = { name: string; plural: string; symbol: string; localSymbol?: string };

/** Corrections of CLDR's English data, with their reasons. */
const CORRECTIONS: Readonly<Record<string, Partial<CurrencyName>>> = {
  XCG: { name: "Caribbean Guilder" }, // CLDR 48 capitalizes every other name
  TRY: { plural: "Turkish lira" }, // CLDR 48 writes every other plural in lower case
  VES: { name: "Bolívar Soberano", plural: "bolívares soberanos" }, // ISO 4217's name; CLDR has "Venezuelan Bolívar"
  VED: { name: "Bolívar Digital", plural: "bolívares digitales" }, // the Central Bank's name; CLDR uses the name of VES
  SYP: { name: "New Syrian Pound", plural: "new Syrian pounds" }, // the pound of 2026, which kept the code of the old pound
  MXP: { name: "Mexican Peso (1861–1992)", plural: "Mexican pesos (1861–1992)" }, // CLDR has "Silver", true only at first
  SLL: { name: "Sierra Leonean Leone (1964–2022)", plural: "Sierra Leonean leones (1964–2022)" }, // CLDR has an em dash
  AFN: { symbol: "AFN" }, // the sign is right-to-left and would reorder the number
  KGS: { symbol: "KGS" }, // the sign is from Unicode 14: most systems have no glyph for it
};

const displayNames = new Intl.DisplayNames("en", { type: "currency" });

function part(code: string, currencyDisplay: "symbol" | "narrowSymbol" | "name"): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency: code, currencyDisplay });
  return format.formatToParts(2).find(({ type }) => type === "currency")?.value ?? code;
}

/** CLDR writes "F CFA" with a narrow space that few fonts have. */
const symbolOf = (code: string, width: "symbol" | "narrowSymbol"): string =>
  part(code, width).replace(/\s/g, "\u00a0");

const isSign = (symbol: string): boolean => /^\p{Sc}$/u.test(symbol);

/** Names, plurals and symbols from this Node.js's version of CLDR. */
export function currencyNames(codes: readonly string[]): Record<string, CurrencyName> {
  const symbols = codes.map((code) => [code, symbolOf(code, "narrowSymbol"), symbolOf(code, "symbol")]);
  const isOwn = (symbol: string, code: string): boolean =>
    symbols.every(([other, ...theirs]) => other === code || !theirs.includes(symbol));

  return Object.fromEntries(codes.map((code) => [code, nameOf(code)]));

  function nameOf(code: string): CurrencyName {
    const local = symbolOf(code, "narrowSymbol");
    const common = symbolOf(code, "symbol");
    const symbol = common === code && isSign(local) && isOwn(local, code) ? local : common;
    const entry = {
      name: displayNames.of(code) ?? code,
      plural: part(code, "name"),
      symbol,
      ...CORRECTIONS[code],
    };
    const isAlias = local !== entry.symbol && /[^\x20-\x7e]/.test(local) && isOwn(local, code);
    return isAlias ? { ...entry, localSymbol: local } : entry;
  }
}
