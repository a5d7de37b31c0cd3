import { contactsCommands } from "./administer/contacts-commands";
import { siteCommands } from "./administer/site-commands";
import { catalogueCommands } from "./catalogue/commands";
import type { CommandTable } from "./command-spec";
import { completionCommands } from "./completion/commands";
import { convertCommands } from "./convert/commands";
import { manualCommands } from "./help/commands";

const sections = [
  { title: "Convert", commands: [...convertCommands, ...catalogueCommands] },
  { title: "Administer the site", commands: [...contactsCommands, ...siteCommands] },
  { title: "Shell", commands: [...completionCommands, ...manualCommands] },
];

/** All commands: the source of the parser, the help, the completion and the manual. */
export const commandTable: CommandTable = {
  commands: sections.flatMap(({ commands }) => commands),
  sections,
  groups: {
    contacts: "Read and manage contact messages",
    db: "Manage the database",
  },
};
