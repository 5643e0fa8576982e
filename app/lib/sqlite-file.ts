import { open } from "node:fs/promises";
import sqlite3 from "sqlite3";
import { PRIVATE_FILE } from "~/lib/private-files";

/**
 * One SQLite database of this process alone, with its statements one after the other. The only file that knows the
 * driver.
 */
export class SqliteFile {
  private constructor(private readonly database: sqlite3.Database) {}

  /**
   * Opens a file, made when absent, and runs `schema` on it. @throws an error that `isDamaged` tells when it is no
   * sound database
   */
  static async open(path: string, schema: string): Promise<SqliteFile> {
    const file = new SqliteFile(await connect(path));
    try {
      await file.script(schema);
      return file;
    } catch (error) {
      await file.close().catch(() => undefined);
      throw error;
    }
  }

  run(sql: string, values: unknown[] = []): Promise<void> {
    return new Promise((resolve, reject) => {
      this.database.run(sql, values, (error) => (error ? reject(error) : resolve()));
    });
  }

  all<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.database.all<Row>(sql, values, (error, rows) => (error ? reject(error) : resolve(rows)));
    });
  }

  close(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.database.close((error) => (error ? reject(error) : resolve()));
    });
  }

  private script(sql: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.database.exec(sql, (error) => (error ? reject(error) : resolve()));
    });
  }
}

/** The files in which SQLite keeps one database. */
export const filesOf = (path: string): string[] => ["", "-wal", "-shm"].map((ending) => path + ending);

/** Whether an error says that a file is no sound database. */
export function isDamaged(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === "SQLITE_NOTADB" || code === "SQLITE_CORRUPT";
}

/** Whether an error says that the disk has no room. */
export const isDiskFull = (error: unknown): boolean => (error as { code?: string }).code === "SQLITE_FULL";

async function connect(path: string): Promise<sqlite3.Database> {
  // SQLite would make it readable for everybody; the files beside it get its mode.
  await (await open(path, "a", PRIVATE_FILE)).close();
  const database = await new Promise<sqlite3.Database>((resolve, reject) => {
    const opened = new sqlite3.Database(path, (error) => (error ? reject(error) : resolve(opened)));
  });
  database.serialize();
  return database;
}
