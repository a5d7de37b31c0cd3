import { jsonOptions } from "../catalogue/options";
import { command } from "../command-spec";
import {
  deleteOptions,
  exportOptions,
  listOptions,
  markOptions,
  messageIds,
  purgeOptions,
  showOptions,
  watchOptions,
} from "./options";

const CHOOSE =
  "Give the IDs of the messages, or filters as for list; without --status, filters leave out spam.";

export const contactsCommands = [
  command({
    name: "contacts list",
    summary: "List messages, newest first, without spam",
    options: listOptions,
    examples: [
      { command: "everyunit contacts list", result: "the newest messages" },
      {
        command: "everyunit contacts list --status new --since 7d",
        result: "unread messages of the last 7 days",
      },
      { command: "everyunit contacts list --ndjson > messages.ndjson", result: "all messages, one per line" },
    ],
    load: async () => (await import("./contacts-list")).runContactsList,
  }),
  command({
    name: "contacts show",
    summary: "Show messages in full",
    operands: [messageIds],
    options: showOptions,
    examples: [
      { command: "everyunit contacts show 12", result: "message 12" },
      { command: "everyunit contacts show 3-7", result: "messages 3 to 7" },
    ],
    load: async () => (await import("./contacts-show")).runContactsShow,
  }),
  command({
    name: "contacts mark",
    summary: "Mark messages as read, new, answered or spam",
    details: [CHOOSE],
    operands: [messageIds],
    options: markOptions,
    examples: [
      { command: "everyunit contacts mark 12 20-25 --as read", result: "marks seven messages as read" },
      {
        command: "jq .id chosen.ndjson | everyunit contacts mark - --as spam",
        result: "marks the chosen messages as spam",
      },
      {
        command: "everyunit contacts mark --search casino --since 7d --as spam",
        result: "marks the matching messages as spam",
      },
    ],
    load: async () => (await import("./contacts-change")).runContactsMark,
  }),
  command({
    name: "contacts delete",
    summary: "Delete messages permanently",
    details: [CHOOSE],
    operands: [messageIds],
    options: deleteOptions,
    examples: [
      { command: "everyunit contacts delete 12 --yes", result: "deletes message 12" },
      {
        command: "everyunit contacts export a@b.org | everyunit contacts delete - --yes",
        result: "deletes all messages from one address",
      },
    ],
    load: async () => (await import("./contacts-change")).runContactsDelete,
  }),
  command({
    name: "contacts purge",
    summary: "Delete messages older than a given age, all spam, or those that match a filter",
    details: ["In a cron job: everyunit contacts purge --older-than 365d --yes"],
    options: purgeOptions,
    examples: [
      {
        command: "everyunit contacts purge --older-than 365d --dry-run",
        result: "how many messages that would delete",
      },
      {
        command: "everyunit contacts purge --older-than 30d --status spam --yes",
        result: "deletes spam older than 30 days",
      },
      { command: "everyunit contacts purge --status spam --yes", result: "deletes all spam" },
    ],
    load: async () => (await import("./contacts-change")).runContactsPurge,
  }),
  command({
    name: "contacts export",
    summary: "Export all messages from one address",
    operands: [{ syntax: "<email>", description: "the sender's address" }],
    options: exportOptions,
    examples: [
      {
        command: "everyunit contacts export ann@example.org",
        result: "that sender's messages, one JSON object per line",
      },
    ],
    load: async () => (await import("./contacts-list")).runContactsExport,
  }),
  command({
    name: "contacts watch",
    summary: "Print each new message, or run a command for it",
    details: [
      "The command gets the message as a line of JSON on its standard input. It is started directly, without a shell, and never sees the message in its arguments. If it fails, it is run again after the interval, three times in all; then watch reports the message and continues.",
      "Runs until interrupted. After a restart of the database, continues without missing a message; use --since after a restart of watch itself.",
    ],
    operands: [
      {
        syntax: "[command...]",
        description: "program to run for each message, with its arguments, after --",
      },
    ],
    options: watchOptions,
    examples: [
      { command: "everyunit contacts watch", result: "a line for each new message" },
      {
        command: "everyunit contacts watch --status new -- ./notify",
        result: "runs ./notify for each new message",
      },
    ],
    load: async () => (await import("./contacts-watch")).runContactsWatch,
  }),
  command({
    name: "contacts stats",
    summary: "Count messages by status and age",
    options: jsonOptions,
    examples: [
      { command: "everyunit contacts stats", result: "how many messages are new, read, answered and spam" },
    ],
    load: async () => (await import("./contacts-stats")).runContactsStats,
  }),
];
