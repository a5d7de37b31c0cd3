import { type RefObject, useEffect, useRef } from "react";

/** True from the moment the browser starts to leave the page; not for a page that it keeps or comes back to. */
export function useLeavingPage(): RefObject<boolean> {
  const isLeaving = useRef(false);
  useEffect(() => {
    const leave = () => {
      isLeaving.current = true;
    };
    const stay = () => {
      isLeaving.current = false;
    };
    window.addEventListener("beforeunload", leave);
    for (const event of STAYING) window.addEventListener(event, stay, true);
    return () => {
      window.removeEventListener("beforeunload", leave);
      for (const event of STAYING) window.removeEventListener(event, stay, true);
    };
  }, []);
  return isLeaving;
}

const STAYING = ["pageshow", "input", "pointerdown"];
