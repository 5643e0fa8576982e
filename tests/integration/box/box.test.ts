import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildWhenChanged } from "../../../box/build";
import { installationSecrets } from "../../../box/secrets";
import { alive } from "../../setup/alive";
import {
  BoxEndedError,
  removeDataDirectory,
  startBox,
  temporaryDataDirectory,
  type RunningBox,
} from "../../setup/running-box";
import { visitorsOf } from "../faults/visitor-load";
import { httpGet } from "../publishing/http-get";
import { publishSite } from "./publish-site";

const PARTS = ["http", "https", "identity", "mailbox", "payments", "postgres", "renderer", "smtp", "web", "worker"];
const WITH_CADDY = { CADDY: "on" };
const BACK = { timeout: 60_000, interval: 50 };

// Whole starts of the product, on machines that may do much else meanwhile.
let dataDirectory: string;
let box: RunningBox;

beforeAll(async () => {
  await buildWhenChanged();
  dataDirectory = temporaryDataDirectory();
  box = await startBox({ dataDirectory, settings: WITH_CADDY });
});

afterAll(async () => {
  await box.stop();
  removeDataDirectory(dataDirectory);
});

const ROOT = () => join(dataDirectory, "caddy/pki/authorities/local/root.crt");
const pidsOf = (running: RunningBox) => [...new Set(Object.values(running.processes()).map(({ pid }) => pid))];
const isWell = () =>
  fetch(`${box.origin}/health`)
    .then((response) => response.ok)
    .catch(() => false);

/** Whether something takes a connection at an address of this machine. */
const accepts = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

