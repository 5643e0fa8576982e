import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { newHost } from "../../setup/dns-server";
import { claim, claimVerified, dns, endWorld, nextLookOf, resetDns, rowOf, visit } from "./domains-world";

const { db } = await import("~/lib/db.server");
const { checkAgain } = await import("~/modules/domains/check-again.server");
const { listDomainSetups, readDnsRecords } = await import("~/modules/domains/domain-setup.server");
const { VERIFICATION_MS } = await import("~/modules/domains/next-check");
const { verifyDomain } = await import("~/modules/domains/verify-domain.server");
const { createDeployment } = await import("~/modules/publishing/create-deployment.server");
const { deleteDeployment } = await import("~/modules/publishing/delete-deployment.server");
const { setCustomDomain } = await import("~/modules/domains/set-custom-domain.server");
const { readPoster } = await import("~/modules/publishing/site-qr.server");
const { ConflictError, InvalidError, NotFoundError } = await import("~/lib/errors");
const { taskList } = await import("../../../worker/task-list");
const { startWorker } = await import("../../../worker/start-worker");
const { createOwner, deployInput, deploySite } = await import("../publishing/publishing-world");

afterAll(endWorld);
beforeEach(resetDns);

describe("verification", () => {
  it("says what is missing, and shows the site once ownership and address both hold", async () => {
    const claimed = await claim();
    expect(await nextLookOf(claimed)).toBeLessThanOrEqual(0);
    const look = async () => {
      await verifyDomain(claimed);
      const { verifiedAt, lastError } = await rowOf(claimed);
      return { isVerified: verifiedAt !== null, lastError };
    };
    expect(await look()).toEqual({
      isVerified: false,
      lastError: expect.stringContaining(`There is no domain ${claimed.host} yet.`),
    });
    expect(await nextLookOf(claimed)).toBeGreaterThan(0);

    dns.names[claimed.host] = { txt: ["v=spf1 -all", claimed.token], a: ["203.0.113.9"] };
    expect(await look()).toEqual({
      isVerified: false,
      lastError: `The A record of ${claimed.host} still points to 203.0.113.9.`,
    });

    dns.names[claimed.host] = { txt: ["verify_somebody-elses"], a: ["192.0.2.10"] };
    expect(await look()).toEqual({
      isVerified: false,
      lastError: "The TXT record holds another value than the one shown here.",
    });
    expect((await visit(claimed.host)).status).toBe(421);

    dns.names[claimed.host] = { txt: [claimed.token], a: ["192.0.2.11"] };
    expect(await look()).toEqual({ isVerified: true, lastError: null });
    expect((await visit(claimed.host)).text).toContain("<h1>one</h1>");
  });

  it("prints the address that answers, for its owner", async () => {
    const claimed = await claim();
    const printed = () => readPoster(claimed).then(({ address }) => address);
    expect(await printed()).toMatch(/\/sites\/[^/]+\/$/);
    dns.names[claimed.host] = { txt: [claimed.token], a: ["192.0.2.10"] };
    await verifyDomain(claimed);
    expect(await printed()).toBe(`https://${claimed.host}/`);
    await db.domain.update({ where: { id: claimed.domainId }, data: { brokenAt: new Date() } });
    expect(await printed()).toMatch(/\/sites\/[^/]+\/$/);
    const { actor } = await createOwner();
    await expect(readPoster({ ...claimed, actor })).rejects.toBeInstanceOf(NotFoundError);
  });

  it("takes an alias of ours for a name below a domain, with its text beside it", async () => {
    const claimed = await claim(`shop.${newHost()}`);
    dns.names[claimed.host] = { cname: "Sites.plinth.example" };
    dns.names[`_plinth.${claimed.host}`] = { txt: [claimed.token] };
    await verifyDomain(claimed);
    expect((await rowOf(claimed)).verifiedAt).not.toBeNull();
  });

  it("goes on after servers that fail, and ends after 24 hours until it is asked for again", async () => {
    const claimed = await claim();
    dns.state.fails = true;
    await verifyDomain(claimed);
    expect((await rowOf(claimed)).lastError).toBe("The domain name system did not answer just now.");
    expect(await nextLookOf(claimed)).toBeDefined();

    dns.state.fails = false;
    await db.$executeRaw`select graphile_worker.remove_job(${`verify_domain:${claimed.domainId}`})`;
    await db.domain.update({
      where: { id: claimed.domainId },
      data: { createdAt: new Date(Date.now() - VERIFICATION_MS) },
    });
    await verifyDomain(claimed);
    expect(await nextLookOf(claimed)).toBeUndefined();
    expect(await listDomainSetups(claimed)).toMatchObject([
      { isChecked: false, problem: expect.stringContaining("There is no domain") },
    ]);

    expect(await checkAgain(claimed)).toContain("There is no domain");
    expect(await nextLookOf(claimed)).toBeDefined();
    expect((await rowOf(claimed)).token).toBe(claimed.token);
    dns.names[claimed.host] = { txt: [claimed.token], a: ["192.0.2.10"] };
    expect(await checkAgain(claimed)).toBeNull();
  });

  it("is done by the worker, from the deployment on, by itself", async () => {
    const owner = await createOwner();
    const host = newHost();
    const { deployment } = await createDeployment({ ...deployInput(owner), customDomain: host });
    const worker = await startWorker({
      databaseUrl: process.env.DATABASE_URL!,
      tasks: taskList,
      onSweep: async () => 0,
      onLost: (error) => {
        throw error;
      },
    });
    const row = () => db.domain.findUniqueOrThrow({ where: { deploymentId: deployment.id } });
    await expect.poll(async () => (await row()).checkedAt, { timeout: 20_000 }).not.toBeNull();
    dns.names[host] = { txt: [deployment.domainVerificationToken!], a: ["192.0.2.10"] };
    await expect.poll(async () => (await row()).verifiedAt, { timeout: 25_000 }).not.toBeNull();
    await worker.stop();
    expect((await visit(host)).status).toBe(200);
  });
});

