import type { Ratio } from "~/numerals/ratio";
import type { Conversion, NumberInput } from "./conversion";
import type { Exactness } from "./rule";

/** What all results of one converter share. */
export type Recomputation = {
  readonly exactness: Exactness;
  /** True where a fraction holds the results. */
  readonly isExact: boolean;
  readonly answerTo: (input: NumberInput) => Ratio;
};

/**
 * A result whose fractions are worked out when first read. A class, because accessors in an object literal are installed
 * anew for each object, which costs twenty conversions.
 */
export class LazyConversion implements Conversion {
  constructor(
    readonly result: number,
    private readonly input: NumberInput,
    private readonly shared: Recomputation,
    private fraction: Ratio | undefined = undefined,
  ) {}

  get exactness(): Exactness {
    return this.shared.exactness;
  }

  get approximate(): Ratio {
    this.fraction ??= this.shared.answerTo(this.input);
    return this.fraction;
  }

  get exact(): Ratio | null {
    return this.shared.isExact ? this.approximate : null;
  }
}
