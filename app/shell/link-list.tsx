import type { Suggestion } from "~/links/suggest-pages";

type LinkListProps = { links: readonly Suggestion[]; className?: string };

export function LinkList({ links, className = "lost-links" }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <ul className={className || undefined}>
      {links.map(({ href, name }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
