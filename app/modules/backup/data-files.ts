import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Names in DATA_DIR that a backup leaves out: the database, which goes row by row, what is made again, and what
 * restoring left.
 */
const LEFT_OUT = [
  /^postgres$/,
  /^(?:processes|backup)\.json$/,
  /^[^/]+\.(?:new|partial)$/,
  /^(?:backing-up|restoring|replaced)(?:-|$)/,
  /^lost\+found$/,
  /^hold$/,
  // Backups, whichever folder they once came into; the last is the guide's own name for one that is to be restored.
  /^backups$/,
  /(?:^|\/)plinth-[^/]+\.tar\.gz\.age(?:\.partial)?$/,
  /^restore\.age$/,
  // The renderer's copy of the database and its counts; what visitors sent is copied by itself.
  /^edge\/(?:sites|spool|limits)\.db(?:-wal|-shm)?$/,
  /^edge\/blobs$/,
  /^edge\/spool\.reserve$/,
  // Who holds one of Caddy's locks is not there after a restore.
  /^caddy\/(?:.*\/)?locks$/,
];

/** A file below DATA_DIR; `name` is its path from there. */
export interface DataFile {
  name: string;
  path: string;
}

/**
 * All that an installation cannot make again, but the folders `without`: certificates, secrets, what operators put
 * there themselves. A link to a file stands for that file, as those do that programs for certificates make.
 */
export async function* dataFiles(dataDirectory: string, without: string[], below = ""): AsyncGenerator<DataFile> {
  for (const entry of await readdir(join(dataDirectory, below), { withFileTypes: true }).catch(unlessGone)) {
    const name = below ? `${below}/${entry.name}` : entry.name;
    const path = join(dataDirectory, name);
    if (LEFT_OUT.some((pattern) => pattern.test(name)) || without.includes(path)) continue;
    if (entry.isDirectory()) yield* dataFiles(dataDirectory, without, name);
    else if (entry.isFile() || (entry.isSymbolicLink() && (await leadsToFile(path)))) yield { name, path };
  }
}

function unlessGone(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOENT") return [];
  throw error;
}

const leadsToFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
