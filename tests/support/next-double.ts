/** The double so many steps after a positive one, or before it. */
export function nextDouble(value: number, steps: number): number {
  const float = new Float64Array([value]);
  const bits = new BigInt64Array(float.buffer);
  bits[0] = (bits[0] ?? 0n) + BigInt(steps);
  return float[0] ?? Number.NaN;
}
