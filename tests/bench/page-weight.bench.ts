import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { startTestSite } from "../support/test-site";

const PAGES = [
  "/",
  "/convert/length?value=5&from=mi&to=km",
  "/convert/currency",
  "/convert/currency?more=1",
  "/help",
  "/terms",
];
/** Below the project, so that its packages are found. */
const EMPTY_SITE = "build/empty-site";

const EMPTY_ROOT = `
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
export default () => <html lang="en"><head><Meta /><Links /></head><body><Outlet /><ScrollRestoration /><Scripts /></body></html>;
`;
const EMPTY_SERVER = `
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
export default (request, status, headers, context) =>
  new Response(renderToString(<RemixServer context={context} url={request.url} />), { status, headers });
`;

const gzipped = (content: Buffer | string): number => gzipSync(content).length;

type Manifest = { url: string; entry: Chunk; routes: Record<string, Chunk> };
type Chunk = { module: string; imports?: string[] };

/** The bytes of script, gzipped, of a page that Remix serves with nothing on it. */
async function emptyPageBytes(): Promise<number> {
  rmSync(EMPTY_SITE, { recursive: true, force: true });
  mkdirSync(`${EMPTY_SITE}/app/routes`, { recursive: true });
  const files = {
    "package.json": JSON.stringify({ type: "module", private: true, dependencies: { isbot: "*" } }),
    "app/root.tsx": EMPTY_ROOT,
    "app/entry.server.tsx": EMPTY_SERVER,
    "app/routes/_index.tsx": "export default () => null;",
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(`${EMPTY_SITE}/${path}`, text);
  cpSync("remix.config.js", `${EMPTY_SITE}/remix.config.js`);
  cpSync("app/entry.client.tsx", `${EMPTY_SITE}/app/entry.client.tsx`);
  const remix = createRequire(import.meta.url).resolve("@remix-run/dev/dist/cli.js");
  const env = { ...process.env, NODE_ENV: "production", NO_COLOR: "1" } as const;
  await promisify(execFile)(process.execPath, [remix, "build", EMPTY_SITE], { env });
  const assets = `${EMPTY_SITE}/public`;
  const manifestFile = readdirSync(`${assets}/build`).find((name) => /^manifest-.*\.js$/.test(name));
  const text = readFileSync(`${assets}/build/${manifestFile}`, "utf8");
  const manifest: Manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  const chunks = [manifest.entry, ...Object.values(manifest.routes)];
  const scripts = new Set([
    manifest.url,
    ...chunks.flatMap(({ module, imports }) => [module, ...(imports ?? [])]),
  ]);
  const bytes = [...scripts].reduce((sum, path) => sum + gzipped(readFileSync(`${assets}${path}`)), 0);
  rmSync(EMPTY_SITE, { recursive: true });
  return bytes;
}

async function fetchBytes(address: string): Promise<Buffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** What the document names: its scripts (manifest, entry, the routes on show and what they import) and its sheets. */
async function measurePage(origin: string, path: string) {
  const html = await fetchBytes(origin + path);
  const named = (extension: string) => [
    ...new Set(String(html).match(new RegExp(`/build/[\\w./$-]+\\.${extension}`, "g")) ?? []),
  ];
  const onShow = String(html).split("window.__remixManifest")[0]!;
  const weigh = async (paths: readonly string[]) => {
    const sizes = await Promise.all(paths.map(async (asset) => gzipped(await fetchBytes(origin + asset))));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const scripts = named("js").filter((asset) => onShow.includes(asset) || /manifest|entry/.test(asset));
  return { html: gzipped(html), css: await weigh(named("css")), js: await weigh(scripts) };
}

/** The weight of first visits on the wire, gzipped, beside the scripts of an empty Remix page. */
async function run(): Promise<string[]> {
  const empty = await emptyPageBytes();
  const site = await startTestSite("postgresql://nobody@127.0.0.1:1/none");
  const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
  const lines = [`${"an empty Remix page".padEnd(42)} script ${kilo(empty)}  × 1.00`];
  try {
    for (const path of PAGES) {
      const { html, css, js } = await measurePage(site.origin, path);
      lines.push(
        `${path.padEnd(42)} script ${kilo(js)}  × ${(js / empty).toFixed(2)}   document ${kilo(html)}   sheet ${kilo(css)}`,
      );
    }
  } finally {
    await site.stop();
  }
  return lines;
}

export default { name: "page-weight", run };
