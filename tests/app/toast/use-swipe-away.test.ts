import { expect, it } from "vitest";
import { isSwipedAway, swipeOffsetPx } from "~/toast/use-swipe-away";

it.each([
  ["51 px to the right", 51, 0, true],
  ["50 px: the threshold itself", 50, 0, false],
  ["sonner's own 45 px", 46, 0, false],
  ["far to the left", -200, 0, false],
  ["more down than right", 60, 80, false],
])("a swipe right past 50 px throws a toast away: %s", (_, x, y, isAway) => {
  expect(isSwipedAway({ x: 10, y: 10 }, { x: 10 + x, y: 10 + y })).toBe(isAway);
});

it("a toast can be swiped to the right only", () => {
  expect(swipeOffsetPx({ x: 10, y: 0 }, { x: 34, y: 0 })).toBe(24);
  expect(swipeOffsetPx({ x: 10, y: 0 }, { x: 4, y: 0 })).toBe(0);
});
