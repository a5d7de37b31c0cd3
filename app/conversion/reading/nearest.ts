/** Edits (insert, delete, replace, swap of neighbours) between two texts, case ignored. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(replaced, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, beforeLast[j - 2]! + 1);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

/** Up to `count` candidates most like a mistyped text, best first; none that differ in more than half of it. */
export function nearestTexts(text: string, candidates: Iterable<string>, count = 3): string[] {
  const sought = text.toLowerCase().slice(0, 60);
  const limit = Math.max(1, Math.floor(sought.length / 2));
  const scored: { candidate: string; distance: number }[] = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - sought.length) > limit) continue;
    const distance = editDistance(sought, candidate.toLowerCase());
    if (distance <= limit) scored.push({ candidate, distance });
  }
  return scored
    .sort((a, b) => a.distance - b.distance || a.candidate.length - b.candidate.length)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
