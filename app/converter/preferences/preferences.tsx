import { Suspense, useEffect, useState } from "react";
import { loadedLater } from "~/ui/loaded-later";

const Choices = loadedLater(() => import("./choices").then(({ Choices }) => Choices), NotLoaded);

/** Theme and number format, in the footer. They need scripts, because the browser stores them; loaded when opened. */
export function Preferences() {
  const [isScripted, setScripted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setScripted(true), []);
  if (!isScripted) return null;
  return (
    <details className="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Preferences</summary>
      {isOpen && (
        <Suspense fallback={<p>Loading…</p>}>
          <Choices />
        </Suspense>
      )}
    </details>
  );
}

function NotLoaded() {
  return <p role="alert">This part of the page could not be loaded.</p>;
}
