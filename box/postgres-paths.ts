import { execFileSync, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chownSync, existsSync, mkdirSync, realpathSync, rmSync, statSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { closeToOthers, makePrivateDirectory } from "~/lib/private-files";
import type { Account } from "./part";
import { canEnter, registryPrograms, SYSTEM_DIRECTORY } from "./postgres-programs";

/** Where PostgreSQL's programs and this installation's data lie, and who owns them. */
export interface PostgresPaths {
  programs: string;
  data: string;
  account: Account;
}

/**
 * Finds (or makes) the place of an installation's PostgreSQL below its data directory. Its programs are those
 * in the named directory, else those of the registry's package.
 * PostgreSQL refuses to run as root: then it runs as the user `postgres`, and what that
 * user cannot reach (under root's home, for one) lies in /var/lib/plinth instead.
 */
export function preparePostgresPaths(dataDirectory: string, programs?: string): PostgresPaths {
  const wanted = join(resolve(dataDirectory), "postgres");
  const account = process.getuid?.() === 0 ? (ownerOf(wanted) ?? postgresAccount()) : undefined;
  mkdirSync(dataDirectory, { recursive: true });
  return { account, programs: programs ?? registryPrograms(account), data: reachableData(wanted, account) };
}

// Data that an ordinary user made stays that user's when root starts the box later.
function ownerOf(directory: string): Account {
  const stat = statSync(directory, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
}

function postgresAccount(): Account {
  if (spawnSync("id", ["-u", "postgres"]).status !== 0) {
    execFileSync("useradd", [
      "--system",
      "--user-group",
      "--no-create-home",
      "--shell",
      "/usr/sbin/nologin",
      "postgres",
    ]);
  }
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function reachableData(wanted: string, account: Account): string {
  if (existsSync(wanted)) {
    closeToOthers(wanted);
    return realpathSync(wanted);
  }
  if (canEnter(dirname(wanted), account)) return ownedDirectory(wanted, account);
  // A link whose target is gone would stand in the way of a new one.
  rmSync(wanted, { force: true });
  const elsewhere = ownedDirectory(join(SYSTEM_DIRECTORY, `data-${randomUUID()}`), account);
  symlinkSync(elsewhere, wanted);
  return elsewhere;
}

function ownedDirectory(directory: string, account: Account): string {
  mkdirSync(dirname(directory), { recursive: true });
  makePrivateDirectory(directory);
  if (account) chownSync(directory, account.uid, account.gid);
  return directory;
}
