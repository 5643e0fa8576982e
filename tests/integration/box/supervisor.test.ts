import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { untilListening } from "../../../box/answers";
import { lockDataDirectory } from "../../../box/lock";
import type { Part } from "../../../box/part";
import { requireFreePorts } from "../../../box/ports";
import { readProcessList } from "../../../box/process-list";
import { LIMITS } from "../../../box/supervised-part";
import { Supervisor } from "../../../box/supervisor";
import { alive } from "../../setup/alive";
import { freePort } from "../../setup/free-ports";

const QUICK = { ...LIMITS, firstDelayMs: 20, longestDelayMs: 80, stopWithinMs: 300 };

let directory: string;
let journal: string;
let lines: string[];
let supervisor: Supervisor;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "plinth-box-"));
  journal = join(directory, "journal");
  writeFileSync(journal, "");
  lines = [];
  supervisor = new Supervisor(directory, (from, line) => lines.push(`${from}: ${line}`), QUICK);
});

afterEach(async () => {
  await supervisor.stop();
  rmSync(directory, { recursive: true });
});

async function fixture(name: string, mode = ""): Promise<Part> {
  const port = await freePort();
  return {
    name,
    command: [process.execPath, "tests/integration/box/fixture-part.mjs", name, String(port), journal, mode],
    listens: { [name]: port },
    stopSignal: "SIGTERM",
    killSignal: "SIGKILL",
    ready: (signal) => untilListening([port], signal),
  };
}

const journalLines = () => readFileSync(journal, "utf8").trim().split("\n");
const pidOf = (name: string) => readProcessList(directory)?.[name]?.pid;

describe("Supervisor", () => {
  it("names every running part, and stops them in order", async () => {
    const [first, second] = [await fixture("first"), await fixture("second")];
    await supervisor.start(first);
    await supervisor.start(second);
    const list = readProcessList(directory)!;
    expect(list).toEqual({
      first: { pid: expect.any(Number) as number, port: first.listens.first },
      second: { pid: expect.any(Number) as number, port: second.listens.second },
    });
    await supervisor.stop(["second", "first"]);
    expect(journalLines()).toEqual(["first started", "second started", "second stopped", "first stopped"]);
    expect(Object.values(list).filter(({ pid }) => alive(pid))).toEqual([]);
    expect(readProcessList(directory)).toBeUndefined();
  });

  it("starts a part again that was killed, and says so", async () => {
    await supervisor.start(await fixture("web"));
    const killed = pidOf("web")!;
    process.kill(killed, "SIGKILL");
    await vi.waitUntil(() => ![undefined, killed].includes(pidOf("web")), { timeout: 5_000 });
    await vi.waitUntil(() => journalLines().length === 2, { timeout: 5_000 });
    expect(lines).toContain("web: ended with SIGKILL; starts again in 20 ms");
  });

  it("insists on a piece of work until it succeeds, and says why it did not", async () => {
    let tries = 0;
    const done = await supervisor.insist("migrate", async () => {
      tries += 1;
      if (tries < 3) throw new Error(`no database at try ${tries}`);
      return "applied";
    });
    expect(done).toBe("applied");
    expect(lines).toEqual([
      "migrate: no database at try 1; tried again in 20 ms",
      "migrate: no database at try 2; tried again in 40 ms",
    ]);
  });

  it("insists on nothing any more once it is stopped", async () => {
    const work = supervisor.insist("migrate", () => Promise.reject(new Error("no database")));
    const refused = expect(work).rejects.toThrow(/Stopped before everything had started/);
    await vi.waitUntil(() => lines.length > 1);
    await supervisor.stop();
    await refused;
  });

  it("leaves nothing behind of what a killed part had started", async () => {
    const part = await fixture("worker", "with-child");
    await supervisor.start(part);
    const child = Number(await (await fetch(`http://127.0.0.1:${part.listens.worker}`)).text());
    expect(alive(child)).toBe(true);
    process.kill(pidOf("worker")!, "SIGKILL");
    await vi.waitUntil(() => !alive(child), { timeout: 5_000 });
  });

  it("kills a part that does not end in time", async () => {
    await supervisor.start(await fixture("renderer", "stubborn"));
    const pid = pidOf("renderer")!;
    await supervisor.stop();
    expect(journalLines()).toContain("renderer refuses");
    expect(alive(pid)).toBe(false);
  });

  it("kills at once when it is asked to while it stops", async () => {
    const patient = new Supervisor(directory, () => undefined, { ...QUICK, stopWithinMs: 600_000 });
    await patient.start(await fixture("renderer", "stubborn"));
    const pid = pidOf("renderer")!;
    const stopped = patient.stop();
    patient.kill();
    await stopped;
    expect(alive(pid)).toBe(false);
  });

  it("gives up on a part that never answers, with its own words above", async () => {
    await expect(supervisor.start(await fixture("web", "fails"))).rejects.toThrow("web does not start");
    expect(lines.filter((line) => line === "web: no such setting")).toHaveLength(QUICK.firstAttempts);
  });

  it("names what else can be done, where there is something", async () => {
    const part = { ...(await fixture("web", "fails")), remedy: "WEB=off starts without it." };
    await expect(supervisor.start(part)).rejects.toThrow(
      "web does not start. What it said is above. WEB=off starts without it.",
    );
  });

  it("says which program is not there", async () => {
    const part = { ...(await fixture("web")), command: ["/nowhere/program"] };
    await expect(supervisor.start(part)).rejects.toThrow("web does not start");
    expect(lines[0]).toContain("ENOENT");
  });
});

describe("requireFreePorts", () => {
  let server: Server;
  beforeEach(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => server.close());

  it("names a taken port, whose it is to be, and what to do", async () => {
    const { port } = server.address() as { port: number };
    await expect(requireFreePorts({ web: await freePort(), renderer: port })).rejects.toThrow(
      `Port ${port} (renderer) is taken. Stop what listens there, or move all ports with PORT=<number>.`,
    );
  });
});

describe("lockDataDirectory", () => {
  it("lets one box in, and the next after it", async () => {
    const unlock = await lockDataDirectory(directory);
    await expect(lockDataDirectory(directory)).rejects.toThrow(/already runs on/);
    unlock();
    (await lockDataDirectory(directory))();
  });

  it("takes no notice of what a killed box left", async () => {
    writeFileSync(join(directory, "box.sock"), "");
    (await lockDataDirectory(directory))();
  });
});
