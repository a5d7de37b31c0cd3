import { timingSafeEqual } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/env.server";
import { metrics } from "~/metrics/metrics.server";

function isAuthorized(request: Request, token: string): boolean {
  // The name of the scheme is case-insensitive.
  const given = Buffer.from((request.headers.get("authorization") ?? "").replace(/^bearer /i, "Bearer "));
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Responds with 404 without the token, so that the endpoint stays hidden. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { metricsToken } = settings();
  const current = metrics();
  if (!current || metricsToken === undefined || !isAuthorized(request, metricsToken))
    throw new Response("Not Found", { status: 404 });
  return new Response(await current.registry.metrics(), {
    headers: { "content-type": current.registry.contentType, "cache-control": "no-store" },
  });
}
