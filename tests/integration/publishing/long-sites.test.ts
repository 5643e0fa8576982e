import { afterAll, afterEach, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { CutOff, PoolBusyError } from "~/lib/pool/cut-off";
import { usePool } from "~/lib/pool/in-pool.server";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import { builtPool, CutShortPool } from "../../setup/cut-short-pool";
import { codeOf, createOwner, deployInput } from "./publishing-world";

const pool = builtPool();
const cutShort = (...works: string[]) => usePool(new CutShortPool(pool, works, (work) => new CutOff(work, "time")));
afterEach(() => usePool(pool));
afterAll(() => pool.close());

const deployed = async () => {
  const owner = await createOwner();
  return { ...owner, deploymentId: (await createDeployment(deployInput(owner, "one"))).deployment.id };
};

it("a website that takes too long to put together is not published, and what is live stays", async () => {
  const site = await deployed();
  const before = await db.deployment.findUniqueOrThrow({ where: { id: site.deploymentId } });
  cutShort("assemble-site");
  await expect(redeployWebsite({ ...site, deployedCode: codeOf("two") })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining("Make the page shorter"),
  });
  expect(await db.deployment.findUniqueOrThrow({ where: { id: site.deploymentId } })).toEqual(before);
});

it("a website whose look takes too long to read goes live without its pictures", async () => {
  cutShort("page-style");
  const { deploymentId } = await deployed();
  const { currentSnapshot } = await db.deployment.findUniqueOrThrow({
    where: { id: deploymentId },
    include: { currentSnapshot: true },
  });
  const files = Object.keys(currentSnapshot!.manifest as object);
  expect(files).toContain("index.html");
  expect(files).not.toContain("favicon.ico");
});

it("a deployment is asked for again while too much waits to be put together", async () => {
  usePool(new CutShortPool(pool, ["assemble-site"], () => new PoolBusyError()));
  await expect(deployed()).rejects.toMatchObject({ status: 503 });
});
