import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { changeMode, closeToOthers, PRIVATE_DIRECTORY } from "~/lib/private-files";

/**
 * What lies in DATA_DIR beside PostgreSQL's own directory, of this version and earlier ones; PostgreSQL looks after its
 * modes itself.
 */
const OURS = [
  "secrets.json",
  "secrets.json.new",
  "processes.json",
  "processes.json.new",
  "payments.json",
  "payments.json.partial",
  "edge",
  "uploads",
  "mailbox",
  "caddy",
  "backup.json",
  "backups",
];

/** Others may pass through, and see nothing: PostgreSQL, which refuses to run as root, lies below. */
const PASSABLE = 0o711;

/**
 * Makes DATA_DIR and closes to the machine's other users what is in it. `hasPostgres` says whether its PostgreSQL lies
 * there.
 */
export function prepareDataDirectory(dataDirectory: string, hasPostgres: boolean): void {
  mkdirSync(dataDirectory, { recursive: true, mode: PRIVATE_DIRECTORY });
  for (const name of OURS) closeToOthers(join(dataDirectory, name));
  const isRoot = process.getuid?.() === 0;
  changeMode(dataDirectory, isRoot && hasPostgres ? PASSABLE : PRIVATE_DIRECTORY);
}
