import { join, resolve } from "node:path";
import { clusterFolderOf } from "./cluster";
import { chooseServerUser, type ServerUser } from "./server-user";
import { socketFolderOf } from "./socket-folder";

/** The files of an embedded server, and the user that it runs as. */
export type Location = {
  dataDir: string;
  cluster: string;
  socketFolder: string;
  logFile: string;
  user: ServerUser | undefined;
};

export function findLocation(dataDir: string): Location {
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
