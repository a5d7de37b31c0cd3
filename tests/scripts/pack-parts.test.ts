import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type Part, packCompiled, packParts, toAscii } from "../../scripts/pack-parts";

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

const part = (name: string, text: string): Part => ({ name, text });
const print = (expression: string): Part => part("main.js", `process.stdout.write(String(${expression}))`);

describe("one file of many modules", () => {
  it("runs its entry, and any other module once, when it is required", () => {
    const parts = [
      part("main.js", `const a = require("./a.js"); require("./a.js"); process.stdout.write(a.say("!"))`),
      part("a.js", `process.stdout.write("a runs,"); exports.say = (end) => require("./b.js").text + end`),
      part("b.js", `module.exports = { text: " b answers" }`),
      part("never.js", "this is no JavaScript"),
    ];
    expect(run(packParts(parts, "main.js").program)).toBe("a runs, b answers!");
  });

  it("gives modules that require each other what there is of them", () => {
    const parts = [
      part("main.js", `exports.early = 1; process.stdout.write(String(require("./a.js").seen))`),
      part("a.js", `exports.seen = require("./main.js").early`),
    ];
    expect(run(packParts(parts, "main.js").program)).toBe("1");
  });

  it("keeps texts, ends of comments and large modules as they are", () => {
    const long = `exports.length = "${"*/".repeat(40_000)}".length`;
    const parts = [
      print(`[require("./names.txt"), require("./long.js").length, /a*/.test("b"), "*\\/"]`),
      part("names.txt", "*/ \\u00b5 /* ~ `$"),
      part("long.js", long),
    ];
    const { program } = packParts(parts, "main.js");
    expect(program.length).toBeLessThan(long.length);
    expect(run(program)).toBe("*/ \\u00b5 /* ~ `$,80000,true,*/");
  });

  it("still has Node.js's own modules to offer", () => {
    expect(run(packParts([print(`require("node:path").sep`)], "main.js").program)).toBe("/");
  });

  it("is written in ASCII, in which strings and regular expressions mean the same", () => {
    const text = toAscii(
      `process.stdout.write(String([/[µ°]+/.exec("5 µ°")[0] === "µ°", /^[\u{1f600}]$/u.test("\u{1f600}")]))`,
    );
    expect(text).toMatch(/^[ -~]*$/);
    expect(run(packParts([part("main.js", text)], "main.js").program)).toBe("true,true");
    expect(() => packParts([part("main.js", `"µ"`)], "main.js")).toThrow("not ASCII");
  });

  it("says so when another build took its place while it ran", () => {
    const { program } = packParts([print(`require("./a.js")`), part("a.js", "exports.a = 1")], "main.js");
    const other = packParts([print(`require("./a.js") // other`), part("a.js", "exports.a = 2")], "main.js");
    const before = `require("node:fs").openSync = ((open) => (path, ...rest) => {
      if (path.endsWith("everyunit.cjs")) require("node:fs").writeFileSync(path, ${JSON.stringify(other.program)});
      return open(path, ...rest);
    })(require("node:fs").openSync);`;
    expect(() => run(program, before)).toThrow("everyunit was replaced while it ran");
  });
});

describe("what V8 compiled, beside the file", () => {
  const parts = [print(`require("./a.js").twice(21)`), part("a.js", "exports.twice = (n) => 2 * n")];
  const packed = packParts(parts, "main.js");
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
    run(packed.recorder, "", { V8_FOLDER: left });
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
