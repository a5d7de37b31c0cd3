import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData, useRevalidator } from "@remix-run/react";
import stylesHref from "~/contact/contact.css";
import { contactFormToken } from "~/contact/contact.server";
import { receiveContactForm } from "~/contact/contact-form.server";
import { ContactPage } from "~/contact/contact-page";
import { pageMeta } from "~/shell/page-meta";

export const handle = { stylesHref };

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    formKey: { id: randomUUID(), token: await contactFormToken() },
    isSent: new URL(request.url).searchParams.has("sent"),
  };
}

/** Handles the form without JavaScript. Redirects after storing, so that a reload does not send the message again. */
export async function action({ request }: ActionFunctionArgs) {
  const outcome = await receiveContactForm(request);
  if (outcome.ok) return redirect("/help?sent", 303);
  const { status, headers, details, fieldErrors, values, id } = outcome;
  return data({ details, fieldErrors, values, id }, { status, headers });
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Contact Us",
    description: "Report a wrong result, request a unit or suggest an improvement.",
    path: "/help",
  });

export default function HelpPage() {
  const { formKey, isSent } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { revalidate } = useRevalidator();
  return <ContactPage formKey={formKey} isSent={isSent} refusal={refusal} onFormKeyUsed={revalidate} />;
}
