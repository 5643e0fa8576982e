import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { newHost, startDnsServer } from "../../setup/dns-server";
import { claim, claimVerified, dns, endWorld, mail, nextLookOf, resetDns, rowOf, visit } from "./domains-world";

const { db } = await import("~/lib/db.server");
const { checkAgain } = await import("~/modules/domains/check-again.server");
const { chooseShownName } = await import("~/modules/domains/choose-shown-name.server");
const { listDomainSetups } = await import("~/modules/domains/domain-setup.server");
const { MOVED } = await import("~/modules/domains/mark-verified.server");
const { lookAgain } = await import("~/modules/domains/look-again.server");
const { notifyDomain } = await import("~/modules/domains/notify-domain.server");
const { recheckDomains } = await import("~/modules/domains/recheck-domains.server");
const { verifyDomain } = await import("~/modules/domains/verify-domain.server");
const { findDeployment } = await import("~/modules/deployment-record/find-deployment.server");
const { setCustomDomain } = await import("~/modules/domains/set-custom-domain.server");
const { ConflictError, InvalidError, NotFoundError } = await import("~/lib/errors");
const { createOwner } = await import("../publishing/publishing-world");

const other = await startDnsServer(dns.port, "127.0.0.2");
afterAll(async () => {
  await endWorld();
  await other.stop();
});
beforeEach(() => {
  resetDns();
  for (const name of Object.keys(other.names)) delete other.names[name];
});

describe("a domain's own name servers", () => {
  const twoServers = (host: string) => {
    Object.assign(dns.names, { "one.dns.example": { a: ["127.0.0.1"] }, "two.dns.example": { a: ["127.0.0.2"] } });
    return { ns: ["one.dns.example", "two.dns.example"], host };
  };

  it("are each asked: what one of them has not heard yet is not there", async () => {
    const claimed = await claim();
    const { ns } = twoServers(claimed.host);
    dns.names[claimed.host] = { ns, txt: [claimed.token], a: ["192.0.2.10"] };
    other.names[claimed.host] = { txt: [claimed.token], a: ["203.0.113.9"] };
    await verifyDomain(claimed);
    expect((await rowOf(claimed)).lastError).toBe(`The A record of ${claimed.host} still points to 203.0.113.9.`);
    other.state.fails = true;
    await verifyDomain(claimed);
    other.state.fails = false;
    expect((await rowOf(claimed)).verifiedAt).not.toBeNull();
  });

  it("are found for every alias that is followed", async () => {
    const claimed = await claim(`shop.${newHost()}`);
    const { ns } = twoServers(claimed.host);
    dns.names[claimed.host] = { cname: "rose.shops.example" };
    dns.names[`_plinth.${claimed.host}`] = { txt: [claimed.token] };
    dns.names["shops.example"] = { ns: ns.slice(1) };
    await verifyDomain(claimed);
    expect((await rowOf(claimed)).lastError).toBe(
      `The CNAME record of ${claimed.host} points to rose.shops.example, which leads nowhere.`,
    );
    other.names["rose.shops.example"] = { cname: "Sites.plinth.example" };
    await verifyDomain(claimed);
    expect((await rowOf(claimed)).verifiedAt).not.toBeNull();
  });

  it("that do not answer at all are named, and so is who else may issue certificates", async () => {
    const claimed = await claim();
    const { ns } = twoServers(claimed.host);
    dns.names[claimed.host] = { ns: ns.slice(1) };
    other.state.fails = true;
    await verifyDomain(claimed);
    other.state.fails = false;
    expect((await rowOf(claimed)).lastError).toBe(`The name servers of ${claimed.host} do not answer.`);
    dns.names[claimed.host] = { txt: [claimed.token], a: ["192.0.2.10"], caa: ["ca.example; policy=ev"] };
    await verifyDomain(claimed);
    expect((await rowOf(claimed)).lastError).toContain("lets only ca.example issue certificates.");
  });
});

