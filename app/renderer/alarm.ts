/** Lets one loop sleep until it is woken or its time is over. A wake before the sleep is not lost. */
export class Alarm {
  private rung = false;
  private ring: (() => void) | null = null;

  wake(): void {
    this.rung = true;
    this.ring?.();
  }

  /** Resolves after `ms` milliseconds, or at once when `wake` was called since the last sleep. */
  async sleep(ms: number): Promise<void> {
    if (!this.rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.ring = null;
    this.rung = false;
  }
}
