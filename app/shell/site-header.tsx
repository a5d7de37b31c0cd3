import { Mark } from "./mark";

type SiteHeaderProps = {
  siteDomain: string;
  /** Whether the page converts: then its value field is the way to skip to. */
  hasValue: boolean;
};

export function SiteHeader({ siteDomain, hasValue }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <a className="skip-link" href={hasValue ? "#value" : "#main"}>
        {hasValue ? "Skip to the value" : "Skip to content"}
      </a>
      <div className="site-header-inner">
        <a className="site-title" href="/">
          <Mark />
          <span>{siteDomain}</span>
        </a>
      </div>
    </header>
  );
}
