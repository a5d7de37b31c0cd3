import { existsSync } from "node:fs";
import { installDebianPackages } from "./debian-packages";

/** Shells whose completion is tested. */
const SHELLS = ["zsh", "fish"];
const FOLDERS = (process.env.PATH ?? "").split(":");

/** Installs missing shells if possible. Tests of those that are still missing are skipped. */
export function provideShells(): void {
  const missing = SHELLS.filter((shell) => !FOLDERS.some((folder) => existsSync(`${folder}/${shell}`)));
  if (missing.length > 0) installDebianPackages(missing);
}
