import { statSync } from "node:fs";
import { EmbeddedError } from "./embedded-error";

export type ServerUser = { uid: number; gid: number };

const NOBODY: ServerUser = { uid: 65534, gid: 65534 };

/**
 * Who the server runs as: undefined for the user who runs this process. PostgreSQL refuses to run as root,
 * so root hands it to the owner of the data, or to nobody.
 */
export function chooseServerUser(clusterFolder: string): ServerUser | undefined {
  const own = process.getuid?.();
  if (own === undefined) return undefined;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (own !== 0) {
    if (owner && owner.uid !== own) {
      throw new EmbeddedError(
        `The data in ${clusterFolder} belongs to the user with id ${owner.uid}: run as that user or as root, or set DATA_DIR to another folder.`,
      );
    }
    return undefined;
  }
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY;
}
