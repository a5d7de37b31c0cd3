import { useEffect } from "react";

/** A phone's keyboard leaves less than this, and so does a zoom of 200 %. */
const LOW_PX = 500;

/** Marks a low window, in which the answer stays in sight while one types, and says where its visible part starts. */
export function useLowWindow(): void {
  useEffect(() => {
    const { visualViewport } = window;
    const root = document.documentElement;
    const mark = () => {
      const { height, offsetTop } = visualViewport ?? { height: window.innerHeight, offsetTop: 0 };
      root.toggleAttribute("data-low", height <= LOW_PX);
      root.style.setProperty("--visible-top", `${offsetTop}px`);
    };
    mark();
    visualViewport?.addEventListener("resize", mark);
    visualViewport?.addEventListener("scroll", mark);
    return () => {
      visualViewport?.removeEventListener("resize", mark);
      visualViewport?.removeEventListener("scroll", mark);
    };
  }, []);
}
