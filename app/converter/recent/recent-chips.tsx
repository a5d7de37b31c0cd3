import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { browserStorage, clearRecent, type RecentConversion, readRecent } from "./recent-store";

const MOST_SHOWN = 3;

/** The newest conversions in this browser, or `children` if there are none. */
export function RecentChips({ children }: { children: ReactNode }) {
  const [recent, setRecent] = useState<readonly RecentConversion[]>([]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const reread = () => setRecent(readRecent(browserStorage).slice(0, MOST_SHOWN));
    reread();
    // Another tab may clear them.
    window.addEventListener("storage", reread);
    return () => window.removeEventListener("storage", reread);
  }, []);
  const clear = () => {
    clearRecent(browserStorage);
    setRecent([]);
    // The button disappears, so the focus moves to its container.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className="recent">
      {recent.length === 0 ? (
        children
      ) : (
        <nav className="chips" aria-label="Recent conversions">
          <ul>
            {recent.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
            <li>
              <Button
                look="plain"
                aria-label="Clear recent conversions"
                title="They are stored only in this browser"
                onClick={clear}
              >
                Clear
              </Button>
            </li>
          </ul>
        </nav>
      )}
    </div>
  );
}
