import { Link } from "@remix-run/react";

type SiteFooterProps = { siteDomain: string; year: number };

export function SiteFooter({ siteDomain, year }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <p>
          © {year} {siteDomain}. All rights reserved.
        </p>
        <nav aria-label="About this site">
          <ul className="site-footer-links">
            <li>
              <Link to="/terms" discover="none">
                Terms of Use
              </Link>
            </li>
            <li>
              <Link to="/privacy" discover="none">
                Privacy Policy
              </Link>
            </li>
            <li>
              <Link to="/help" discover="none">
                Contact Us
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