describe("the names of a domain", () => {
  it("lead to the one that its owner chose, each only once it leads here", async () => {
    const claimed = await claimVerified();
    const www = `www.${claimed.host}`;
    await expect(chooseShownName({ ...claimed, showsWww: true })).rejects.toThrow(ConflictError);
    expect((await visit(www)).status).not.toBe(200);

    dns.names[www] = { cname: claimed.host };
    await verifyDomain(claimed);
    const redirect = await visit(www, "/a?b=1");
    expect([redirect.status, redirect.headers.location]).toEqual([308, `https://${claimed.host}/a?b=1`]);

    await chooseShownName({ ...claimed, showsWww: true });
    const back = await visit(claimed.host, "/a?b=1");
    expect([back.status, back.headers.location]).toEqual([308, `https://${www}/a?b=1`]);
    expect((await visit(www)).text).toContain("<h1>one</h1>");
    expect(await listDomainSetups(claimed)).toMatchObject([
      { state: "verified", shownName: www, names: [{ isShown: false, isServed: true }, { isShown: true }] },
    ]);
    const stranger = await createOwner();
    await expect(chooseShownName({ ...claimed, ...stranger, showsWww: false })).rejects.toThrow(NotFoundError);

    await setCustomDomain({ ...claimed, customDomain: null });
    for (const name of [claimed.host, www]) expect((await visit(name)).text).not.toContain("<h1>one</h1>");
  });

  it("are hinted at when the second one leads elsewhere", async () => {
    const claimed = await claim();
    dns.names[`www.${claimed.host}`] = { a: ["203.0.113.9"] };
    dns.names[claimed.host] = { txt: [claimed.token], a: ["192.0.2.10"] };
    await verifyDomain(claimed);
    expect(await rowOf(claimed)).toMatchObject({
      served: [claimed.host],
      hint: `The A record of www.${claimed.host} still points to 203.0.113.9.`,
    });
  });

  it("are the registered domain where www is typed, and no ending that others share", async () => {
    const claimed = await claim(`www.${newHost()}`);
    expect((await findDeployment(claimed)).customDomain).toBe(claimed.host.slice(4));
    for (const ending of ["co.uk", "github.io", "com.br"]) {
      await expect(setCustomDomain({ ...claimed, customDomain: ending })).rejects.toThrow(InvalidError);
    }
  });
});

