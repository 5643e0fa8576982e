interface Entry<Value> {
  value: Value;
  weight: number;
  /** Whether it was asked for since it was last looked at for leaving. */
  isUsed: boolean;
}

/**
 * Values by key under a bound on their weights together. What nobody asked for while the others took their turn leaves
 * first (the clock algorithm): asking costs a look and moves nothing.
 */
export class BoundedCache<Key, Value> {
  private readonly entries = new Map<Key, Entry<Value>>();
  private held = 0;

  constructor(private readonly limit: number) {}

  /** The weights of all that is held. */
  get weight(): number {
    return this.held;
  }

  get(key: Key): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    entry.isUsed = true;
    return entry.value;
  }

  /** Holds a value, unless it alone is more than the bound. */
  set(key: Key, value: Value, weight = 1): void {
    this.delete(key);
    if (weight > this.limit) return;
    this.entries.set(key, { value, weight, isUsed: true });
    this.held += weight;
    if (this.held > this.limit) this.makeRoom();
  }

  delete(key: Key): void {
    this.held -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
    this.held = 0;
  }

  private makeRoom(): void {
    for (const [key, entry] of this.entries) {
      if (this.held <= this.limit) return;
      this.entries.delete(key);
      if (entry.isUsed) {
        entry.isUsed = false;
        // Once more round: the loop meets it again behind the others.
        this.entries.set(key, entry);
      } else this.held -= entry.weight;
    }
  }
}
