import { migrateDatabase, migrationStatus } from "~db/migrate";
import type { JsonOptions } from "../catalogue/options";
import type { Run } from "../command-spec";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { withServer } from "./database";
import { localTime } from "./local-time";

const counted = (count: number): string => `${count} migration${count === 1 ? "" : "s"}`;

export async function runDbMigrate(io: Io): Promise<ExitCode> {
  const { applied } = await withServer(io, (url) => migrateDatabase(url), { mustExist: false });
  await io.stdout.write(applied === 0 ? "The database is up to date.\n" : `Applied ${counted(applied)}.\n`);
  return EXIT.done;
}

export const runDbStatus: Run<JsonOptions> = async (io, _, { json }) => {
  const status = await withServer(io, (url) => migrationStatus(url));
  const latest = status.latest === null ? "" : `, the latest of ${localTime(status.latest, io.timeZone)}`;
  const text = `Applied: ${counted(status.applied)}${latest}\nPending: ${counted(status.pending)}`;
  await io.stdout.write(`${json ? JSON.stringify(status) : text}\n`);
  return EXIT.done;
};
