import { apiExamples, type Example, libraryExamples, terminalExamples } from "./examples";

type DevelopersPageProps = { siteOrigin: string };

/** Replaced in the examples by the site's own origin. */
const PLACEHOLDER = "https://this.site";

export function DevelopersPage({ siteOrigin }: DevelopersPageProps) {
  const here = (example: Example) => ({ ...example, code: example.code.replaceAll(PLACEHOLDER, siteOrigin) });
  return (
    <article className="page developers">
      <header className="developers-head">
        <h1>Developers</h1>
        <p className="lede">
          Use this site’s conversion engine through an HTTP API, a JavaScript library or the command line.
        </p>
      </header>
      <section aria-labelledby="api">
        <h2 id="api">HTTP API</h2>
        <p>
          You need no key and no account. CORS allows any origin to read and convert, without credentials;
          messages are accepted only from this site’s own pages. The{" "}
          <a href="/api/openapi.json">OpenAPI 3.1 document</a> describes every endpoint, request and response.
        </p>
        <Examples examples={apiExamples.map(here)} />
        <dl className="developers-facts">
          <dt>
            <code>GET /api/units</code>, <code>GET /api/units/{"{category}"}</code>
          </dt>
          <dd>The catalogue: ids, names, symbols, UCUM codes, exactness and sources.</dd>
          <dt>
            <code>GET /api/rates</code>
          </dt>
          <dd>The date and source of the exchange rates.</dd>
          <dt>Numbers</dt>
          <dd>
            <code>result</code> is the double nearest to the exact result. An input of 0.1 means exactly one
            tenth.
          </dd>
          <dt>Errors</dt>
          <dd>
            JSON with an error code in <code>error</code> and an explanation in <code>details</code>.
          </dd>
          <dt>Limits</dt>
          <dd>16 KiB per request; 256 KiB and 1,000 requests per batch.</dd>
        </dl>
      </section>
      <section aria-labelledby="library">
        <h2 id="library">JavaScript library</h2>
        <p>
          One package with no dependencies, with TypeScript types, for Node.js, Deno, Bun and browsers. It
          also includes the command. Subpaths such as <code>everyunit/length</code> contain a single category.
        </p>
        <Examples examples={libraryExamples} />
      </section>
      <section aria-labelledby="command">
        <h2 id="command">Command line</h2>
        <p>
          See <code>everyunit --help</code> and <code>everyunit man</code> for all options. Output keeps the
          order of its input. A line that cannot be converted becomes an empty line, with the reason on
          standard error.
        </p>
        <Examples examples={terminalExamples} />
      </section>
    </article>
  );
}

function Examples({ examples }: { examples: readonly Example[] }) {
  return examples.map(({ title, code, prints }) => (
    <figure key={title} className="developers-example">
      <figcaption>
        {title}
        <button type="button" className="button button-plain developers-copy" data-copy="">
          <span aria-live="polite">Copy</span> <span className="visually-hidden">{title}</span>
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also by the keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
        {"\n"}
        <samp>{prints}</samp>
      </pre>
    </figure>
  ));
}
