import { useEffect, useState } from "react";
import { loadedLater } from "~/ui/loaded-later";
import { NotLoaded, OnDemand } from "~/ui/on-demand";

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
