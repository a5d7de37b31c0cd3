import { describe, expect, it } from "vitest";
import { describeError, findUnit, snapshotRates } from "~/conversion";
import { BASE_DIMENSIONS } from "~/conversion/algebra/dimension";
import { siPrefixes } from "~/conversion/algebra/prefixes";
import { evaluate } from "~/conversion/converting/rule";
import { toDouble } from "~/numerals/nearest-double";
import { type BaseUnits, hasGnuUnits, reduceWithGnu } from "../../support/gnu-units";
import { pythonWithPint, reduceWithPint } from "../../support/pint";
import { seeded } from "../../support/seeded";

type Tool = "GNU units" | "pint";
/** What a unit is called here (its symbol and its name) and in each tool; null where a tool lacks it. */
type Row = {
  readonly symbol: string;
  readonly name: string;
  readonly gnu: string;
  readonly pint: string | null;
};

const row = (symbol: string, name: string, gnu = name, pint: string | null = name): Row => ({
  symbol,
  name,
  gnu,
  pint,
});

const prefixable: readonly Row[] = [
  row("m", "meter"),
  row("g", "gram"),
  row("s", "second"),
  row("A", "ampere"),
  row("K", "kelvin"),
  row("mol", "mole"),
  row("cd", "candela"),
  row("Hz", "hertz"),
  row("N", "newton"),
  row("Pa", "pascal"),
  row("J", "joule"),
  row("W", "watt"),
  row("C", "coulomb"),
  row("V", "volt"),
  row("F", "farad"),
  row("Ω", "ohm"),
  row("S", "siemens"),
  row("Wb", "weber"),
  row("T", "tesla"),
  row("H", "henry"),
  row("L", "liter"),
  row("bar", "bar"),
  row("dyn", "dyne"),
  row("erg", "erg"),
  row("P", "poise"),
  row("eV", "electronvolt", "electronvolt", "electron_volt"),
  row("Gy", "gray"),
  row("Sv", "sievert"),
  row("Bq", "becquerel"),
  row("bit", "bit"),
  row("Torr", "torr"),
];

const plain: readonly Row[] = [
  row("min", "minute"),
  row("byte", "byte"),
  row("h", "hour"),
  row("d", "day"),
  row("ft", "foot"),
  row("in", "inch"),
  row("yd", "yard"),
  row("mi", "mile"),
  row("nmi", "nautical mile", "nauticalmile", "nautical_mile"),
  row("lb", "pound", "pound", "pound"),
  row("oz", "ounce", "ounce", "ounce"),
  row("lbf", "pound-force", "lbf", "pound_force"),
  row("psi", "psi", "psi", "psi"),
  row("ha", "hectare"),
  row("acre", "acre"),
  row("atm", "standard atmosphere", "atm", "standard_atmosphere"),
  row("gal (US)", "gallon (US)", "gallon", "gallon"),
  row("gal (UK)", "gallon (UK)", "brgallon", "imperial_gallon"),
  row("Btu (IT)", "Btu (IT)", "btu_IT", "british_thermal_unit"),
  row("cal (th)", "calorie (th)", "calorie_th", "calorie"),
  row("slug", "slug"),
  row("kn", "knot"),
  row("au", "astronomical unit", "astronomicalunit", "astronomical_unit"),
  row("t", "tonne", "tonne", "metric_ton"),
  row("Da", "dalton"),
  row("pc", "parsec"),
  row("ly", "light year", "c julianyear", "light_year"),
];

/** Where a tool's unit differs from ours, why, and by how much at most for each power of it. */
type Difference = {
  readonly tool: Tool;
  readonly name: string;
  readonly within: number;
  readonly reason: string;
};
const differences: readonly Difference[] = [
  {
    tool: "GNU units",
    name: "dalton",
    within: 1.4e-9,
    reason: "GNU units 2.22 has the value of CODATA 2018; the catalogue has that of CODATA 2022.",
  },
  {
    tool: "pint",
    name: "dalton",
    within: 1.4e-9,
    reason: "pint 0.19 has the value of CODATA 2018; the catalogue has that of CODATA 2022.",
  },
  {
    tool: "pint",
    name: "acre",
    within: 4.01e-6,
    reason: "pint's acre is of US survey feet; the catalogue has that one apart, as acre (US survey).",
  },
  {
    tool: "pint",
    name: "Btu (IT)",
    within: 1.4e-7,
    reason:
      "pint has 1055.056 J, as ISO 31-4 rounds it; the catalogue has the International Table value unrounded.",
  },
  {
    tool: "GNU units",
    name: "parsec",
    within: 7.9e-12,
    reason: "GNU units has au ÷ tan(1″); the catalogue has 648000/π au after IAU 2015 Resolution B2.",
  },
  {
    tool: "pint",
    name: "parsec",
    within: 7.9e-12,
    reason: "pint has au ÷ tan(1″) too.",
  },
];

/** Texts that are a catalogue unit's own symbol before they are a prefix and a unit. */
const OWN_SYMBOLS: ReadonlySet<string> = new Set([
  "PS", // metric horsepower
  "GK", // quantized Hall conductance
  "das", // dekastere
  "ds", // decistere
  "mP", // Planck mass
]);

/** "mbit" asks whether it means Mbit; "millibit" does not. */
const isAskedAbout = ({ symbol }: Row, { form }: (typeof siPrefixes)[number]): boolean =>
  symbol === "bit" && form.ratio.denominator !== 1n;

