import { type ReactNode, Suspense, useEffect, useState } from "react";
import { loadedLater } from "~/ui/loaded-later";

const Choices = loadedLater(() => import("./choices").then(({ Choices }) => Choices), NotLoaded);

/** Theme and number format, in the footer. They are stored in the browser, so they need scripts. */
export function Preferences() {
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  if (!isScripted) return null;
  return (
    <OnDemand summary="Preferences">
      <Choices />
    </OnDemand>
  );
}

/** A section whose content is loaded when it is opened. */
function OnDemand({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <Suspense fallback={<p>Loading…</p>}>{children}</Suspense>}
    </details>
  );
}

function NotLoaded() {
  return <p role="alert">This part of the page could not be loaded.</p>;
}
