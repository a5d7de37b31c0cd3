import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { providePgbouncer } from "../../scripts/gate/find-servers";
import { startDatabaseProxy } from "./database-proxy";
import { scratchFolder } from "./scratch-folder";
import { freePort } from "./test-site";

export type Pooler = { url: string; stop(): Promise<void> };

/** The folder of the libraries that were unpacked with a program. */
const librariesOf = (program: string): string =>
  join(dirname(program), "../lib", `${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`);

/** pgbouncer in transaction mode in front of a database. Each statement may get another of its connections. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const program = await providePgbouncer();
  if (!program) throw new Error("npm test runs these tests only where there is a pgbouncer.");
  // The embedded server accepts this process, but not the user that pgbouncer runs as.
  const proxy = await startDatabaseProxy(databaseUrl);
  const { port: upstream, username } = new URL(proxy.url);
  const port = await freePort();
  const folder = scratchFolder("pooler");
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const config = `${folder}/pgbouncer.ini`;
  writeFileSync(
    config,
    [
      "[databases]",
      `* = host=127.0.0.1 port=${upstream} user=${username}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = any",
      "pool_mode = transaction",
      "default_pool_size = 3",
    ].join("\n"),
  );
  const asNobody = process.getuid?.() === 0 ? ["--user", "nobody"] : [];
  const env = { ...process.env, LD_LIBRARY_PATH: librariesOf(program) } as const;
  const child = spawn(program, [...asNobody, config], { env, stdio: "ignore" });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = new URL(proxy.url);
  url.port = String(port);
  const stop = async () => {
    child.kill("SIGKILL");
    await exited;
    await proxy.close();
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    const client = new pg.Client({ connectionString: url.href });
    client.on("error", () => {});
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isUp) return { url: url.href, stop };
    await sleep(50);
  }
  await stop();
  throw new Error("pgbouncer does not respond");
}
