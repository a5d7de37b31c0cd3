import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { builtCli } from "../../support/built-cli";
import { present } from "../../support/present";

const cli = builtCli();
const path = `${cli.folder}:${process.env.PATH}`;

beforeAll(() => {
  const program = join(cli.folder, "everyunit");
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${cli.file}" "$@"\n`, { mode: 0o755 });
});

const hasShell = (shell: string): boolean => {
  try {
    execFileSync(shell, ["-c", "true"]);
    return true;
  } catch {
    return false;
  }
};

/** The printed script, written once for each shell. */
const scriptOf = (shell: string) => join(cli.folder, `completion.${shell}`);

/** What the shell itself would offer at the end of a line. */
const ask: Record<string, (line: string) => string[]> = {
  bash: (line) => [
    "--norc",
    "-c",
    `. "${scriptOf("bash")}"; COMP_WORDS=(${line.replace(/ $/, ' ""')}); COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 ));
     $(complete -p everyunit | sed 's/.*-F \\([^ ]*\\).*/\\1/'); printf '%s\\n' "\${COMPREPLY[@]}"`,
  ],
  // The shell's own machinery runs up to the point where it would draw the candidates.
  zsh: (line) => [
    "-f",
    "-c",
    `autoload -Uz compinit; compinit -d "${cli.folder}/zsh-functions" -u; . "${scriptOf("zsh")}"
     _describe() { local each; for each in "\${candidates[@]}"; do print -r -- "\${\${each%%:*}}"; done }
     words=(\${(z)line:-}); words=("\${(@Q)\${(z)1}}"); [[ "$1" == *" " ]] && words+=(""); CURRENT=\${#words}; _everyunit`,
    "zsh",
    line,
  ],
  fish: (line) => [
    "--no-config",
    "-c",
    `source "${scriptOf("fish")}"; complete -C ${JSON.stringify(line)} | string replace -r '\\t.*' ''; true`,
  ],
};

const shells = ["bash", "zsh", "fish"].map((shell) => ({ shell, isMissing: !hasShell(shell) }));

describe.each(shells)("$shell", ({ shell, isMissing }) => {
  beforeAll(async () => {
    const { out } = await cli.run(["completion", shell]);
    writeFileSync(scriptOf(shell), out);
  });

  it.skipIf(isMissing).each([
    ["everyunit con", ["convert", "contacts"]],
    ["everyunit convert 5 ft 11 in mile-u", ["mile-us-survey"]],
    ["everyunit contacts list --sta", ["--status"]],
    ["everyunit contacts list --status ", ["answered", "new", "read", "spam"]],
  ])("completes '%s'", async (line, expected) => {
    const env = { ...process.env, PATH: path, HOME: cli.folder };
    const { stdout } = await promisify(execFile)(shell, present(ask[shell])(line), { env });
    expect(stdout.split("\n").filter(Boolean).sort()).toEqual([...expected].sort());
  });
});

describe("bash at its prompt", () => {
  // bash parts words at "<" and "=", and offered nothing behind either.
  it("completes after an equals sign, and file names after a redirection", async () => {
    writeFileSync(join(cli.folder, "book of miles.csv"), "miles\n5\n");
    const terminal = spawn("script", ["-qec", "bash --norc --noprofile -i", "/dev/null"], {
      env: { ...process.env, PATH: path, HOME: cli.folder, INPUTRC: "/dev/null", TERM: "dumb" },
      cwd: cli.folder,
      stdio: ["pipe", "pipe", "ignore"],
    });
    const ended = once(terminal, "exit");
    let shown = "";
    terminal.stdout.on("data", (data) => {
      shown += data;
    });
    try {
      await expect.poll(() => shown).toMatch(/[#$] $/);
      terminal.stdin.write('eval "$(everyunit completion bash)"\n');
      await expect.poll(() => shown).toMatch(/\n.*[#$] $/);
      terminal.stdin.write("everyunit convert --from mi --to=kilom\t< boo\t");
      await expect.poll(() => shown).toContain("--to=kilometer < book\\ of\\ miles.csv");
    } finally {
      terminal.stdin.write("\u0015exit\n");
      await ended;
    }
  });
});
