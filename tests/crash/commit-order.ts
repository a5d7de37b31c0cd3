import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openMigrated, openServer } from "../../db/connect";
import { storeMessage } from "../../db/contact-messages";

// A power failure loses whatever was not flushed. strace (a Debian package) shows the order in which the backend that stores
// messages works: it writes the log, flushes it to disk, and only then replies to the client.
const MESSAGES = 200;
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = mkdtempSync("/tmp/everyunit-order-");
const trace = join(folder, "trace");
const database = await openServer({ dataDir: join(folder, "data") });
const db = await openMigrated(database.url, { maxConnections: 1 });

const { rows } = await db.pool.query("select pg_backend_pid() as pid");
const calls = "pwrite64,pwritev,write,fdatasync,fsync,sendto";
const tracer = spawn("strace", ["-s", "200", "-e", `trace=${calls}`, "-y", "-o", trace, "-p", rows[0].pid], {
  stdio: "ignore",
});
tracer.on("error", () => say("strace is missing: install Debian's package of that name"));
await sleep(1000);
for (let i = 0; i < MESSAGES; i++) {
  await storeMessage(db, {
    formId: randomUUID(),
    name: "N",
    email: "n@example.org",
    message: `message ${i}`,
  });
}
tracer.kill("SIGINT");
await once(tracer, "exit");
await db.close();
await database.close();

/** C: the reply with the INSERT's row count. W: a write to the log. F: a successful flush of the log. */
const steps = readFileSync(trace, "utf8")
  .split("\n")
  .map((line) => {
    if (/^sendto\(.*INSERT 0/.test(line)) return "C";
    if (/^pwrite.*pg_wal/.test(line)) return "W";
    if (/^f(data)?sync\(.*pg_wal.*= 0$/.test(line)) return "F";
    return "";
  })
  .join("");
const answers = steps.split("C").slice(0, -1);
const flushed = answers.filter((before) => /W+F$/.test(before)).length;
say(`${answers.length} commits answered, ${flushed} of them right after their log was written and flushed`);
say(flushed === MESSAGES && answers.length === MESSAGES ? "passed" : `failed; see ${trace}`);
if (flushed === MESSAGES) rmSync(folder, { recursive: true, force: true });
process.exit(flushed === MESSAGES ? 0 : 1);
