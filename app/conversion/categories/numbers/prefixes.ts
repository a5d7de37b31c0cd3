import { prefixed, toThe } from "../../algebra/expression";
import { prefixWithSymbol } from "../../algebra/prefixes";
import { KIBI, UNITY } from "../../constants/mathematical";
import { category, named } from "../category";
import type { NameId, PrefixesIn } from "../composed-id";
import type { Unit, UnitOptions } from "../unit";

type Rows<Prefixes extends string> = readonly Unit<NameId<PrefixesIn<Prefixes>, "">>[];

/** One row for each prefix, in the order written. The plural of a prefix equals its name. */
const prefixesOf = <const Prefixes extends string>(prefixes: Prefixes, options: UnitOptions = {}): Rows<Prefixes> =>
  prefixes.split(" ").map((symbol) => {
    const prefix = prefixWithSymbol(symbol);
    const name = prefix.name as NameId<PrefixesIn<Prefixes>, "">;
    return named(name, name, symbol, prefixed(prefix, UNITY), { plural: null, ...options });
  });

/** One row for each binary prefix, in the order of the powers of 1024. */
const binaryPrefixesOf = <const Prefixes extends string>(prefixes: Prefixes): Rows<Prefixes> =>
  prefixes.split(" ").map((symbol, i) => {
    const name = prefixWithSymbol(symbol).name as NameId<PrefixesIn<Prefixes>, "">;
    const note = `A binary prefix of IEC 80000-13: 1024${i === 0 ? "" : ` to the power ${i + 1}`}.`;
    return named(name, name, symbol, toThe(i + 1, KIBI), { plural: null, note });
  });

export const prefixes = category("prefixes", { reference: UNITY, quantityKind: "a plain number" }, () => [
  ...prefixesOf("k M G m"),
  named("none", "none", "1", UNITY, { plural: null, aliases: "one" }),
  ...prefixesOf("Y Z E P T h"),
  ...prefixesOf("da", { aliases: "deca" }),
  ...prefixesOf("d c"),
  ...prefixesOf("µ", { aliases: "u" }),
  ...prefixesOf("n p f a z y"),
  ...prefixesOf("Q R r q", { note: "One of the four prefixes that the CGPM added in 2022." }),
  ...binaryPrefixesOf("Ki Mi Gi Ti Pi Ei Zi Yi Ri Qi"),
]);
