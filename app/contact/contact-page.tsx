import { useState } from "react";
import { ContactForm } from "./contact-form";
import { CONTACT_FAILED, CONTACT_SENT, type ContactFormKey, type ContactRefusal } from "./contact-message";

type ContactPageProps = {
  formKey: ContactFormKey;
  isSent: boolean;
  refusal?: ContactRefusal;
  /** Requests a new form key. */
  onFormKeyUsed: () => void;
};

export function ContactPage({ formKey, isSent, refusal: posted, onFormKeyUsed }: ContactPageProps) {
  // The route keeps returning the refusal of a post, which no longer applies once a new form key is used.
  const [isRefusalOutdated, setRefusalOutdated] = useState(false);
  const refusal = isRefusalOutdated ? undefined : posted;
  const discardRefusal = () => {
    setRefusalOutdated(true);
    onFormKeyUsed();
  };
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
          formKey={refusal?.id ? { ...formKey, id: refusal.id } : formKey}
          values={refusal?.values}
          fieldErrors={refusal?.fieldErrors}
          onFormKeyUsed={discardRefusal}
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
