import { existsSync } from "node:fs";
import { installDebianPackages } from "./debian-packages";

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
export function provideCaddy(): string | undefined {
  if (!find("caddy", "CADDY_PATH")) installDebianPackages(["caddy"]);
  return find("caddy", "CADDY_PATH");
}

/** The path of nginx. It is not installed: Debian's package would start a server on port 80. */
export const findNginx = (): string | undefined => find("nginx", "NGINX_PATH");
