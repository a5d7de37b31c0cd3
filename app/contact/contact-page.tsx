import { useState } from "react";
import { ContactForm } from "./contact-form";
import { CONTACT_FAILED, CONTACT_SENT, type ContactFormKey, type ContactRefusal } from "./contact-message";

type ContactPageProps = {
  formKey: ContactFormKey;
  isSent: boolean;
  refusal?: ContactRefusal;
};

export function ContactPage({ formKey, isSent, refusal: posted }: ContactPageProps) {
  // Once a message is sent, the route's refusal of an earlier post no longer applies.
  const [nextId, setNextId] = useState<string>();
  const refusal = nextId === undefined ? posted : undefined;
  return (
    <div className="page contact">
      <header className="contact-head">
        <h1>Contact Us</h1>
        <p className="lede">
          Found a wrong result, missing a unit, or have an idea? A real person reads every message.
        </p>
      </header>
      <section className="card" aria-label="Message">
        {isSent && !refusal && (
          <Notice role="status" title={CONTACT_SENT.title} text={CONTACT_SENT.description} />
        )}
        {refusal && (
          <Notice
            role="alert"
            title={CONTACT_FAILED.title}
            text={`${CONTACT_FAILED.description} ${refusal.details}`}
          />
        )}
        <ContactForm
          formKey={{ ...formKey, id: nextId ?? refusal?.id ?? formKey.id }}
          values={refusal?.values}
          fieldErrors={refusal?.fieldErrors}
          // Chosen here, because the visitor may be offline now. Pages without TLS have no such function.
          onSent={() => setNextId(crypto.randomUUID?.() ?? "")}
        />
      </section>
      <aside className="contact-notes" aria-label="Before you send a message">
        <h2>Reporting a wrong result</h2>
        <p>
          Tell us both units, the number you entered, the result you expected, and the source of that figure.
        </p>
        <h2>Your message</h2>
        <p>
          We use your name, email address and message only to answer you. The{" "}
          <a href="/privacy">Privacy Policy</a> explains how long we keep them and how to delete them.
        </p>
      </aside>
    </div>
  );
}

type NoticeProps = { role: "status" | "alert"; title: string; text: string };

function Notice({ role, title, text }: NoticeProps) {
  return (
    <div className={`notice notice-${role}`} role={role}>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  );
}
