import { readFileSync, writeFileSync } from "node:fs";
import { readingCorpus } from "../support/reading-corpus";
import { type Outcome, outcomeOf } from "../support/reading-outcome";

/**
 * Compares what two versions of the engine make of the same texts, silent differences first.
 *
 *     npm run compare:readings write before.json    # in the old version
 *     npm run compare:readings before.json          # in the new one
 */
type Outcomes = Readonly<Record<string, Outcome>>;

const RANDOM_OF_EACH_KIND = 500;

const outcomesNow = (): Outcomes =>
  Object.fromEntries(
    Object.values(readingCorpus(RANDOM_OF_EACH_KIND))
      .flat()
      .map((text) => [text, outcomeOf(text)]),
  );

const KINDS = [
  "silent: another answer, and nothing stated",
  "stated: another answer, which states what it assumes",
  "now refused",
  "now answered",
  "refused for another reason",
  "same answer, states something else",
] as const;
type Kind = (typeof KINDS)[number];

function differenceBetween(before: Outcome, now: Outcome): Kind | null {
  if (before.isRefused !== now.isRefused) return now.isRefused ? "now refused" : "now answered";
  if (before.answer !== now.answer) {
    if (now.isRefused) return "refused for another reason";
    return now.stated.length > 0
      ? "stated: another answer, which states what it assumes"
      : "silent: another answer, and nothing stated";
  }
  return before.stated.join("; ") === now.stated.join("; ") ? null : "same answer, states something else";
}

const lineOf = ({ answer, stated }: Outcome): string => [answer, ...stated].join("; ");

function compare(before: Outcomes, now: Outcomes): void {
  const texts = Object.keys(now).filter((text) => text in before);
  const differences = texts.flatMap((text) => {
    const [old, current] = [before[text], now[text]];
    const kind = old && current && differenceBetween(old, current);
    return kind ? [{ text, kind, old, current }] : [];
  });
  for (const kind of KINDS) {
    const some = differences.filter((one) => one.kind === kind);
    if (some.length > 0) console.log(`\n${some.length} ${kind}`);
    for (const { text, old, current } of some)
      console.log(`  ${text}\n    before: ${lineOf(old)}\n    now:    ${lineOf(current)}`);
  }
  console.log(`\n${texts.length} texts: ${texts.length - differences.length} the same`);
  for (const kind of KINDS) console.log(`${differences.filter((one) => one.kind === kind).length} ${kind}`);
}

const [first, second] = process.argv.slice(2);
if (first === "write" && second) writeFileSync(second, JSON.stringify(outcomesNow()));
else if (first) compare(JSON.parse(readFileSync(first, "utf8")) as Outcomes, outcomesNow());
else throw new Error("Name the file of outcomes to compare with, or 'write' and the file to write.");
