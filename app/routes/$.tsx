import { data, type LoaderFunctionArgs } from "@remix-run/node";

// Thrown, so that every wrong address ends at the root's error page, like an unknown category does.
export function loader(_: LoaderFunctionArgs) {
  throw data({ suggestions: [] }, { status: 404 });
}

export default function UnknownPath() {
  return null;
}
