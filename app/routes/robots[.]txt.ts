import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/env.server";

export function loader({ request }: LoaderFunctionArgs) {
  const origin = settings().siteOrigin ?? new URL(request.url).origin;
  const lines = ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${origin}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
