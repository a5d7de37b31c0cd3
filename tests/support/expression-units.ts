import { siPrefixes } from "~/conversion/algebra/prefixes";

/** What a unit is called here (symbol, name, plural) and in each tool; `kind` is what it may be added to. */
export type ExpressionUnit = {
  readonly symbol: string;
  readonly name: string;
  readonly plural: string;
  readonly kind: string | null;
  readonly gnu: string;
  readonly pint: string;
};
type Tools = { readonly plural?: string; readonly gnu?: string; readonly pint?: string };

const unit =
  (kind: string | null = null) =>
  (
    symbol: string,
    name: string,
    { plural = `${name}s`, gnu = name, pint = name }: Tools = {},
  ): ExpressionUnit => ({
    symbol,
    name,
    plural,
    kind,
    gnu,
    pint,
  });

const one = unit();
const length = unit("length");
const mass = unit("mass");
const time = unit("time");
const area = unit("area");
const volume = unit("volume");
const speed = unit("speed");
const force = unit("force");
const pressure = unit("pressure");
const energy = unit("energy");
const data = unit("data");

export const prefixes = siPrefixes.filter(({ ucum }) => ucum !== null);
export type Prefix = (typeof prefixes)[number];

export const prefixable: readonly ExpressionUnit[] = [
  length("m", "meter"),
  mass("g", "gram"),
  time("s", "second"),
  one("A", "ampere"),
  one("K", "kelvin"),
  one("mol", "mole"),
  one("cd", "candela"),
  one("Hz", "hertz", { plural: "hertz" }),
  force("N", "newton"),
  pressure("Pa", "pascal"),
  energy("J", "joule"),
  one("W", "watt"),
  one("C", "coulomb"),
  one("V", "volt"),
  one("F", "farad"),
  one("Ω", "ohm"),
  one("S", "siemens", { plural: "siemens" }),
  one("Wb", "weber"),
  one("T", "tesla"),
  one("H", "henry", { plural: "henries" }),
  volume("L", "liter"),
  pressure("bar", "bar"),
  force("dyn", "dyne"),
  energy("erg", "erg"),
  one("P", "poise", { plural: "poise" }),
  energy("eV", "electronvolt", { pint: "electron_volt" }),
  one("Gy", "gray"),
  one("Sv", "sievert"),
  one("Bq", "becquerel"),
  data("bit", "bit"),
  pressure("Torr", "torr", { plural: "torr" }),
];

export const plain: readonly ExpressionUnit[] = [
  time("min", "minute"),
  data("byte", "byte"),
  time("h", "hour"),
  time("d", "day"),
  length("ft", "foot", { plural: "feet" }),
  length("in", "inch", { plural: "inches" }),
  length("yd", "yard"),
  length("mi", "mile"),
  length("nmi", "nautical mile", { gnu: "nauticalmile", pint: "nautical_mile" }),
  mass("lb", "pound"),
  mass("oz", "ounce"),
  force("lbf", "pound-force", { plural: "pounds-force", gnu: "lbf", pint: "pound_force" }),
  pressure("psi", "psi", { plural: "psi" }),
  area("ha", "hectare"),
  area("acre", "acre"),
  pressure("atm", "standard atmosphere", { gnu: "atm", pint: "standard_atmosphere" }),
  volume("gal (US)", "gallon (US)", { plural: "gallons (US)", gnu: "gallon", pint: "gallon" }),
  volume("gal (UK)", "gallon (UK)", { plural: "gallons (UK)", gnu: "brgallon", pint: "imperial_gallon" }),
  energy("Btu (IT)", "Btu (IT)", { plural: "Btu (IT)", gnu: "btu_IT", pint: "british_thermal_unit" }),
  energy("cal (th)", "calorie (th)", { plural: "calories (th)", gnu: "calorie_th", pint: "calorie" }),
  mass("slug", "slug"),
  speed("kn", "knot"),
  length("au", "astronomical unit", { gnu: "astronomicalunit", pint: "astronomical_unit" }),
  mass("t", "tonne", { pint: "metric_ton" }),
  mass("Da", "dalton"),
  length("pc", "parsec"),
  length("ly", "light year", { gnu: "c julianyear", pint: "light_year" }),
];
