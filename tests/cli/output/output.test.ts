import { execFileSync, spawn } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { build } from "rolldown";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { present } from "../../support/present";

const folder = mkdtempSync(join(tmpdir(), "everyunit-output-"));
const module = join(folder, "output.cjs");

beforeAll(async () => {
  await build({
    input: "cli/output/output.ts",
    platform: "node",
    output: { file: module, format: "cjs" },
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that writes with `output` to its standard output; `code` is its middle. */
function program(name: string, code: string): string {
  const file = join(folder, name);
  writeFileSync(
    file,
    `const { outputTo, ignoreWriteErrors } = require(${JSON.stringify(module)});
const output = outputTo(1, () => process.stdout, () => process.listenerCount("SIGINT") > 0);
(async () => { ${code} })().catch((error) => { process.stderr.write(error.name); process.exitCode = 9; });`,
  );
  return file;
}

const LONG = `"0123456789abcdef".repeat(100_000)`;
const LONG_LENGTH = 1_600_000;

/** What a slow reader gets of it, and how it ended. */
function readSlowly(
  command: string,
  words: readonly string[],
): Promise<{ length: number; code: number | null }> {
  return new Promise((resolve) => {
    const child = spawn(command, [...words], { stdio: ["ignore", "pipe", "ignore"] });
    let length = 0;
    child.stdout.on("data", (bytes: Buffer) => {
      length += bytes.length;
      child.stdout.pause();
      setTimeout(() => child.stdout.resume(), 1);
    });
    child.on("close", (code) => resolve({ length, code }));
  });
}

describe("standard output", () => {
  it("reaches a slow reader completely, written directly or through a stream", async () => {
    for (const handler of ["", `process.on("SIGINT", () => {});`]) {
      const file = program(
        "slow.cjs",
        `${handler} await output.write(${LONG}); await output.write("end"); process.exit(0)`,
      );
      expect(await readSlowly(process.execPath, [file])).toEqual({ length: LONG_LENGTH + 3, code: 0 });
    }
  });

  it("is written completely to a non-blocking pipe", async () => {
    const fifo = join(folder, "fifo");
    execFileSync("mkfifo", [fifo]);
    const first = openSync(fifo, constants.O_RDONLY | constants.O_NONBLOCK);
    const end = openSync(fifo, constants.O_WRONLY | constants.O_NONBLOCK);
    const blocking = openSync(fifo, "r");
    const reader = spawn("sh", ["-c", "sleep 0.3; wc -c"], {
      stdio: [blocking, "pipe", "ignore"],
    });
    const file = program("nonblocking.cjs", `await output.write(${LONG})`);
    const writer = spawn(process.execPath, [file], { stdio: ["ignore", end, "ignore"] });
    for (const fd of [first, end, blocking]) closeSync(fd);
    const counted = text(present(reader.stdout));
    expect(await new Promise((resolve) => writer.once("close", resolve))).toBe(0);
    expect(Number(await counted)).toBe(LONG_LENGTH);
  });

  it("lets signal handlers run while the reader stalls", async () => {
    const file = program(
      "stalled.cjs",
      `process.on("SIGINT", () => process.exit(7)); process.stderr.write("ready"); await output.write(${LONG})`,
    );
    const child = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.pause();
    await new Promise((resolve) => child.stderr.once("data", resolve));
    await new Promise((resolve) => setTimeout(resolve, 300));
    child.kill("SIGINT");
    const code = await new Promise((resolve) => child.once("exit", resolve));
    child.stdout.destroy();
    expect(code).toBe(7);
  });

  it("reports a closed pipe, and other failures", () => {
    for (const handler of ["", `process.on("SIGINT", () => {});`]) {
      const closed = program("closed.cjs", `${handler} for (;;) await output.write("x".repeat(9999))`);
      const run = `"$0" "$1" 2> "$2" | head -c 1 > /dev/null`;
      execFileSync("bash", ["-c", run, process.execPath, closed, join(folder, "said")]);
      expect(readFileSync(join(folder, "said"), "utf8")).toBe("ClosedPipeError");
    }
    const full = program("full.cjs", `await output.write("x").catch?.(() => {})`);
    const said = execFileSync(
      "bash",
      ["-c", `"$0" "$1" 2>&1 > /dev/full; echo " $?"`, process.execPath, full],
      {
        encoding: "utf8",
      },
    );
    expect(said).toBe("Error 9\n");
  });

  it("ignores write errors on standard error", () => {
    const file = program(
      "silent.cjs",
      `await ignoreWriteErrors(output).write("x"); process.stderr.write("went on")`,
    );
    const run = `"$0" "$1" 2>&1 > /dev/full`;
    expect(execFileSync("bash", ["-c", run, process.execPath, file], { encoding: "utf8" })).toBe("went on");
  });

  it("has a width on a terminal, and none in a file", () => {
    const file = program("width.cjs", `process.stderr.write([output.isTerminal, output.columns].join(" "))`);
    const run = (to: string) => `"$0" "$1" 2> "$2" > ${to}`;
    const said = () => readFileSync(join(folder, "said"), "utf8");
    for (const to of ["/dev/null", join(folder, "out")]) {
      execFileSync("bash", ["-c", run(to), process.execPath, file, join(folder, "said")]);
      expect(said()).toBe("false Infinity");
    }
    const inTerminal = `stty cols 97; ${process.execPath} ${file} 2> ${join(folder, "said")}`;
    execFileSync("script", ["-qec", inTerminal, "/dev/null"], { stdio: ["pipe", "ignore", "ignore"] });
    expect(said()).toBe("true 97");
  });
});
