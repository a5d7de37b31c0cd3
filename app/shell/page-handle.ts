type PageHandle = {
  readonly isStatic?: boolean;
  readonly hasQueryBox?: boolean;
  /** The style sheet of a page that no link within another page leads to; all other pages share one. */
  readonly stylesHref?: string;
};

/** The handle of a static page, which is sent without scripts. */
export const STATIC_PAGE: PageHandle = { isStatic: true };

/** The handle of a route whose page renders the query box itself. */
export const PAGE_WITH_QUERY_BOX: PageHandle = { hasQueryBox: true };

type Match = { readonly handle: unknown; readonly data: unknown };

const hasFlag = (handle: unknown, flag: keyof PageHandle): boolean =>
  typeof handle === "object" && handle !== null && (handle as PageHandle)[flag] === true;

export const isStaticPage = (matches: readonly Match[]): boolean =>
  matches.some(({ handle }) => hasFlag(handle, "isStatic"));

export const ownStyles = (matches: readonly Match[]): readonly string[] =>
  matches.flatMap(({ handle }) => (handle as PageHandle | undefined)?.stylesHref ?? []);

/** A route whose loader failed has no data, and its error page does not render the box. */
export const placesQueryBox = (matches: readonly Match[]): boolean =>
  matches.some(({ handle, data }) => data !== undefined && hasFlag(handle, "hasQueryBox"));
