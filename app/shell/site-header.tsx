import { Link } from "@remix-run/react";
import { Mark } from "./mark";

export function SiteHeader({ siteDomain }: { siteDomain: string }) {
  return (
    <header className="site-header">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <div className="site-header-inner">
        <Link className="site-title" to="/" discover="none">
          <Mark />
          <span>{siteDomain}</span>
        </Link>
      </div>
    </header>
  );
}
