const rows = [0, 1, 2].map(() => new Uint8Array(120));

/** The letters (at most 119 in `b`) to insert, delete, replace or swap with a neighbor; more than `limit` if it takes more. */
export function editDistance(a: string, b: string, limit: number): number {
  let [beforeLast, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    // Cells further from the diagonal than the limit cannot count.
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    if (from > 1) row[from - 1] = limit + 1;
    const own = a.charCodeAt(i - 1);
    for (let j = from; j <= to; j += 1) {
      const other = b.charCodeAt(j - 1);
      let cell = (last[j - 1] ?? 0) + (own === other ? 0 : 1);
      if ((row[j - 1] ?? 0) < cell) cell = (row[j - 1] ?? 0) + 1;
      if (j < i + limit && (last[j] ?? 0) < cell) cell = (last[j] ?? 0) + 1;
      const isSwap = i > 1 && j > 1 && own === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2);
      if (isSwap && (beforeLast[j - 2] ?? 0) < cell) cell = (beforeLast[j - 2] ?? 0) + 1;
      row[j] = cell;
      if (cell < least) least = cell;
    }
    if (to < b.length) row[to + 1] = limit + 1;
    if (least > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length] ?? limit + 1;
}