describe("a verified domain that stops leading here", () => {
  const hourAgo = (claimed: { domainId: number }) =>
    db.domain.update({ where: { id: claimed.domainId }, data: { failingSince: new Date(Date.now() - 3_600_000) } });

  it("is called broken after three looks over an hour, told of once, served all the while, and well again by itself", async () => {
    const claimed = await claimVerified();
    dns.names[claimed.host] = { txt: [claimed.token], a: ["203.0.113.9"] };
    await verifyDomain(claimed);
    expect(await nextLookOf(claimed)).toBeGreaterThan(1_700);
    await verifyDomain(claimed);
    expect(await listDomainSetups(claimed)).toMatchObject([
      { state: "verified", problem: expect.stringContaining("203.0.113.9") },
    ]);
    await hourAgo(claimed);
    await Promise.all([verifyDomain(claimed), verifyDomain(claimed)]);
    expect(await listDomainSetups(claimed)).toMatchObject([{ state: "broken" }]);
    await verifyDomain(claimed);
    expect((await visit(claimed.host)).text).toContain("<h1>one</h1>");

    const jobs = await db.$queryRaw<
      unknown[]
    >`select 1 from graphile_worker.jobs where key = ${`notify_domain:${claimed.domainId}`}`;
    expect(jobs).toHaveLength(1);
    await notifyDomain(claimed);
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]).toMatchObject({
      subject: `${claimed.host} does not lead to your website`,
      to: [{ address: "rose@example.com" }],
    });
    expect(mail.received[0]!.text).toContain(`The A record of ${claimed.host} still points to 203.0.113.9.`);
    expect(mail.received[0]!.text).toContain(`/deployments?dialog=dns-${claimed.deploymentId}`);

    dns.names[claimed.host] = { txt: [claimed.token], a: ["192.0.2.10"] };
    await verifyDomain(claimed);
    expect(await listDomainSetups(claimed)).toMatchObject([
      { state: "verified", problem: null, recoveredAt: expect.any(Date) },
    ]);
    await notifyDomain(claimed);
    expect(mail.received).toHaveLength(1);
  });

  it("is not blamed for a DNS that nobody can ask, nor for a text that its owner has cleared away", async () => {
    const claimed = await claimVerified();
    dns.state.fails = true;
    await verifyDomain(claimed);
    expect(await rowOf(claimed)).toMatchObject({ failedChecks: 0, lastError: null });
    dns.state.fails = false;
    dns.names[claimed.host] = { a: ["192.0.2.10"] };
    await verifyDomain(claimed);
    expect(await rowOf(claimed)).toMatchObject({
      failedChecks: 0,
      hint: expect.stringContaining("The TXT record was not found. Please put it back"),
    });
  });

  it("is noticed by the daily round; while its owner watches, not twice within seconds", async () => {
    const claimed = await claimVerified();
    await db.$executeRaw`select graphile_worker.remove_job(${`verify_domain:${claimed.domainId}`})`;
    await recheckDomains();
    expect(await nextLookOf(claimed)).toBeLessThan(3_600);
    const { checkedAt } = await rowOf(claimed);
    await lookAgain(claimed);
    expect((await rowOf(claimed)).checkedAt).toEqual(checkedAt);
    await db.domain.update({ where: { id: claimed.domainId }, data: { checkedAt: new Date(0) } });
    await lookAgain(claimed);
    expect((await rowOf(claimed)).checkedAt!.getTime()).toBeGreaterThanOrEqual(checkedAt!.getTime());
  });
});

describe("a domain that DNS gives to somebody else", () => {
  it("moves to them at once: no visitor meets a gap", async () => {
    const before = await claimVerified(newHost(), "old");
    const { host } = before;
    dns.names[`www.${host}`] = { cname: host };
    await verifyDomain(before);
    await expect(claim(host, "refused")).rejects.toThrow(ConflictError);
    dns.names[host] = { a: ["192.0.2.10"], txt: [] };
    const after = await claim(host, "new");
    // A text of both leaves it where it is.
    dns.names[host] = { a: ["192.0.2.10"], txt: [before.token, after.token] };
    await verifyDomain(after);
    expect((await rowOf(after)).lastError).toContain("already connected to another website");
    dns.names[host] = { a: ["192.0.2.10"], txt: [after.token] };

    const seen: string[] = [];
    const watching = { goesOn: true };
    const watch = async () => {
      while (watching.goesOn) {
        const { status, text } = await visit(host);
        seen.push(`${status} ${/<h1>(\w+)<\/h1>/.exec(text)?.[1]}`);
      }
    };
    const watchers = [watch(), watch(), watch()];
    await verifyDomain(after);
    await expect.poll(() => seen.slice(-6).every((answer) => answer === "200 new")).toBe(true);
    watching.goesOn = false;
    await Promise.all(watchers);
    expect(new Set(seen)).toEqual(new Set(["200 old", "200 new"]));
    expect(seen.lastIndexOf("200 old")).toBeLessThan(seen.indexOf("200 new") + watchers.length);

    expect(await rowOf(before)).toMatchObject({ verifiedAt: null, served: [], lastError: MOVED });
    await expect(checkAgain(before)).rejects.toThrow(ConflictError);
    const told = mail.received.length;
    await notifyDomain(before);
    expect(mail.received).toHaveLength(told + 1);
    expect(mail.received.at(-1)!.text).toContain("If the domain is yours, add it again");
  });
});
