import type { MetaFunction } from "@remix-run/node";
import stylesHref from "~/legal/legal.css";
import { LegalPage } from "~/legal/legal-page.server";
import { terms } from "~/legal/terms";
import { STATIC_PAGE } from "~/shell/page-handle";
import { pageMeta } from "~/shell/page-meta";

export const handle = { ...STATIC_PAGE, stylesHref };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Terms of Use", description: terms.summary, path: "/terms" });

export default function TermsPage() {
  return <LegalPage {...terms} />;
}
