/** Bytes by key under a budget in bytes; what was asked for longest ago leaves first. */
export class ByteCache {
  private readonly entries = new Map<string, Buffer>();
  private held = 0;

  constructor(private readonly budget: number) {}

  get size(): number {
    return this.held;
  }

  get(key: string): Buffer | undefined {
    const bytes = this.entries.get(key);
    if (bytes === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, bytes);
    return bytes;
  }

  /** Holds bytes, unless they alone are more than the budget. */
  set(key: string, bytes: Buffer): void {
    this.held -= this.entries.get(key)?.length ?? 0;
    this.entries.delete(key);
    if (bytes.length > this.budget) return;
    this.entries.set(key, bytes);
    this.held += bytes.length;
    for (const [oldest, old] of this.entries) {
      if (this.held <= this.budget) break;
      this.entries.delete(oldest);
      this.held -= old.length;
    }
  }
}
