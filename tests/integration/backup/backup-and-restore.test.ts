import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { readSequences } from "~/modules/backup/database-description";
import { deleteWebsite } from "~/modules/websites/delete-website.server";
import { siteState } from "~/published/edge-state";
import { Spool } from "~/renderer/spool";
import { installationSecrets } from "../../../box/secrets";
import { restoreInstallation } from "../../../scripts/restore-installation";
import { freePortRow } from "../../setup/free-ports";
import { removeDataDirectory, temporaryDataDirectory } from "../../setup/running-box";
import { fullAccount } from "../accounts/full-account";
import { httpGet, type Answer } from "../publishing/http-get";
import { readHealth, RendererWorld, until } from "../publishing/publishing-world";
import { backUpQuickly, everyRow, PASSPHRASE, rulesOf, startPostgresOf, withClient, writeFiles } from "./installation";

// A cluster is made, started and stopped, on machines that may do much else meanwhile.
const CERTIFICATE = "caddy/certificates/acme/rose.example/rose.example.key";
const FILES = {
  [CERTIFICATE]: "a key",
  "uploads/logo.png": "a picture",
  "wildcard/sites.key": "another key",
  "edge/spool-damaged-1.db": "what is left",
};

/** Some of the tables that must not be empty for this to say anything. */
const FULL = [
  "submissions",
  "posts",
  "designer_messages",
  "daily_stats",
  "daily_breakdowns",
  "binned_websites",
  "domains",
  "versions",
];

const world = new RendererWorld();
const backups = temporaryDataDirectory();
let dataDirectory: string;
let environment: { DATA_DIR: string; PORT: string };

beforeAll(async () => {
  dataDirectory = temporaryDataDirectory();
  environment = { DATA_DIR: dataDirectory, PORT: String(await freePortRow(9)) };
});
afterAll(async () => {
  await world.end();
  for (const folder of [dataDirectory, backups]) removeDataDirectory(folder);
});

/** Every path of a site that its visitors can ask for. */
async function pathsOf(site: { deployment: { id: number }; path: string }): Promise<string[]> {
  const { value } = await db.edgeState.findUniqueOrThrow({ where: { key: `site:${site.deployment.id}` } });
  return ["", ...Object.keys(siteState.parse(value).files), "nowhere"].map((file) => site.path + file);
}

async function answersAt(
  port: number,
  paths: string[],
): Promise<(readonly [string, number, string | undefined, string])[]> {
  const answers: Answer[] = [];
  for (const path of paths) answers.push(await httpGet(port, path));
  return answers.map(
    (answer, index) =>
      [paths[index]!, answer.status, answer.headers["content-type"], answer.bytes.toString("base64")] as const,
  );
}

const epochOf = async ({ port }: { port: number }) =>
  (JSON.parse((await httpGet(port, "/health")).text) as { epoch: string }).epoch;

/** Somebody who goes on working until told to stop. */
function keepWriting(): () => Promise<number> {
  let stopped = false;
  let written = 0;
  const writing = (async () => {
    for (; !stopped; written += 1) {
      await db.$transaction(async (tx) => {
        const { id } = await tx.user.create({
          data: { issuer: "test", subject: randomUUID(), email: "busy@example.com" },
        });
        await tx.website.create({
          data: {
            ownerId: id,
            projectTitle: "Busy",
            brief: { quote: `a "b"\\n\t${written}` },
            previewToken: randomUUID(),
          },
        });
      });
    }
  })();
  return async () => {
    stopped = true;
    await writing;
    return written;
  };
}

it("brings back every row, and every byte that a visitor gets, of the moment at which somebody wrote on", async () => {
  const secrets = installationSecrets(dataDirectory);
  writeFiles(dataDirectory, FILES);
  const renderer = await world.startFollowing({ edgeDir: join(dataDirectory, "edge") });
  const sites = [await fullAccount(), await fullAccount()];
  await deleteWebsite(await fullAccount());
  const paths = (await Promise.all(sites.map(pathsOf))).flat();
  const answers = await answersAt(renderer.port, paths);
  const epoch = await epochOf(renderer);
  await world.stop(renderer);
  const spool = await Spool.open(join(dataDirectory, "edge/spool.db"));
  const waiting = await spool.append("form", { message: "while the database was away" }, new Date());

  const stop = keepWriting();
  let before: Record<string, string[]> = {};
  let numbers: Awaited<ReturnType<typeof readSequences>> = [];
  const made = await backUpQuickly({
    dataDirectory,
    to: backups,
    async onSnapshot(name) {
      before = await withClient(process.env.DATABASE_URL!, async (client) => {
        await client.query("begin isolation level repeatable read");
        await client.query(`set transaction snapshot '${name}'`);
        return everyRow(client);
      });
      numbers = await withClient(process.env.DATABASE_URL!, readSequences);
      // The renderer hands on what it holds, after the moment of the rows.
      await spool.remove(await spool.first(10));
    },
  });
  expect(await stop()).toBeGreaterThan(0);
  await spool.close();
  expect(await withClient(process.env.DATABASE_URL!, everyRow)).not.toEqual(before);
  for (const table of FULL) expect(before[`public.${table}`]!.length, table).toBeGreaterThan(0);
  expect(statSync(made.path).mode & 0o777).toBe(0o600);

  rmSync(dataDirectory, { recursive: true });
  const restored = await restoreInstallation(made.path, PASSPHRASE, { ...environment, CADDY: "off" });
  expect(restored).toEqual({ ...made.contents, replaced: undefined });
  expect(installationSecrets(dataDirectory)).toEqual(secrets);
  for (const [name, text] of Object.entries(FILES)) expect(readFileSync(join(dataDirectory, name), "utf8")).toBe(text);
  expect(statSync(join(dataDirectory, CERTIFICATE)).mode & 0o777).toBe(0o600);
  expect(existsSync(join(dataDirectory, "restoring"))).toBe(false);

  const postgres = await startPostgresOf(environment);
  try {
    expect(await withClient(postgres.url, everyRow)).toEqual(before);
    expect(await withClient(postgres.url, rulesOf)).toEqual(await withClient(process.env.DATABASE_URL!, rulesOf));
    for (const { name, lastValue } of await withClient(postgres.url, readSequences)) {
      expect(Number(lastValue), name).toBeGreaterThanOrEqual(
        Number(numbers.find((sequence) => sequence.name === name)!.lastValue),
      );
    }
    const again = await world.startFollowing({ edgeDir: join(dataDirectory, "edge"), databaseUrl: postgres.url });
    expect(await answersAt(again.port, paths)).toEqual(answers);
    expect(await epochOf(again)).not.toBe(epoch);
    await until(async () => (await readHealth(again)).spool.rows === 0);
    const arrived = await withClient(postgres.url, (client) => client.query("select ulid from arrivals"));
    expect(arrived.rows).toContainEqual({ ulid: waiting });
    await world.stop(again);
  } finally {
    await postgres.stop();
  }
});
