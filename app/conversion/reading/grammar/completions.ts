/** A smaller unit that is left out: 5 ft 11, 12 stone 7. */
export type Completion = {
  readonly larger: RegExp;
  readonly digits: RegExp;
  readonly smaller: string;
  readonly isStated: boolean;
};

const UP_TO_99 = /^\d{1,2}(?:\.\d+)?$/;
const INCHES = /^\d{1,2}(?:\.\d+| ?\d?\/\d+|[¼-¾⅐-⅞]| \d\/\d+)?$/;
const THREE = /^\d{3}$/;

const row = (larger: RegExp, digits: RegExp, smaller: string, isStated = true): Completion => ({
  larger,
  digits,
  smaller,
  isStated,
});

export const completions: readonly Completion[] = [
  row(/^(?:ft|feet|foot)\.?$/i, INCHES, "in"),
  row(/^'$/, /./, "in", false),
  row(/^(?:st|stones?)\.?$/i, UP_TO_99, "lb"),
  row(/^(?:lbs?|pounds?)\.?$/i, UP_TO_99, "oz"),
  row(/^km$/, THREE, "m"),
  row(/^kg$/, THREE, "g"),
  row(/^[lL]$/, THREE, "mL"),
  row(/^h(?:ours?|rs?)?$/i, /^\d{1,2}$/, "min", false),
  row(/^min(?:ute)?s?$/i, /^\d{1,2}$/, "s"),
  row(/^m$/, /^\d{2}$/, "cm", false),
];
