import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { ContactPage } from "~/contact/contact-page";
import { pageMeta } from "~/http/page-meta";

export function loader({ request }: LoaderFunctionArgs) {
  return {
    ticket: { id: randomUUID(), token: "" },
    isSent: new URL(request.url).searchParams.has("sent"),
  };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Contact Us",
    description: "Report a wrong result, ask for a unit or tell us what would make the converters better.",
    path: "/help",
  });

export default function HelpPage() {
  const { ticket, isSent } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return <ContactPage ticket={ticket} isSent={isSent} onSpent={revalidate} />;
}
