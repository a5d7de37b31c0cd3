import { useState } from "react";
import { Button } from "~/ui/button";
import stylesHref from "./recent.css";
import {
  browserStorage,
  clearRecent,
  type RecentConversion,
  readRecent,
  toggleFavourite,
} from "./recent-store";

/** The conversions saved in this browser, read once when the list is rendered. */
export function RecentList() {
  const [recent, setRecent] = useState(() => readRecent(browserStorage));
  if (recent.length === 0)
    return <p>None yet. They are stored only in this browser and never sent anywhere.</p>;
  return (
    <>
      <link rel="stylesheet" href={stylesHref} />
      <ul className="recent">
        {recent.map((entry) => (
          <RecentEntry
            key={entry.href}
            entry={entry}
            onToggle={() => setRecent(toggleFavourite(browserStorage, entry.href))}
          />
        ))}
      </ul>
      <p>
        <span>Stored only in this browser.</span>
        <Button
          look="plain"
          aria-label="Clear recent conversions"
          onClick={() => setRecent(clearRecent(browserStorage))}
        >
          Clear
        </Button>
      </p>
    </>
  );
}

type RecentEntryProps = { entry: RecentConversion; onToggle: () => void };

const RecentEntry = ({ entry: { href, text, isFavourite = false }, onToggle }: RecentEntryProps) => (
  <li>
    <a href={href}>{text}</a>
    <button
      type="button"
      className="recent-star"
      aria-pressed={isFavourite}
      aria-label={`Favorite ${text}`}
      onClick={onToggle}
    >
      <span aria-hidden="true">{isFavourite ? "★" : "☆"}</span>
    </button>
  </li>
);
