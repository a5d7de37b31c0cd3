import { type PointerEvent, useRef, useState } from "react";
import { isSwipedAway, swipeOffsetPx } from "./swipe";

/** Pointer handlers that let an element follow a finger to the right, and report a completed swipe. */
export function useSwipeAway(onSwipedAway: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const [offsetPx, setOffsetPx] = useState(0);

  const place = (event: PointerEvent) => ({ x: event.clientX, y: event.clientY });
  const reset = () => {
    start.current = null;
    setOffsetPx(0);
  };

  return {
    offsetPx,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || (event.target as Element).closest("button")) return;
        start.current = place(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start.current) setOffsetPx(swipeOffsetPx(start.current, place(event)));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (start.current && isSwipedAway(start.current, place(event))) {
          start.current = null;
          onSwipedAway();
        } else reset();
      },
      onPointerCancel: reset,
    },
  };
}
