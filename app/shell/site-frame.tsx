import type { ReactNode } from "react";
import { sitePages } from "~/links/site-pages";
import { classNames } from "~/ui/class-names";
import { LinkList } from "./link-list";
import { QueryBox } from "./query-box";

type SiteFrameProps = {
  siteDomain: string;
  year: number;
  adsVisible: boolean;
  /** False for a page that renders the box itself. */
  hasQueryBox: boolean;
  hasValue: boolean;
  /** Not on static pages, which have no scripts. */
  preferences?: ReactNode;
  children: ReactNode;
};

export function SiteFrame({ siteDomain, year, adsVisible, preferences, children, ...has }: SiteFrameProps) {
  return (
    <div className={classNames("site", adsVisible && "site-with-ads")}>
      <SiteHeader siteDomain={siteDomain} hasValue={has.hasValue} />
      <AdSlot size="banner" position="header" isVisible={adsVisible} />
      {has.hasQueryBox && (
        <div className="query-box-bar">
          <QueryBox />
        </div>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <AdSlot size="medium" position="right" isVisible={adsVisible} />
      <AdSlot size="small" position="content" isVisible={adsVisible} />
      <SiteFooter siteDomain={siteDomain} year={year} preferences={preferences} />
    </div>
  );
}

type SiteHeaderProps = {
  siteDomain: string;
  /** Whether the page has a value field, which the skip link then leads to. */
  hasValue: boolean;
};

function SiteHeader({ siteDomain, hasValue }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <a className="skip-link visually-hidden" href={hasValue ? "#value" : "#main"}>
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

/** The logo: a length on two scales, with two divisions above and three below. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <rect className="mark-plate" width="32" height="32" rx="5" />
      <path className="mark-ends" d="M7 4v24M25 4v24" />
      <path className="mark-scale" d="M16 4v11M13 28v-8M19 28v-8" />
    </svg>
  );
}

const AD_SIZES = {
  small: { widthPx: 240, heightPx: 120 },
  medium: { widthPx: 300, heightPx: 250 },
  large: { widthPx: 336, heightPx: 280 },
  banner: { widthPx: 728, heightPx: 90 },
} as const;

type AdSize = keyof typeof AD_SIZES;
type AdPosition = "header" | "right" | "content";

type AdSlotProps = { size: AdSize; position: AdPosition; isVisible: boolean };

export function AdSlot({ size, position, isVisible }: AdSlotProps) {
  if (!isVisible) return null;
  const { widthPx, heightPx } = AD_SIZES[size];
  return (
    <aside
      className={`ad-slot ad-slot-${position} ad-slot-${size}`}
      aria-label={`Advertisement, ${position}`}
      data-ad-slot={position}
    >
      Advertisement {widthPx}x{heightPx}
    </aside>
  );
}

type SiteFooterProps = { siteDomain: string; year: number; preferences?: ReactNode };

function SiteFooter({ siteDomain, year, preferences }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <p>
          © {year} {siteDomain}. All rights reserved.
        </p>
        <nav aria-label="About this site">
          <LinkList className="site-footer-links" links={sitePages} />
        </nav>
        {preferences}
      </div>
    </footer>
  );
}
