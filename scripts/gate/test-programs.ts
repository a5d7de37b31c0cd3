import { existsSync } from "node:fs";
import { installDebianPackages } from "./debian-packages";
import { providePromtool } from "./find-servers";

/** What single tests need: shells whose completion is tested, and other converters with whose definitions ours are compared. */
const PROGRAMS: Readonly<Record<string, string>> = {
  zsh: "/usr/bin/zsh",
  fish: "/usr/bin/fish",
  units: "/usr/bin/units",
  "python3-pint": "/usr/lib/python3/dist-packages/pint",
};

/** Installs missing programs if possible. Tests of those that are still missing are skipped, by name. */
export async function provideTestPrograms(): Promise<void> {
  const missing = Object.keys(PROGRAMS).filter((name) => !existsSync(PROGRAMS[name] ?? ""));
  if (missing.length > 0) await installDebianPackages(missing);
  await providePromtool();
}
