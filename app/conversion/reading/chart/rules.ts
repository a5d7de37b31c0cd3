import { contextOf } from "../lexicon/context";
import { ofExpression } from "../lexicon/entry";
import { setExpressionReader } from "../lexicon/own-names";
import { readText } from "../text/text";
import { amounts } from "./amounts";
import { Chart, LIKELY, type Rules } from "./chart";
import { names } from "./names";
import { powers, primaries } from "./primaries";
import { products } from "./products";
import { sideBySide } from "./side-by-side";
import { sums } from "./sums";

/** The grammar of quantities, in descending order of precedence. */
export const rules: Rules = {
  name: names,
  primary: primaries,
  power: powers,
  beside: sideBySide,
  amount: amounts,
  quotient: products,
  sum: sums,
};

setExpressionReader((text) => {
  const lexed = readText(text);
  const chart = new Chart(rules, lexed, contextOf(lexed), LIKELY, {});
  const whole = chart.read("quotient", 0, false).filter(({ end }) => end === lexed.tokens.length);
  return whole.map(({ expression, cost, notes }) => ({ ...ofExpression(expression(), cost), notes }));
});
