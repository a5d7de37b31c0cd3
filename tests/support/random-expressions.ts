import { type ExpressionUnit, type Prefix, plain, prefixable, prefixes } from "./expression-units";

export type Factor = {
  readonly unit: ExpressionUnit;
  readonly prefix: Prefix | null;
  readonly exponent: number;
};
/** One text in the words of each, and what it is made of. */
export type RandomText = {
  readonly ours: string;
  readonly gnu: string;
  readonly pint: string;
  readonly factors: readonly Factor[];
};
export type Random = () => number;
type Name = (factor: Factor) => string;
type Sides = { readonly numerator: readonly Factor[]; readonly denominator: readonly Factor[] };

/** Texts that are a catalogue unit's own symbol before they are a prefix and a unit. */
const OWN_SYMBOLS: ReadonlySet<string> = new Set([
  "PS", // metric horsepower
  "GK", // quantized Hall conductance
  "das", // dekastere
  "ds", // decistere
  "mP", // Planck mass
]);

/** "mbit" asks whether it means Mbit, and "5 ML" whether milliliters; "millibit" does not. */
const isAskedAbout = ({ symbol }: ExpressionUnit, prefix: Prefix): boolean =>
  (symbol === "bit" && prefix.form.ratio.denominator !== 1n) || prefix.symbol + symbol === "ML";

export function anyOf<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new RangeError("nothing to choose from");
  return chosen;
}

export function createFactor(random: Random, units?: readonly ExpressionUnit[]): Factor {
  const isPrefixable = random() < 0.65;
  const unit = anyOf(random, units ?? (isPrefixable ? prefixable : plain));
  const prefix = prefixable.includes(unit) && random() < 0.6 ? anyOf(random, prefixes) : null;
  return {
    unit,
    prefix:
      prefix && (OWN_SYMBOLS.has(prefix.symbol + unit.symbol) || isAskedAbout(unit, prefix)) ? null : prefix,
    exponent: anyOf(random, [1, 1, 1, 1, 2, 3]),
  };
}

export const inSymbols: Name = ({ unit, prefix }) => (prefix?.symbol ?? "") + unit.symbol;
export const inNames: Name = ({ unit, prefix }) => (prefix?.name ?? "") + unit.name;
export const inPlurals: Name = ({ unit, prefix }) => (prefix?.name ?? "") + unit.plural;
const inTool =
  (name: (unit: ExpressionUnit) => string): Name =>
  ({ unit, prefix }) =>
    `(${prefix?.name.replace("deka", "deca") ?? ""}${name(unit)})`;
export const inGnu = inTool(({ gnu }) => gnu);
export const inPint = inTool(({ pint }) => pint);

const raised =
  (name: Name, sign: string): Name =>
  (factor) =>
    name(factor) + (factor.exponent === 1 ? "" : `${sign}${factor.exponent}`);

const quotient = (
  { numerator, denominator }: Sides,
  name: Name,
  times: string,
  over: string,
  close = "",
): string => {
  const join = (factors: readonly Factor[]) => factors.map(name).join(times);
  return denominator.length === 0 ? join(numerator) : `${join(numerator)}${over}${join(denominator)}${close}`;
};

const pintText = (sides: Sides): string => quotient(sides, raised(inPint, "**"), " * ", " / (", ")");

/** "kN * m^2 / (s * K)": every sign and parenthesis is written. */
function withSigns(random: Random, sides: Sides): Omit<RandomText, "factors"> {
  const ours = raised(random() < 0.5 ? inSymbols : inNames, "^");
  return {
    ours: quotient(sides, ours, " * ", " / (", ")"),
    gnu: quotient(sides, raised(inGnu, "^"), " * ", " / (", ")"),
    pint: pintText(sides),
  };
}

/** "kN m²/s K": a space multiplies, and before the slash does, as in GNU units; pint reads from left to right. */
function withSpaces(random: Random, sides: Sides): Omit<RandomText, "factors"> {
  const name = random() < 0.7 ? inSymbols : inNames;
  const over = anyOf(random, ["/", " / "]);
  const superscript: Name = (factor) => name(factor) + ["", "", "²", "³"][factor.exponent];
  const power = anyOf(random, [raised(name, "^"), superscript, raised(name, name === inSymbols ? "" : "^")]);
  return {
    ours: quotient(sides, power, " ", over),
    gnu: quotient(sides, raised(inGnu, "^"), " ", " / "),
    pint: pintText(sides),
  };
}

/** "newtons square meters per second kelvin": `per` divides by all that follows, as in GNU units. */
function inWords(random: Random, sides: Sides): Omit<RandomText, "factors"> {
  const per = random() < 0.5 ? " " : " per ";
  const isBefore = random() < 0.5;
  const power =
    (name: Name): Name =>
    (factor) => {
      const text = name(factor);
      if (factor.exponent === 1) return text;
      if (isBefore) return `${factor.exponent === 2 ? "square" : "cubic"} ${text}`;
      return `${text} ${factor.exponent === 2 ? "squared" : "cubed"}`;
    };
  const { numerator, denominator } = sides;
  const divisor = (name: Name) => denominator.map((factor) => power(name)(factor)).join(per);
  const gnu = (factors: readonly Factor[], times: string) => factors.map(raised(inGnu, "^")).join(times);
  return {
    ours:
      numerator.map(power(inPlurals)).join(" ") + (denominator.length > 0 ? ` per ${divisor(inNames)}` : ""),
    gnu: gnu(numerator, " ") + (denominator.length > 0 ? ` per ${gnu(denominator, per)}` : ""),
    pint: pintText(sides),
  };
}

const forms = { "with signs": withSigns, "with spaces": withSpaces, "in words": inWords } as const;

export function createExpressions(
  random: Random,
  count: number,
  form: keyof typeof forms,
): readonly RandomText[] {
  const side = (length: number) => Array.from({ length }, () => createFactor(random));
  return Array.from({ length: count }, () => {
    const sides = {
      numerator: side(1 + Math.floor(random() * 3)),
      denominator: side(Math.floor(random() * 3)),
    };
    return { ...forms[form](random, sides), factors: [...sides.numerator, ...sides.denominator] };
  });
}
