import { readdirSync, readFileSync } from "node:fs";

export type Example = { readonly command: string; readonly output: string };

const CONSOLE_BLOCK = /```console\n(.*?)```/gs;

/** The terminal sessions of the README and of docs/: each command after "$ ", with the output below it. */
export function documentedExamples(): readonly Example[] {
  const files = ["README.md", ...readdirSync("docs").map((name) => `docs/${name}`)];
  const blocks = files
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(CONSOLE_BLOCK)]);
  const examples = blocks.flatMap(([, block = ""]) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((session) => {
        const end = session.indexOf("\n");
        return { command: session.slice(0, end), output: session.slice(end + 1) };
      }),
  );
  const byCommand = new Map(examples.map((example) => [JSON.stringify(example), example]));
  return [...byCommand.values()];
}
