import type { CommandTable } from "../command-spec";
import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { manPage } from "./man-page";

export async function runMan(
  io: Io,
  _: readonly string[],
  __: object,
  table: CommandTable,
): Promise<ExitCode> {
  await io.stdout.write(manPage(table));
  return EXIT.done;
}
