import { execFile, execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { builtCli } from "../../support/built-cli";

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

/** What the shell itself would offer at the end of a line. */
const ask: Record<string, (line: string) => string[]> = {
  bash: (line) => [
    "--norc",
    "-c",
    `eval "$(everyunit completion bash)"; COMP_WORDS=(${line.replace(/ $/, ' ""')}); COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 ));
     $(complete -p everyunit | sed 's/.*-F \\([^ ]*\\).*/\\1/'); printf '%s\\n' "\${COMPREPLY[@]}"`,
  ],
  // The shell's own machinery runs up to the point where it would draw the candidates.
  zsh: (line) => [
    "-f",
    "-c",
    `autoload -Uz compinit; compinit -D -u; eval "$(everyunit completion zsh)"
     _describe() { local each; for each in "\${candidates[@]}"; do print -r -- "\${\${each%%:*}}"; done }
     words=(\${(z)line:-}); words=("\${(@Q)\${(z)1}}"); [[ "$1" == *" " ]] && words+=(""); CURRENT=\${#words}; _everyunit`,
    "zsh",
    line,
  ],
  fish: (line) => [
    "--no-config",
    "-c",
    `everyunit completion fish | source; complete -C ${JSON.stringify(line)} | string replace -r '\\t.*' ''; true`,
  ],
};

describe.each(["bash", "zsh", "fish"])("%s", (shell) => {
  if (!hasShell(shell)) {
    it(`${shell} is not installed here: its completion was not tried`, () => {});
    return;
  }
  it.each([
    ["everyunit con", ["convert", "contacts"]],
    ["everyunit contacts sh", ["show"]],
    ["everyunit convert 5 mi kilometer", ["kilometer", "kilometers"]],
    ["everyunit convert --category temperature-", ["temperature-interval"]],
    ["everyunit completion ", ["bash", "zsh", "fish"]],
    ["everyunit contacts list --sta", ["--status"]],
    ["everyunit contacts list --status ", ["new", "read", "spam"]],
  ])("completes '%s'", async (line, expected) => {
    const env = { ...process.env, PATH: path, HOME: cli.folder };
    const { stdout } = await promisify(execFile)(shell, ask[shell]!(line), { env });
    expect(stdout.split("\n").filter(Boolean).sort()).toEqual([...expected].sort());
  });
});
