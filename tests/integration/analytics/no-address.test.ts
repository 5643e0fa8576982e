import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import ipaddr from "ipaddr.js";
import { afterAll, expect, it, vi } from "vitest";
import { db } from "~/lib/db.server";
import { takeInArrivals } from "~/modules/arrivals/take-in-arrivals.server";
import { keepSalts } from "~/modules/edge/keep-salts.server";
import { COUNTRY_FILE } from "~/renderer/countries/country-file";
import type { Renderer } from "~/renderer/start-renderer";
import { httpGet } from "../publishing/http-get";
import { deploySite, readHealth, RendererWorld, until } from "../publishing/publishing-world";
import { breakdown, rollUp } from "./hit-rows";

const VISITORS = [
  {
    address: "85.214.132.117",
    country: "DE",
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.7351",
  },
  {
    address: "2804:14c:5bf1:1234:5678:9abc:def0:4321",
    country: "BR",
    userAgent: "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.7351",
  },
];
const NOBODY = "postgres://nobody@127.0.0.1:1/none";

/** An address and a browser's name in the ways in which a program writes them down. */
const traces = VISITORS.flatMap(({ address, userAgent }) => {
  const bytes = Buffer.from(ipaddr.parse(address).toByteArray());
  const texts = [
    address,
    userAgent,
    bytes.toString("hex"),
    bytes.toString("base64"),
    String(BigInt(`0x${bytes.toString("hex")}`)),
  ];
  return [bytes, ...texts.map((text) => Buffer.from(text))];
});
const tracesIn = (bytes: Buffer) => traces.filter((trace) => bytes.includes(trace)).map(String);

const world = new RendererWorld();
afterAll(() => world.end());

async function filesOf(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Buffer.concat(
    await Promise.all(
      entries.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name))),
    ),
  );
}

/** All rows of all tables that the catalogue names. */
async function allRows(): Promise<Buffer> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
  const rows = await Promise.all(
    tables.map(({ name }) => db.$queryRawUnsafe<{ row: string }[]>(`select t::text as row from ${name} as t`)),
  );
  return Buffer.from(
    rows
      .flat()
      .map(({ row }) => row)
      .join("\n"),
  );
}

const visit = (to: Renderer, path: string, { address, userAgent }: (typeof VISITORS)[number]) =>
  httpGet(to.port, "/api/hit", {
    method: "POST",
    headers: { host: "127.0.0.1", origin: "null", "user-agent": userAgent, "x-forwarded-for": address },
    body: JSON.stringify({
      site: path.split("/")[2],
      kind: "view",
      host: "127.0.0.1",
      path,
      referrer: "",
      framed: false,
      campaign: ["", "", ""],
    }),
  });

it("leaves nothing of a visitor's address and browser in spool, log and database, and knows their countries", async () => {
  await keepSalts();
  const edgeDir = await world.folder();
  const first = await world.startFollowing({ edgeDir });
  const { deployment, path } = await deploySite();
  await world.stop(first);

  const said: string[] = [];
  const listen = (text: unknown) => said.push(String(text)) > 0;
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(listen),
    vi.spyOn(process.stderr, "write").mockImplementation(listen),
  ];
  const alone = await world.start({ edgeDir, databaseUrl: NOBODY, countryFile: COUNTRY_FILE });
  const answers = [];
  for (const visitor of VISITORS) answers.push((await visit(alone, path, visitor)).status);
  const { spool } = await readHealth(alone);
  const files = await filesOf(edgeDir);
  await world.stop(alone);
  const following = await world.start({ edgeDir, countryFile: COUNTRY_FILE });
  await until(async () => (await db.arrival.count()) === VISITORS.length);
  for (const spy of spies) spy.mockRestore();
  expect([answers, spool.rows]).toEqual([[204, 204], VISITORS.length]);
  // The test would see them.
  expect(files.includes('"country":"BR"')).toBe(true);
  expect(tracesIn(files)).toEqual([]);
  expect(tracesIn(Buffer.from(said.join("")))).toEqual([]);

  expect(tracesIn(await allRows())).toEqual([]);
  await takeInArrivals();
  const [day] = await rollUp(deployment.id, new Date());
  expect(await breakdown(deployment.id, day!, "country")).toEqual([
    ["BR", 1, 1, 0],
    ["DE", 1, 1, 0],
  ]);
  expect(await breakdown(deployment.id, day!, "device")).toEqual([
    ["desktop", 1, 1, 0],
    ["phone", 1, 1, 0],
  ]);
  const rows = await allRows();
  expect(rows.includes("BR")).toBe(true);
  expect(tracesIn(rows)).toEqual([]);
  await until(async () => (await readHealth(following)).spool.rows === 0);
  expect(tracesIn(await filesOf(edgeDir))).toEqual([]);
});
