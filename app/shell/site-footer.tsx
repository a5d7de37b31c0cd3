import type { ReactNode } from "react";

type SiteFooterProps = { siteDomain: string; year: number; preferences?: ReactNode };

export function SiteFooter({ siteDomain, year, preferences }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <p>
          © {year} {siteDomain}. All rights reserved.
        </p>
        <nav aria-label="About this site">
          <ul className="site-footer-links">
            <li>
              <a href="/terms">Terms of Use</a>
            </li>
            <li>
              <a href="/privacy">Privacy Policy</a>
            </li>
            <li>
              <a href="/help">Contact Us</a>
            </li>
            <li>
              <a href="/developers">Developers</a>
            </li>
          </ul>
        </nav>
        {preferences}
      </div>
    </footer>
  );
}
