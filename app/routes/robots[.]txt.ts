import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/env.server";
import { originOf } from "~/http/site-origin.server";

export function loader({ request }: LoaderFunctionArgs) {
  const origin = originOf(request);
  const lines = ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${origin}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": `${settings().siteOrigin ? "public" : "private"}, max-age=3600`,
    },
  });
}
