import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCli } from "../../support/run-cli";

/** What the prompt prints after each line. */
async function session(lines: readonly string[], env = {}) {
  const { code, out, err } = await runCli([], { input: lines.join("\n"), columns: 80, env });
  return { code, err, answers: out.split(/^> .*\n/m).slice(1) };
}

it("answers questions, and knows the last answer", async () => {
  const { code, answers, err } = await session([
    "5 mi km",
    "_ to ft",
    "ans m",
    "3 * _ to yd",
    "",
    "1 ft yd",
    "_ to ft",
  ]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(answers.map((answer) => answer.trim())).toEqual([
    "8.04672 km",
    "26400 ft",
    "8046.72 m",
    "26400 yd",
    "",
    "0.333333333333 yd",
    "1 ft",
  ]);
});

it("goes on after an error, and keeps the answer before it", async () => {
  const { code, answers, err } = await session(["_ km", "5 mi km", "5 mi kg", ":nonsense", "_ m"]);
  expect(code).toBe(0);
  expect(answers.at(-1)).toBe("8046.72 m\n");
  expect(err).toMatch(
    /^everyunit: There is no answer yet.+\neveryunit: 'mi' measures.+\neveryunit: There is no command ':nonsense'.+\n$/,
  );
});

it("explains itself, and lists every unit if no target is named", async () => {
  const { answers } = await session([":help", "5 mi", ":quit", "5 mi km"]);
  expect(answers[0]).toContain("Ctrl-D");
  expect(answers[1]?.split("\n").length).toBeGreaterThan(20);
  expect(answers).toHaveLength(3);
});

it("keeps its history for this user in the state folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "everyunit-state-"));
  try {
    await session(["5 mi km", "1 ft m"], { XDG_STATE_HOME: folder });
    const file = join(folder, "everyunit", "history");
    expect(readFileSync(file, "utf8")).toBe("5 mi km\n1 ft m\n");
    expect(statSync(file).mode & 0o077).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it("is for terminals: without one, everyunit alone prints its help", async () => {
  expect(await runCli([])).toMatchObject({ code: 2, out: "" });
});
