import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import stylesHref from "~/ask/ask.css";
import type { AskData } from "~/ask/ask-data";
import { AskPage } from "~/ask/ask-page";
import { loadAsk } from "~/ask/load-ask.server";
import { currentRates } from "~/currency/exchange-rates.server";
import { PAGE_WITH_QUERY_BOX, STATIC_PAGE } from "~/shell/page-handle";
import { pageMeta } from "~/shell/page-meta";

export const handle = { ...STATIC_PAGE, stylesHref, ...PAGE_WITH_QUERY_BOX };

export const loader = async ({ request }: LoaderFunctionArgs) =>
  loadAsk(new URL(request.url).searchParams.get("q") ?? "", await currentRates());

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, {
    title: titleOf(data),
    description: "Type a conversion in plain English: 5 miles in km, 5 ft 11 in to cm, 60 mph.",
    path: "/ask",
  }),
  { name: "robots", content: "noindex" },
];

function titleOf(data: AskData | undefined): string {
  if (!data?.query) return "Ask for a conversion";
  if (data.outcome.kind === "failed") return data.outcome.problem;
  if (data.outcome.kind === "empty") return data.query;
  const { quantity, results } = data.outcome;
  return `${quantity} ${results.map(({ text }) => text).join(", ")}`;
}

export default function Ask() {
  return <AskPage {...useLoaderData<typeof loader>()} />;
}
