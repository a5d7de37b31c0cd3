import { data, type ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { findCategory } from "~/conversion";
import { isOther } from "~/http/routes";
import { lookUp } from "~/links/look-up.server";
import type { MissingPage } from "./missing-page";

/** Browsers load this page later; the server renders it at once. */
export { NotFound as NotFoundOnServer } from "./not-found";

/** A 404 for a loader to throw. Its page suggests similar addresses, and gives the reason if it is known. */
export const notFound = (path: string, known: MissingPage = { suggestions: lookUp(path) }) =>
  data(known, { status: 404 });

/** The query parameter that passes an unknown path to the 404 page. */
export const MISSING = "missing";

/** The id of the catch-all route. */
const UNKNOWN_PATH = "routes/$";

/** The 404 page's address and cache key for an unknown path, otherwise undefined. The key depends only on the suggestions. */
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
