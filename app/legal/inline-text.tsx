import { Fragment } from "react";

const MARKED = /(\[[^[\]]+\]\([^()]+\)|\*\*[^*]+\*\*)/;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;
const STRONG = /^\*\*([^*]+)\*\*$/;

/** Renders `[links](/path)` and `**bold**`, the only markup on the legal pages. */
export function InlineText({ text }: { text: string }) {
  return text.split(MARKED).map((part, index) => {
    const link = LINK.exec(part);
    const strong = STRONG.exec(part);
    const key = `${index}:${part}`;
    if (link) {
      return (
        <a key={key} href={link[2]}>
          {link[1]}
        </a>
      );
    }
    return strong ? <strong key={key}>{strong[1]}</strong> : <Fragment key={key}>{part}</Fragment>;
  });
}
