import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { installDebianPackages, unpackDebianPackage } from "./debian-packages";

export const CADDY_HINT =
  "Caddy is not installed: apt-get install caddy, brew install caddy, or set CADDY_PATH to its program.";
export const NGINX_HINT =
  "nginx is not installed: apt-get install nginx-light, brew install nginx, or set NGINX_PATH to its program.";

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

const NGINX_FOLDER = ".cache/nginx";

/**
 * The path of nginx, which is unpacked if this machine allows that; undefined otherwise. Installed, Debian's package would
 * start a server on port 80.
 */
export async function provideNginx(): Promise<string | undefined> {
  const unpacked = `${NGINX_FOLDER}/usr/sbin/nginx`;
  const installed = find("nginx", "NGINX_PATH");
  if (installed) return installed;
  if (!existsSync(unpacked)) await unpackDebianPackage("nginx", NGINX_FOLDER);
  return existsSync(unpacked) ? resolve(unpacked) : undefined;
}
