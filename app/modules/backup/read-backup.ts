import { basename, isAbsolute, normalize } from "node:path";
import { text } from "node:stream/consumers";
import type { z } from "zod";
import { readArchive, type ArchiveEntry } from "./archive-reader";
import { BackupError } from "./backup-error";
import { countLines } from "./count-lines";
import { databaseDescription, sequenceList, type DatabaseDescription, type Sequence } from "./database-description";
import { contents, DATABASE, END, FILES, FORMAT, manifest, MANIFEST, SEQUENCES, TABLES, type Contents } from "./layout";

type Bytes = AsyncIterable<Uint8Array>;

/** Takes what a backup holds, in the order in which it stands there. All bytes are to be read. */
export interface Receiver {
  file(file: { name: string; mode: number }, bytes: Bytes): Promise<void>;
  database(description: DatabaseDescription): Promise<void>;
  rows(table: string, bytes: Bytes): Promise<void>;
  sequences(sequences: Sequence[]): Promise<void>;
}

/**
 * Reads a backup from its beginning to its end and hands on what it holds. Gives what there was of each.
 * @throws BackupError when the passphrase is another one, or anything is missing or damaged
 */
export async function readBackup(path: string, passphrase: string, receiver: Receiver): Promise<Contents> {
  const entries = readArchive(path, passphrase);
  try {
    return await new Reading(basename(path), entries, receiver).whole();
  } finally {
    await entries.return(undefined);
  }
}

/** Reads a backup as a restore would, and keeps nothing of it. */
export function checkBackup(path: string, passphrase: string): Promise<Contents> {
  const nothing = () => Promise.resolve();
  return readBackup(path, passphrase, {
    file: (_, bytes) => drain(bytes),
    rows: (_, bytes) => drain(bytes),
    database: nothing,
    sequences: nothing,
  });
}

class Reading {
  private entry: ArchiveEntry | undefined;
  private readonly found: Contents = { files: 0, rows: {} };

  constructor(
    private readonly file: string,
    private readonly entries: AsyncGenerator<ArchiveEntry>,
    private readonly receiver: Receiver,
  ) {}

  async whole(): Promise<Contents> {
    await this.next();
    this.requireKnownFormat(await this.json(MANIFEST, manifest));
    while (this.entry?.name.startsWith(FILES)) await this.takeFile(this.entry);
    const description = await this.json(DATABASE, databaseDescription);
    for (const { name } of description.tables) this.found.rows[name] = 0;
    await this.receiver.database(description);
    while (this.entry?.name.startsWith(TABLES)) await this.takeRows(tableOf(this.entry.name));
    await this.receiver.sequences(await this.json(SEQUENCES, sequenceList));
    const promised = await this.json(END, contents);
    if (this.entry || JSON.stringify(promised) !== JSON.stringify(this.found)) throw this.incomplete();
    return this.found;
  }

  private async next(): Promise<void> {
    const { value, done } = await this.entries.next();
    this.entry = done ? undefined : value;
  }

  private async json<Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>> {
    if (this.entry?.name !== name) throw this.incomplete();
    const parsed = schema.safeParse(JSON.parse(await text(this.entry.bytes as never)));
    if (!parsed.success) throw this.incomplete();
    await this.next();
    return parsed.data;
  }

  private async takeFile({ name, mode, bytes }: ArchiveEntry): Promise<void> {
    const path = normalize(name.slice(FILES.length));
    if (isAbsolute(path) || path.startsWith("..")) throw this.incomplete();
    await this.receiver.file({ name: path, mode }, bytes);
    this.found.files += 1;
    await this.next();
  }

  private async takeRows(table: string): Promise<void> {
    if (this.found.rows[table] !== 0) throw this.incomplete();
    const lines = countLines(this.partsOf(table));
    await this.receiver.rows(table, lines.bytes);
    this.found.rows[table] = lines.count;
  }

  private async *partsOf(table: string): AsyncGenerator<Uint8Array> {
    for (; this.entry && tableOf(this.entry.name) === table; await this.next()) yield* this.entry.bytes;
  }

  private requireKnownFormat({ format }: z.output<typeof manifest>): void {
    if (format > FORMAT)
      throw new BackupError(
        `${this.file} was made by a newer Plinth. Install that version, or a later one, and restore with it.`,
      );
  }

  private incomplete(): BackupError {
    return new BackupError(`${this.file} is damaged: something of it is missing.`);
  }
}

const tableOf = (name: string) => name.slice(TABLES.length, name.lastIndexOf("/"));

async function drain(bytes: Bytes): Promise<void> {
  for await (const _ of bytes);
}
