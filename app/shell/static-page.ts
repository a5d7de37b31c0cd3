/** The handle of a route whose page is only read: it is sent without any script. */
export const STATIC_PAGE = { isStatic: true } as const;

export const isStaticHandle = (handle: unknown): boolean =>
  typeof handle === "object" && handle !== null && "isStatic" in handle && handle.isStatic === true;
