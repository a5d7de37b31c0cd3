import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";
import { manPage } from "../man-page";

export async function runMan(io: Io): Promise<ExitCode> {
  await io.stdout.write(manPage());
  return EXIT.done;
}
