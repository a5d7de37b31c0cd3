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

/** One length read on two scales: two divisions above measure the same as three below. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <rect className="mark-plate" width="32" height="32" rx="5" />
      <path className="mark-ends" d="M7 4v24M25 4v24" />
      <path className="mark-scale" d="M16 4v11M13 28v-8M19 28v-8" />
    </svg>
  );
}
