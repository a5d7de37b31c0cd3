import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type EdgeOptions, replaceOnce, runEdge, type StartEdge } from "../../scripts/topology/run-edge";

const MODULES = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** The open requests of one address, fewer than nginx has connections. */
export const MOST_OPEN = 40;

const failureLog = (folder: string) => join(folder, "failures.log");

/** deploy/nginx.conf with other addresses and certificates; `adminPort` redirects to HTTPS. */
function loopbackSite({ port, adminPort, replicas, folder }: EdgeOptions): string {
  const site = readFileSync("deploy/nginx.conf", "utf8");
  const redirected = replaceOnce(site, "    listen 80;\n", `    listen ${adminPort};\n`);
  const addressed = replaceOnce(
    redirected,
    "    listen 443 ssl http2;\n",
    `    listen ${port};\n    listen ${port + 1} ssl http2;\n`,
  );
  const routed = replaceOnce(
    addressed,
    "    server 127.0.0.1:3000 max_fails=0;\n    server 127.0.0.1:3001 max_fails=0;\n",
    replicas.map((replica) => `    server 127.0.0.1:${replica} max_fails=0;\n`).join(""),
  );
  return replaceOnce(routed, "limit_conn everyunit_open 400;", `limit_conn everyunit_open ${MOST_OPEN};`)
    .replaceAll("/var/log/nginx/everyunit.log", "stderr")
    .replaceAll("/var/log/nginx/everyunit-failures.log", failureLog(folder))
    .replaceAll("/etc/letsencrypt/live/everyunit.example", folder)
    .replaceAll("everyunit.example", "localhost");
}

function mainConfig(options: EdgeOptions): string {
  const { folder } = options;
  return [
    // As root, nginx's workers would belong to a user who may not enter the folder.
    process.getuid?.() === 0 ? "user root;" : "",
    "daemon off;",
    `pid ${join(folder, "nginx.pid")};`,
    "error_log stderr crit;",
    // Few, so that a test can use them up.
    "events { worker_connections 128; }",
    "http {",
    ...MODULES.map((name) => `${name}_temp_path ${join(folder, name)};`),
    loopbackSite(options),
    "}",
  ].join("\n");
}

/** A self-signed certificate, where the configuration expects one. */
function writeCertificate(folder: string): void {
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  execFileSync("openssl", ["req", "-x509", ...key, ...files, "-subj", "/CN=localhost"], { stdio: "ignore" });
}

/** nginx, given its path. */
export function nginxEdge(nginx: string): StartEdge {
  return async (options) => {
    const file = join(options.folder, "nginx.conf");
    writeCertificate(options.folder);
    writeFileSync(file, mainConfig(options));
    const edge = await runEdge(nginx, ["-e", "stderr", "-c", file], options);
    return { ...edge, log: () => edge.log() + readFileSync(failureLog(options.folder), "utf8") };
  };
}
