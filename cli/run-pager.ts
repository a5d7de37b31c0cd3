import { spawn } from "node:child_process";

/** What less is to do unless LESS says otherwise, as with git: end where all fits, let colours through, leave the text on the screen. */
const LESS = "FRX";
const NOT_RUNNABLE = 126;
const NOT_FOUND = 127;

/** Hands a text to a pager on this terminal and waits for its end; false where there is no such program. */
export function runPager(command: string, text: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  // A shell says that it does not find the default: nobody asked for it.
  const hasArguments = /\s|[^\w./-]/.test(command);
  const child = spawn(command, {
    shell: hasArguments,
    stdio: ["pipe", "inherit", "inherit"],
    env: { ...env, LESS: env.LESS ?? LESS },
  });
  // Ctrl-C belongs to the pager while it runs.
  const ignore = () => {};
  process.on("SIGINT", ignore);
  return new Promise((resolve) => {
    const settle = (wasShown: boolean) => {
      process.off("SIGINT", ignore);
      resolve(wasShown);
    };
    child.on("error", () => settle(false));
    child.on("close", (code) => settle(code !== NOT_RUNNABLE && code !== NOT_FOUND));
    // The pager may end before it has read everything.
    child.stdin.on("error", () => {});
    child.stdin.end(text);
  });
}
