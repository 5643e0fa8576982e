/** Counts what waits for something else than this process, so that it can be bounded. */
export class UnderWay {
  private count = 0;

  constructor(private readonly most: number) {}

  get isFull(): boolean {
    return this.count >= this.most;
  }

  /** Counts `work` until it ends. */
  async during(work: Promise<void>): Promise<void> {
    this.count += 1;
    try {
      await work;
    } finally {
      this.count -= 1;
    }
  }
}
