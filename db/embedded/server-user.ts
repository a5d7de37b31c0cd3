import { statSync } from "node:fs";
import { dirname } from "node:path";
import { EmbeddedError, explainFailure, messageOf } from "./embedded-error";

export type ServerUser = { uid: number; gid: number };

const NOBODY: ServerUser = { uid: 65534, gid: 65534 };

/**
 * Who the server runs as: undefined for the user who runs this process. PostgreSQL refuses to run as root,
 * so root hands it to the owner of the data, or to nobody.
 */
export function chooseServerUser(clusterFolder: string): ServerUser | undefined {
  const own = process.getuid?.();
  if (own === undefined) return undefined;
  const owner = statOrNothing(clusterFolder);
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

function statOrNothing(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw explainFailure(messageOf(error), dirname(path));
  }
}
