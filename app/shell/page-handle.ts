type PageHandle = {
  readonly isStatic?: boolean;
  readonly hasQueryBox?: boolean;
  /** Whether the page has the converter's number field. */
  readonly hasValue?: boolean;
  /** The style sheet of a page that is never reached by client-side navigation. All other pages share one. */
  readonly stylesHref?: string;
};

/** The handle of a static page, which is sent without scripts. */
export const STATIC_PAGE: PageHandle = { isStatic: true };

/** The handle of a route whose page renders the query box itself. */
export const PAGE_WITH_QUERY_BOX: PageHandle = { hasQueryBox: true };

export const CONVERTER_PAGE: PageHandle = { ...PAGE_WITH_QUERY_BOX, hasValue: true };

type Match = { readonly handle: unknown; readonly data: unknown };

const hasFlag = (handle: unknown, flag: keyof PageHandle): boolean =>
  typeof handle === "object" && handle !== null && (handle as PageHandle)[flag] === true;

export const isStaticPage = (matches: readonly Match[]): boolean =>
  matches.some(({ handle }) => hasFlag(handle, "isStatic"));

export const ownStyles = (matches: readonly Match[]): readonly string[] =>
  matches.flatMap(({ handle }) => (handle as PageHandle | undefined)?.stylesHref ?? []);

/** Whether the page renders a part. A route whose loader failed has no data and renders none of its parts. */
export const rendersPart = (matches: readonly Match[], part: "hasQueryBox" | "hasValue"): boolean =>
  matches.some(({ handle, data }) => data !== undefined && hasFlag(handle, part));
