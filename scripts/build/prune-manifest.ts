type Route = { readonly module: string; readonly imports?: readonly string[] };
type Manifest = { readonly routes: Readonly<Record<string, Route>> };

/** What the compiler makes of a route without a component: a module that exports nothing. */
const WITHOUT_COMPONENT = /\{\w+\.exports=\{\}\}\);export default \w+\(\);\s*$/;

/**
 * The browser's manifest without the routes that only the server answers, such as the API's: no link within a page leads
 * to them, and they were half of the manifest. `textOf` gives the text of a route's module.
 */
export function pruneManifest(manifest: string, textOf: (url: string) => string | undefined): string {
  return manifest.replace(/\{.*\}/s, (json) => {
    const { routes, ...rest } = JSON.parse(json) as Manifest;
    const shown = Object.entries(routes).filter(
      ([, { module }]) => !WITHOUT_COMPONENT.test(textOf(module) ?? ""),
    );
    return JSON.stringify({ ...rest, routes: Object.fromEntries(shown) });
  });
}
