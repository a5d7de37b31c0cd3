import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/shell/not-found.server";
import { STATIC_PAGE } from "~/shell/page-handle";

export const handle = STATIC_PAGE;

// Thrown, so that unknown paths and unknown categories share the root's error page.
export function loader({ request }: LoaderFunctionArgs) {
  throw notFound(new URL(request.url).pathname);
}

export default function UnknownPath() {
  return null;
}
