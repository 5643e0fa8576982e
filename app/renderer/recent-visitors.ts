/** However many say that they are one, no more are remembered. */
const MOST = 50_000;

/** Remembers ids for a while after they were last added, in the memory of one process. */
export class RecentVisitors {
  private readonly moments = new Map<string, number>();

  constructor(private readonly spanMs: number) {}

  add(id: string, now: number): void {
    // In the order of their moments, so that those to forget stand first.
    this.moments.delete(id);
    this.moments.set(id, now);
    for (const [oldest, moment] of this.moments) {
      if (moment > now - this.spanMs && this.moments.size <= MOST) break;
      this.moments.delete(oldest);
    }
  }

  /** Whether any of some ids was added not longer ago than that. */
  has(ids: (string | null)[], now: number): boolean {
    return ids.some((id) => id !== null && (this.moments.get(id) ?? -Infinity) > now - this.spanMs);
  }
}
