/** Rows read from a database at a time. */
export const PAGE_SIZE = 200;

/** All rows of a table by growing id, `PAGE_SIZE` in memory at a time. `read` gives the next ones after an id. */
export async function* inPages<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const rows = await read(after);
    yield* rows;
    if (rows.length < PAGE_SIZE) return;
    after = rows.at(-1)!.id;
  }
}
