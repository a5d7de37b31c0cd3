/** Processor time of this process in milliseconds. Wall-clock time would also include what else a busy machine does. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
