import { join, resolve } from "node:path";
import { clusterFolderOf } from "./cluster";
import { chooseServerUser } from "./server-user";
import { socketFolderOf } from "./socket-folder";

export type Location = ReturnType<typeof findLocation>;

/** The files of an embedded server, and the user that it runs as. */
export function findLocation(dataDir: string) {
  const folder = resolve(dataDir);
  const cluster = clusterFolderOf(folder);
  return {
    dataDir: folder,
    cluster,
    user: chooseServerUser(cluster),
    socketFolder: socketFolderOf(cluster),
    logFile: join(folder, "postgres.log"),
  };
}
