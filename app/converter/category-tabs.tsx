import { Link } from "@remix-run/react";
import type { CategoryLink } from "./converter-data";

type CategoryTabsProps = { tabs: readonly CategoryLink[]; active: string };

export function CategoryTabs({ tabs, active }: CategoryTabsProps) {
  return (
    <nav className="tabs" aria-label="Categories">
      <ul>
        {tabs.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={`/convert/${id}`}
              discover="none"
              prefetch="intent"
              preventScrollReset
              aria-current={id === active ? "page" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
