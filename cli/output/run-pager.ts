import { spawn } from "node:child_process";

/** Options for less unless LESS is set, as with git: exit if the text fits, keep colors, leave the text on the screen. */
const LESS = "FRX";
const NOT_RUNNABLE = 126;
const NOT_FOUND = 127;

/** Shows text in a pager and waits until it exits. False if the program does not exist. */
export function runPager(command: string, text: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  // Without a shell, because a shell would report a missing default pager, which the user never asked for.
  const hasArguments = /\s|[^\w./-]/.test(command);
  const child = spawn(command, {
    shell: hasArguments,
    stdio: ["pipe", "inherit", "inherit"],
    env: { ...env, LESS: env.LESS ?? LESS },
  });
  // While the pager runs, Ctrl-C is for the pager.
  const ignore = () => {};
  process.on("SIGINT", ignore);
  return new Promise((resolve) => {
    const settle = (wasShown: boolean) => {
      process.off("SIGINT", ignore);
      resolve(wasShown);
    };
    child.on("error", () => settle(false));
    child.on("close", (code) => settle(code !== NOT_RUNNABLE && code !== NOT_FOUND));
    // The pager may exit before it has read everything.
    child.stdin.on("error", () => {});
    child.stdin.end(text);
  });
}
