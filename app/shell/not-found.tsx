import { RequestId } from "./failure";
import { LinkList } from "./link-list";
import type { MissingPage } from "./missing-page";

export function NotFound({ suggestions, reason }: MissingPage) {
  return (
    <div className="page lost">
      <h1>404 Page Not Found</h1>
      <p className="lede">
        The page you asked for does not exist.{" "}
        {reason ?? "It may have moved, or the address may contain a typo."}
      </p>
      {suggestions.length > 0 && (
        <nav aria-labelledby="did-you-mean">
          <h2 id="did-you-mean">Did you mean one of these?</h2>
          <LinkList links={suggestions} />
        </nav>
      )}
      <nav aria-labelledby="ways-on">
        <h2 id="ways-on">{suggestions.length > 0 ? "Other pages" : "Where to go next"}</h2>
        <LinkList
          links={[
            { href: "/", name: "All converters" },
            { href: "/help", name: "Tell us about a broken link" },
          ]}
        />
      </nav>
      <RequestId />
    </div>
  );
}
