/**
 * Processor time of this process in milliseconds: wall-clock time would charge work for what a busy machine does besides. Its
 * threads for compression count too, which only makes limits stricter.
 */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
