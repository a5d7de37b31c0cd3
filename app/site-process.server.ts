import { tracingChannel } from "node:diagnostics_channel";
import type { Server } from "node:net";
import { closeDatabase, startDatabase } from "./db.server";
import { InvalidSettingError, type Settings, settings, unknownSettings } from "./env.server";
import { endOnSignal, isShuttingDown, type Lifecycle } from "./http/lifecycle.server";
import { log } from "./http/log.server";
import { explainListening, findListeningProblem } from "./listening.server";

/** Hosts that are reachable as localhost from this machine. */
const LOCAL_HOSTS = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"];

// A failing write to stderr, as on a full disk, must not end the site.
process.stderr.on("error", () => {});

async function exitWith(error: Error): Promise<never> {
  process.stderr.write(`${error.message}\n`);
  await closeDatabase().catch(() => {});
  process.exit(error instanceof InvalidSettingError ? 2 : 1);
}

/** The URL to open on this machine. */
function localAddress({ host, port }: Settings): string {
  const name = LOCAL_HOSTS.includes(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** remix-serve does not report whether listening succeeded, but Node publishes both outcomes on a diagnostics channel. */
function reportListening(current: Settings): void {
  tracingChannel<unknown, { server: Server }>("net.server.listen").subscribe({
    start() {},
    end() {},
    asyncStart() {},
    asyncEnd({ server }) {
      const address = server.address();
      const isSite = typeof address === "object" && address?.port === current.port;
      if (!isSite) return;
      log("info", "listening", { port: current.port, host: current.host });
      process.send?.({ address: localAddress(current) });
    },
    error({ server }) {
      server.on("error", (error) => exitWith(explainListening(error, current)));
    },
  });
}

async function openSite(current: Settings): Promise<Lifecycle> {
  // Before the database starts, because nobody else would stop it.
  const lifecycle = endOnSignal(closeDatabase);
  await startDatabase().catch(exitWith);
  // The process exits once the database has stopped.
  if (isShuttingDown()) await new Promise(() => {});
  reportListening(current);
  return lifecycle;
}

/** Parses the settings and opens the database before remix-serve listens. Exits with one line if either fails. */
export async function prepareProcess(): Promise<Settings & { lifecycle: Lifecycle }> {
  const scope = globalThis as { everyunitPrepared?: Promise<Lifecycle> };
  let current: Settings;
  try {
    current = settings();
  } catch (error) {
    return exitWith(error as Error);
  }
  for (const line of unknownSettings()) log("warn", line);
  // Checked first, because opening the database takes a while.
  const problem = await findListeningProblem(current);
  if (problem) return exitWith(problem);
  scope.everyunitPrepared ??= openSite(current);
  return { ...current, lifecycle: await scope.everyunitPrepared };
}
