import { type RefObject, useEffect, useRef } from "react";

/** True once the browser starts to leave the page; false again if the page stays or is restored. */
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
