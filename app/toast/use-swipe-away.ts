import { type PointerEvent, useRef, useState } from "react";

const SWIPE_THRESHOLD_PX = 50;

type Point = { x: number; y: number };

/** How far a toast follows the finger, to the right only. */
export const swipeOffsetPx = (from: Point, to: Point): number => Math.max(0, to.x - from.x);

/** Whether a swipe dismisses the toast: more than 50 px to the right, and more horizontal than vertical. */
export function isSwipedAway(from: Point, to: Point): boolean {
  const along = to.x - from.x;
  return along > SWIPE_THRESHOLD_PX && along > Math.abs(to.y - from.y);
}

/** Pointer handlers that let an element follow a finger to the right, and report a completed swipe. */
export function useSwipeAway(onSwipedAway: () => void) {
  const start = useRef<Point | null>(null);
  const [offsetPx, setOffsetPx] = useState(0);

  const place = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
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
