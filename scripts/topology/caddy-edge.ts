import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type EdgeOptions, replaceOnce, runEdge, type StartEdge } from "./run-edge";

/** deploy/Caddyfile with other addresses and certificates. */
function loopbackConfig({ port, adminPort, replicas, folder }: EdgeOptions): string {
  const general = [
    `admin localhost:${adminPort}`,
    `storage file_system ${join(folder, "caddy")}`,
    "skip_install_trust",
    "auto_https disable_redirects",
  ];
  const config = readFileSync("deploy/Caddyfile", "utf8");
  const addressed = replaceOnce(
    config,
    "{$SITE_DOMAIN:localhost} {",
    `http://localhost:${port}, https://localhost:${port + 1} {\n\ttls internal`,
  );
  const routed = addressed.replace(/\bsite-([12]):3000\b/g, (_, n) => `127.0.0.1:${replicas[n - 1]}`);
  return replaceOnce(routed, "\n{\n", `\n{\n\t${general.join("\n\t")}\n`);
}

/** Starts Caddy, given its path. */
export function caddyEdge(caddy: string): StartEdge {
  return (options) => {
    const file = join(options.folder, "Caddyfile");
    writeFileSync(file, loopbackConfig(options));
    return runEdge(caddy, ["run", "--config", file, "--adapter", "caddyfile"], options);
  };
}
