/** A part of a file: text goes in as UTF-8. */
type Part = string | Uint8Array;

/** A file of an archive; its parts are read one after the other when their turn comes, never all at once. */
export interface ArchiveFile {
  path: string;
  parts: Iterable<Part> | AsyncIterable<Part>;
}

/** A file of one value, written as JSON that people can read. */
export const jsonFile = (path: string, value: unknown): ArchiveFile => ({ path, parts: [`${asJson(value)}\n`] });

/** A file with a JSON list, whose rows are read as they are written. */
export function jsonListFile(path: string, rows: AsyncIterable<unknown>): ArchiveFile {
  return { path, parts: listParts(rows) };
}

async function* listParts(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rows) {
    yield before + asJson(row);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

const asJson = (value: unknown) => JSON.stringify(value, null, 2);
