import { command } from "../command-spec";

export const completionCommands = [
  command({
    name: "completion",
    summary: "Print a completion script for a shell",
    operands: [
      {
        syntax: "<shell>",
        description: "bash, zsh or fish",
        kind: "shell",
        choices: ["bash", "zsh", "fish"],
      },
    ],
    examples: [
      {
        command: 'eval "$(everyunit completion bash)"',
        result: "add to ~/.bashrc; for zsh, to ~/.zshrc",
      },
      {
        command: "everyunit completion fish > ~/.config/fish/completions/everyunit.fish",
        result: "enables completion in new fish sessions",
      },
    ],
    load: async () => (await import("./completion")).runCompletion,
  }),
];
