const PAGE_STEP = 5;

/** The index that a key moves to, or null if it does not move. */
export function moveFor(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1);
  switch (key) {
    case "ArrowDown":
      return within(active + 1);
    case "ArrowUp":
      return active < 0 ? count - 1 : within(active - 1);
    case "PageDown":
      return within(active + PAGE_STEP);
    case "PageUp":
      return within(active - PAGE_STEP);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
