import { createHash } from "node:crypto";
import { chown, lstat, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { EmbeddedError } from "./embedded-error";
import type { ServerUser } from "./server-user";

// The kernel's limit for a socket path is 108 bytes on Linux and 104 on macOS, including the terminating zero.
const LONGEST_PATH = 100;

export const SOCKET_NAME = ".s.PGSQL.5432";

/** The data folder itself, or a short folder in /tmp if that path is too long for a socket. */
export function socketFolderOf(cluster: string): string {
  if (Buffer.byteLength(join(cluster, SOCKET_NAME)) <= LONGEST_PATH) return cluster;
  return `/tmp/everyunit-${createHash("sha256").update(cluster).digest("hex").slice(0, 16)}`;
}

/** Anyone can create a folder in /tmp, so it must belong to the server and be closed to others. */
export async function prepareSocketFolder(folder: string, user: ServerUser | undefined): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const found = await lstat(folder);
  const own = process.getuid?.() ?? 0;
  const server = user ?? { uid: own, gid: found.gid };
  const isOurs =
    found.isDirectory() && (found.uid === server.uid || found.uid === own) && (found.mode & 0o077) === 0;
  if (!isOurs)
    throw new EmbeddedError(
      `${folder} belongs to someone else: remove it, or set DATA_DIR to a shorter path.`,
    );
  if (found.uid !== server.uid) await chown(folder, server.uid, server.gid);
}