const TOLERANCE = 1e-11;
const COUNT = 2000;

type Factor = {
  readonly row: Row;
  readonly prefix: (typeof siPrefixes)[number] | null;
  readonly exponent: number;
};
type Expression = {
  readonly ours: string;
  readonly gnu: string;
  readonly pint: string | null;
  readonly factors: readonly Factor[];
};

const prefixes = siPrefixes.filter(({ ucum }) => ucum !== null);

function createExpressions(): readonly Expression[] {
  const random = seeded(20_261_122);
  const anyOf = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new RangeError("nothing to choose from");
    return one;
  };
  const createFactor = (): Factor => {
    const isPrefixable = random() < 0.65;
    const chosen = anyOf(isPrefixable ? prefixable : plain);
    const prefix = isPrefixable && random() < 0.6 ? anyOf(prefixes) : null;
    return {
      row: chosen,
      prefix:
        prefix && (OWN_SYMBOLS.has(prefix.symbol + chosen.symbol) || isAskedAbout(chosen, prefix))
          ? null
          : prefix,
      exponent: anyOf([1, 1, 1, 1, 2, 3]),
    };
  };
  const side = (count: number): readonly Factor[] => Array.from({ length: count }, createFactor);
  return Array.from({ length: COUNT }, () => {
    const numerator = side(1 + Math.floor(random() * 3));
    const denominator = side(Math.floor(random() * 3));
    const isInSymbols = random() < 0.5;
    const text = (nameOf: (factor: Factor) => string, power: string): string => {
      const join = (factors: readonly Factor[]) =>
        factors.map((one) => nameOf(one) + (one.exponent === 1 ? "" : `${power}${one.exponent}`)).join(" * ");
      return denominator.length === 0 ? join(numerator) : `${join(numerator)} / (${join(denominator)})`;
    };
    const factors = [...numerator, ...denominator];
    const inTool = (name: (row: Row) => string) => (one: Factor) =>
      `(${one.prefix?.name.replace("deka", "deca") ?? ""}${name(one.row)})`;
    return {
      ours: text(
        ({ row: { symbol, name }, prefix }) =>
          isInSymbols ? (prefix?.symbol ?? "") + symbol : (prefix?.name ?? "") + name,
        "^",
      ),
      gnu: text(
        inTool(({ gnu }) => gnu),
        "^",
      ),
      pint: factors.some(({ row: one }) => one.pint === null)
        ? null
        : text(
            inTool((one) => one.pint ?? ""),
            "**",
          ),
      factors,
    };
  });
}

const expressions = createExpressions();

function readOurs(text: string): BaseUnits {
  const found = findUnit(text);
  if (!found.ok) throw new Error(describeError(found.error));
  const form = found.value.unit.scale.factor.resolve();
  const size = evaluate(form, snapshotRates);
  if (!size.ok) throw new Error(size.error.code);
  const powers = BASE_DIMENSIONS.map((base, i) => [base, form.dimension[i] ?? 0] as const).filter(
    ([, n]) => n !== 0,
  );
  return { size: toDouble(size.value), dimension: Object.fromEntries(powers) };
}

const withoutZeros = (dimension: BaseUnits["dimension"]) =>
  Object.fromEntries(Object.entries(dimension).filter(([, n]) => n !== 0));

/** What the explained differences of an expression's units come to. */
function allowed(tool: Tool, { factors }: Expression): number {
  return factors.reduce((sum, { row: { name }, exponent }) => {
    const difference = differences.find((one) => one.tool === tool && one.name === name);
    return sum + (difference?.within ?? 0) * exponent * 1.01;
  }, TOLERANCE);
}

function disagreements(
  tool: Tool,
  some: readonly Expression[],
  theirs: readonly BaseUnits[],
): readonly string[] {
  return some.flatMap((expression, i) => {
    const other = theirs[i];
    const reading = (() => {
      try {
        return readOurs(expression.ours);
      } catch (error) {
        return String(error);
      }
    })();
    if (typeof reading === "string" || !other) return [`${expression.ours}: ${reading}`];
    const isSameDimension =
      JSON.stringify(Object.entries(withoutZeros(other.dimension)).toSorted()) ===
      JSON.stringify(Object.entries(reading.dimension).toSorted());
    const difference = Math.abs(other.size / reading.size - 1);
    if (isSameDimension && difference <= allowed(tool, expression)) return [];
    return [
      `${expression.ours}: ${isSameDimension ? `differs by ${difference}` : JSON.stringify([reading.dimension, other.dimension])}`,
    ];
  });
}

const isGnuInstalled = hasGnuUnits();
const python = pythonWithPint();

describe(`${COUNT} random expressions`, () => {
  it.skipIf(!isGnuInstalled)(
    "mean what they mean to GNU units (Debian package units)",
    () => {
      const theirs = reduceWithGnu(expressions.map(({ gnu }) => gnu));
      expect(disagreements("GNU units", expressions, theirs)).toEqual([]);
      expect(theirs.length).toBe(COUNT);
    },
    60_000,
  );

  it.skipIf(!python)(
    "mean what they mean to pint (Debian package python3-pint)",
    () => {
      const known = expressions.filter(({ pint }) => pint !== null);
      const theirs = reduceWithPint(
        python ?? "",
        known.map(({ pint }) => pint ?? ""),
      );
      expect(disagreements("pint", known, theirs)).toEqual([]);
      expect(known.length).toBeGreaterThan(COUNT * 0.9);
    },
    60_000,
  );
});
