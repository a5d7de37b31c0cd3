import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Bench, circumstances, notMeasured, type Row, tableOf } from "./report";

/** What the table consists of, in its order. The other benches run only when they are named. */
const TABLE = ["site", "browser", "memory", "cli", "package-size"];

/** The document that has the table, and the lines around it. */
const DOCUMENT = "docs/performance.md";
const MARKS = /<!-- (?:Written by npm run bench|End)\. -->/;

const root = dirname(dirname(import.meta.dirname));
process.chdir(root);

async function load(file: string): Promise<Bench> {
  const { default: bench } = (await import(join(import.meta.dirname, file))) as { default: Bench };
  return bench;
}

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".bench.ts"));
const benches = await Promise.all(files.sort().map(load));
const wanted = process.argv.length > 2 ? process.argv.slice(2) : TABLE;
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(
    `No such benchmark: ${unknown.join(", ")}. There are ${benches.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(2);
}

const start = circumstances();
const rows: Row[] = [];
for (const bench of wanted.flatMap((name) => benches.filter((each) => each.name === name))) {
  process.stderr.write(`${bench.name} …\n`);
  // A bench that fails must not cost the figures of the others.
  const results = await bench.run().catch((error: Error) => [notMeasured(bench.name, error.message)]);
  for (const found of results) {
    if (typeof found === "string") console.log(found);
    else rows.push(found);
  }
}
const output = `${start}\n\n${tableOf(rows)}`;
if (rows.length > 0) console.log(`\n${output}`);
if (process.argv.length === 2) {
  const [before, , after] = readFileSync(DOCUMENT, "utf8").split(MARKS);
  writeFileSync(
    DOCUMENT,
    `${before}<!-- Written by npm run bench. -->\n\n${output}\n\n<!-- End. -->${after}`,
  );
}
process.exit(0);
