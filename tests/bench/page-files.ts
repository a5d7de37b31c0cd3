import { createAgent, send } from "./load";

/** The files that a page loads initially, and its icon, which a browser also requests. */
export async function filesOf(origin: string, path: string): Promise<{ paths: string[]; bytes: number }> {
  const html = await (await fetch(origin + path)).text();
  const named = [...html.matchAll(/<link[^>]*rel="(?:modulepreload|stylesheet)"[^>]*href="([^"]+)"/g)];
  const icon = /<link[^>]*rel="icon"[^>]*href="([^"]+\.svg)"/.exec(html)?.[1];
  const manifest = /import "([^"]+\/manifest-[^"]+)"/.exec(html)?.[1];
  const links = [...named.map(([, href]) => href), manifest, icon].filter((href) => href !== undefined);
  const paths = [...new Set([path, ...links])];
  const agent = createAgent();
  const responses = await Promise.all(paths.map((file) => send(origin, agent, { path: file })));
  agent.destroy();
  return { paths, bytes: responses.reduce((sum, { bytes }) => sum + bytes, 0) };
}
