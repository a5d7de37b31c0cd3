import { type ReactNode, Suspense, useState } from "react";

/** A section whose content is loaded when it is opened. */
export function OnDemand({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <Suspense fallback={<p>Loading…</p>}>{children}</Suspense>}
    </details>
  );
}

export const NotLoaded = () => <p role="alert">This part of the page could not be loaded.</p>;
