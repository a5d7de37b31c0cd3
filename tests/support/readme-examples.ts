import { readFileSync } from "node:fs";

export type ReadmeExample = { readonly command: string; readonly output: string };

const CONSOLE_BLOCK = /```console\n(.*?)```/gs;

/** The README's terminal sessions: each command after "$ ", with the output below it. */
export function readmeExamples(): readonly ReadmeExample[] {
  const blocks = [...readFileSync("README.md", "utf8").matchAll(CONSOLE_BLOCK)];
  return blocks.flatMap(([, block = ""]) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((session) => {
        const end = session.indexOf("\n");
        return { command: session.slice(0, end), output: session.slice(end + 1) };
      }),
  );
}
