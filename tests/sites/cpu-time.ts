/** Processor time that this process spends on something, in milliseconds, and what it gives. */
export function cpuTime<Result>(work: () => Result): { milliseconds: number; result: Result } {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  return { milliseconds: (user + system) / 1_000, result };
}
