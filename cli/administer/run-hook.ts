import { spawn } from "node:child_process";

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such program",
  EACCES: "it is not executable",
};

/**
 * Runs a program with a text as its standard input, without a shell, and resolves to its exit code, or to the signal that
 * ended it. @throws if the program cannot be started.
 */
export function runHook([file = "", ...words]: readonly string[], text: string): Promise<number | string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, words, { shell: false, stdio: ["pipe", "inherit", "inherit"] });
    child.on("error", (error: NodeJS.ErrnoException) =>
      reject(new Error(`Cannot run '${file}': ${REASONS[error.code ?? ""] ?? error.message}.`)),
    );
    child.on("close", (code, signal) => resolve(code ?? signal ?? "unknown"));
    // The program may exit without reading the message.
    child.stdin.on("error", () => {});
    child.stdin.end(text);
  });
}
