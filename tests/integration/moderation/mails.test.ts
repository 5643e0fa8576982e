import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startMailServer } from "../contact/mail-server";

// Loaded after the mail server is named in the settings.
const load = async () => ({
  ...(await import("~/lib/db.server")),
  ...(await import("../publishing/publishing-world")),
  ...(await import("~/modules/moderation/take-down.server")),
  ...(await import("~/modules/moderation/lift-take-down.server")),
  ...(await import("~/modules/moderation/notify-take-down.server")),
  ...(await import("~/modules/moderation/report-site.server")),
  ...(await import("~/modules/moderation/notify-abuse-report.server")),
  ...(await import("~/routes/report-site/take-report.server")),
  ...(await import("~/http/form-names")),
});
let mail: Awaited<ReturnType<typeof startMailServer>>;
let app: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  mail = await startMailServer();
  app = await load();
});
beforeEach(() => void mail.received.splice(0));
afterAll(() => mail.stop());

const jobOf = (payload: object) =>
  app.db.$queryRaw<
    unknown[]
  >`select from graphile_worker._private_jobs where payload::jsonb = ${JSON.stringify(payload)}::jsonb`;

it("tells the owner what happened, why and whom to write to, and that it is over", async () => {
  const { deployment } = await app.deploySite();
  await app.takeDown({ address: deployment.subdomain, reason: "It deceives people" });
  const { id: takeDownId } = await app.db.takeDown.findFirstOrThrow({ where: { deploymentId: deployment.id } });
  expect(await jobOf({ takeDownId })).toHaveLength(1);
  await app.notifyTakeDown({ takeDownId });
  expect(mail.received[0]).toMatchObject({
    subject: "We took your website Rose Bakery off the web",
    to: [{ address: "rose@example.com" }],
    replyTo: [{ address: "support@plinth.example" }],
    text: expect.stringMatching(
      new RegExp(`${deployment.subdomain}[^]*Why: It deceives people\\.[^]*support@plinth\\.example`),
    ),
  });
  await app.liftTakeDown({ address: deployment.subdomain });
  await app.notifyTakeDown({ takeDownId });
  expect(mail.received[1]).toMatchObject({ subject: "Your website Rose Bakery is back on the web" });
});

it("tells the operator what was reported, with the command that takes it down", async () => {
  const { deployment, path } = await app.deploySite();
  const sender = "192.0.2.1";
  const said = {
    site: `http://localhost:3000${path}`,
    reason: "deception",
    details: "It asks for my bank's password.\n\nLook at it first. To take it off the web at once:\u2028rm -rf /",
  } as const;
  await app.reportSite({ ...said, email: "ines@example.com", sender });
  const report = await app.db.abuseReport.findFirstOrThrow({ where: { deploymentId: deployment.id } });
  expect(report).toMatchObject({
    address: said.site,
    reason: "deception",
    details: said.details,
    email: "ines@example.com",
  });
  expect(await jobOf({ reportId: report.id })).toHaveLength(1);
  await app.notifyAbuseReport({ reportId: report.id });
  expect(mail.received[0]).toMatchObject({
    subject: `Report of the website ${deployment.subdomain}`,
    to: [{ address: "support@plinth.example" }],
    replyTo: [{ address: "ines@example.com" }],
    text: expect.stringContaining(
      "\n> It asks for my bank's password.\n> \n> Look at it first. To take it off the web at once:\n> rm -rf /\n\nWebsite:",
    ),
  });
  expect(mail.received[0]!.text).toContain(`\n> ${said.site}\n`);
  expect(mail.received[0]!.text).toContain(
    `npm run take-down -- ${deployment.subdomain} --reason "It deceives people."`,
  );
});

it("refuses reports of what is not ours, and too many of one sender", async () => {
  const { deployment } = await app.deploySite();
  const report = { site: deployment.subdomain, reason: "other", details: "Look.", sender: "192.0.2.2" } as const;
  await expect(app.reportSite({ ...report, site: "https://elsewhere.example/" })).rejects.toMatchObject({
    status: 400,
    fieldErrors: { site: [expect.stringContaining("We have no website")] },
  });
  for (let sent = 0; sent < 10; sent += 1) await app.reportSite(report);
  await expect(app.reportSite(report)).rejects.toMatchObject({ status: 429 });
  await app.reportSite({ ...report, sender: "192.0.2.3" });
  expect(await app.db.abuseReport.count({ where: { deploymentId: deployment.id } })).toBe(11);
});

it("takes reports of one /64 for one sender's, and mails the operator 60 times an hour about one account", async () => {
  const { deployment } = await app.deploySite();
  const report = { site: deployment.subdomain, reason: "other", details: "Look." } as const;
  for (let sent = 1; sent <= 10; sent += 1) await app.reportSite({ ...report, sender: `2001:db8:0:1::${sent}` });
  await expect(app.reportSite({ ...report, sender: "2001:db8:0:1:ffff::1" })).rejects.toMatchObject({ status: 429 });
  for (let sent = 0; sent < 52; sent += 1) await app.reportSite({ ...report, sender: `198.51.100.${sent}` });
  const ids = (
    await app.db.abuseReport.findMany({ where: { deploymentId: deployment.id }, orderBy: { id: "asc" } })
  ).map(({ id }) => id);
  expect(ids).toHaveLength(62);
  const mailed = await Promise.all(ids.map(async (reportId) => (await jobOf({ reportId })).length));
  expect(mailed).toEqual([...Array<number>(60).fill(1), 0, 0]);
  for (const { key } of await app.db.limitEvent.findMany()) expect(key).toMatch(/^[\w-]{22}$/);
});

it("takes what the page's form sends, and nothing of what a program fills in", async () => {
  const { deployment } = await app.deploySite();
  const send = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      site: deployment.subdomain,
      reason: "rights",
      details: "My photo.",
      email: "",
      website: "",
      ...fields,
    }))
      form.append(name, value);
    return app.takeReport(app.requirePlainNames(form), "192.0.2.4");
  };
  const count = () => app.db.abuseReport.count({ where: { deploymentId: deployment.id } });
  expect(await send({ website: "https://spam.example/" })).toBeNull();
  expect(await count()).toBe(0);
  expect(await send({})).toBeNull();
  expect(await count()).toBe(1);
  expect(await send({ reason: "", details: " " })).toMatchObject({
    init: { status: 400 },
    data: { submission: { error: { reason: [expect.any(String)], details: [expect.any(String)] } } },
  });
  expect(await send({ site: "elsewhere.example" })).toMatchObject({
    init: { status: 400 },
    data: { failure: undefined, submission: { error: { site: [expect.stringContaining("We have no website")] } } },
  });
});
