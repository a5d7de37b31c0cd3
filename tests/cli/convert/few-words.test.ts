import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runCli, wordsOf } from "../../support/run-cli";

const run = (line: string, world = {}) => runCli(wordsOf(line), world);

describe("--to best", () => {
  it.each([
    ["5000 m", "5 km"],
    ["0.003 m", "3 mm"],
    ["5280 ft", "1 mi"],
    ["66 in", "5.5 ft"],
    ["90000 s", "25 h"],
    ["86400 s", "1 d"],
    ["1500 g", "1.5 kg"],
    ["1.609344 km", "1.609344 km"],
    ["2500000 W", "2.5 MW"],
    ["-5000 m", "-5 km"],
    ["0 m", "0 m"],
    ["20 celsius", "20 °C"],
  ])("%s is %s", async (quantity, out) => {
    expect(await run(`${quantity} --to best`)).toMatchObject({ code: 0, out: `${out}\n` });
  });

  it("is not a unit of lines, which have one unit", async () => {
    expect(await run("convert --from m --to best", { input: "5\n" })).toMatchObject({ code: 2, out: "" });
  });
});

it("-q prints no notes, but errors", async () => {
  expect(await run("1 gal L")).toMatchObject({ err: expect.stringContaining("gallon (US)") });
  expect(await run("1 gal L -q")).toMatchObject({ code: 0, err: "" });
  expect(await run("1 gal kg -q")).toMatchObject({ code: 4, err: expect.stringContaining("gal") });
  expect(await run("convert -q --to L", { input: "1 gal\nx\n" })).toMatchObject({
    code: 1,
    err: "line 2: 'x' is not a number.\n",
  });
});

it("-n prints the bare number", async () => {
  expect((await run("5 mi km -n")).out).toBe("8.04672\n");
  expect((await run("180.34 cm ft;in -n")).out).toBe("5 11\n");
});

it("--json reports errors as JSON", async () => {
  const errorOf = async (line: string, world = {}) => {
    const { code, err } = await run(line, world);
    return { code, ...JSON.parse(err) };
  };
  expect(await errorOf("5 mi kg --json")).toMatchObject({ code: 4, error: "incompatible_units" });
  expect(await errorOf("5 zzz km --json")).toMatchObject({ code: 3, error: "unknown_unit" });
  expect(await errorOf("5 mi --json --nonsense")).toMatchObject({ code: 2, error: "usage" });
  expect(await errorOf("convert none.csv --from mi --to km --json")).toMatchObject({
    code: 1,
    error: "failed",
  });
  expect(await errorOf("convert --from mi --to km --json", { input: "x\n" })).toEqual({
    code: 1,
    error: "invalid_line",
    line: 1,
    details: "'x' is not a number.",
  });
});

it("a terminal shows twelve significant digits, a pipe all of them", async () => {
  expect((await run("1 mi yd --digits 20")).out).toBe("1760 yd\n");
  expect((await run("5 km mi")).out).toBe("3.1068559611866697 mi\n");
  expect((await run("5 km mi", { columns: 80 })).out).toBe("3.10685596119 mi\n");
  expect((await run("5 km mi --exact", { columns: 80 })).out).toBe("78125/25146 mi\n");
  expect((await run("180 cm ft;in", { columns: 80 })).out).toBe("5 ft 10.8661417323 in\n");
});

describe("convert - answers questions, one on each line", () => {
  it("with an empty line for what is not answered", async () => {
    const { code, out, err } = await run("convert -", {
      input: "5 mi in km\nhello\n180.34 cm to ft;in\n1 gal to L\n2 gal to L\n5 mi",
    });
    expect({ code, out }).toEqual({
      code: 1,
      out: "8.04672 km\n\n5 ft 11 in\n3.785411784 L\n7.570823568 L\n\n",
    });
    expect((await run("convert -", { input: "5 km in mi\n", columns: 80 })).out).toBe("3.10685596119 mi\n");
    expect(err).toMatch(/^line 2: .+\nline 4: .+\n(?:line 5: .+\n)?line 6: .+\n$/);
  });

  it("as JSON, errors too", async () => {
    const { out, err } = await run("convert - --json", { input: "5 mi in km\n5 mi in kg\n" });
    expect(JSON.parse(out.split("\n")[0] ?? "")).toMatchObject({ result: 8.04672 });
    expect(JSON.parse(err)).toMatchObject({ line: 2, error: "incompatible_units" });
  });
});

describe("a file that exists is a file", () => {
  it.each(["m1", "km", "5mi"])("even if it is called %s", async (name) => {
    const folder = mkdtempSync(join(tmpdir(), "everyunit-file-"));
    const before = process.cwd();
    try {
      writeFileSync(join(folder, name), "5\n");
      process.chdir(folder);
      expect(await run(`convert ${name} --from mi --to km`)).toMatchObject({ code: 0, out: "8.04672\n" });
    } finally {
      process.chdir(before);
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

it("a question that is longer than the name of a file may be is a question", async () => {
  const sum = Array(16).fill("1.0000000000000000 ft").join(" + ");
  expect(await runCli([`${sum} to in`])).toMatchObject({ code: 0, out: "192 in\n" });
});
