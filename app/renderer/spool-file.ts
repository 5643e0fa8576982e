import { renameSync } from "node:fs";
import { log } from "~/lib/log.server";
import { filesOf, isDamaged, SqliteFile } from "~/lib/sqlite-file";

const SCHEMA = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table if not exists spool (
    ulid text primary key, kind text not null, payload text not null, received_at integer not null) without rowid;
`;

/** Opens a spool, made when absent. @throws an error that `isDamaged` tells when it is not sound */
export async function openSound(path: string): Promise<SqliteFile> {
  const file = await SqliteFile.open(path, SCHEMA);
  const [result] = await file.all<{ quick_check: string }>("pragma quick_check(1)");
  if (result?.quick_check === "ok") return file;
  await file.close();
  throw Object.assign(new Error(`The spool is damaged: ${result?.quick_check}`), { code: "SQLITE_CORRUPT" });
}

/** Gives an empty spool in place of one that is damaged, which stays beside it for somebody to look into. */
export function replaceDamaged(path: string, error: unknown): Promise<SqliteFile> {
  if (!isDamaged(error)) throw error;
  const aside = path.replace(/(?:\.db)?$/, `-damaged-${new Date().toISOString().replaceAll(":", "")}.db`);
  const [from, to] = [filesOf(path), filesOf(aside)];
  from.forEach((file, index) => moveWhere(file, to[index]!));
  log.error(`the spool is damaged; what it holds is kept in ${aside}`, error);
  return SqliteFile.open(path, SCHEMA);
}

function moveWhere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