describe("a verified domain", () => {
  it("cannot be taken by another owner, not even by one who claimed it before", async () => {
    const host = newHost();
    const early = await claim(host);
    const first = await claimVerified(host);
    dns.names[host] = { txt: [first.token, early.token], a: ["192.0.2.10"] };
    await verifyDomain(early);
    expect(await rowOf(early)).toMatchObject({
      verifiedAt: null,
      lastError: expect.stringContaining("This domain is already connected to another website."),
    });
    const late = await deploySite();
    await expect(setCustomDomain({ ...late, deploymentId: late.deployment.id, customDomain: host })).rejects.toThrow(
      ConflictError,
    );
    const owner = await createOwner();
    await expect(createDeployment({ ...deployInput(owner), customDomain: host })).rejects.toThrow(ConflictError);
    expect(await db.edgeState.findUnique({ where: { key: `host:${host}` } })).toMatchObject({
      value: { deploymentId: first.deploymentId },
    });
  });

  it("goes to exactly one of two who verify it at once", async () => {
    const host = newHost();
    const both = [await claim(host), await claim(host)];
    dns.names[host] = { txt: both.map(({ token }) => token), a: ["192.0.2.10"] };
    await Promise.all(both.map(verifyDomain));
    const rows = await Promise.all(both.map(rowOf));
    expect(rows.filter(({ verifiedAt }) => verifiedAt)).toHaveLength(1);
  });

  it("leads nowhere as soon as it is given up, changed, or its site deleted, and is free then", async () => {
    const [given, changed, deleted] = [await claimVerified(), await claimVerified(), await claimVerified()];
    await setCustomDomain({ ...given, customDomain: null });
    expect(await setCustomDomain({ ...changed, customDomain: newHost() })).toMatchObject({ domainVerified: false });
    await deleteDeployment(deleted);
    for (const { host } of [given, changed, deleted]) expect((await visit(host)).status).toBe(421);
    expect((await rowOf(await claimVerified(given.host))).verifiedAt).not.toBeNull();
    expect((await visit(given.host)).status).toBe(200);
  });

  it("stays verified when it is set once more", async () => {
    const claimed = await claimVerified();
    expect(await setCustomDomain({ ...claimed, customDomain: claimed.host })).toMatchObject({ domainVerified: true });
  });
});

describe("what cannot be claimed", () => {
  it("is every name of Plinth's own, and somebody else's deployment", async () => {
    const claimed = await claim();
    await expect(setCustomDomain({ ...claimed, customDomain: "sites.plinth.example" })).rejects.toThrow(InvalidError);
    const stranger = await createOwner();
    await expect(readDnsRecords({ ...claimed, actor: stranger.actor })).rejects.toThrow(NotFoundError);
    await expect(checkAgain({ ...claimed, actor: stranger.actor })).rejects.toThrow(NotFoundError);
    expect(await readDnsRecords(claimed)).toMatchObject({
      domain: claimed.host,
      records: { aRecord: { value: "192.0.2.10" } },
    });
  });
});
