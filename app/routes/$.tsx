import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/shell/not-found.server";
import { STATIC_PAGE } from "~/shell/page-handle";

export const handle = STATIC_PAGE;

// Thrown, so that every wrong address ends at the root's error page, like an unknown category does.
export function loader({ request }: LoaderFunctionArgs) {
  throw notFound(new URL(request.url).pathname);
}

export default function UnknownPath() {
  return null;
}
