import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runCli, wordsOf } from "../../support/run-cli";

const folder = mkdtempSync(join(tmpdir(), "everyunit-units-"));
const file = join(folder, "units.txt");
writeFileSync(file, "# mine\nwug [wg] = 5 ft 7 in\nblok = 100 m\n\nlapp = 4 bloks\n");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const env = { EVERYUNIT_UNITS: file };
const run = (line: string, world = {}) => runCli(wordsOf(line), world);

it.each([
  ["5 wug m", "8.509 m"],
  ["17.018 m wugs", "10 wg"],
  ["100 wg km", "0.17018 km"],
  ["3 lapps to m", "1200 m"],
  ["60 blok/h to km/h", "6 km/h"],
  ["2 wug^2 m2", "5.79224648 m²"],
])("own units convert, alone and in expressions: %s is %s", async (line, out) => {
  expect(await run(line, { env })).toMatchObject({ code: 0, out: `${out}\n` });
  expect(await run(`${line} --units ${file}`)).toMatchObject({ code: 0, out: `${out}\n` });
});

it("are listed, completed and used in files, and gone without their file", async () => {
  expect((await run("units length --search wug", { env })).out).toContain("wug");
  expect((await run("__complete convert 5 wu", { env })).out).toContain("wug, Length");
  expect((await run("convert --from wug --to m", { env, input: "5\n" })).out).toBe("8.509\n");
  expect((await run("convert --csv --column x --to m", { env, input: "x\n2 wug\n" })).out).toBe(
    "x,m\n2 wug,3.4036\n",
  );
  expect(await run("5 wug m")).toMatchObject({ code: 3 });
});

it.each([
  ["wug = 5 ft\n\nmile = 3 m\n", "Line 3: 'mile' is already a unit. Choose another name."],
  // Of the names that mean several units, too: a later line took them without a word.
  ["a = 1 m\n", "Line 1: 'a' is already a unit. Choose another name."],
  ["wug = 5 zork\n", "Line 1: "],
  ["wug\n", "Line 1: write name [symbol] = expression, such as wug [wg] = 1.7018 m."],
  ["wug = 20 celsius\n", "Line 1: '20 celsius' is not a positive multiple of a unit."],
])("a wrong line is named: %j", async (text, sentence) => {
  const wrong = join(folder, "wrong.txt");
  writeFileSync(wrong, text);
  const { code, err } = await run(`5 m ft --units ${wrong}`);
  expect(code).toBe(2);
  expect(err).toContain(`everyunit: ${wrong}: ${sentence}`);
});
