import type { LoaderFunctionArgs } from "@remix-run/node";
import { categories } from "~/conversion";
import { originFile, originOf } from "~/http/site-origin.server";
import { converterAddress, pairPath } from "~/links/addresses";
import { allPopularPairs } from "~/links/popular-pairs.server";

export function loader({ request }: LoaderFunctionArgs) {
  const origin = originOf(request);
  const paths = [
    "/",
    ...categories.map(({ id }) => converterAddress(id)),
    ...allPopularPairs().map((pair) => pairPath(pair.category, pair)),
    "/developers",
    "/help",
    "/terms",
    "/privacy",
  ];
  const entries = paths.map((path) => `<url><loc>${new URL(path, origin).href}</loc></url>`);
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
  return originFile(text, "application/xml");
}
