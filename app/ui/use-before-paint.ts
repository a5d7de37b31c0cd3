import { useEffect, useLayoutEffect } from "react";

/** A layout effect, which runs before the next paint. On the server, a plain effect avoids React's warning. */
export const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;
