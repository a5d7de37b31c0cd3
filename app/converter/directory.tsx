import { memo, useEffect, useRef, useState } from "react";
import { converterAddress } from "~/links/addresses";
import type { DirectoryGroup } from "./converter-data";

type DirectoryProps = {
  /** Undefined in the browser. */
  groups: readonly DirectoryGroup[] | undefined;
  active: string;
};

/**
 * All converters by heading. The browser reuses the server's markup, because the data of the links would be a tenth of the
 * page. The links are plain, because Remix links would take half of the page's rendering time.
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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup
  if (markup !== null) return <nav {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
  return <nav {...attributes}>{groups && <Groups groups={groups} active={active} />}</nav>;
});

/** The groups. A phone folds all but the second, Everyday; a wide screen shows all. */
function Groups({ groups, active }: { groups: readonly DirectoryGroup[]; active: string }) {
  const [common, everyday, ...others] = groups.map((group) => (
    <Group key={group.id} group={group} active={active} />
  ));
  return (
    <>
      <details className="directory-fold">
        <summary>Common converters</summary>
        {common}
      </details>
      {everyday}
      <details className="directory-fold">
        <summary>All other converters</summary>
        {others}
      </details>
    </>
  );
}

const Group = ({ group, active }: { group: DirectoryGroup; active: string }) => (
  <section className="directory-group">
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
);

let kept: string | undefined;

/** The server's markup, read only once, because an error page removes the directory; null on the server. */
function keptMarkup(): string | null {
  if (typeof document === "undefined") return null;
  kept ??= document.querySelector(".directory")?.innerHTML;
  return kept ?? "";
}
