import {
  type Explanation,
  explain,
  parsePhrase,
  resolvePair,
  type Source,
  type UnitPair,
} from "~/conversion";
import { categoryNamed, withCategoryId } from "../category-named";
import { paintFor } from "../colour";
import { EXIT, type ExitCode } from "../exit-codes";
import { failWith } from "../fail-with";
import type { Io } from "../io";
import { ratesFor } from "../rates-in-force";
import { refuseUsage } from "../say";
import { wrapText } from "../wrap-text";

type Options = { readonly category?: string; readonly json?: boolean };

const WIDEST = 100;
const NARROWEST = 40;

const meanings = {
  exact: "exact: both units are defined, nothing is rounded",
  conventional: "conventional: exact, by a convention that the notes name",
  measured: "measured: rests on a measured constant",
  rate: "rate: a market exchange rate, indicative and dated",
} satisfies Record<Explanation["exactness"], string>;

/** What stands behind a conversion, in words. */
export async function runExplain(io: Io, words: readonly string[], asked: Options): Promise<ExitCode> {
  const named = asked.category === undefined ? null : categoryNamed(asked.category);
  if (named && !named.ok) return failWith(io, named.error);
  const options = withCategoryId(asked);
  // A number in front lets the engine find where the first unit's name ends and the second begins.
  const phrase = parsePhrase(`1 ${words.join(" ")}`, options);
  if (!phrase.ok) return failWith(io, phrase.error);
  const [from] = phrase.value.parts;
  const [to, ...others] = phrase.value.targets;
  if (!from || to === undefined || others.length > 0)
    return refuseUsage(io, "explain needs two units, as in: everyunit explain mi km");
  const pair = resolvePair(from.unitText, to, options);
  if (!pair.ok) return failWith(io, pair.error);
  const { category, from: source, to: target } = pair.value;
  const explained = explain(category.id, source.id, target.id, ratesFor(io, category));
  if (!explained.ok) return failWith(io, explained.error);
  const text = options.json
    ? jsonOf(io, pair.value, explained.value)
    : textOf(io, pair.value, explained.value);
  await io.stdout.write(`${text}\n`);
  return EXIT.done;
}

function jsonOf(io: Io, { category, from, to }: UnitPair, explanation: Explanation): string {
  const { date, source } = ratesFor(io, category);
  const rates = explanation.exactness === "rate" ? { rates: { date, source } } : {};
  return JSON.stringify(
    { category: category.id, from: from.id, to: to.id, ...explanation, ...rates },
    null,
    2,
  );
}

const sourceLine = ({ title, year, url }: Source): string =>
  [title + (year > 0 && !title.includes(String(year)) ? ` (${year})` : ""), url].filter(Boolean).join(" ");

/** A factor too long to read stands rounded in the equation, and the words must not say that nothing is. */
const isShownRounded = ({ exactness, equation }: Explanation): boolean =>
  (exactness === "exact" || exactness === "conventional") && equation.includes("≈");

/** A formula may do without the rounded factor: "Divide by 1609.344." */
function formulaText(explanation: Explanation): string {
  const { formula, factor } = explanation;
  const hasRounded = isShownRounded(explanation) && formula.includes(String(Number(factor)));
  return hasRounded ? formula.replace(/\.$/, " (rounded).") : formula;
}

function exactnessText(explanation: Explanation): string {
  const meaning = meanings[explanation.exactness];
  if (!isShownRounded(explanation)) return meaning;
  return `${meaning.replace(", nothing is rounded", "")}; only what stands behind ≈ is rounded`;
}

/** A fraction that no decimal ends is hard to read: its first digits stand beside it. */
const factorText = ({ exactFactor, factor }: Explanation): string =>
  exactFactor && /[/÷×]/.test(exactFactor) ? `${exactFactor} ≈ ${factor}` : (exactFactor ?? factor);

function textOf(io: Io, { category, from, to }: UnitPair, explanation: Explanation): string {
  const paint = paintFor(io, io.stdout);
  const room = Math.max(NARROWEST, Math.min(io.stdout.columns, WIDEST));
  const { date, source } = ratesFor(io, category);
  const rows: [string, readonly string[]][] = [
    ["", [`${from.name} to ${to.name}, ${category.name}`]],
    ["Formula", [formulaText(explanation)]],
    ["Factor", [factorText(explanation)]],
    ["Exactness", [exactnessText(explanation)]],
    [
      "Uncertainty",
      explanation.relativeUncertainty === null
        ? []
        : [`${explanation.relativeUncertainty.toPrecision(2)} (relative)`],
    ],
    ["Rates", explanation.exactness === "rate" ? [`${source}, ${date}`] : []],
    ["Defined by", explanation.definitions],
    ["Sources", explanation.sources.map(sourceLine)],
    ["Notes", explanation.notes],
  ];
  const width = Math.max(...rows.map(([title]) => title.length)) + 2;
  const lines = rows.flatMap(([title, texts]) =>
    texts.flatMap((text, at) =>
      wrapText(text, room - width).map(
        (line, row) => paint.dim((at + row === 0 ? title : "").padEnd(title === "" ? 0 : width)) + line,
      ),
    ),
  );
  return [paint.bold(explanation.equation), ...lines].join("\n");
}
