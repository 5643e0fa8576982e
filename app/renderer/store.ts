import { rmSync } from "node:fs";
import { filesOf, isDamaged, SqliteFile } from "~/lib/sqlite-file";

/** One row of the edge state as JSON text; null once it is deleted. */
export interface EdgeRow {
  key: string;
  value: string | null;
}

/** A point of the clock: sequence numbers compare only within one epoch. */
export interface EdgePosition {
  seq: number;
  epoch: string;
}

/** What a pull brought. A whole one replaces everything that was there. */
export interface EdgeChange extends EdgePosition {
  rows: EdgeRow[];
  whole: boolean;
}

const SCHEMA = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  create table if not exists edge_state (key text primary key, value text not null) without rowid;
  create table if not exists edge_position (id integer primary key check (id = 1), seq integer not null, epoch text not null);
  create table if not exists renderer (id integer primary key check (id = 1), name text not null);
`;

const PAGE = 500;

/** The renderer's own copy of the edge state. It can be thrown away: a whole pull brings it back. */
export class EdgeStore {
  private constructor(private readonly file: SqliteFile) {}

  /** Opens `sites.db`, made when absent. A file that is no database is replaced by an empty one. */
  static async open(path: string): Promise<EdgeStore> {
    try {
      return new EdgeStore(await SqliteFile.open(path, SCHEMA));
    } catch (error) {
      if (!isDamaged(error)) throw error;
      for (const file of filesOf(path)) rmSync(file, { force: true });
      return new EdgeStore(await SqliteFile.open(path, SCHEMA));
    }
  }

  /** How far goes what is held; null when nothing was pulled yet. */
  async position(): Promise<EdgePosition | null> {
    const [position] = await this.file.all<EdgePosition>("select seq, epoch from edge_position");
    return position ?? null;
  }

  /** Everything that is held, some rows at a time: all sites at once would take much memory. */
  async *rows(): AsyncGenerator<EdgeRow[]> {
    for (let after = ""; ; ) {
      const page = await this.file.all<EdgeRow>(
        "select key, value from edge_state where key > ? order by key limit ?",
        [after, PAGE],
      );
      if (page.length === 0) return;
      yield page;
      after = page.at(-1)!.key;
    }
  }

  /** The name under which this renderer acknowledges; `make` gives it the first time. */
  async rendererName(make: () => string): Promise<string> {
    await this.file.run("insert into renderer (id, name) values (1, ?) on conflict do nothing", [make()]);
    const [row] = await this.file.all<{ name: string }>("select name from renderer");
    return row!.name;
  }

  /** Writes a change and its position in one transaction. */
  async apply(change: EdgeChange): Promise<void> {
    await this.file.run("begin immediate");
    try {
      if (change.whole) await this.file.run("delete from edge_state");
      for (const row of change.rows) await this.put(row);
      await this.file.run(
        "insert into edge_position (id, seq, epoch) values (1, ?, ?) on conflict (id) do update set seq = excluded.seq, epoch = excluded.epoch",
        [change.seq, change.epoch],
      );
      await this.file.run("commit");
    } catch (error) {
      await this.file.run("rollback").catch(() => undefined);
      throw error;
    }
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private put(row: EdgeRow): Promise<void> {
    if (row.value === null) return this.file.run("delete from edge_state where key = ?", [row.key]);
    const upsert =
      "insert into edge_state (key, value) values (?, ?) on conflict (key) do update set value = excluded.value";
    return this.file.run(upsert, [row.key, row.value]);
  }
}
