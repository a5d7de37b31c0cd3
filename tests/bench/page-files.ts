/** The files that a page loads initially, and its icon, which a browser also requests; first the page itself. */
export async function filesOf(origin: string, path: string): Promise<readonly string[]> {
  const html = await (await fetch(origin + path)).text();
  const named = [...html.matchAll(/<link[^>]*rel="(?:modulepreload|stylesheet)"[^>]*href="([^"]+)"/g)];
  const icon = /<link[^>]*rel="icon"[^>]*href="([^"]+\.svg)"/.exec(html)?.[1];
  const manifest = /import "([^"]+\/manifest-[^"]+)"/.exec(html)?.[1];
  const links = [...named.map(([, href]) => href), manifest, icon].filter((href) => href !== undefined);
  return [...new Set([path, ...links])];
}
