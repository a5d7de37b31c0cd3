const SWIPE_THRESHOLD_PX = 50;

type Point = { x: number; y: number };

/** How far a toast follows the finger: only to the right. */
export const swipeOffsetPx = (from: Point, to: Point): number => Math.max(0, to.x - from.x);

/** Whether a swipe dismisses the toast: more than 50 px to the right, and more horizontal than vertical. */
export function isSwipedAway(from: Point, to: Point): boolean {
  const along = to.x - from.x;
  return along > SWIPE_THRESHOLD_PX && along > Math.abs(to.y - from.y);
}
