import { once } from "~/numerals/once";
import { renamed, type UnitExpression } from "../../algebra/expression";
import type { Prefix } from "../../algebra/prefix";
import { binaryPrefixes, siPrefixes } from "../../algebra/prefixes";
import * as customary from "../../constants/customary";
import * as length from "../../constants/customary-length";
import * as exact from "../../constants/exact";
import { UNITY } from "../../constants/mathematical";
import { SI_UNITS } from "./si-units";

/** Units outside the SI that are in use with its prefixes: the CGS system, and those of trade. */
const CUSTOMARY_UNITS: readonly UnitExpression[] = [
  customary.BAR,
  customary.DYNE,
  customary.ERG,
  customary.GRAM_FORCE,
  customary.KILOGRAM_FORCE,
  customary.POISE,
  customary.STOKES,
  customary.GAUSS,
  customary.MAXWELL,
  customary.OERSTED,
  customary.GAL,
  customary.CURIE,
  customary.ROENTGEN,
  customary.RAD,
  customary.REM,
  customary.TORR,
  customary.THERMOCHEMICAL_CALORIE,
  customary.IT_CALORIE,
  customary.IT_BTU,
  customary.PHOT,
  customary.LAMBERT,
  customary.MHO,
  customary.POUND,
  customary.POUND_FORCE,
  customary.PSI,
  customary.VOLT_AMPERE,
  customary.VAR,
  customary.VOLT_AMPERE_HOUR,
  customary.VAR_HOUR,
  customary.WATT_PEAK,
  customary.GON,
  customary.BAUD,
  // mb is the millibar, or an amount of data.
  renamed(customary.BARN, "barn", { symbol: "barn" }),
  // As a noun that cancels: mIU/mL in IU/L.
  renamed(UNITY, "[IU]", { name: "[IU]", symbol: "[IU]" }),
];

/** Units that nobody uses with prefixes below one: "mpc" is a mistyped "Mpc", not a milliparsec. */
const ONLY_MULTIPLES: readonly UnitExpression[] = [
  exact.TONNE,
  length.FOOT,
  exact.PARSEC,
  exact.JULIAN_YEAR,
  length.LIGHT_YEAR,
  customary.TONNE_OF_OIL_EQUIVALENT,
];

/** With what is written after a prefix beside their symbols: Mbyte, kBytes. */
const INFORMATION_UNITS: readonly (readonly [UnitExpression, ...string[]])[] = [
  [exact.BIT, "bit", "bits", "Bit", "Bits"],
  [exact.BYTE, "byte", "bytes", "Byte", "Bytes"],
];

export type PrefixableUnit = {
  readonly unit: UnitExpression;
  readonly prefixes: readonly Prefix[];
  /** Whether a prefix below one is more likely a typing error. */
  readonly isOnlyMultiplied?: boolean;
  /** Symbols that are the unit's only after a prefix. */
  readonly typed?: readonly string[];
};

export const isBelowOne = ({ form }: Prefix): boolean => form.ratio.denominator !== 1n;

/** The units that take prefixes, each with those it takes. */
export const prefixableUnits = once((): readonly PrefixableUnit[] => [
  ...[...SI_UNITS, ...CUSTOMARY_UNITS].map((unit) => ({
    unit,
    // A kB is a kilobyte, and nobody has thousands of bels.
    prefixes: unit === exact.BEL ? siPrefixes.filter(isBelowOne) : siPrefixes,
  })),
  ...ONLY_MULTIPLES.map((unit) => ({
    unit,
    prefixes: siPrefixes,
    isOnlyMultiplied: true,
    // Astronomers and geologists write Myr; the year of 365 days takes no prefixes.
    typed: unit === exact.JULIAN_YEAR ? ["yr"] : [],
  })),
  ...INFORMATION_UNITS.map(([unit, ...typed]) => ({
    unit,
    // An mb is not a millibyte; mbit is asked about.
    prefixes: [
      ...(unit === exact.BYTE ? siPrefixes.filter((prefix) => !isBelowOne(prefix)) : siPrefixes),
      ...binaryPrefixes,
    ],
    isOnlyMultiplied: true,
    typed,
  })),
]);