async function refusal(options: { dataDirectory: string; port?: number }): Promise<string[]> {
  const error = await startBox(options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(BoxEndedError);
  expect((error as BoxEndedError).code).toBe(1);
  return (error as BoxEndedError).said;
}

async function onDatabase<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const { POSTGRES_PASSWORD } = installationSecrets(dataDirectory);
  const port = box.processes().postgres!.port;
  const client = new pg.Client(`postgres://plinth:${POSTGRES_PASSWORD}@127.0.0.1:${port}/plinth`);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

describe("a running box", () => {
  it("names every part with its process and port", () => {
    const list = box.processes();
    expect(Object.keys(list).sort()).toEqual(PARTS);
    expect(list.web!.port).toBe(box.port);
    expect(list.postgres!.port).toBe(box.port + 6);
    expect(list.worker!.port).toBeNull();
    expect(Object.values(list).filter(({ pid }) => !alive(pid))).toEqual([]);
  });

  it("takes connections of this machine alone, but for what stands in front", async () => {
    const { http, https, worker: _worker, ...inner } = box.processes();
    for (const [name, { port }] of Object.entries(inner)) {
      // One of the machine's addresses as any other, on which only those answer who listen on all of them.
      expect([name, await accepts("127.0.0.1", port!), await accepts("127.0.0.2", port!)]).toEqual([name, true, false]);
    }
    for (const { port } of [http!, https!]) expect(await accepts("127.0.0.2", port!)).toBe(true);
    // A name that may mean ::1 first.
    expect((await fetch(`${box.origin}/health`)).ok).toBe(true);
  });

  it("says its address once, in one line", () => {
    expect(box.said.filter((line) => line.includes(box.origin))).toEqual([
      `Plinth is ready: ${box.origin} (Ctrl-C stops it)`,
    ]);
  });

  it("has Caddy in front, and says where", async () => {
    const line = `Sites answer over https: https://{name}.sites.localhost:${box.port + 8} (a browser trusts them once it has ${ROOT()})`;
    await vi.waitUntil(() => box.said.includes(line));
    const answer = await httpGet(box.port + 7, "/", { headers: { host: "rose.sites.localhost" } });
    expect(answer.headers.location).toBe(`https://rose.sites.localhost:${box.port + 8}/`);
    const tls = { servername: "localhost", ca: readFileSync(ROOT()) };
    expect((await httpGet(box.port + 8, "/health", { headers: { host: "localhost" }, tls })).status).toBe(200);
  });

  it("keeps its secrets to itself", () => {
    expect(statSync(join(dataDirectory, "secrets.json")).mode & 0o777).toBe(0o600);
  });

  it("lets no second box use its data", async () => {
    expect(await refusal({ dataDirectory })).toEqual([
      `Plinth already runs on ${dataDirectory}, at ${box.origin}. Stop it first, or name another DATA_DIR.`,
    ]);
  });

  it("lets no second box use its ports, and names them in one line", async () => {
    const elsewhere = temporaryDataDirectory();
    const said = await refusal({ dataDirectory: elsewhere, port: box.port });
    removeDataDirectory(elsewhere);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(
      new RegExp(`^Ports ${box.port} \\(web\\), .* are taken\\. Stop what listens there, or move`),
    );
  });

  it.each(["SIGSTOP", "SIGKILL"] as const)(
    "answers every visitor of a site while web and worker get a %s, and keeps once what they send",
    async (signal) => {
      const { deploymentId, ...site } = await publishSite(box.origin);
      await onDatabase(`with tick as (update edge_clock set seq = seq + 1 returning seq)
      insert into edge_state (key, seq, value) select 'host:${site.domain}', seq, '{"deploymentId": ${deploymentId}}' from tick`);
      const { web, worker, renderer } = box.processes();
      await vi.waitUntil(
        async () => (await httpGet(renderer!.port!, `/ask?domain=${site.domain}`)).status === 200,
        BACK,
      );
      const visitors = visitorsOf(renderer!.port!, site);
      const underWay = visitors.visit(10);
      for (const { pid } of [web!, worker!]) process.kill(pid, signal);
      await underWay;
      await visitors.visit(10);
      if (signal === "SIGSTOP") for (const { pid } of [web!, worker!]) process.kill(pid, "SIGCONT");
      await vi.waitUntil(isWell, BACK);
      const count = async (table: string) =>
        Number(
          (
            await onDatabase<{ count: string }>(`select count(*) from ${table} where deployment_id = ${deploymentId}`)
          )[0]!.count,
        );
      await vi.waitFor(
        async () =>
          expect([await count("submissions"), await count("raw_hits")]).toEqual([visitors.rounds, 2 * visitors.rounds]),
        BACK,
      );
    },
  );

  it.each(["worker", "web", "renderer", "payments", "postgres", "https"])(
    "brings %s back after a kill",
    async (name) => {
      const { pid } = box.processes()[name]!;
      process.kill(pid, "SIGKILL");
      await vi.waitUntil(() => ![undefined, pid].includes(box.processes()[name]?.pid), BACK);
      await vi.waitUntil(isWell, BACK);
    },
  );
});

describe("a box that was killed", () => {
  it("takes its parts with it, and finds its data again at the next start", async () => {
    await onDatabase("create table kept (word text); insert into kept values ('still here')");
    const pids = pidsOf(box);
    box.process.kill("SIGKILL");
    await once(box.process, "exit");
    // At once, while the parts of the killed box are still ending.
    box = await startBox({ dataDirectory, port: box.port, settings: WITH_CADDY });
    expect(pids.filter(alive)).toEqual([]);
    expect(await onDatabase("select word from kept")).toEqual([{ word: "still here" }]);
  });
});

describe("stopping a box", () => {
  it.each(["SIGINT", "SIGTERM"] as const)("leaves no process behind on %s", async (signal) => {
    if (box.process.exitCode !== null) box = await startBox({ dataDirectory, port: box.port, settings: WITH_CADDY });
    const pids = pidsOf(box);
    expect(pids).toHaveLength(6);
    expect(await box.stop(signal)).toBe(0);
    expect(pids.filter(alive)).toEqual([]);
    expect(box.processes()).toEqual({});
  });
});
