import type { LoaderFunctionArgs } from "@remix-run/node";
import { originFile, originOf } from "~/http/site-origin.server";

export function loader({ request }: LoaderFunctionArgs) {
  const origin = originOf(request);
  const lines = ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${origin}/sitemap.xml`, ""];
  return originFile(lines.join("\n"), "text/plain");
}
