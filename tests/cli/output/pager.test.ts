import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { builtCli } from "../../support/built-cli";
import { runCli } from "../../support/run-cli";

const XTERM = { TERM: "xterm" };

describe("a table on a terminal", () => {
  it.each([["units"], ["units length"], ["units --search gallon"], ["categories"]])(
    "goes through less where PAGER is not set (%s)",
    async (line) => {
      const words = line.split(" ");
      const plain = await runCli(words, { columns: 80, env: XTERM });
      const { code, out, paged } = await runCli(words, { columns: 80, env: XTERM, hasPager: true });
      expect({ code, out }).toEqual({ code: 0, out: "" });
      expect(paged).toEqual([["less", plain.out]]);
    },
  );

  it("goes through $PAGER, arguments included", async () => {
    const { paged } = await runCli(["categories"], {
      columns: 80,
      env: { ...XTERM, PAGER: "more -f" },
      hasPager: true,
    });
    expect(paged.map(([command]) => command)).toEqual(["more -f"]);
  });

  it.each([
    ["PAGER is empty", { ...XTERM, PAGER: "" }],
    ["PAGER is cat", { ...XTERM, PAGER: "cat" }],
    ["the terminal is dumb", { TERM: "dumb" }],
    ["nobody says what the terminal is", {}],
  ])("is printed directly if %s", async (_, env) => {
    const { out, paged } = await runCli(["categories"], { columns: 80, env, hasPager: true });
    expect(paged).toEqual([]);
    expect(out).toContain("length");
  });
});

it.each([[["units"]], [["categories"]], [["units", "--json"]]])(
  "%j is not paged when piped",
  async (words) => {
    const { paged } = await runCli(words, { env: { ...XTERM, PAGER: "less" }, hasPager: true });
    expect(paged).toEqual([]);
  },
);

it("JSON is never paged", async () => {
  const { paged } = await runCli(["units", "--json"], { columns: 80, env: XTERM, hasPager: true });
  expect(paged).toEqual([]);
});

describe("the built file on a terminal", () => {
  const cli = builtCli();
  /** What a person sees: `script` of util-linux runs the command on a terminal of its own. */
  async function seen(setting: string, words: string): Promise<string> {
    const command = `stty cols 80; ${setting} TERM=xterm '${process.execPath}' '${cli.file}' ${words}`;
    const { stdout } = await promisify(execFile)("script", ["-qec", command, "/dev/null"]);
    return stdout.replaceAll("\r\n", "\n");
  }
  const isLinux = process.platform === "linux";

  it.runIf(isLinux)("passes its table to the pager, and waits for it", async () => {
    const bare = await seen("PAGER=cat", "categories");
    expect(bare).toContain("length");
    expect(await seen(`PAGER="sed 's/^/> /'"`, "categories")).toBe(bare.replace(/^(?=.)/gm, "> "));
  });

  it.runIf(isLinux)("prints the table if the pager is not installed", async () => {
    expect(await seen("PAGER=no-such-pager", "categories")).toBe(await seen("PAGER=", "categories"));
  });

  it.runIf(isLinux)("exits quietly if the pager stops reading", async () => {
    const shown = await seen("PAGER='head -2'", "units");
    expect(shown.trimEnd().split("\n")).toHaveLength(2);
  });
});
