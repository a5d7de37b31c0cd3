import { Fragment } from "react";
import type { LegalBlock, LegalDocument, LegalSection } from "./legal-document";

const DATE_FORMAT = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

export function LegalPage({ title, summary, updated, sections }: LegalDocument) {
  return (
    <article className="page legal">
      <header className="legal-head">
        <h1>{title}</h1>
        <p className="lede">{summary}</p>
        <p className="legal-date">
          Effective <time dateTime={updated}>{DATE_FORMAT.format(new Date(updated))}</time>
        </p>
      </header>
      <nav className="legal-contents" aria-label="On this page">
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-sections">
        {sections.map((section, index) => (
          <Section key={section.id} number={index + 1} {...section} />
        ))}
      </div>
    </article>
  );
}

function Section({ number, id, title, blocks }: LegalSection & { number: number }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span className="legal-number">{number}.</span> {title}
      </h2>
      {blocks.map((block) => (
        <Block key={String(block)} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string")
    return (
      <p>
        <InlineText text={block} />
      </p>
    );
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <InlineText text={item} />
        </li>
      ))}
    </ul>
  );
}

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
