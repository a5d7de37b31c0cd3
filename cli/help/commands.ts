import { command } from "../command-spec";

export const manualCommands = [
  command({
    name: "man",
    summary: "Print the manual page",
    examples: [{ command: "everyunit man | man -l -", result: "the manual" }],
    load: async () => (await import("./man")).runMan,
  }),
];
