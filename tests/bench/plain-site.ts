import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { freePort, type TestSite } from "../support/test-site";

/** Inside the project, so that its packages are found. */
export const PLAIN_SITE = "builds/.plain-site";

const ROOT = `
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
export default () => <html lang="en"><head><Meta /><Links /></head><body><Outlet /><ScrollRestoration /><Scripts /></body></html>;
`;
const SERVER = `
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
export default (request, status, headers, context) => {
  headers.set("content-type", "text/html");
  return new Response(renderToString(<RemixServer context={context} url={request.url} />), { status, headers });
};
`;
const FILES = {
  "package.json": JSON.stringify({ type: "module", private: true, dependencies: { isbot: "*" } }),
  "remix.config.js": `export default { serverModuleFormat: "esm", future: { v3_singleFetch: true } };`,
  "app/root.tsx": ROOT,
  "app/entry.server.tsx": SERVER,
  "app/routes/_index.tsx": "export default () => <h1>Hello</h1>;",
  "app/routes/empty.ts": "export const action = () => Response.json({ result: 1 });",
};

const packageFile = (name: string) => createRequire(import.meta.url).resolve(name);

/** Builds the floor of every measurement: what Remix alone costs, with one page and one resource route that do nothing. */
export async function buildPlainSite(): Promise<void> {
  rmSync(PLAIN_SITE, { recursive: true, force: true });
  mkdirSync(`${PLAIN_SITE}/app/routes`, { recursive: true });
  for (const [path, text] of Object.entries(FILES)) writeFileSync(`${PLAIN_SITE}/${path}`, text);
  cpSync("app/entry.client.tsx", `${PLAIN_SITE}/app/entry.client.tsx`);
  const env = { ...process.env, NODE_ENV: "production", NO_COLOR: "1" } as const;
  const remix = packageFile("@remix-run/dev/dist/cli.js");
  await promisify(execFile)(process.execPath, [remix, "build", PLAIN_SITE], { env });
}

export async function startPlainSite(): Promise<TestSite> {
  await buildPlainSite();
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port) } as const;
  const serve = packageFile("@remix-run/serve/dist/cli.js");
  const child = spawn(process.execPath, [serve, "build/index.js"], { cwd: PLAIN_SITE, env, stdio: "pipe" });
  await once(createInterface({ input: child.stdout }), "line");
  child.stdout.resume();
  const exited = once(child, "exit").then(([code]) => Number(code ?? 0));
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    processId: child.pid ?? 0,
    async stop() {
      child.kill("SIGKILL");
      const code = await exited;
      rmSync(PLAIN_SITE, { recursive: true, force: true });
      return code;
    },
  };
}
