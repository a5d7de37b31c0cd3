import { useEffect, useLayoutEffect } from "react";

/** A layout effect: it runs before the next frame and before any further render. On the server, React warns about those. */
export const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;
