import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import stylesHref from "~/contact/contact.css";
import { contactFormToken } from "~/contact/contact.server";
import { answerContactForm } from "~/contact/contact-form.server";
import { ContactPage } from "~/contact/contact-page";
import { pageMeta } from "~/shell/page-meta";

export const handle = { stylesHref };

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    formKey: { id: randomUUID(), token: await contactFormToken() },
    isSent: new URL(request.url).searchParams.has("sent"),
  };
}

export const action = ({ request }: ActionFunctionArgs) => answerContactForm(request);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Contact Us",
    description: "Report a wrong result, request a unit or suggest an improvement.",
    path: "/help",
  });

export default function HelpPage() {
  const { formKey, isSent } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return <ContactPage formKey={formKey} isSent={isSent} refusal={refusal} />;
}
