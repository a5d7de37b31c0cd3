import type { MetaFunction } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import stylesHref from "~/developers/developers.css";
import { DevelopersPage } from "~/developers/developers-page.server";
import { STATIC_PAGE } from "~/shell/page-handle";
import { pageMeta } from "~/shell/page-meta";
import type { Site } from "~/shell/site";

export const handle = { ...STATIC_PAGE, stylesHref };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Developers",
    description:
      "Exact unit conversion in your own programs: an HTTP API, a JavaScript library and a command-line tool.",
    path: "/developers",
  });

export default function DevelopersRoute() {
  const site = useRouteLoaderData("root") as Site;
  return <DevelopersPage siteOrigin={site.siteOrigin} />;
}
