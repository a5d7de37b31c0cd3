import type { MetaFunction } from "@remix-run/node";
import stylesHref from "~/legal/legal.css";
import { LegalPage } from "~/legal/legal-page.server";
import { privacy } from "~/legal/privacy";
import { STATIC_PAGE } from "~/shell/page-handle";
import { pageMeta } from "~/shell/page-meta";

export const handle = { ...STATIC_PAGE, stylesHref };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Privacy Policy", description: privacy.summary, path: "/privacy" });

export default function PrivacyPage() {
  return <LegalPage {...privacy} />;
}
