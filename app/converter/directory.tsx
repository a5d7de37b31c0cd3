import { memo } from "react";
import type { DirectoryGroup } from "./converter-data";

type DirectoryProps = { groups: readonly DirectoryGroup[]; active: string };

/** Plain links: seventy of Remix's own would be half of the page's rendering. */
export const Directory = memo(function Directory({ groups, active }: DirectoryProps) {
  return (
    <nav className="directory" aria-label="All converters">
      {groups.map((group) => (
        <section key={group.id} className="directory-group" data-group={group.id}>
          <h2>{group.name}</h2>
          <ul>
            {group.categories.map(({ id, name }) => (
              <li key={id}>
                <a href={`/convert/${id}`} aria-current={id === active ? "page" : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
});
