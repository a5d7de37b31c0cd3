import { contactsCommands } from "./administer/contacts-commands";
import { siteCommands } from "./administer/site-commands";
import { catalogueCommands } from "./catalogue/commands";
import { type CommandTable, command } from "./command-spec";
import { convertCommands } from "./convert/commands";

const shellCommands = [
  command({
    name: "completion",
    summary: "Print a completion script for a shell",
    operands: [{ syntax: "<shell>", description: "bash, zsh or fish", choices: ["bash", "zsh", "fish"] }],
    examples: {
      'eval "$(everyunit completion bash)"': "add to ~/.bashrc; for zsh, to ~/.zshrc",
      "everyunit completion fish > ~/.config/fish/completions/everyunit.fish":
        "enables completion in new fish sessions",
    },
    load: async () => (await import("./completion/scripts")).runCompletion,
  }),
  command({
    name: "man",
    summary: "Print the manual page",
    examples: { "everyunit man | man -l -": "the manual" },
    load: async () => (await import("./help/man-page")).runMan,
  }),
];

const sections = [
  { title: "Convert", commands: [...convertCommands, ...catalogueCommands] },
  { title: "Administer the site", commands: [...contactsCommands, ...siteCommands] },
  { title: "Shell", commands: shellCommands },
];

/** All commands: the source of the parser, the help, the completion and the manual. */
export const commandTable: CommandTable = {
  commands: sections.flatMap(({ commands }) => commands),
  sections,
  groups: { contacts: "Read and manage contact messages", db: "Manage the database" },
};
