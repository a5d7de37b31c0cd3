import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { DAY_MS } from "~/base/durations";
import { mergeRates } from "~/conversion";
import { parseEnv, type Settings, unknownSettings } from "~/env.server";
import { type Database, openDatabase } from "~db/client";
import { messageOf } from "~db/embedded/embedded-error";
import { latestAcceptedRates } from "~db/exchange-rates";
import { placeOf } from "~db/explain-failure";
import { migrationStatus } from "~db/migrate";
import { latestFailure, notificationCounts } from "~db/notifications";
import { findObstacle } from "~db/readiness";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { withServer } from "./database";
import { countMessages } from "./message-ids";

type Finding = { readonly state: "ok" | "note" | "wrong"; readonly subject: string; readonly text: string };

const ok = (subject: string, text: string): Finding => ({ state: "ok", subject, text });
const note = (subject: string, text: string): Finding => ({ state: "note", subject, text });
const wrong = (subject: string, text: string): Finding => ({ state: "wrong", subject, text });

const OLD_RATES_DAYS = 4;
const LOW_DISK_BYTES = 500_000_000;
const RESPONSE_MS = 3_000;

function checkSettings(io: Io): Finding[] {
  const mistyped = unknownSettings(io.env).map((text) => wrong("settings", text));
  return mistyped.length > 0 ? mistyped : [ok("settings", "All settings are valid.")];
}

async function checkDisk({ databaseUrl, dataDir }: Settings): Promise<Finding[]> {
  // Another check reports a missing folder.
  if (databaseUrl !== undefined || !existsSync(dataDir)) return [];
  const { bavail, bsize } = await statfs(dataDir);
  const text = `${Math.round((bavail * bsize) / 1e6).toLocaleString("en-US")} MB are free for ${dataDir}.`;
  return [bavail * bsize < LOW_DISK_BYTES ? wrong("disk", `${text} Free some space.`) : ok("disk", text)];
}

async function checkSchema(url: string): Promise<Finding> {
  const { applied, pending } = await migrationStatus(url);
  if (pending === 0) return ok("schema", `All ${applied} migrations are applied.`);
  const text = `${pending} migration${pending === 1 ? " is" : "s are"} pending. Run everyunit db migrate.`;
  return wrong("schema", text);
}

async function checkRates(io: Io, db: Database, { ratesUrl }: Settings): Promise<Finding> {
  const { date, source } = mergeRates(await latestAcceptedRates(db));
  const ageDays = Math.floor((io.now().getTime() - Date.parse(date)) / DAY_MS);
  const text = `The exchange rates are of ${date} (${source}).`;
  if (ageDays <= OLD_RATES_DAYS) return ok("rates", text);
  return ratesUrl === undefined
    ? note("rates", `${text} Set RATES_URL to refresh them every twelve hours.`)
    : wrong("rates", `${text} Run everyunit rates refresh to see what is wrong with the feed.`);
}

async function checkWebhook(db: Database, { contactWebhook }: Settings): Promise<Finding[]> {
  const { waiting, failed } = await notificationCounts(db);
  const failure = await latestFailure(db);
  if (failure !== undefined) {
    const text = `CONTACT_WEBHOOK did not get ${countMessages(waiting + failed)}: ${failure}. Correct its address or the service behind it.`;
    return [wrong("webhook", text)];
  }
  if (contactWebhook === undefined)
    return [note("webhook", "CONTACT_WEBHOOK is not set: nobody is told of new messages.")];
  return [ok("webhook", `CONTACT_WEBHOOK has every message; ${waiting} are on their way.`)];
}

async function checkContents(io: Io, url: string, current: Settings): Promise<Finding[]> {
  const db = openDatabase(url, { maxConnections: 1, applicationName: "everyunit doctor" });
  try {
    const obstacle = await findObstacle(db);
    if (obstacle) return [wrong("database", obstacle)];
    const { server, database, user } = placeOf(url);
    const { rows } = await db.pool.query("show server_version");
    const text = `PostgreSQL ${rows[0].server_version} at ${server}, database ${database}, user ${user}.`;
    return [
      ok("database", text),
      await checkSchema(url),
      await checkRates(io, db, current),
      ...(await checkWebhook(db, current)),
    ];
  } finally {
    await db.close();
  }
}

const checkDatabase = (io: Io, current: Settings): Promise<Finding[]> =>
  withServer(io, (url) => checkContents(io, url, current)).catch((error: unknown) => [
    wrong("database", messageOf(error)),
  ]);

const respondsAt = (origin: string): Promise<Response | undefined> =>
  fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(RESPONSE_MS), redirect: "manual" }).catch(
    () => undefined,
  );

/** Checks that the site responds at its public address. Its process may run on another machine. */
async function checkProxy({ siteOrigin, trustedProxyHops }: Settings): Promise<Finding[]> {
  if (siteOrigin === undefined)
    return [note("proxy", "SITE_ORIGIN is not set: pages cannot be cached by a proxy.")];
  const response = await respondsAt(siteOrigin);
  const fault = response ? `answers ${response.status}` : "does not respond";
  const advice = "Check the proxy, its certificate and whether the site runs.";
  const site = response?.ok
    ? ok("proxy", `${siteOrigin} responds.`)
    : wrong("proxy", `${siteOrigin} ${fault}. ${advice}`);
  if (trustedProxyHops > 0 || !siteOrigin.startsWith("https:")) return [site];
  const text = "TRUST_PROXY is 0, but the site itself does not speak HTTPS.";
  return [site, wrong("proxy", `${text} Set it to the number of proxies in front.`)];
}

/** Checks what the site needs, and prints what to do about each problem. */
export async function runDoctor(io: Io): Promise<ExitCode> {
  const current = parseEnv(io.env);
  const disk = checkDisk(current).catch((error: unknown) => [wrong("disk", messageOf(error))]);
  const found = await Promise.all([checkDatabase(io, current), disk, checkProxy(current)]);
  const findings = [...checkSettings(io), ...found.flat()];
  const lines = findings.map(({ state, subject, text }) => `${state.padEnd(7)}${subject.padEnd(10)}${text}`);
  await io.stdout.write(`${lines.join("\n")}\n`);
  return findings.some(({ state }) => state === "wrong") ? EXIT.failed : EXIT.done;
}
