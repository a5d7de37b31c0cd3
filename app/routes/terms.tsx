import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/http/page-meta";
import { LegalPage } from "~/legal/legal-page";
import { terms } from "~/legal/terms";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Terms of Use", description: terms.summary, path: "/terms" });

export default function TermsPage() {
  return <LegalPage {...terms} />;
}
