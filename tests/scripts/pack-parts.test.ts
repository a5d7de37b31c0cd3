import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type Module, packCompiled, packParts, toAscii } from "../../scripts/pack-parts";

const home = mkdtempSync(join(tmpdir(), "everyunit-parts-"));
let folder = home;
beforeEach(() => {
  folder = mkdtempSync(join(home, "run-"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Runs a program; `before` is code that Node.js runs first. */
function run(program: string, before = "", env: Record<string, string> = {}): string {
  const file = join(folder, "everyunit.cjs");
  writeFileSync(file, program);
  writeFileSync(join(folder, "before.cjs"), before);
  const words = ["--require", join(folder, "before.cjs"), file];
  return execFileSync(process.execPath, words, {
    encoding: "utf8",
    env: { ...process.env, ...env },
    stdio: "pipe",
  });
}

const module = (name: string, code: string): Module => ({ name, code });
const print = (expression: string): Module =>
  module("main.js", `process.stdout.write(String(${expression}))`);

/** Each module a script of its own. */
const pack = (modules: readonly Module[], texts: Record<string, string> = {}) =>
  packParts({ scripts: modules.map((one) => ({ modules: [one] })), texts, entry: "main.js" });

describe("one file of many modules", () => {
  it("runs its entry, and any other module once, when it is required", () => {
    const { program } = pack([
      module("main.js", `const a = require("./a.js"); require("./a.js"); process.stdout.write(a.say("!"))`),
      module("a.js", `process.stdout.write("a runs,"); exports.say = (end) => require("./b.js").text + end`),
      module("b.js", `module.exports = { text: " b answers" }`),
      module("never.js", "this is no JavaScript"),
    ]);
    expect(run(program)).toBe("a runs, b answers!");
  });

  it("runs of the modules compiled together only those required", () => {
    const together = [
      module("a.js", `exports.text = require("./b.js").text`),
      module("b.js", `exports.text = "b"`),
      module("c.js", `process.stdout.write("c runs,")`),
    ];
    const scripts = [{ modules: [print(`require("./a.js").text`)] }, { modules: together }];
    expect(run(packParts({ scripts, entry: "main.js" }).program)).toBe("b");
  });

  it("gives modules that require each other what there is of them", () => {
    const { program } = pack([
      module("main.js", `exports.early = 1; process.stdout.write(String(require("./a.js").seen))`),
      module("a.js", `exports.seen = require("./main.js").early`),
    ]);
    expect(run(program)).toBe("1");
  });

  it("keeps texts, ends of comments and long modules as they are", () => {
    const long = `exports.length = "${"*/".repeat(40_000)}".length`;
    const main = print(`[require("./names.txt"), require("./long.js").length, /a*/.test("b"), "*\\/"]`);
    const { program } = pack([main, module("long.js", long)], { "names.txt": "*/ \\u00b5 /* ~ `$" });
    expect(program.length).toBeLessThan(long.length);
    expect(run(program)).toBe("*/ \\u00b5 /* ~ `$,80000,true,*/");
  });

  it("still has Node.js's own modules to offer", () => {
    expect(run(pack([print(`require("node:path").sep`)]).program)).toBe("/");
  });

  it("is written in ASCII, in which strings and regular expressions mean the same", () => {
    const { code } = print(`[/[µ°]+/.exec("5 µ°")[0] === "µ°", /^[\u{1f600}]$/u.test("\u{1f600}")]`);
    expect(toAscii(code)).toMatch(/^[ -~]*$/);
    expect(run(pack([module("main.js", toAscii(code))]).program)).toBe("true,true");
    expect(() => pack([module("main.js", code)])).toThrow("main.js is not ASCII");
  });

  it("refuses what an escape would change", () => {
    for (const code of ["/\\µ/", "String.raw`µ`"])
      expect(() => toAscii(code)).toThrow("cannot be written in ASCII");
    expect(toAscii('"\\\\µ"')).toBe('"\\\\\\u00b5"');
  });

  it("runs under any first line that a packager writes", () => {
    const { program } = pack([print(`require("./a.js").a`), module("a.js", "exports.a = 1")]);
    for (const line of ["#!/opt/homebrew/opt/node/bin/node", "#!/bin/n", ""])
      expect(run(program.replace(/^#!.*/, line))).toBe("1");
  });

  it("says so when another build took its place while it ran", () => {
    const program = (answer: number) =>
      pack([print(`require("./a.js").a`), module("a.js", `exports.a = ${answer}`)]).program;
    const before = `const fs = require("node:fs");
const open = fs.openSync;
fs.openSync = (path, ...rest) => {
  if (path.endsWith("everyunit.cjs")) fs.writeFileSync(path, ${JSON.stringify(program(2))});
  return open(path, ...rest);
};`;
    expect(run(program(1))).toBe("1");
    expect(() => run(program(1), before)).toThrow("was replaced while it ran");
  });
});

describe("what V8 compiled, beside the file", () => {
  const packed = pack([print(`require("./a.js").twice(21)`), module("a.js", "exports.twice = (n) => 2 * n")]);
  /** Tells for each script that was given something compiled whether V8 took it. */
  const WATCH = `const vm = require("node:vm");
vm.Script = class extends vm.Script {
  constructor(text, options) {
    super(text, options);
    if (options.cachedData) process.stdout.write(this.cachedDataRejected ? "refused " : "taken ");
  }
};`;

  function record(): Map<string, Buffer> {
    const left = join(folder, "left");
    mkdirSync(left);
    run(packed.program, readFileSync("scripts/keep-compiled.cjs", "utf8"), { V8_FOLDER: left });
    return new Map(readdirSync(left).map((name) => [name, readFileSync(join(left, name))]));
  }
  const put = (bytes: Buffer) => writeFileSync(join(folder, "everyunit.v8"), bytes);

  it("is taken by the V8 that compiled it", () => {
    put(packCompiled(packed.mark, record()));
    expect(run(packed.program, WATCH)).toBe("taken taken 42");
  });

  it("is left alone where it is another build's, another V8's, cut short or no such file at all", () => {
    const whole = packCompiled(packed.mark, record());
    const altered = (from: string, to: string) =>
      Buffer.from(whole.toString("latin1").replace(from, to), "latin1");
    for (const bytes of [
      altered(packed.mark, "0123456789abcdef"),
      altered(process.versions.v8, process.versions.v8.replace(/\d/, "0")),
      altered(process.arch, "z80"),
      whole.subarray(0, 100),
      Buffer.from("nothing of the kind"),
      Buffer.alloc(0),
    ]) {
      put(bytes);
      expect(run(packed.program, WATCH)).toBe("42");
    }
    rmSync(join(folder, "everyunit.v8"));
    expect(run(packed.program, WATCH)).toBe("42");
  });

  it("does no harm to a V8 with other settings", () => {
    put(packCompiled(packed.mark, record()));
    const words = ["--stack-size=900", "--no-opt", join(folder, "everyunit.cjs")];
    writeFileSync(join(folder, "everyunit.cjs"), packed.program);
    expect(execFileSync(process.execPath, words, { encoding: "utf8" })).toBe("42");
  });
});
