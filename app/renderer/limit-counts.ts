import { rmSync } from "node:fs";
import { isWithinLimits, HOUR_MS, type Allowance } from "~/lib/limit-key";
import { log } from "~/lib/log.server";
import { filesOf, isDamaged, SqliteFile } from "~/lib/sqlite-file";

// What is forgotten must not stand in the file's free pages.
const SCHEMA = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  pragma secure_delete = on;
  create table if not exists counted (key text not null, at integer not null);
  create index if not exists counted_at on counted (at);
`;
const INSERT = "insert into counted (key, at) select value ->> 'key', value ->> 'at' from json_each(?)";
/** No limit of messages reaches further back. */
const KEPT_MS = HOUR_MS;

/**
 * Keys under which events are counted, the first is the one to count under now, and what is allowed of them together.
 */
export interface Counted {
  keys: string[];
  allowed: readonly Allowance[];
}

interface Event {
  key: string;
  at: number;
}

/**
 * Counts events of the last hour by key, in memory and in a file of its own, so that a restart forgets nothing. Writes
 * are not forced onto the disk: what a power cut loses is a count. A file that cannot be written stops nobody.
 */
export class LimitCounts {
  private readonly moments = new Map<string, number[]>();
  private waiting: Event[] = [];
  private writing: Promise<void> | null = null;
  private failing = false;
  private readonly timer = setInterval(() => void this.forget(Date.now()), KEPT_MS).unref();

  private constructor(private readonly file: SqliteFile) {}

  /** Opens a file, made when absent; a damaged one is replaced by an empty one. */
  static async open(path: string): Promise<LimitCounts> {
    const { file, events } = await readFile(path).catch((error: unknown) => {
      if (!isDamaged(error)) throw error;
      for (const name of filesOf(path)) rmSync(name, { force: true });
      return readFile(path);
    });
    const counts = new LimitCounts(file);
    for (const { key, at } of events) counts.count(key, at);
    await counts.forget(Date.now());
    return counts;
  }

  /**
   * Counts an event at a moment (ms) under each of some keys; false, and nothing is counted, when it is one too many of
   * any.
   */
  take(counted: readonly Counted[], now: number): boolean {
    const isFull = counted.some(
      ({ keys, allowed }) =>
        !isWithinLimits(
          allowed,
          keys.flatMap((key) => this.moments.get(key) ?? []),
          now,
        ),
    );
    if (isFull) return false;
    for (const { keys } of counted) {
      this.count(keys[0]!, now);
      this.waiting.push({ key: keys[0]!, at: now });
    }
    this.dropOld(now);
    return true;
  }

  /** Ends once what was counted until now stands in the file, or could not be written. */
  async saved(): Promise<void> {
    while (this.writing || this.waiting.length > 0)
      await (this.writing ??= this.write().finally(() => (this.writing = null)));
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.saved();
    await this.file.close();
  }

  private count(key: string, at: number): void {
    const moments = this.moments.get(key)?.filter((moment) => moment > at - KEPT_MS) ?? [];
    moments.push(at);
    // In the order of their last event, so that those to forget stand first.
    this.moments.delete(key);
    this.moments.set(key, moments);
  }

  private dropOld(now: number): void {
    for (const [key, moments] of this.moments) {
      if (moments.at(-1)! > now - KEPT_MS) return;
      this.moments.delete(key);
    }
  }

  private async write(): Promise<void> {
    const events = this.waiting.splice(0);
    await this.attempt(() => this.file.run(INSERT, [JSON.stringify(events)]));
  }

  private async forget(now: number): Promise<void> {
    this.dropOld(now);
    await this.attempt(async () => {
      await this.file.run("delete from counted where at <= ?", [now - KEPT_MS]);
      await this.file.run("pragma wal_checkpoint(truncate)");
    });
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.failing = false;
    } catch (error) {
      if (!this.failing) log.error("the counts of limits cannot be written; a restart will have lost them", error);
      this.failing = true;
    }
  }
}

async function readFile(path: string) {
  const file = await SqliteFile.open(path, SCHEMA);
  try {
    return {
      file,
      events: await file.all<Event>("select key, at from counted where at > ? order by at", [Date.now() - KEPT_MS]),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
