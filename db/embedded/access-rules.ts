import { chown, rename, rm, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { idOf, type ServerUser } from "./server-user";

/** Peer authentication: the kernel reports the connecting user, who must be listed in the map. */
const HOST_RULES = "local all all peer map=everyunit\n";
const ROLES = ["postgres", "everyunit"];

function ownName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/** Allows root (which could become any user anyway), the user of this process, and the server's own user. */
function mapOf(user: ServerUser | undefined): string {
  const names = new Set(
    ["root", ownName(), user && idOf("-un", String(user.uid))].filter((name) => name !== undefined),
  );
  const rows = [...names].flatMap((name) => ROLES.map((role) => `everyunit "${name}" ${role}\n`));
  return rows.join("");
}

/** Replaces the file by renaming, so that a symbolic link in its place is not followed. */
async function replaceFile(path: string, text: string, user: ServerUser | undefined): Promise<void> {
  const next = `${path}.${process.pid}`;
  await rm(next, { force: true });
  await writeFile(next, text, { mode: 0o600, flag: "wx" });
  if (user) await chown(next, user.uid, user.gid);
  await rename(next, path);
}

/** Writes the rules of who may connect. Called before each start, so that older data folders are updated too. */
export async function writeAccessRules(cluster: string, user: ServerUser | undefined): Promise<void> {
  await replaceFile(join(cluster, "pg_hba.conf"), HOST_RULES, user);
  await replaceFile(join(cluster, "pg_ident.conf"), mapOf(user), user);
}
