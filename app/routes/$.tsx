import type { LoaderFunctionArgs } from "@remix-run/node";
import { MISSING, notFound } from "~/shell/not-found.server";
import { STATIC_PAGE } from "~/shell/page-handle";

export const handle = STATIC_PAGE;

// Throws the 404, so that unknown paths and unknown categories share the root's error page.
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  throw notFound(searchParams.get(MISSING) ?? pathname);
}

export default function UnknownPath() {
  return null;
}
