import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { installDebianPackages, unpackDebianPackage } from "./debian-packages";

export const CADDY_HINT =
  "Caddy is not installed: apt-get install caddy, brew install caddy, or set CADDY_PATH to its program.";
export const NGINX_HINT =
  "nginx is not installed: apt-get install nginx-light, brew install nginx, or set NGINX_PATH to its program.";
export const PGBOUNCER_HINT =
  "pgbouncer is not installed: apt-get install pgbouncer, brew install pgbouncer, or set PGBOUNCER_PATH to its program.";

const FOLDERS = ["/usr/bin", "/usr/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

const find = (name: string, variable: string): string | undefined =>
  [process.env[variable] ?? "", ...FOLDERS.map((folder) => `${folder}/${name}`)].find(
    (path) => path !== "" && existsSync(path),
  );

/** The path of Caddy, which is installed if this machine allows that; undefined otherwise. */
export async function provideCaddy(): Promise<string | undefined> {
  if (!find("caddy", "CADDY_PATH")) await installDebianPackages(["caddy"]);
  return find("caddy", "CADDY_PATH");
}

/** The path of a server; undefined if it is missing. Its package is unpacked, because installing it would start the server. */
async function unpacked(
  name: string,
  variable: string,
  packages: readonly string[],
  place = "usr/sbin",
): Promise<string | undefined> {
  const folder = `.cache/${name}`;
  const program = `${folder}/${place}/${name}`;
  const installed = find(name, variable);
  if (installed) return installed;
  if (!existsSync(program)) for (const each of packages) await unpackDebianPackage(each, folder);
  return existsSync(program) ? resolve(program) : undefined;
}

export const provideNginx = () => unpacked("nginx", "NGINX_PATH", ["nginx"]);

export const providePgbouncer = () =>
  unpacked("pgbouncer", "PGBOUNCER_PATH", ["pgbouncer", "libevent-2.1-7", "libc-ares2"]);

/** The path of Prometheus's program that tests alert rules. */
export const providePromtool = () => unpacked("promtool", "PROMTOOL_PATH", ["prometheus"], "usr/bin");
