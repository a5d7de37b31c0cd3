import { spawn } from "node:child_process";

/** Options for less unless LESS is set, as with git: exit if the text fits, keep colors, leave the text on the screen. */
const LESS = "FRX";
const NOT_RUNNABLE = 126;
const NOT_FOUND = 127;

/** Runs a program with a text as input and resolves to its exit code or signal. @throws if it cannot be started. */
export function runProgram(
  file: string,
  words: readonly string[],
  text: string,
  options: { readonly shell?: boolean; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<number | string> {
  const child = spawn(file, words, { ...options, stdio: ["pipe", "inherit", "inherit"] });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(code ?? signal ?? "unknown"));
    // The program may exit before it has read everything.
    child.stdin.on("error", () => {});
    child.stdin.end(text);
  });
}

/** Shows text in a pager and waits until the pager exits. False if the program does not exist. */
export async function runPager(command: string, text: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  // Plain commands run without a shell, which would report a missing default pager that the user did not request.
  const shell = /\s|[^\w./-]/.test(command);
  // Ignores Ctrl-C while the pager runs, because the pager handles it.
  const ignore = () => {};
  process.on("SIGINT", ignore);
  try {
    const code = await runProgram(command, [], text, { shell, env: { ...env, LESS: env.LESS ?? LESS } });
    return code !== NOT_RUNNABLE && code !== NOT_FOUND;
  } catch {
    return false;
  } finally {
    process.off("SIGINT", ignore);
  }
}
