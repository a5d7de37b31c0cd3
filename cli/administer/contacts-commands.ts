import { jsonOption } from "../catalogue/options";
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
    examples: {
      "everyunit contacts list": "the newest messages",
      "everyunit contacts list --status new --since 7d": "unread messages of the last 7 days",
      "everyunit contacts list --ndjson > messages.ndjson": "all messages, one per line",
    },
    load: async () => (await import("./contacts-list")).runContactsList,
  }),
  command({
    name: "contacts show",
    summary: "Show messages in full",
    operands: [messageIds],
    options: showOptions,
    examples: {
      "everyunit contacts show 12": "message 12",
      "everyunit contacts show 3-7": "messages 3 to 7",
    },
    load: async () => (await import("./contacts-show")).runContactsShow,
  }),
  command({
    name: "contacts mark",
    summary: "Mark messages as read, new, answered or spam",
    details: [CHOOSE],
    operands: [messageIds],
    options: markOptions,
    examples: {
      "everyunit contacts mark 12 20-25 --as read": "marks seven messages as read",
      "jq .id chosen.ndjson | everyunit contacts mark - --as spam": "marks the chosen messages as spam",
      "everyunit contacts mark --search casino --since 7d --as spam": "marks the matching messages as spam",
    },
    load: async () => (await import("./contacts-change")).runContactsMark,
  }),
  command({
    name: "contacts delete",
    summary: "Delete messages permanently",
    details: [CHOOSE],
    operands: [messageIds],
    options: deleteOptions,
    examples: {
      "everyunit contacts delete 12 --yes": "deletes message 12",
      "everyunit contacts export a@b.org | everyunit contacts delete - --yes":
        "deletes all messages from one address",
    },
    load: async () => (await import("./contacts-change")).runContactsDelete,
  }),
  command({
    name: "contacts purge",
    summary: "Delete messages older than a given age, all spam, or those that match a filter",
    details: ["In a cron job: everyunit contacts purge --older-than 365d --yes"],
    options: purgeOptions,
    examples: {
      "everyunit contacts purge --older-than 365d --dry-run": "how many messages that would delete",
      "everyunit contacts purge --older-than 30d --status spam --yes": "deletes spam older than 30 days",
      "everyunit contacts purge --status spam --yes": "deletes all spam",
    },
    load: async () => (await import("./contacts-change")).runContactsPurge,
  }),
  command({
    name: "contacts export",
    summary: "Export all messages from one address",
    operands: [{ syntax: "<email>", description: "the sender's address" }],
    options: exportOptions,
    examples: {
      "everyunit contacts export ann@example.org": "that sender's messages, one JSON object per line",
    },
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
    examples: {
      "everyunit contacts watch": "a line for each new message",
      "everyunit contacts watch --status new -- ./notify": "runs ./notify for each new message",
    },
    load: async () => (await import("./contacts-watch")).runContactsWatch,
  }),
  command({
    name: "contacts stats",
    summary: "Count messages by status and age",
    options: jsonOption,
    examples: { "everyunit contacts stats": "how many messages are new, read, answered and spam" },
    load: async () => (await import("./contacts-stats")).runContactsStats,
  }),
];
