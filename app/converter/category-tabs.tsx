import { Link, useNavigation } from "@remix-run/react";
import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { converterAddress } from "~/links/addresses";
import type { CategoryLink } from "./converter-data";

type CategoryTabsProps = { tabs: readonly CategoryLink[]; active: string; value: string };

/** The row of categories. Each link takes the typed value to its category. */
export function CategoryTabs({ tabs, active, value }: CategoryTabsProps) {
  const loading = useNavigation().location?.pathname;
  const list = useRef<HTMLUListElement>(null);
  useActiveInView(list, active);
  return (
    <nav className="tabs" aria-label="Categories">
      <ul ref={list}>
        {tabs.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={converterAddress(id, { value })}
              discover="none"
              preventScrollReset
              aria-current={id === active ? "page" : undefined}
              data-loading={loading === converterAddress(id) ? "" : undefined}
              onClick={(event) => preventUselessNavigation(event, id === active)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row, never the page, to the active tab. */
function useActiveInView(list: RefObject<HTMLUListElement>, active: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another tab is active
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>("[aria-current]");
    if (row && tab && row.scrollWidth > row.clientWidth)
      row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [list, active]);
}

/** Ignores a press on the active tab. */
function preventUselessNavigation(event: MouseEvent, isActive: boolean) {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (isActive && !opensElsewhere) event.preventDefault();
}
