import { execFileSync } from "node:child_process";
import { chown, rename, rm, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import type { ServerUser } from "./server-user";

/** The one rule: who the kernel says is at the other end of the socket decides, and only those of the map may enter. */
const HOST_RULES = "local all all peer map=everyunit\n";
const ROLES = ["postgres", "everyunit"];

function nameOf({ uid }: ServerUser): string | undefined {
  try {
    return execFileSync("id", ["-un", String(uid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}

function ownName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/** Root, who may become anyone anyway, whoever runs this process, and the server's own user. */
function mapOf(user: ServerUser | undefined): string {
  const names = new Set(["root", ownName(), user && nameOf(user)].filter((name) => name !== undefined));
  const rows = [...names].flatMap((name) => ROLES.map((role) => `everyunit "${name}" ${role}\n`));
  return rows.join("");
}

/** A rename: a link that someone put in the file's place is replaced, not followed. */
async function replaceFile(path: string, text: string, user: ServerUser | undefined): Promise<void> {
  const next = `${path}.${process.pid}`;
  await rm(next, { force: true });
  await writeFile(next, text, { mode: 0o600, flag: "wx" });
  if (user) await chown(next, user.uid, user.gid);
  await rename(next, path);
}

/** Says who may connect to the server of this folder; written before each start, so that older folders follow. */
export async function writeAccessRules(cluster: string, user: ServerUser | undefined): Promise<void> {
  await replaceFile(join(cluster, "pg_hba.conf"), HOST_RULES, user);
  await replaceFile(join(cluster, "pg_ident.conf"), mapOf(user), user);
}
