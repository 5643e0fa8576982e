import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { alive } from "../../../tests/setup/alive";
import { bundleProgram } from "../../../tests/setup/program";
import { CutOff } from "./cut-off";
import type { Limits } from "./pool-process";
import { ProcessPool } from "./process-pool";

const PLENTY: Limits = { milliseconds: 60_000, megabytes: 300 };
const bundled = await bundleProgram("tests/setup/pool-works");
const pool = new ProcessPool({ program: { file: bundled.file, directory: process.cwd(), execArgv: [] }, slots: 2 });
const run = (work: string, args: unknown[] = [], limits: Partial<Limits> = {}, owner = "somebody") =>
  pool.run(owner, work, args, { ...PLENTY, ...limits });

beforeAll(() => {
  process.env.A_SECRET = "not for the pool";
  return pool.warm();
});
afterAll(() => {
  delete process.env.A_SECRET;
  pool.close();
  bundled.remove();
});

describe("a pool of processes", () => {
  it("does works in processes that it keeps", async () => {
    const pids = [];
    for (let each = 0; each < 4; each += 1) pids.push(await run("pid"));
    expect(new Set(pids).size).toBe(2);
    expect(pids).not.toContain(process.pid);
  });

  it("copies what goes in and out", async () => {
    const value = {
      bytes: new Uint8Array([1, 2]),
      map: new Map([["a", new Set([1])]]),
      none: undefined,
      text: "\uD800 ü",
    };
    expect(await run("echo", [value])).toEqual(value);
  });

  it("hands on what a work throws, and knows no other works", async () => {
    await expect(run("fail", ["as it should"])).rejects.toMatchObject({ name: "TypeError", message: "as it should" });
    await expect(run("constructor")).rejects.toThrow('The pool knows no work "constructor".');
  });

  it("gives its processes no settings, and no file or socket of this one", async () => {
    const environment = (await run("environment")) as Record<string, string>;
    expect(Object.keys(environment)).toEqual(["NODE_ENV"]);
    const held = (await run("descriptors")) as string[];
    expect(held.filter((name) => !/^(?:pipe|socket|anon_inode):|^\/dev\/null$|^\/proc\/\d+\/fd$/.test(name))).toEqual(
      [],
    );
    // Its own channel to this process, and what it writes to.
    expect(held.filter((name) => name.startsWith("socket:")).length).toBeLessThanOrEqual(4);
  });

  it("is not held up by a process that says much", async () => {
    await run("talk", [1_000_000]);
    expect(await run("echo", ["after"])).toBe("after");
  });
});

describe("a work at its limit", () => {
  it("ends at its deadline, while this process answers and the other slot works", async () => {
    const spinning = run("spin", [], { milliseconds: 500 }).catch((error: unknown) => error);
    const events: string[] = [];
    void spinning.then(() => events.push("cut off"));
    await new Promise((resolve) => setImmediate(resolve));
    events.push("answered");
    await run("echo", ["meanwhile"], {}, "somebody else");
    events.push("worked");
    expect(await spinning).toMatchObject({ name: "CutOff", lacking: "time" });
    expect(events).toEqual(["answered", "worked", "cut off"]);
  });

  it("has its time by the processor, not by the clock: a busy machine ends no honest work", async () => {
    await run("sleep", [1_001], { milliseconds: 1_000 });
  });

  it("ends after a while also where it only waits", async () => {
    await expect(run("never", [], { milliseconds: 50 })).rejects.toMatchObject({ lacking: "time" });
  });

  it.each(["fillHeap", "fillBuffers"])("ends when it takes too much memory: %s", async (work) => {
    await expect(run(work, [], { megabytes: 60 })).rejects.toMatchObject({ name: "CutOff", lacking: "memory" });
  });

  it("ends when it goes too deep, and its process lives on", async () => {
    await expect(run("recurse")).rejects.toBeInstanceOf(CutOff);
    expect(await run("echo", ["after"])).toBe("after");
  });

  it("gives its process up, and no other, where it is to be the last one there", async () => {
    const last = await run("pid", [], { isLast: true });
    const later = [await run("pid"), await run("pid"), await run("pid")];
    expect(later).not.toContain(last);
    await expect.poll(() => alive(last as number)).toBe(false);
  });

  it("is told from a process that somebody else ended at rest", async () => {
    for (const pid of new Set([await run("pid"), await run("pid")])) process.kill(pid as number, "SIGKILL");
    expect(await run("echo", ["after"])).toBe("after");
    expect(await run("echo", ["after"])).toBe("after");
  });
});

describe("the pool's processes", () => {
  it("end with the process that started them, also in the middle of work when that is killed", async () => {
    const parent = spawn(process.execPath, ["--import", "tsx", "tests/setup/pool-parent.ts", bundled.file], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface({ input: parent.stdout })[Symbol.asyncIterator]();
    const pids = JSON.parse((await lines.next()).value as string) as number[];
    expect(pids).toHaveLength(2);
    parent.kill("SIGKILL");
    await once(parent, "exit");
    for (const pid of pids) await expect.poll(() => alive(pid), { timeout: 5_000 }).toBe(false);
  });

  it("do not keep the one that started them from ending", async () => {
    const parent = spawn(process.execPath, ["--import", "tsx", "tests/setup/pool-parent.ts", bundled.file, "rest"], {
      stdio: "ignore",
    });
    expect(await once(parent, "exit")).toEqual([0, null]);
  });
});
