import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { present } from "../support/present";
import { runCli, wordsOf } from "../support/run-cli";

const document = readFileSync("docs/cli.md", "utf8");
const ROW = /^\| `(everyunit .* --json)( < lines)?` +\| ([^|]+?) +\| ([^|]+?) +\|$/gm;
const rows = [...document.matchAll(ROW)]
  .map(([, command = "", lines, prints = "", fields = ""]) => ({
    command,
    input: lines ? "5\nx\n" : "",
    prints,
    fields: [...fields.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  }))
  .filter(({ command }) => !/^everyunit (?:contacts|db) /.test(command));

const outputOf = async (command: string, input = "") =>
  (await runCli(wordsOf(command).slice(1), { input })).out;

describe("the table of JSON shapes in docs/cli.md is correct", () => {
  it("for every conversion command with --json", () => {
    expect(rows).toHaveLength(11);
    const named = new Set(rows.map(({ command }) => command.split(" ")[1]));
    expect([...named]).toEqual(["convert", "explain", "units", "categories", "rates"]);
  });

  it.each(rows)("$command: $prints", async ({ command, input, prints, fields }) => {
    const out = await outputOf(command, input);
    const [first = "", ...others] = out.split("\n");
    const parsed = JSON.parse(input === "" ? out : first);
    if (input !== "") expect(others).toEqual(["", ""]);
    expect(Array.isArray(parsed)).toBe(prints.startsWith("an array"));
    const objects = Array.isArray(parsed) ? parsed : [parsed];
    for (const object of objects) {
      expect(Object.keys(object)).toEqual(fields);
      const [, arrays = ""] = /^an object; (.*) (?:are arrays|is an array)$/.exec(prints) ?? [];
      for (const [, name = ""] of arrays.matchAll(/`(\w+)`/g)) expect(Array.isArray(object[name])).toBe(true);
    }
    if (prints.includes("is a number")) expect(typeof objects[0].units).toBe("number");
  });

  it("of a unit", async () => {
    const [, fields = ""] = present(/A unit has ([^.]+)\./.exec(document));
    const { units } = JSON.parse(await outputOf("everyunit units length --json"));
    expect(Object.keys(units[0])).toEqual([...fields.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  });

  it("for numbers that are neither doubles nor fractions", async () => {
    const beyond = JSON.parse(await outputOf("everyunit convert 1e400 mi km --exact --json"));
    expect(beyond).toMatchObject({ result: null, exact: expect.any(String) });
    const irrational = JSON.parse(await outputOf("everyunit convert 1 rpm rad/s --json"));
    expect(irrational).toMatchObject({ result: expect.any(Number), exact: null });
  });
});
