import { decimal, fraction, multiply, ONE, power, type Ratio } from "~/numerals/ratio";
import {
  type BaseDimension,
  baseDimension,
  combine,
  DIMENSIONLESS,
  type Dimension,
  raise,
} from "./dimension";
import type { Source } from "./sources";

/**
 * A number that no fraction holds: pi and ln 10 (irrational), a measured constant, a currency's rate.
 * `value` is the fraction that stands for it: for irrational ones far more digits than a double has;
 * for rates null, since rates are an argument.
 */
export type Atom = {
  readonly id: string;
  readonly kind: "irrational" | "measured" | "rate";
  readonly value: Ratio | null;
  /** Relative standard uncertainty of a measured value. */
  readonly relativeUncertainty?: number;
  readonly source: Source;
};

/** What a definition comes to: ratio × the product of atoms to whole powers, in coherent base units. */
export type Resolved = {
  readonly dimension: Dimension;
  readonly ratio: Ratio;
  readonly atoms: ReadonlyMap<Atom, number>;
  readonly sources: ReadonlySet<Source>;
  readonly isConventional: boolean;
};

/**
 * A unit or constant as an expression of others. Nothing is computed until `resolve` is first called, so a catalogue of
 * two thousand definitions costs nothing until one of them is used.
 */
export type Definition = {
  readonly resolve: () => Resolved;
  /** The name of a constant: "yard". Expressions have none. */
  readonly label?: string;
  readonly form: Form;
};

type Form =
  | { readonly kind: "base" }
  | { readonly kind: "number"; readonly text: string }
  | { readonly kind: "atom" }
  | { readonly kind: "product"; readonly factors: readonly Definition[] }
  | { readonly kind: "quotient"; readonly over: Definition; readonly under: Definition }
  | { readonly kind: "power"; readonly base: Definition; readonly exponent: number }
  | { readonly kind: "named"; readonly is: Definition };

/** A definition, or a plain number: a whole number, or a decimal or fraction as text ("0.45359237", "5/9"). */
export type Term = Definition | number | string;

const NO_ATOMS: ReadonlyMap<Atom, number> = new Map();
const NO_SOURCES: ReadonlySet<Source> = new Set();
const PLAIN: Resolved = {
  dimension: DIMENSIONLESS,
  ratio: ONE,
  atoms: NO_ATOMS,
  sources: NO_SOURCES,
  isConventional: false,
};

function lazily(compute: () => Resolved, form: Form, label?: string): Definition {
  let resolved: Resolved | undefined;
  return { resolve: () => (resolved ??= compute()), form, label };
}

function toDefinition(term: Term): Definition {
  if (typeof term === "object") return term;
  const text = String(term);
  return lazily(() => ({ ...PLAIN, ratio: fraction(text) }), { kind: "number", text });
}

function mergeAtoms(a: Resolved["atoms"], b: Resolved["atoms"], sign: 1 | -1): Resolved["atoms"] {
  if (b.size === 0) return a;
  const merged = new Map(a);
  for (const [atom, exponent] of b) {
    const sum = (merged.get(atom) ?? 0) + sign * exponent;
    if (sum === 0) merged.delete(atom);
    else merged.set(atom, sum);
  }
  return merged;
}

const mergeSources = (a: ReadonlySet<Source>, b: ReadonlySet<Source>): ReadonlySet<Source> =>
  b.size === 0 ? a : a.size === 0 ? b : new Set([...a, ...b]);

/** a × b (sign 1) or a ÷ b (sign -1). */
export function combineResolved(a: Resolved, b: Resolved, sign: 1 | -1): Resolved {
  return {
    dimension: combine(a.dimension, b.dimension, sign),
    ratio: multiply(a.ratio, sign === 1 ? b.ratio : power(b.ratio, -1)),
    atoms: mergeAtoms(a.atoms, b.atoms, sign),
    sources: mergeSources(a.sources, b.sources),
    isConventional: a.isConventional || b.isConventional,
  };
}

