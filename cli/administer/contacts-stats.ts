import { type MessageStats, messageStats } from "~db/contact-messages";
import { MESSAGE_STATUSES } from "~db/schema";
import type { JsonOptions } from "../catalogue/options";
import type { Run } from "../command-spec";
import { EXIT } from "../exit-codes";
import { layOutTable } from "../output/table";
import { withDatabase } from "./database";
import { localTime } from "./local-time";

const counted = new Intl.NumberFormat("en-US");

export const runContactsStats: Run<JsonOptions> = async (io, _, { json }) => {
  const stats = await withDatabase(io, messageStats);
  await io.stdout.write(`${json ? JSON.stringify(stats) : textOf(stats, io.timeZone)}\n`);
  return EXIT.done;
};

function textOf(stats: MessageStats, timeZone: string | undefined): string {
  const moment = (instant: Date | null) => (instant === null ? "-" : localTime(instant, timeZone));
  const { waiting, failed } = stats.notifications;
  const rows = [
    ...MESSAGE_STATUSES.map((status) => [status, stats.byStatus[status]] as const),
    ["all", stats.total],
    ["last 24 hours", stats.lastDay],
    ["last 7 days", stats.lastWeek],
    ...(waiting > 0 ? ([["waiting for CONTACT_WEBHOOK", waiting]] as const) : []),
    ...(failed > 0 ? ([["not accepted by CONTACT_WEBHOOK", failed]] as const) : []),
  ] as const;
  const cells = rows.map(([title, count]) => [title, counted.format(count)]);
  const table = layOutTable([{ title: "" }, { title: "", align: "right" }], cells, Number.POSITIVE_INFINITY);
  return [...table, `oldest  ${moment(stats.oldest)}`, `newest  ${moment(stats.newest)}`].join("\n");
}
