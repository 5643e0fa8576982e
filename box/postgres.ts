import { execFile } from "node:child_process";
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { PRIVATE_FILE } from "~/lib/private-files";
import type { Account } from "./part";
import { clearLeftover } from "./postgres-leftover";
import { preparePostgresPaths, type PostgresPaths } from "./postgres-paths";

export interface PostgresOptions {
  /** The installation's data directory; the cluster lies in `postgres` below it. */
  dataDirectory: string;
  port: number;
  password: string;
  /** The directory of its programs; unset means those of the registry's package. */
  programs?: string;
  /** Settings beside ours, by name. */
  settings?: Record<string, string>;
}

/** How to start the server: whoever supervises it owns the process. */
export interface PreparedPostgres {
  command: string[];
  account: Account;
  /** Addresses the product's database. */
  url: string;
  /** Call before every start: an earlier server, or its lock file, may still be there. */
  clearLeftover(): Promise<void>;
  /** Waits until the server answers and makes the database when it is not there yet. Throws when `signal` aborts. */
  ready(signal: AbortSignal): Promise<void>;
}

const USER = "plinth";
const DATABASE = "plinth";
const LOOK_EVERY_MS = 25;

// One machine with everything on it: modest memory, and only words that an operator must read.
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "60",
  shared_buffers: "64MB",
  work_mem: "8MB",
  max_wal_size: "256MB",
  jit: "off",
  log_min_messages: "fatal",
};

const run = promisify(execFile);

/**
 * Makes PostgreSQL ready to be started: a cluster that listens on this machine alone and wants the password.
 * Throws when the data belongs to another account.
 */
export async function preparePostgres(options: PostgresOptions): Promise<PreparedPostgres> {
  const place = preparePostgresPaths(options.dataDirectory, options.programs);
  const cluster = join(place.data, "cluster");
  await onlyIfReadable(place.data, async () => {
    await clearLeftover(cluster);
    if (!existsSync(join(cluster, "PG_VERSION"))) await createCluster(place, cluster, options.password);
  });
  const address = (database: string) =>
    `postgres://${USER}:${encodeURIComponent(options.password)}@127.0.0.1:${options.port}/${database}`;
  return {
    command: serverCommand(place, cluster, { ...SETTINGS, port: String(options.port), ...options.settings }),
    account: place.account,
    url: address(DATABASE),
    clearLeftover: () => clearLeftover(cluster),
    ready: (signal) => untilReady(cluster, address("postgres"), signal),
  };
}

async function onlyIfReadable(directory: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EACCES") throw error;
    throw new Error(`${directory} belongs to another user: start as that user (or root), or name another DATA_DIR.`);
  }
}

// Under another name first: a cluster cut off half way must never be taken for a whole one.
async function createCluster(place: PostgresPaths, cluster: string, password: string): Promise<void> {
  const unfinished = `${cluster}.new`;
  const passwordFile = join(place.data, "password");
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: PRIVATE_FILE });
  if (place.account) chownSync(passwordFile, place.account.uid, place.account.gid);
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const access = ["--auth=scram-sha-256", `--username=${USER}`, `--pwfile=${passwordFile}`];
  try {
    const program = join(place.programs, "initdb");
    await run(program, ["-D", unfinished, ...locale, ...access], { ...place.account, cwd: place.data });
  } finally {
    rmSync(passwordFile);
  }
  renameSync(unfinished, cluster);
}

function serverCommand(place: PostgresPaths, cluster: string, settings: Record<string, string>): string[] {
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return [join(place.programs, "postgres"), "-D", cluster, ...options];
}

// The server writes its state into the last line of its lock file; asking it earlier fills its log with refusals.
async function untilReady(cluster: string, url: string, signal: AbortSignal): Promise<void> {
  while (!isReady(cluster)) await wait(LOOK_EVERY_MS, undefined, { signal });
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await ensureDatabase(client);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "28P01") throw error;
    throw new Error("The password in DATA_DIR/secrets.json is not that of the database in DATA_DIR/postgres.");
  } finally {
    await client.end();
  }
}

function isReady(cluster: string): boolean {
  const lockFile = join(cluster, "postmaster.pid");
  return existsSync(lockFile) && readFileSync(lockFile, "utf8").trimEnd().endsWith("ready");
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
}
