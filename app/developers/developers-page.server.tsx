import { apiExamples, type Example, libraryExamples, terminalExamples } from "./examples";

type DevelopersPageProps = { siteOrigin: string };

/** The address that examples use until a page knows its own. */
const PLACEHOLDER = "https://this.site";

export function DevelopersPage({ siteOrigin }: DevelopersPageProps) {
  const here = (example: Example) => ({
    ...example,
    code: example.code.replaceAll(PLACEHOLDER, siteOrigin),
  });
  return (
    <article className="page developers">
      <header className="developers-head">
        <h1>Developers</h1>
        <p className="lede">The engine of this site, as an HTTP API, a JavaScript library and a command.</p>
      </header>
      <section aria-labelledby="api">
        <h2 id="api">HTTP API</h2>
        <p>
          No key and no account. Pages of any origin may read and convert, without credentials; messages come
          from this site’s own pages only. <a href="/api/openapi.json">The OpenAPI 3.1 description</a> lists
          every address, request and response.
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
            <code>result</code> is the double nearest to the exact result, and 0.1 means one tenth.
          </dd>
          <dt>Errors</dt>
          <dd>
            JSON with <code>error</code>, a code, and <code>details</code>, a sentence.
          </dd>
          <dt>Limits</dt>
          <dd>A request has at most 16 KiB; a batch 256 KiB and 1,000 requests.</dd>
        </dl>
      </section>
      <section aria-labelledby="library">
        <h2 id="library">JavaScript library</h2>
        <p>
          One package without dependencies, with its own types, for Node.js, Deno, Bun and browsers. It also
          holds the command. <code>everyunit/length</code> and its like hold one category each.
        </p>
        <Examples examples={libraryExamples} />
      </section>
      <section aria-labelledby="command">
        <h2 id="command">Command line</h2>
        <p>
          <code>everyunit --help</code> and <code>everyunit man</code> explain the rest. Streams and tables
          keep their order; a line that cannot be converted stays empty, and standard error says why.
        </p>
        <Examples examples={terminalExamples} />
      </section>
    </article>
  );
}

function Examples({ examples }: { examples: readonly Example[] }) {
  return examples.map(({ title, code, prints }) => (
    <figure key={title} className="developers-example">
      <figcaption>{title}</figcaption>
      <pre>
        <code>{code}</code>
        {"\n"}
        <samp>{prints}</samp>
      </pre>
    </figure>
  ));
}
