import { memo, useEffect, useRef, useState } from "react";
import { converterAddress } from "~/shell/converter-address";
import type { DirectoryGroup } from "./converter-data";

type DirectoryProps = {
  /** On the server; the browser has none. */
  groups: readonly DirectoryGroup[] | undefined;
  active: string;
};

/**
 * Every converter by heading. The browser keeps the markup that came with the page: the data of a hundred links would be
 * a tenth of the page. Plain links, since seventy of Remix's own would be half of the page's rendering.
 */
export const Directory = memo(function Directory({ groups, active }: DirectoryProps) {
  const nav = useRef<HTMLElement>(null);
  const [markup] = useState(keptMarkup);
  useEffect(() => {
    for (const link of nav.current?.querySelectorAll("a") ?? []) {
      if (link.pathname === converterAddress(active)) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [active]);
  const attributes = { ref: nav, className: "directory", "aria-label": "All converters" };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, as it stands
  if (markup !== null) return <nav {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
  return (
    <nav {...attributes}>
      {groups?.map((group) => (
        <section key={group.id} className="directory-group" data-group={group.id}>
          <h2>{group.name}</h2>
          <ul>
            {group.categories.map(({ id, name }) => (
              <li key={id}>
                <a href={converterAddress(id)} aria-current={id === active ? "page" : undefined}>
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

let kept: string | undefined;

/** Read once: after an error page there is no directory left to read. */
function keptMarkup(): string | null {
  if (typeof document === "undefined") return null;
  kept ??= document.querySelector(".directory")?.innerHTML;
  return kept ?? "";
}
