/** Counts events by key within a sliding time, in the memory of one process. */
export class RateLimit {
  private readonly moments = new Map<string, number[]>();

  /** Allows `most` events of one key within `spanMs`. */
  constructor(
    private readonly most: number,
    private readonly spanMs: number,
  ) {}

  /** Counts an event at a moment (ms) when it is within the limit; false when it is one too many. */
  take(key: string, now: number): boolean {
    const recent = (this.moments.get(key) ?? []).filter((moment) => moment > now - this.spanMs);
    if (recent.length >= this.most) return false;
    recent.push(now);
    // Keys in the order of their last event, so that those to forget stand first.
    this.moments.delete(key);
    this.moments.set(key, recent);
    this.forget(now);
    return true;
  }

  private forget(now: number): void {
    for (const [key, moments] of this.moments) {
      if (moments.at(-1)! > now - this.spanMs) return;
      this.moments.delete(key);
    }
  }
}