/** The product of terms: `times("0.3048", METRE)`. */
export function times(...terms: readonly Term[]): Definition {
  const factors = terms.map(toDefinition);
  return lazily(
    () => factors.reduce<Resolved>((product, factor) => combineResolved(product, factor.resolve(), 1), PLAIN),
    {
      kind: "product",
      factors,
    },
  );
}

/** over ÷ under: `per(METRE, SECOND)`. */
export function per(over: Term, ...under: readonly Term[]): Definition {
  const top = toDefinition(over);
  const bottom = under.length === 1 ? toDefinition(under[0]!) : times(...under);
  return lazily(() => combineResolved(top.resolve(), bottom.resolve(), -1), {
    kind: "quotient",
    over: top,
    under: bottom,
  });
}

/** base to a whole power. */
export function toThe(exponent: number, base: Definition): Definition {
  return lazily(
    () => {
      const { dimension, ratio, atoms, sources, isConventional } = base.resolve();
      return {
        dimension: raise(dimension, exponent),
        ratio: power(ratio, exponent),
        atoms: new Map([...atoms].map(([atom, n]) => [atom, n * exponent])),
        sources,
        isConventional,
      };
    },
    { kind: "power", base, exponent },
  );
}
export const squared = (base: Definition): Definition => toThe(2, base);
export const cubed = (base: Definition): Definition => toThe(3, base);

/** A coherent unit of one base dimension: metre, kilogram, second … */
export const base = (label: string, dimension: BaseDimension, source: Source): Definition =>
  lazily(
    () => ({ ...PLAIN, dimension: baseDimension(dimension), sources: new Set([source]) }),
    { kind: "base" },
    label,
  );

/** A constant that is exact by definition, law or agreement: `exact("yard", times("0.9144", METRE), INTERNATIONAL_YARD_AND_POUND)`. */
export function exact(label: string, is: Term, source: Source): Definition {
  const definition = toDefinition(is);
  return lazily(
    () => {
      const resolved = definition.resolve();
      return { ...resolved, sources: mergeSources(resolved.sources, new Set([source])) };
    },
    { kind: "named", is: definition },
    label,
  );
}

/** A constant with several published values, of which one is chosen and named. */
export function conventional(label: string, is: Term, source: Source): Definition {
  const chosen = exact(label, is, source);
  return lazily(() => ({ ...chosen.resolve(), isConventional: true }), chosen.form, label);
}

/** An atom whose number is read from its digits when first asked for: a start of the command line needs few of them. */
function numbered(atom: Omit<Atom, "value">, digits: string): Atom {
  let value: Ratio | undefined;
  return {
    ...atom,
    get value() {
      value ??= decimal(digits);
      return value;
    },
  };
}

function fromAtom(label: string, atom: Atom, unit: Term): Definition {
  const definition = toDefinition(unit);
  return lazily(
    () => {
      const own: Resolved = { ...PLAIN, atoms: new Map([[atom, 1]]), sources: new Set([atom.source]) };
      return combineResolved(own, definition.resolve(), 1);
    },
    { kind: "atom" },
    label,
  );
}

/** A mathematical constant, digits: enough that a product rounds to the right double (100 and more). */
export const irrational = (label: string, digits: string, source: Source): Definition =>
  fromAtom(label, numbered({ id: label, kind: "irrational", source }, digits), 1);

/** A measured constant: CODATA's value and standard uncertainty in the same unit. */
export function measured(
  label: string,
  value: string,
  uncertainty: string,
  unit: Term,
  source: Source,
): Definition {
  const relativeUncertainty = Number(uncertainty) / Math.abs(Number(value));
  return fromAtom(label, numbered({ id: label, kind: "measured", relativeUncertainty, source }, value), unit);
}

/** A quantity whose size is a market rate, looked up by its id when a conversion runs. */
export const rated = (id: string, unit: Term, source: Source): Definition =>
  fromAtom(id, { id, kind: "rate", value: null, source }, unit);
