import { readFileSync, writeFileSync } from "node:fs";
import { readingCorpus } from "../support/reading-corpus";
import { differenceBetween, KINDS } from "../support/reading-differences";
import { type Outcome, outcomeOf } from "../support/reading-outcome";

/**
 * Compares what two versions of the engine make of the same texts, silent differences first.
 *
 *     npm run compare:readings write before.json    # in the old version
 *     npm run compare:readings before.json          # in the new one
 */
type Outcomes = Readonly<Record<string, Outcome>>;

const RANDOM_OF_EACH_KIND = 500;

const outcomes = (): Outcomes =>
  Object.fromEntries(
    Object.values(readingCorpus(RANDOM_OF_EACH_KIND))
      .flat()
      .map((text) => [text, outcomeOf(text)]),
  );

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
if (first === "write" && second) writeFileSync(second, JSON.stringify(outcomes()));
else if (first) compare(JSON.parse(readFileSync(first, "utf8")) as Outcomes, outcomes());
else throw new Error("Name the file of outcomes to compare with, or 'write' and the file to write.");
