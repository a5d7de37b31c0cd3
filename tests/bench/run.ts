import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";

type Bench = { name: string; run(): Promise<string[]> };

const root = dirname(dirname(import.meta.dirname));
process.chdir(root);

async function load(file: string): Promise<Bench> {
  const { default: bench } = (await import(join(import.meta.dirname, file))) as { default: Bench };
  return bench;
}

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".bench.ts"));
const benches = await Promise.all(files.sort().map(load));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(
    `No such benchmark: ${unknown.join(", ")}. There are ${benches.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(2);
}

for (const bench of benches.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n${bench.name}`);
  for (const line of await bench.run()) console.log(`  ${line}`);
}
process.exit(0);
