import { execFile } from "node:child_process";
import { chmodSync, chownSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../setup/free-ports";
import { bundleProgram } from "../../setup/program";
import { removeDataDirectory, temporaryDataDirectory } from "../../setup/running-box";

const run = promisify(execFile);
const isRoot = process.getuid!() === 0;
const NOBODY = 65_534;

let program: Awaited<ReturnType<typeof bundleProgram>>;
const folders: string[] = [];
beforeAll(async () => void (program = await bundleProgram("tests/integration/box/open-old-data")));
afterAll(() => {
  program.remove();
  folders.forEach(removeDataDirectory);
});

/** Every directory and file below, PostgreSQL's own left out, with its mode. */
function modesIn(folder: string, below = ""): [string, string][] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = join(below, entry.name);
    const mode = (lstatSync(join(folder, name)).mode & 0o777).toString(8);
    const inner = entry.isDirectory() && entry.name !== "cluster" ? modesIn(folder, name) : [];
    return [[name, mode], ...inner] as [string, string][];
  });
}

const isDirectory = (name: string) => /^(?:edge|edge\/blobs(?:\/\w\w)?|mailbox|postgres(?:\/cluster)?)$/.test(name);
const modeOf = (folder: string) => (lstatSync(folder).mode & 0o777).toString(8);

// As an earlier version left it, and PostgreSQL, which refuses to start otherwise, as ever.
function open(folder: string): void {
  for (const [name] of modesIn(folder))
    if (!name.endsWith("cluster")) chmodSync(join(folder, name), isDirectory(name) ? 0o755 : 0o644);
  chmodSync(folder, 0o755);
}

async function opensItsData(uid?: number): Promise<string> {
  const folder = temporaryDataDirectory();
  folders.push(folder);
  if (uid) chownSync(folder, uid, uid);
  const start = async () =>
    run(process.execPath, [program.file, folder, String(await freePort())], uid ? { uid, gid: uid } : {});
  expect((await start()).stdout).toContain("done");
  const made = modesIn(folder);
  expect(made.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      "secrets.json",
      "processes.json",
      "payments.json",
      "edge/spool.db",
      "edge/sites.db",
      "edge/blobs/aa",
      "mailbox",
      "postgres",
    ]),
  );
  expect(made).toEqual(made.map(([name]) => [name, isDirectory(name) ? "700" : "600"]));
  open(folder);
  expect((await start()).stdout).toContain("done");
  expect(modesIn(folder).filter(([, mode]) => !/00$/.test(mode))).toEqual([]);
  return folder;
}

it("writes what only its user can read, and starts on data that an earlier version left open, which it closes", async () => {
  expect(modeOf(await opensItsData())).toBe(isRoot ? "711" : "700");
});

it.runIf(isRoot)("does so for a user who is not root, too", async () => {
  expect(modeOf(await opensItsData(NOBODY))).toBe("700");
});
