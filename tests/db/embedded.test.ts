import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type EmbeddedServer, startEmbedded } from "../../db/embedded";
import { findPostmaster, hasExited } from "../../db/embedded/postmaster";
import { type Holder, spawnHolder } from "../support/holder-process";
import { scratchFolder } from "../support/scratch-folder";

const isRoot = process.getuid?.() === 0;
const canMount = isRoot && process.platform === "linux" && mayMount();
// Making a cluster is most of a first start: tests that are about something else begin with a copy of this one.
const template = scratchFolder("template");
let scratch: string;
let dataDir: string;
let cleanUps: (() => Promise<unknown>)[];

vi.setConfig({ testTimeout: 90_000 });

beforeAll(async () => {
  await (await startEmbedded({ dataDir: template })).stop();
});

afterAll(() => rmSync(template, { recursive: true, force: true }));

/** Root in a container may be refused what root on a machine may do. */
function mayMount(): boolean {
  const folder = mkdtempSync("/tmp/everyunit-mount-");
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { stdio: "ignore" });
    execFileSync("umount", [folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const copyTemplate = () => execFileSync("cp", ["-a", template, dataDir]);

/** For a test that leaves the cluster as it was: a copy takes as long as most of these tests. */
function borrowTemplate(): void {
  renameSync(template, dataDir);
  cleanUps.push(async () => renameSync(dataDir, template));
}

beforeEach(() => {
  scratch = scratchFolder("embedded");
  dataDir = join(scratch, "data");
  cleanUps = [];
});

afterEach(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
  rmSync(scratch, { recursive: true, force: true });
});

async function start(folder = dataDir, log?: (line: string) => void): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir: folder, log });
  cleanUps.push(server.stop);
  return server;
}

async function holder(folder = dataDir): Promise<Holder> {
  const held = await spawnHolder(folder);
  cleanUps.push(async () => held.child.exitCode ?? held.child.signalCode ?? (await held.leave()));
  return held;
}

async function ask<T>(url: string, question: string): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(question)).rows[0]?.answer;
  } finally {
    await client.end();
  }
}

const postmasterPid = () =>
  Number(readFileSync(join(dataDir, "pg", "postmaster.pid"), "utf8").split("\n")[0]);

async function until(condition: () => Promise<boolean> | boolean, patienceMs = 5000): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(20)) if (await condition()) return;
  throw new Error(`Not within ${patienceMs} ms.`);
}

