import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { findCategory } from "~/conversion";
import { isOther } from "~/http/routes";
import { lookUp } from "~/links/look-up.server";

/** The parameter in which the shared page of missing addresses is told one of them. */
export const MISSING = "missing";

/** The route of all addresses that no other has. */
const UNKNOWN_PATH = "routes/$";

/**
 * Finds the page of an address that does not exist, among those of a build's routes or of the catalogue: its address and a key. It
 * depends on its suggestions only, so that all addresses without any share one page. Undefined for an address that exists.
 */
export function unknownPaths(routes: ServerBuild["routes"]) {
  const tree = Object.values(routes).flatMap((route) =>
    route && route.parentId === "root"
      ? [{ id: route.id, path: route.path ?? "", index: false as const }]
      : [],
  );
  return (path: string) => {
    const [, category] = /^\/convert\/([^/]+)/.exec(path) ?? [];
    const isMissing =
      category === undefined
        ? isOther(path) && matchRoutes(tree, path)?.at(-1)?.route.id === UNKNOWN_PATH
        : findCategory(category) === undefined;
    if (!isMissing || path.endsWith(".data")) return undefined;
    return {
      address: `/404?${new URLSearchParams({ [MISSING]: path })}`,
      key: `404 ${JSON.stringify(lookUp(path))}`,
    };
  };
}
