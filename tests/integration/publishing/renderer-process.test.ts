import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import { freePort } from "../../setup/free-ports";
import { bundleProgram } from "../../setup/program";
import { httpGet } from "./http-get";
import { codeOf, deploySite, until } from "./publishing-world";

// Whole processes start here, several in a row.
const program = await bundleProgram("app/renderer/index");
afterAll(() => program.remove());

let dataDir: string;
let children: ChildProcess[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "plinth-renderer-"));
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map(kill));
  await db.edgeRenderer.deleteMany();
  await rm(dataDir, { recursive: true });
});

/** The renderer as a process of its own, as it runs in production. */
function startProcess(port: number, databaseUrl = process.env.DATABASE_URL!): ChildProcess {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RENDERER_PORT: String(port) };
  const child = spawn(process.execPath, [program.file], { env, stdio: ["ignore", "ignore", "pipe"] });
  children.push(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

const answers = (port: number, path: string, text: string) => async () => {
  const answer = await httpGet(port, path).catch(() => null);
  return answer?.text.includes(text) ?? false;
};

it("serves again after kill -9, without the database", async () => {
  const port = await freePort();
  const first = startProcess(port);
  await until(answers(port, "/health", `"connected"`));
  const site = await deploySite("one");
  expect(site.lagging).toEqual([]);
  // Killed while it may be writing.
  const redeploy = redeployWebsite({
    actor: site.actor,
    deploymentId: site.deployment.id,
    deployedCode: codeOf("two"),
  });
  await kill(first);
  await redeploy;
  startProcess(port, "postgres://nobody@127.0.0.1:1/nothing");
  await until(answers(port, "/health", `"unreachable"`));
  const page = await httpGet(port, site.path);
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/<h1>(one|two)<\/h1>/);
});

it("ends in order on SIGTERM and signs off", async () => {
  const port = await freePort();
  const child = startProcess(port);
  await until(answers(port, "/health", `"connected"`));
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await db.edgeRenderer.count()).toBe(0);
});

it("says in one line that its port is taken", async () => {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const child = startProcess(port);
  let said = "";
  child.stderr!.on("data", (chunk) => (said += chunk));
  expect(await once(child, "close")).toEqual([1, null]);
  expect(said).toBe(`Port ${port} of the site renderer is taken. Stop what listens there, or set RENDERER_PORT.\n`);
  server.close();
});
