import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { preparePostgres, type PreparedPostgres } from "../../../box/postgres";
import { freePort } from "../../setup/free-ports";
import { removeDataDirectory, temporaryDataDirectory } from "../../setup/running-box";

let dataDirectory: string;
let port: number;
const servers: ChildProcess[] = [];

beforeAll(async () => {
  dataDirectory = temporaryDataDirectory();
  port = await freePort();
});

afterAll(async () => {
  for (const server of servers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    server.kill("SIGQUIT");
    await once(server, "exit");
  }
  removeDataDirectory(dataDirectory);
});

async function start(): Promise<{ postgres: PreparedPostgres; server: ChildProcess }> {
  const postgres = await preparePostgres({ dataDirectory, port, password: "it's 100% secret" });
  const [program, ...options] = postgres.command;
  const server = spawn(program!, options, { ...postgres.account, stdio: "ignore" });
  servers.push(server);
  await postgres.ready(AbortSignal.timeout(20_000));
  return { postgres, server };
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query({ text: statement, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

describe("the local PostgreSQL", () => {
  it("wants the password, and listens on this machine alone", async () => {
    const { postgres } = await start();
    await query(postgres.url, "create table kept as select 'ä' as word");
    expect(await query(postgres.url, "show listen_addresses")).toEqual(["127.0.0.1"]);
    await expect(query(postgres.url.replace("secret", "guess"), "select 1")).rejects.toThrow(/password/);
  });

  it("stops a server that an earlier run left behind", async () => {
    const left = servers.at(-1)!;
    const ended = once(left, "exit");
    const { postgres, server } = await start();
    expect(await ended).toEqual([0, null]);
    expect(server.pid).not.toBe(left.pid);
    expect(await query(postgres.url, "select upper(word) from kept")).toEqual(["Ä"]);
  });

  it("takes no notice of a lock file whose process number belongs to a stranger now", async () => {
    const killed = servers.at(-1)!;
    killed.kill("SIGKILL");
    await once(killed, "exit");
    writeFileSync(join(dataDirectory, "postgres/cluster/postmaster.pid"), `${process.pid}\n`);
    const { postgres } = await start();
    expect(await query(postgres.url, "select word from kept")).toEqual(["ä"]);
  });

  it("says that the password is not the database's", async () => {
    const wrong = await preparePostgres({ dataDirectory, port, password: "guess" });
    const [program, ...options] = wrong.command;
    servers.push(spawn(program!, options, { ...wrong.account, stdio: "ignore" }));
    await expect(wrong.ready(AbortSignal.timeout(20_000))).rejects.toThrow(/password in DATA_DIR\/secrets.json/);
  });
});
