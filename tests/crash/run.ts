import { mkdtempSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { present } from "../support/present";
import { keepSending, type Ledger } from "./load";
import { judge } from "./verdict";
import { type Site, spawnSite, strike, TARGETS, type Target } from "./victims";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "200" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
    port: { type: "string", default: "3199" },
    visitors: { type: "string", default: "8" },
    site: { type: "boolean", default: false },
  },
});

const SERVICE_LIMIT_MS = 5000;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** A pseudorandom generator (mulberry32): the same seed gives the same targets and pauses. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = seeded(Number(values.seed));
const dataDir = mkdtempSync("/tmp/everyunit-crash-");
const port = Number(values.port);
const kills = Number(values.kills);
const ledger: Ledger = {
  acknowledged: new Set(),
  unanswered: new Set(),
  refusals: new Map(),
  lastServedPostAt: 0,
};
const pauses = new Map<Target | "twice", number[]>([...TARGETS, "twice" as const].map((how) => [how, []]));
let isOver = false;
let site: Site | undefined;

const launchSite = () =>
  spawnSite({ script: values.site ? "scripts/start/start.js" : "tests/crash/writer.ts", port, dataDir });

/** Keeps a site running as a service manager does: restarts it whenever it exits. */
async function keepRunning(): Promise<void> {
  while (!isOver) {
    const current = launchSite();
    site = current;
    const code = await new Promise<number | null>((done) => current.process.on("exit", done));
    if (!isOver && code !== null)
      say(`the site ended with ${code}: ${current.said().trim().split("\n").at(-1)}`);
    if (!isOver) await sleep(10);
  }
}

/** Milliseconds until a message sent after that time was acknowledged. */
async function waitForService(since: number, limitMs = 60_000): Promise<number> {
  while (ledger.lastServedPostAt <= since) {
    if (Date.now() - since > limitMs) throw new Error(`No service within ${limitMs} ms: ${site?.said()}`);
    await sleep(5);
  }
  return Date.now() - since;
}

/** One fault, or sometimes two in a row, the second during recovery from the first. */
async function strikeOnce(): Promise<{ target: Target; blows: number }> {
  const blows = random() < 0.2 ? 2 : 1;
  let target: Target = "site";
  for (let blow = 0; blow < blows; blow++) {
    if (blow > 0) await sleep(random() * 400);
    target = present(TARGETS[Math.floor(random() * TARGETS.length)]);
    await strike(target, present(site), dataDir, random);
  }
  return { target, blows };
}

const running = keepRunning();
const sending = keepSending({
  port,
  visitors: Number(values.visitors),
  ledger,
  isOver: () => isOver,
  random,
});
say(
  `seed ${values.seed}, ${kills} kills, ${values.site ? "the whole site" : "the writer"}, data in ${dataDir}`,
);
await waitForService(Date.now());
for (let struck = 0, told = 0; struck < kills; ) {
  await sleep(random() * 800);
  const { target, blows } = await strikeOnce();
  present(pauses.get(blows > 1 ? "twice" : target)).push(await waitForService(Date.now()));
  struck += blows;
  if (struck - told >= 20) {
    say(`${struck} kills, ${ledger.acknowledged.size} acknowledged`);
    told = struck;
  }
}
isOver = true;
await sending;
site?.process.kill("SIGTERM");
await running;

const verdict = await judge(dataDir, ledger);
const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
for (const [target, times] of pauses) {
  say(
    `${target.padEnd(9)} ${String(times.length).padStart(3)} times, service back after ${median(times)} ms (median), ${Math.max(0, ...times)} ms (longest)`,
  );
}
say(
  `failed answers on the way: ${[...ledger.refusals].map(([what, count]) => `${what} ${count}`).join(", ")}`,
);
say(
  `acknowledged ${verdict.acknowledged}, found ${verdict.found}, lost ${verdict.lost}, doubled ${verdict.doubled}, unknown ${verdict.foreign}, damaged relations ${verdict.damaged}`,
);
const slowest = Math.max(...[...pauses.values()].flat());
const isGood =
  verdict.lost + verdict.doubled + verdict.foreign + verdict.damaged === 0 && slowest <= SERVICE_LIMIT_MS;
rmSync(dataDir, { recursive: true, force: true });
say(isGood ? "passed" : `failed (service has to be back within ${SERVICE_LIMIT_MS} ms)`);
process.exit(isGood ? 0 : 1);
