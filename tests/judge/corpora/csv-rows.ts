const FIELD = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/gy;

/** The rows of a file of comma-separated values (RFC 4180) by the names of its first line. */
export function csvRows(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const { 1: quoted, 2: bare = "", 3: end, index } of text.matchAll(FIELD)) {
    if (index === text.length) break;
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end !== ",") rows.push([]);
  }
  const [names = [], ...others] = rows.filter((row) => row.length > 0);
  return others.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ""])));
}
