import type { Ratio } from "~/numerals/ratio";
import type { Conversion, NumberInput } from "./conversion";
import type { Exactness } from "./rule";

/** The exact result, null if it is not a fraction, and a fraction that is accurate to at least 100 digits. */
export type Fractions = Pick<Conversion, "exact" | "approximate">;

/** The data that all results of one converter share. */
export type Recomputation = {
  readonly exactness: Exactness;
  readonly fractionsOf: (input: NumberInput) => Fractions;
};

/** Fractions are computed on first read. A class: creating a literal's accessors takes as long as twenty conversions. */
export class LazyConversion implements Conversion {
  constructor(
    readonly result: number,
    private readonly input: NumberInput,
    private readonly shared: Recomputation,
    private known: Fractions | undefined = undefined,
  ) {}

  get exactness(): Exactness {
    return this.shared.exactness;
  }

  get exact(): Ratio | null {
    return this.fractions.exact;
  }

  get approximate(): Ratio {
    return this.fractions.approximate;
  }

  private get fractions(): Fractions {
    this.known ??= this.shared.fractionsOf(this.input);
    return this.known;
  }
}
