import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";
import { EmbeddedError, explainFailure, messageOf } from "./embedded-error";

export type ServerUser = { uid: number; gid: number };

const NOBODY: ServerUser = { uid: 65534, gid: 65534 };
/** System users that run nothing but a database, in order of preference. */
const DEDICATED = ["everyunit", "postgres"];

export const isNobody = (user: ServerUser | undefined): boolean => user?.uid === NOBODY.uid;

function findUser(name: string): ServerUser | undefined {
  const idOf = (flag: string) =>
    Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  try {
    return { uid: idOf("-u"), gid: idOf("-g") };
  } catch {
    return undefined;
  }
}

function dedicatedUser(): ServerUser {
  for (const name of DEDICATED) {
    const user = findUser(name);
    if (user && user.uid !== 0) return user;
  }
  return NOBODY;
}

/**
 * The user that the server runs as; undefined for this process's own user. PostgreSQL refuses to run as root, so root uses
 * the owner of the data or else a dedicated user. Data owned by nobody, an account that other services share, is given to
 * a dedicated user as soon as one exists.
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
  const isKept = owner && owner.uid !== 0 && owner.uid !== NOBODY.uid;
  return isKept ? { uid: owner.uid, gid: owner.gid } : dedicatedUser();
}

function statOrNothing(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw explainFailure(messageOf(error), dirname(path));
  }
}
