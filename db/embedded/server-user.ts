import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";
import { EmbeddedError, explainFailure, messageOf } from "./embedded-error";

export type ServerUser = { uid: number; gid: number };

const NOBODY: ServerUser = { uid: 65534, gid: 65534 };
/** System users that run nothing but a database, in order of preference. */
const DEDICATED = ["everyunit", "postgres"];

export const isNobody = (user: ServerUser | undefined): boolean => user?.uid === NOBODY.uid;

/** The output of the program `id` for a user; undefined for an unknown user. */
export function idOf(flag: "-u" | "-g" | "-un", user: string): string | undefined {
  try {
    return execFileSync("id", [flag, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
}

function dedicatedUser(): ServerUser {
  const users = DEDICATED.map((name) => ({ uid: Number(idOf("-u", name)), gid: Number(idOf("-g", name)) }));
  return users.find(({ uid, gid }) => uid > 0 && gid >= 0) ?? NOBODY;
}

/** The user that the server runs as. For root, the data's owner or a dedicated user; otherwise undefined: the current user. */
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
  // Other services share the account nobody, so data that it owns is given to a dedicated user once one exists.
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
