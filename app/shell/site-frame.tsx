import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { AdSlot } from "./ad-slot";
import { QueryBox } from "./query-box";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

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
