import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let folder: string;
let env: NodeJS.ProcessEnv;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plinth-entry-"));
  env = { NODE_ENV: "production", PATH: [folder, process.env.PATH].join(delimiter), DATA_DIR: folder };
  // Who would be root hands over to the user plinth first, whom this machine does not have.
  program("id", "echo 1000");
  for (const name of ["node", "tini"]) program(name, `echo ${name} "$@"`);
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
}

const hold = () => join(folder, "hold");
const run = (...args: string[]) => spawnSync("box/image-entry.sh", args, { env, encoding: "utf8" }).stdout;

async function startHeld(): Promise<{ entry: ChildProcess; said: () => string }> {
  writeFileSync(hold(), "");
  const entry = spawn("box/image-entry.sh", { env, stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  entry.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await once(entry.stdout, "data");
  return { entry, said: () => text };
}

describe("what the image starts", () => {
  it("is the box, or a script by its name", () => {
    expect(run()).toBe("tini -s -- node --enable-source-maps build/box/start.js\n");
    expect(run("restore", "/data/a b.age")).toBe("node --enable-source-maps build/scripts/restore.js /data/a b.age\n");
    expect(run("backup", "--to", "/data")).toBe("node --enable-source-maps build/scripts/backup.js --to /data\n");
  });

  it("waits while the data is held, scripts excepted", async () => {
    const { entry, said } = await startHeld();
    expect(said()).toBe(`Plinth waits until ${hold()} is deleted.\n`);
    expect(run("restore", "a")).toContain("build/scripts/restore.js a");
    rmSync(hold());
    await once(entry, "close");
    expect(said()).toContain("build/box/start.js");
  });

  it("ends when it is told to while it waits", async () => {
    const { entry, said } = await startHeld();
    entry.kill("SIGTERM");
    expect(await once(entry, "close")).toEqual([0, null]);
    expect(said()).not.toContain("start.js");
  });
});
