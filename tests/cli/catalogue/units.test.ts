import stringWidth from "string-width";
import { describe, expect, it } from "vitest";
import { categories, describeCategory, findCategory } from "~/conversion";
import { categoryNamed } from "~cli/answer/category-named";
import { present } from "../../support/present";
import { runCli } from "../../support/run-cli";

const ESCAPE = "\u001b[";

describe("units lists the catalogue", () => {
  it("of a category, in its order: tab-separated id, symbol and name when piped", async () => {
    const { code, out } = await runCli(["units", "length"]);
    const lines = out.trimEnd().split("\n");
    expect(code).toBe(0);
    expect(lines[0]).toBe("m\tm\tmeter");
    expect(lines.map((line) => line.split("\t")[0])).toEqual(
      present(findCategory("length")).units.map(({ id }) => id),
    );
  });

  it("of all categories, the category first", async () => {
    const { out } = await runCli(["units"]);
    const count = categories.reduce((sum, { units }) => sum + units.length, 0);
    expect(out.trimEnd().split("\n")).toHaveLength(count);
    expect(out).toMatch(/^length\tm\tm\tmeter\n/);
  });

  it("as JSON exactly as GET /api/units/{category} and GET /api/units give it", async () => {
    expect(JSON.parse((await runCli(["units", "length", "--json"])).out)).toEqual(
      JSON.parse(JSON.stringify(describeCategory(present(findCategory("length"))))),
    );
    expect(JSON.parse((await runCli(["units", "--json"])).out)).toEqual(
      JSON.parse(JSON.stringify(categories.map(describeCategory))),
    );
  });

  it("that contain the text in a name, in any case", async () => {
    const { out } = await runCli(["units", "volume", "--search", "GALLON"]);
    expect(out).toContain("gallon-us\t");
    expect(out).toContain("gallon-uk\t");
    expect(out).not.toMatch(/^m\t/m);
  });

  // It was exit 3, although GET /api/units?search=litre found 112.
  it("that the API finds by another spelling or plural", async () => {
    expect((await runCli(["units", "--search", "litre"])).out).toContain("volume\tL\tL\tliter\n");
    expect((await runCli(["units", "--search", "miles per hour"])).out).toContain("speed\tmph\t");
  });

  // The list ended at 50 without a word.
  it("that match a name, all of them", async () => {
    expect((await runCli(["units", "square"])).out.split("\n").length).toBeGreaterThan(200);
  });

  it.each([
    [["units", "lenght"], "Did you mean 'length'"],
    [["units", "--search", "zzzz"], "No unit matches 'zzzz'."],
  ])("%j: exit 3", async (words, sentence) => {
    const run = await runCli(words);
    expect(run).toMatchObject({ code: 3, out: "" });
    expect(run.err).toContain(sentence);
  });

  it("a search without a match is an empty list in JSON", async () => {
    expect(await runCli(["units", "--search", "zzzz", "--json"])).toMatchObject({ code: 0, out: "[]\n" });
  });

  it("in color on a terminal, but not with NO_COLOR or when piped", async () => {
    expect((await runCli(["units", "length"], { columns: 80 })).out).toContain(ESCAPE);
    const plain = { columns: 80, env: { NO_COLOR: "1" } };
    expect((await runCli(["units", "length"], plain)).out).not.toContain(ESCAPE);
    expect((await runCli(["units", "length"])).out).not.toContain(ESCAPE);
  });
});

describe("units on a narrow terminal", () => {
  // At 80 columns long ids left eight to a name: "watt/me…".
  it.each(categories.map(({ id }) => id))("of %s fit 80 columns, every name whole", async (id) => {
    const { out } = await runCli(["units", id], { columns: 80, env: { NO_COLOR: "1" } });
    for (const line of out.trimEnd().split("\n")) expect(stringWidth(line), line).toBeLessThanOrEqual(80);
    for (const { name } of present(findCategory(id)).units) expect(out).toContain(name);
  });

  it("show other names if there is room", async () => {
    const heads = [80, 160].map(async (columns) => (await runCli(["units", "length"], { columns })).out);
    expect(await heads[0]).not.toContain("Also");
    expect(await heads[1]).toContain("Also");
  });
});

describe("a category is found", () => {
  it.each(["length", "Length", "LENGTH", " length "])("by its id in any case: %j", async (text) => {
    expect((await runCli(["units", text])).out).toBe((await runCli(["units", "length"])).out);
  });

  it.each([
    ["Angular velocity", "velocity-angular"],
    ["mass", "weight"],
    ["Capacitance", "electrostatic-capacitance"],
    ["money", "currency"],
  ])("by its display name or quantity: %s", (text, id) => {
    expect(categoryNamed(text)).toMatchObject({ ok: true, value: { id } });
  });

  it.each([
    [["convert", "5", "m", "ft", "--category", "Length"], ""],
    [["convert", "--from", "m", "--to", "ft", "--category", "LENGTH"], "5\n"],
    [["explain", "m", "ft", "--category", "Length"], ""],
  ])("after --category too: %j", async (words, input) => {
    const { code, err } = await runCli(words, { input });
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });

  it.each([
    ["units", "lenghth"],
    ["convert", "5", "m", "ft", "--category", "lenghth"],
    ["explain", "m", "ft", "--category", "lenghth"],
  ])("or rejected with a suggestion: %s %s", async (...words) => {
    const { code, err } = await runCli(words);
    expect(code).toBe(3);
    expect(err).toContain("'length'");
  });

  it("for each by its name as `categories` prints it", () => {
    for (const category of categories)
      expect(categoryNamed(category.name)).toEqual({ ok: true, value: category });
  });
});

describe("categories", () => {
  it("lists all ids when piped, one per line, in the order of the directory", async () => {
    expect((await runCli(["categories"])).out).toBe(categories.map(({ id }) => `${id}\n`).join(""));
  });

  it("as JSON with heading and count", async () => {
    const list = JSON.parse((await runCli(["categories", "--json"])).out);
    expect(list).toHaveLength(categories.length);
    expect(list[0]).toEqual({
      id: "length",
      name: "Length",
      heading: "Common",
      quantity: "length",
      units: present(findCategory("length")).units.length,
    });
  });

  it.each([80, 120])("fits %i columns", async (columns) => {
    const { out } = await runCli(["categories"], { columns, env: { NO_COLOR: "1" } });
    for (const line of out.trimEnd().split("\n")) expect(line.length).toBeLessThanOrEqual(columns);
  });
});
