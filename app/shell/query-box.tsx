import { Button } from "~/ui/button";
import { QUERY_BOX_ID, SUGGESTIONS_ID } from "./query-box-ids";

/** One more than a question's limit, so that a longer question gets the engine's error message, not one about the URL. */
const LONGEST_SENT = 1_001;

type QueryBoxProps = {
  query?: string;
  /** The id of the text that explains why the question has no answer. If set, the box has the focus. */
  refusalId?: string;
};

/** One box for any question, on every page. A plain form, so that it works before scripts load and without them. */
export function QueryBox({ query = "", refusalId }: QueryBoxProps) {
  return (
    <search>
      <form className="query-box" action="/ask" method="get" autoComplete="off">
        <label className="visually-hidden" htmlFor={QUERY_BOX_ID}>
          Ask for a conversion
        </label>
        <input
          id={QUERY_BOX_ID}
          className="input"
          name="q"
          type="text"
          maxLength={LONGEST_SENT}
          enterKeyHint="go"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="Try 5 miles in km"
          aria-keyshortcuts="/"
          aria-describedby={refusalId}
          // biome-ignore lint/a11y/noAutofocus: the question has to be changed, and its description says why
          autoFocus={refusalId !== undefined}
          defaultValue={query}
        />
        <Button type="submit">Convert</Button>
      </form>
      {/* Filled by public/suggestions.js. React ignores its content, also during hydration. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty */}
      <div id={SUGGESTIONS_ID} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
    </search>
  );
}
