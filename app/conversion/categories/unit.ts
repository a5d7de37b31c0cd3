import type { Ratio } from "~/numerals/ratio";
import { per, times, type UnitExpression } from "../algebra/expression";
import { aliasesOf, nameOf, qudtOf, symbolOf, systemOf, ucumOf } from "../algebra/names";
import { pluralNameOf, pluralOf } from "../algebra/plural";
import { listOf, type System } from "../algebra/unit-names";
import type { SourceId } from "../constants/bibliography";
import type { Curve } from "./curve";

/**
 * How a number in a unit relates to the category's reference unit.
 * linear: reference = x × factor. affine: reference = x × factor + zero. reciprocal: reference = factor ÷ x.
 * curve: reference = curve(x) × factor.
 */
export type Scale =
  | { readonly kind: "linear"; readonly factor: UnitExpression }
  | { readonly kind: "affine"; readonly factor: UnitExpression; readonly zero: Ratio }
  | { readonly kind: "reciprocal"; readonly factor: UnitExpression }
  | { readonly kind: "curve"; readonly factor: UnitExpression; readonly curve: Curve };

/** What a row states because its expression does not compose it. */
export type UnitOptions = {
  readonly name?: string;
  readonly symbol?: string;
  /** Stated if the rules of plural.ts do not give it; null if it equals the name. */
  readonly plural?: string | null;
  /**
   * Other names and symbols that people type, separated by commas or in an array, in place of those that the expression
   * composes; British spellings and "per" for "/" are found without being listed.
   */
  readonly aliases?: string | readonly string[];
  /** The UCUM code; null if the composed code is not this unit. */
  readonly ucum?: string | null;
  /** The name in QUDT's vocabulary; null if the composed name is not this unit. */
  readonly qudt?: string | null;
  /** A note for people, such as the meaning chosen for an ambiguous name. */
  readonly note?: string;
  /** What the name means, in a few words that follow it if several units share it. */
  readonly definition?: string;
  /** Marks a unit with several published definitions: the one that was chosen; shown as its note. */
  readonly convention?: string;
  /** Stated if no part of the expression has it. */
  readonly system?: System;
  /** Sources beyond those of the definition's constants. */
  readonly sources?: readonly SourceId[];
};

/** `Id`: the literal type of the id, if a row of the catalogue creates it. */
export type Unit<Id extends string = string> = {
  readonly id: Id;
  readonly name: string;
  readonly symbol: string;
  readonly plural: string;
  readonly aliases: readonly string[];
  readonly ucum: string | null;
  /** The name by QUDT's rules, whether or not its vocabulary has it. */
  readonly qudt?: string | null;
  readonly note?: string;
  readonly definition?: string;
  readonly isConventional: boolean;
  readonly system?: System;
  readonly sources: readonly SourceId[];
  readonly scale: Scale;
};

/** The first text that is set. @throws TypeError if there is none, which is a bug of the row. */
function required(id: string, what: string, ...texts: readonly (string | null | undefined)[]): string {
  for (const text of texts) if (text !== undefined && text !== null) return text;
  throw new TypeError(`The unit '${id}' composes no ${what}: state one`);
}

/** "liter/mile" from "mile/liter". */
const turnedOver = (quotient: UnitExpression): UnitExpression =>
  quotient.form.kind === "quotient" ? per(times(...quotient.form.denominators), quotient.form.numerator) : quotient;

/** A row whose names are composed on first use: a conversion reads those of two rows out of hundreds. */
export class CatalogueUnit<Id extends string> implements Unit<Id> {
  private composedName: string | undefined;
  private composedSymbol: string | undefined;
  private composedPlural: string | undefined;

  constructor(
    readonly id: Id,
    readonly scale: Scale,
    private readonly options: UnitOptions,
  ) {}

  /** Composes a text from the factor, inverted for a reciprocal unit; a curve's factor does not name the unit. */
  private compose<T>(composeFrom: (expression: UnitExpression) => T): T | undefined {
    const { kind, factor } = this.scale;
    if (kind === "curve" || (kind === "reciprocal" && this.options.name !== undefined)) return undefined;
    return composeFrom(kind === "reciprocal" ? turnedOver(factor) : factor);
  }

  get name(): string {
    this.composedName ??= required(this.id, "name", this.options.name, this.compose(nameOf));
    return this.composedName;
  }

  get symbol(): string {
    this.composedSymbol ??= required(this.id, "symbol", this.options.symbol, this.compose(symbolOf));
    return this.composedSymbol;
  }

  get plural(): string {
    const { name, plural } = this.options;
    if (plural === null) return this.name;
    this.composedPlural ??= plural ?? (name === undefined ? this.compose(pluralNameOf) : null) ?? pluralOf(this.name);
    return this.composedPlural;
  }

  get aliases(): readonly string[] {
    const { name, aliases } = this.options;
    if (typeof aliases === "string") return listOf(aliases);
    return aliases ?? (name === undefined ? this.compose(aliasesOf) : undefined) ?? [];
  }

  get ucum(): string | null {
    return this.options.ucum === undefined ? (this.compose(ucumOf) ?? null) : this.options.ucum;
  }

  get qudt(): string | null {
    return this.options.qudt === undefined ? (this.compose(qudtOf) ?? null) : this.options.qudt;
  }

  get note(): string | undefined {
    return this.options.convention ?? this.options.note;
  }

  get definition(): string | undefined {
    return this.options.definition;
  }

  get isConventional(): boolean {
    return this.options.convention !== undefined;
  }

  get system(): System | undefined {
    return this.options.system ?? systemOf(this.scale.factor);
  }

  get sources(): readonly SourceId[] {
    return this.options.sources ?? [];
  }
}
