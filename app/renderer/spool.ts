import { setImmediate } from "node:timers/promises";
import { monotonicFactory } from "ulid";
import { UnavailableError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import type { ArrivalKind } from "~/published/arrival";
import { DiskReserve } from "./disk-reserve";
import { openSound, replaceDamaged } from "./spool-file";
import { isDamaged, isDiskFull, type SqliteFile } from "~/lib/sqlite-file";

/** What a visitor sent, as it waits for the database; `payload` is JSON, `receivedAt` in milliseconds since 1970. */
export interface SpooledRow {
  ulid: string;
  kind: ArrivalKind;
  payload: string;
  receivedAt: number;
}

const INSERT = `
  insert into spool (ulid, kind, payload, received_at)
  select value ->> 'ulid', value ->> 'kind', value ->> 'payload', value ->> 'receivedAt' from json_each(?)`;
const MEASURE = "select count(*) as rows, coalesce(sum(octet_length(payload)), 0) as bytes from spool";

/** Most rows of one commit. */
const GROUP = 1_000;
const LIMIT_BYTES = 256 * 1024 * 1024;
/** What may wait in memory for its commit: a disk that hangs must not fill it. */
const MOST_QUEUED = { rows: 10_000, bytes: 16 * 1024 * 1024 };
/** Enough for the log of a removal and for all that waits in the log to be written into the file. */
const RESERVE_BYTES = 8 * 1024 * 1024;
/** What a row takes beside its payload, roughly. */
const ROW_BYTES = 128;

const sizeOf = ({ payload }: SpooledRow) => Buffer.byteLength(payload) + ROW_BYTES;
const sizeOfAll = (rows: SpooledRow[]) => rows.reduce((sum, row) => sum + sizeOf(row), 0);

interface Append {
  row: SpooledRow;
  resolve(ulid: string): void;
  reject(error: Error): void;
}

/**
 * What visitors sent and the database does not have yet. Nothing of it can be brought back, so nothing is ever thrown
 * away.
 */
export class Spool {
  /** Told after each commit. */
  onAppend: () => void = () => undefined;
  private readonly nextUlid = monotonicFactory();
  private queue: Append[] = [];
  private queued = { rows: 0, bytes: 0 };
  private writing: Promise<void> | null = null;
  /** Whether the last write failed, which is said once. */
  private failing = false;

  private constructor(
    private readonly path: string,
    private readonly limitBytes: number,
    private readonly reserve: DiskReserve,
    private file: Promise<SqliteFile>,
    private held: { rows: number; bytes: number },
  ) {}

  /**
   * Opens `spool.db`, made when absent. A damaged one is set aside under another name. `limitBytes` bounds it, roughly.
   */
  static async open(path: string, limitBytes = LIMIT_BYTES): Promise<Spool> {
    const file = await openSound(path).catch((error: unknown) => replaceDamaged(path, error));
    const [{ rows, bytes }] = (await file.all<{ rows: number; bytes: number }>(MEASURE)) as [
      { rows: number; bytes: number },
    ];
    const reserve = new DiskReserve(path.replace(/(?:\.db)?$/, ".reserve"), RESERVE_BYTES);
    await reserve.take();
    return new Spool(path, limitBytes, reserve, Promise.resolve(file), { rows, bytes: bytes + rows * ROW_BYTES });
  }

  /**
   * Keeps what a visitor sent. Gives its ULID, made now, once it is safe on the disk: whatever comes in one moment is
   * committed together. @throws UnavailableError when the spool is full, too much waits or the disk fails; hits may
   * fill half of it
   */
  async append(kind: ArrivalKind, payload: object, at: Date): Promise<string> {
    // What the reserve was given for comes first.
    if (!this.reserve.isHeld && !(await this.reserve.take())) throw new UnavailableError("The disk is full.");
    const row = { ulid: this.nextUlid(at.getTime()), kind, payload: JSON.stringify(payload), receivedAt: at.getTime() };
    if (!this.hasRoom(row)) throw new UnavailableError("The spool is full.");
    this.queued = { rows: this.queued.rows + 1, bytes: this.queued.bytes + sizeOf(row) };
    return new Promise((resolve, reject) => {
      this.queue.push({ row, resolve, reject });
      this.writing ??= this.writeAll();
    });
  }

  /** The rows that wait longest, in the order in which they came. */
  first(count: number): Promise<SpooledRow[]> {
    const query = "select ulid, kind, payload, received_at as receivedAt from spool order by ulid limit ?";
    return this.attempt((file) => file.all<SpooledRow>(query, [count]));
  }

  /** Forgets rows that the database has. */
  async remove(rows: SpooledRow[]): Promise<void> {
    const ulids = JSON.stringify(rows.map(({ ulid }) => ulid));
    const forget = () =>
      this.attempt((file) => file.run("delete from spool where ulid in (select value from json_each(?))", [ulids]));
    await forget().catch(async (error: unknown) => {
      if (!isDiskFull(error) || !(await this.reserve.release())) throw error;
      log.warn("the disk is full; the spool forgets what it can with the room that was held for it", error);
      await forget();
    });
    this.count(-rows.length, -sizeOfAll(rows));
    if (this.held.rows === 0 && !this.reserve.isHeld) await this.giveBack();
  }

  /** How many rows wait, and since when the first of them. */
  async waiting(): Promise<{ rows: number; since: string | null }> {
    const [oldest] = await this.first(1);
    return { rows: this.held.rows, since: oldest ? new Date(oldest.receivedAt).toISOString() : null };
  }

  /** Ends once what was appended is written. */
  async close(): Promise<void> {
    await this.writing;
    await (await this.file).close();
  }

  private hasRoom(row: SpooledRow): boolean {
    const limit = row.kind === "form" ? this.limitBytes : this.limitBytes / 2;
    const waiting = this.queued.bytes + sizeOf(row);
    return this.held.bytes + waiting <= limit && waiting <= MOST_QUEUED.bytes && this.queued.rows < MOST_QUEUED.rows;
  }

  /** Gives the disk back what an empty spool does not need, and holds room again. */
  private async giveBack(): Promise<void> {
    for (const statement of ["vacuum", "pragma wal_checkpoint(truncate)"])
      await this.attempt((file) => file.run(statement));
    await this.reserve.take();
  }

  private async writeAll(): Promise<void> {
    while (this.queue.length > 0) {
      // Whatever else comes in this turn of the event loop shares the commit.
      await setImmediate();
      await this.write(this.queue.splice(0, GROUP));
    }
    this.writing = null;
  }

  private async write(group: Append[]): Promise<void> {
    const rows = group.map(({ row }) => row);
    const bytes = sizeOfAll(rows);
    try {
      await this.attempt((file) => file.run(INSERT, [JSON.stringify(rows)]));
      this.failing = false;
      this.count(rows.length, bytes);
      for (const { row, resolve } of group) resolve(row.ulid);
      this.onAppend();
    } catch (error) {
      if (!this.failing) log.error("the spool cannot be written", error);
      this.failing = true;
      for (const { reject } of group) reject(new UnavailableError("The spool cannot be written."));
    } finally {
      this.queued = { rows: this.queued.rows - rows.length, bytes: this.queued.bytes - bytes };
    }
  }

  private count(rows: number, bytes: number): void {
    this.held = { rows: this.held.rows + rows, bytes: this.held.bytes + bytes };
  }

  /** Does something with the file; once more with a new one when it turns out to be damaged. */
  private async attempt<Result>(work: (file: SqliteFile) => Promise<Result>): Promise<Result> {
    const { file } = this;
    try {
      return await work(await file);
    } catch (error) {
      if (!isDamaged(error)) throw error;
      // Whoever finds the damage first replaces the file for all.
      if (this.file === file) {
        this.held = { rows: 0, bytes: 0 };
        this.file = file.then((damaged) => damaged.close()).then(() => replaceDamaged(this.path, error));
      }
      return work(await this.file);
    }
  }
}
