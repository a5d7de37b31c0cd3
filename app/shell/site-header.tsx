import { Mark } from "./mark";

export function SiteHeader({ siteDomain }: { siteDomain: string }) {
  return (
    <header className="site-header">
      <a className="skip-link" href="#main">
        Skip to content
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
