import { existsSync } from "node:fs";
import { installDebianPackages } from "./debian-packages";

export const CADDY_HINT =
  "Caddy is not installed: apt-get install caddy, brew install caddy, or set CADDY_PATH to its program.";

const PLACES = ["/usr/bin/caddy", "/usr/local/bin/caddy", "/opt/homebrew/bin/caddy"];

const find = (): string | undefined =>
  [process.env.CADDY_PATH ?? "", ...PLACES].find((path) => path !== "" && existsSync(path));

/** The path of Caddy, installed where this machine can; undefined where it cannot. */
export function provideCaddy(): string | undefined {
  if (!find()) installDebianPackages(["caddy"]);
  return find();
}
