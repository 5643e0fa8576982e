import { rmSync } from "node:fs";
import { promisify } from "node:util";
import sqlite3 from "sqlite3";

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

/** The renderer's own copy of the edge state. It can be thrown away: a whole pull brings it back. */
export class EdgeStore {
  private constructor(private readonly database: sqlite3.Database) {}

  /** Opens `sites.db`, made when absent. A file that is no database is replaced by an empty one. */
  static async open(path: string): Promise<EdgeStore> {
    try {
      return await openDatabase(path);
    } catch (error) {
      if (!isDamaged(error)) throw error;
      for (const ending of ["", "-wal", "-shm"]) rmSync(path + ending, { force: true });
      return openDatabase(path);
    }
  }

  static async prepare(database: sqlite3.Database): Promise<EdgeStore> {
    const store = new EdgeStore(database);
    await promisify(database.exec.bind(database) as Exec)(SCHEMA);
    return store;
  }

  /** Everything that is held, and how far it goes; a null position when nothing was pulled yet. */
  async load(): Promise<{ position: EdgePosition | null; rows: EdgeRow[] }> {
    const [position] = await this.all<EdgePosition>("select seq, epoch from edge_position");
    return { position: position ?? null, rows: await this.all<EdgeRow>("select key, value from edge_state") };
  }

  /** The name under which this renderer acknowledges; `make` gives it the first time. */
  async rendererName(make: () => string): Promise<string> {
    await this.run("insert into renderer (id, name) values (1, ?) on conflict do nothing", [make()]);
    const [row] = await this.all<{ name: string }>("select name from renderer");
    return row!.name;
  }

  /** Writes a change and its position in one transaction. */
  async apply(change: EdgeChange): Promise<void> {
    await this.run("begin immediate");
    try {
      if (change.whole) await this.run("delete from edge_state");
      for (const row of change.rows) await this.put(row);
      await this.run(
        "insert into edge_position (id, seq, epoch) values (1, ?, ?) on conflict (id) do update set seq = excluded.seq, epoch = excluded.epoch",
        [change.seq, change.epoch],
      );
      await this.run("commit");
    } catch (error) {
      await this.run("rollback").catch(() => undefined);
      throw error;
    }
  }

  close(): Promise<void> {
    return promisify(this.database.close.bind(this.database))();
  }

  private put(row: EdgeRow): Promise<void> {
    if (row.value === null) return this.run("delete from edge_state where key = ?", [row.key]);
    const upsert = "insert into edge_state (key, value) values (?, ?) on conflict (key) do update set value = excluded.value";
    return this.run(upsert, [row.key, row.value]);
  }

  private run(sql: string, values: unknown[] = []): Promise<void> {
    return new Promise((resolve, reject) => {
      this.database.run(sql, values, (error) => (error ? reject(error) : resolve()));
    });
  }

  private all<Row>(sql: string): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.database.all<Row>(sql, (error, rows) => (error ? reject(error) : resolve(rows)));
    });
  }
}

type Exec = (sql: string, done: (error: Error | null) => void) => void;

async function openDatabase(path: string): Promise<EdgeStore> {
  const database = await new Promise<sqlite3.Database>((resolve, reject) => {
    const opened = new sqlite3.Database(path, (error) => (error ? reject(error) : resolve(opened)));
  });
  try {
    return await EdgeStore.prepare(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function isDamaged(error: unknown): boolean {
  const code = (error as { code?: string }).code;
  return code === "SQLITE_NOTADB" || code === "SQLITE_CORRUPT";
}
