import type { UnitExpression } from "./expression";
import { allOf, joinPrefix, NUMBER_WORDS, nameOf } from "./names";
import { pluralOf } from "./plural";

/** The plural of the composed name: that of the first part that is counted. */
export function pluralNameOf(expression: UnitExpression): string | null {
  const { names, form } = expression;
  if (names?.plural) return names.plural;
  if (!names && form.kind === "prefixed") {
    const plural = pluralNameOf(form.unit);
    return plural && joinPrefix(form.prefix.name, plural);
  }
  if (!names && form.kind === "quotient") {
    const rest = allOf(form.denominators, "name");
    const plural = pluralNameOf(form.numerator);
    return plural && rest && [plural, ...rest].join("/");
  }
  if (!names && form.kind === "product") {
    const firstNames = allOf(form.factors.slice(0, -1), "name");
    const last = form.factors.at(-1);
    const plural = last ? pluralNameOf(last) : null;
    return plural && firstNames && [...firstNames, plural].join(" ");
  }
  if (!names && form.kind === "power" && form.exponent > 0) {
    const plural = pluralNameOf(form.base);
    const word = NUMBER_WORDS[form.exponent];
    if (plural && word) return `${word} ${plural}`;
  }
  const name = nameOf(expression);
  return name && pluralOf(name);
}