describe("the embedded server", () => {
  it("is a PostgreSQL 18 that flushes every commit to disk and listens on no port", async () => {
    borrowTemplate();
    const { url } = await start();
    expect(await ask(url, "select current_setting('server_version') as answer")).toMatch(/^18\./);
    for (const name of ["fsync", "synchronous_commit", "full_page_writes"]) {
      expect(await ask(url, `select current_setting('${name}') as answer`)).toBe("on");
    }
    expect(await ask(url, "select current_setting('listen_addresses') as answer")).toBe("");
  });

  it("gives the site a role that cannot leave its database", async () => {
    borrowTemplate();
    const { url } = await start();
    expect(await ask(url, "select rolsuper as answer from pg_roles where rolname = current_user")).toBe(
      false,
    );
  });

  it("keeps its data between starts, unreadable by other users", async () => {
    copyTemplate();
    const first = await startEmbedded({ dataDir });
    await ask(first.url, "create table kept as select 42 as answer");
    await first.stop();
    const second = await start();
    expect(await ask(second.url, "select answer from kept")).toBe(42);
    expect(statSync(join(dataDir, "pg")).mode & 0o077).toBe(0);
  });

  it("admits only its own user, root and the site's user, even if others can reach the socket", async () => {
    copyTemplate();
    await start();
    const socket = join(dataDir, "pg", ".s.PGSQL.5432");
    for (const folder of [scratch, dataDir, join(dataDir, "pg"), socket]) chmodSync(folder, 0o777);
    // What the server answers to a start-up packet: R goes on, E refuses.
    const knock = `
      const words = "user\\0postgres\\0database\\0postgres\\0\\0";
      const packet = Buffer.alloc(8 + words.length);
      packet.writeInt32BE(packet.length, 0);
      packet.writeInt32BE(196608, 4);
      packet.write(words, 8);
      const socket = require("net").connect(${JSON.stringify(socket)}, () => socket.write(packet));
      socket.once("data", (answer) => {
        process.stdout.write(String.fromCharCode(answer[0]));
        socket.destroy();
      });`;
    const knockAs = (user: { uid?: number; gid?: number }) =>
      execFileSync(process.execPath, ["-e", knock], { ...user, cwd: "/", encoding: "utf8" });
    expect(knockAs({})).toBe("R");
    if (isRoot) expect(knockAs({ uid: 65534, gid: 65534 })).toBe("E");
  });

  it.runIf(isRoot)("takes over data that an earlier version left owned by nobody", async () => {
    copyTemplate();
    const hasUser = execFileSync("sh", ["-c", "id -u everyunit || id -u postgres || echo 65534"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    execFileSync("chown", ["-R", "65534:65534", join(dataDir, "pg")]);
    writeFileSync(join(dataDir, "pg", "pg_hba.conf"), "local all all trust\n");
    const { url } = await start();
    expect(await ask(url, "select 1 as answer")).toBe(1);
    expect(statSync(join(dataDir, "pg")).uid).toBe(Number(hasUser));
    expect(readFileSync(join(dataDir, "pg", "pg_hba.conf"), "utf8")).not.toContain("trust");
  });

  it("works where the folder's path is too long for a socket", async () => {
    const { url } = await start(join(scratch, "d".repeat(60), "e".repeat(60)));
    expect(await ask(url, "select 1 as answer")).toBe(1);
  });

  it("works in a folder that only its owner can enter", async () => {
    chmodSync(scratch, 0o700);
    const { url } = await start();
    expect(await ask(url, "select 1 as answer")).toBe(1);
    expect(existsSync(join(dataDir, "pg", "PG_VERSION"))).toBe(true);
  });

  it("works in a folder whose name has spaces, quotes and letters of any script", async () => {
    const { url } = await start(join(scratch, `it's "my" größe & 数 %41`));
    expect(await ask(url, "select 1 as answer")).toBe(1);
  });

  it("compares text by Unicode, whatever the machine's locale", async () => {
    borrowTemplate();
    const { url } = await start();
    expect(await ask(url, "select 'ÄÖÜ Σ' ilike 'äöü σ' as answer")).toBe(true);
  });
});

describe("several users of one folder", () => {
  it("lets two processes that start at once share one server", async () => {
    const users = await Promise.all([holder(), holder(), holder()]);
    expect(users.filter(({ how }) => how === "started")).toHaveLength(1);
    const { url } = await start();
    expect(await ask(url, "select 1 as answer")).toBe(1);
  });

  it("keeps running when the process that started it stops, and stops with the last one", async () => {
    borrowTemplate();
    const first = await holder();
    const second = await holder();
    expect([first.how, second.how]).toEqual(["started", "joined"]);
    const pid = postmasterPid();
    await first.leave();
    expect(await findPostmaster(join(dataDir, "pg"))).toBe(pid);
    await second.leave();
    expect(await findPostmaster(join(dataDir, "pg"))).toBeUndefined();
  });

  // It removed its pid file first: a disk could not be unmounted right after the site had stopped.
  it("has stopped when stop() resolves: its process is gone, not only its pid file", async () => {
    borrowTemplate();
    for (let round = 0; round < 5; round++) {
      const server = await startEmbedded({ dataDir });
      const pid = postmasterPid();
      expect(await hasExited(pid)).toBe(false);
      await server.stop();
      expect(await hasExited(pid)).toBe(true);
    }
  });

  it("serves a process that arrives just as the last one leaves", async () => {
    borrowTemplate();
    for (let round = 0; round < 5; round++) {
      const leaving = await startEmbedded({ dataDir });
      const [, arriving] = await Promise.all([leaving.stop(), startEmbedded({ dataDir })]);
      expect(await ask(arriving.url, "select 1 as answer")).toBe(1);
      await arriving.stop();
    }
  });
});

describe("after a crash", () => {
  it("adopts the server that a killed site left behind", async () => {
    borrowTemplate();
    const killed = await holder();
    const pid = postmasterPid();
    await killed.kill();
    const { url, isStarter } = await start();
    expect(isStarter).toBe(false);
    expect(postmasterPid()).toBe(pid);
    expect(await ask(url, "select 1 as answer")).toBe(1);
  });

  it("restarts by itself within 5 s, at the same address, when PostgreSQL is killed", async () => {
    copyTemplate();
    const lines: string[] = [];
    const { url } = await start(dataDir, (line) => lines.push(line));
    await ask(url, "create table kept as select 42 as answer");
    process.kill(postmasterPid(), "SIGKILL");
    await until(() =>
      ask(url, "select answer from kept").then(
        (answer) => answer === 42,
        () => false,
      ),
    );
    expect(lines).toEqual(["PostgreSQL stopped unexpectedly; restarting it."]);
  });

  it("starts when both were killed and the process id in postmaster.pid now belongs to another program", async () => {
    borrowTemplate();
    const killed = await holder();
    process.kill(postmasterPid(), "SIGKILL");
    await killed.kill();
    const pidFile = join(dataDir, "pg", "postmaster.pid");
    // Of the server's own user: PostgreSQL takes a process of anyone else for no server of its own.
    const { uid, gid } = statSync(pidFile);
    const other = spawn("sleep", ["60"], isRoot ? { uid, gid } : {});
    cleanUps.push(async () => other.kill());
    writeFileSync(pidFile, readFileSync(pidFile, "utf8").replace(/^\d+/, String(other.pid)));
    const { url } = await start();
    expect(await ask(url, "select 1 as answer")).toBe(1);
  });

  it("replaces a server that is running but no longer responds", async () => {
    borrowTemplate();
    const killed = await holder();
    const pid = postmasterPid();
    process.kill(pid, "SIGSTOP");
    await killed.kill();
    const { url, isStarter } = await start();
    expect(isStarter).toBe(true);
    expect(postmasterPid()).not.toBe(pid);
    expect(await ask(url, "select 1 as answer")).toBe(1);
  });

  it("removes what a killed first start left unfinished", async () => {
    mkdirSync(join(dataDir, "pg.init-999999999-abc"), { recursive: true });
    await start();
    expect(existsSync(join(dataDir, "pg.init-999999999-abc"))).toBe(false);
  });
});

describe("a server that cannot start says why in one sentence and changes nothing", () => {
  const refusal = () =>
    startEmbedded({ dataDir }).then(
      () => "it started",
      (error: Error) => `${error.name}: ${error.message}`,
    );

  it("names the version that wrote the data, when it is another one", async () => {
    borrowTemplate();
    const versionFile = join(dataDir, "pg", "PG_VERSION");
    writeFileSync(versionFile, "19\n");
    expect(await refusal()).toBe(
      `EmbeddedError: The data in ${join(dataDir, "pg")} was written by PostgreSQL 19, but this is PostgreSQL 18: nothing was changed. Use the everyunit that wrote it, or set DATABASE_URL.`,
    );
    writeFileSync(versionFile, "18\n");
    expect(await ask((await start()).url, "select 1 as answer")).toBe(1);
  });

  it("does not touch a folder with other contents", async () => {
    mkdirSync(join(dataDir, "pg"), { recursive: true });
    writeFileSync(join(dataDir, "pg", "thesis.txt"), "mine");
    expect(await refusal()).toMatch(
      /^EmbeddedError: .* already exists but contains no PostgreSQL data: nothing was changed\./,
    );
    expect(readFileSync(join(dataDir, "pg", "thesis.txt"), "utf8")).toBe("mine");
  });

  it("creates no database where an existing one is expected", async () => {
    const expected = startEmbedded({ dataDir, mustExist: true });
    await expect(expected).rejects.toThrow(
      `There is no database at ${dataDir}: run this in the site's folder, or set DATA_DIR or DATABASE_URL.`,
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  it("says that DATA_DIR is a file", async () => {
    writeFileSync(dataDir, "");
    expect(await refusal()).toMatch(/^EmbeddedError: .* is not a folder: set DATA_DIR to one/);
  });

  it("shows PostgreSQL's own message if there is no simpler one", async () => {
    borrowTemplate();
    const [control, elsewhere] = [join(dataDir, "pg", "global", "pg_control"), join(scratch, "pg_control")];
    renameSync(control, elsewhere);
    cleanUps.push(async () => renameSync(elsewhere, control));
    expect(await refusal()).toMatch(
      /^EmbeddedError: The embedded PostgreSQL in .* did not start: .*\. See .*postgres\.log\.$/,
    );
  });

  if (!canMount) {
    it("is tested on full and read-only disks only if this user may mount one", () => {
      expect(canMount).toBe(false);
    });
    return;
  }

  describe("on a disk of its own", () => {
    const mountDisk = (size: string) => {
      mkdirSync(dataDir, { recursive: true });
      execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", dataDir]);
      cleanUps.unshift(async () => execFileSync("umount", [dataDir]));
    };

    it("says that the disk is full when it first starts, and leaves nothing on it", async () => {
      mountDisk("20m");
      expect(await refusal()).toMatch(
        /^EmbeddedError: The disk that holds .* is full: free some space and start again/,
      );
      expect(existsSync(join(dataDir, "pg"))).toBe(false);
    });

    it("says that the disk is full when it starts again, and starts once there is room", async () => {
      mountDisk("200m");
      const first = await startEmbedded({ dataDir });
      await ask(first.url, "create table kept as select 42 as answer");
      await first.stop();
      writeFileSync(join(dataDir, "ballast"), Buffer.alloc(1));
      execFileSync("sh", ["-c", `head -c 300m /dev/zero > '${join(dataDir, "ballast")}' || true`], {
        stdio: "ignore",
      });
      expect(await refusal()).toMatch(/is full: free some space and start again/);
      rmSync(join(dataDir, "ballast"));
      expect(await ask((await start()).url, "select answer from kept")).toBe(42);
    });

    it("says that the disk is read-only", async () => {
      mountDisk("200m");
      await (await startEmbedded({ dataDir })).stop();
      execFileSync("mount", ["-o", "remount,ro", dataDir]);
      expect(await refusal()).toMatch(/^EmbeddedError: .* is on a read-only disk/);
      execFileSync("mount", ["-o", "remount,rw", dataDir]);
      expect(await ask((await start()).url, "select 1 as answer")).toBe(1);
    });
  });
});
