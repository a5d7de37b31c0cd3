import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = ".cache/bench";

/**
 * A folder with these packages installed, none of which the project depends on; undefined where the registry does not
 * provide them. Install scripts do not run.
 */
export function provideTools(name: string, packages: readonly string[]): string | undefined {
  const folder = join(FOLDER, name);
  if (packages.every((spec) => existsSync(join(folder, "node_modules", spec.replace(/@[^@]*$/, "")))))
    return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  try {
    const options = ["--ignore-scripts", "--no-audit", "--no-fund"];
    execFileSync("npm", ["install", "--prefix", folder, ...options, ...packages], { stdio: "ignore" });
    return folder;
  } catch {
    return undefined;
  }
}
