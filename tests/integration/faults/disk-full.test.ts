import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { UnavailableError } from "~/lib/errors";
import { Spool } from "~/renderer/spool";
import { canMakeSmallDisk, makeSmallDisk, type SmallDisk } from "../../setup/small-disk";
import { deployForm } from "../contact/deploy-form";
import { httpGet } from "../publishing/http-get";
import { readHealth, RendererWorld, until } from "../publishing/publishing-world";
import { publishFiles } from "./marked-sites";
import { sendForm } from "./visitor-load";

// A disk in memory of its own, which only root may make. Elsewhere nothing here runs.
const describeAsRoot = describe.runIf(canMakeSmallDisk);
// Much is written, on machines that may do much else meanwhile.
const MEGABYTE = 1024 * 1024;

let disk: SmallDisk;
let world: RendererWorld;
beforeEach(() => {
  disk = makeSmallDisk(40 * MEGABYTE);
  world = new RendererWorld();
});
afterEach(async () => {
  await world.end();
  disk.remove();
});

const at = new Date("2026-11-21T10:00:00Z");

/** Appends messages of 32 KB in groups until one is refused; gives the names of those that were taken. */
async function appendUntilRefused(spool: Spool): Promise<string[]> {
  const taken: string[] = [];
  for (;;) {
    const group = Array.from({ length: 10 }, (_, number) =>
      spool.append("form", { number, message: "x".repeat(32 * 1024) }, at),
    );
    const results = await Promise.allSettled(group);
    taken.push(...results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : [])));
    const refused = results.filter((result) => result.status === "rejected");
    for (const { reason } of refused) expect(reason).toBeInstanceOf(UnavailableError);
    if (refused.length > 0) return taken;
  }
}

const ulidsIn = async (spool: Spool) => (await spool.first(10_000)).map(({ ulid }) => ulid);

describeAsRoot("a spool that has filled its disk", () => {
  it("has all that it took and nothing else, empties, and takes on", async () => {
    const path = join(disk.folder, "spool.db");
    const full = await Spool.open(path);
    const taken = await appendUntilRefused(full);
    expect(taken.length).toBeGreaterThan(100);
    expect(await ulidsIn(full)).toEqual(taken);
    await full.close();
    const again = await Spool.open(path);
    expect(await ulidsIn(again)).toEqual(taken);
    while ((await again.waiting()).rows > 0) await again.remove(await again.first(50));
    expect((await appendUntilRefused(again)).length).toBeGreaterThan(taken.length / 2);
    await again.close();
  });
});

describeAsRoot("a renderer whose disk is full", () => {
  it("serves on, says that it can take nothing, and does again once there is room", async () => {
    const renderer = await world.startFollowing({ edgeDir: disk.folder });
    const { deployment } = await deployForm({ autoReplyEnabled: false });
    const path = `/sites/${deployment.subdomain}/`;
    let accepted = 0;
    const send = async (number: number) => {
      const answer = await sendForm(renderer.port, { name: deployment.subdomain }, number, "x".repeat(4_000));
      if (answer.status === 200) accepted += 1;
      return [answer.status, answer.headers["retry-after"]];
    };
    expect(await send(0)).toEqual([200, undefined]);
    disk.fill();
    // More than the room that the spool holds for itself.
    await publishFiles(deployment.id, { "new.png": Buffer.alloc(12 * MEGABYTE, "new") });
    expect((await httpGet(renderer.port, path)).status).toBe(200);
    expect((await httpGet(renderer.port, `${path}new.png`)).status).toBe(404);
    for (let number = 1; number < 40; number += 1)
      expect([
        [200, undefined],
        [503, "10"],
      ]).toContainEqual(await send(number));
    disk.free();
    await until(async () => (await httpGet(renderer.port, `${path}new.png`)).status === 200);
    expect(await send(40)).toEqual([200, undefined]);
    await until(async () => (await readHealth(renderer)).spool.rows === 0);
    expect(await db.arrival.count()).toBe(accepted);
  });
});
