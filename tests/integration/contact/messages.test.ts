import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startMailServer } from "./mail-server";

const mailServer = await startMailServer();
const { db } = await import("~/lib/db.server");
const { receiveSubmissions } = await import("~/modules/contact/receive-submission.server");
const { notifySubmission } = await import("~/modules/contact/notify-submission.server");
const { answerSubmission } = await import("~/modules/contact/answer-submission.server");
const { deployForm } = await import("./deploy-form");
const { countAgainstLimits } = await import("~/modules/limits/count-against-limits.server");
const { DAY_MS } = await import("~/lib/utc-day");

afterAll(() => mailServer.stop());
beforeEach(() => void mailServer.received.splice(0));

/** Whoever writes is answered once a day, so each test has a visitor of its own. */
const newVisitor = () => `ana-${randomUUID()}@example.com`;
const MESSAGE = { name: "Ana Brot", email: "ana@example.com", message: "Two loaves,\nplease." };
/** Messages of these fields as renderers hand them on. */
const receive = (deploymentId: number, ...forms: Record<string, string>[]) =>
  db.$transaction((tx) =>
    receiveSubmissions(
      tx,
      forms.map((data) =>
        arrivalOf({ deploymentId, messageUlid: randomUUID(), data, isSpam: false, passedCheck: true }),
      ),
    ),
  );
const arrivalOf = (payload: object) => ({ ulid: randomUUID(), receivedAt: new Date(), payload });
const kept = (deploymentId: number) => db.submission.findMany({ where: { deploymentId }, orderBy: { id: "asc" } });
const jobs = async () =>
  (
    await db.$queryRaw<{ task: string; payload: { submissionId: number } }[]>`
    select t.identifier as task, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`
  ).filter(({ payload }) => payload.submissionId);
const jobsFor = async (id: number) =>
  (await jobs()).filter(({ payload }) => payload.submissionId === id).map(({ task }) => task);

describe("the mails about a message", () => {
  async function sendAndWork(
    settings: object = {},
    formData: Record<string, string> = { ...MESSAGE, email: newVisitor() },
    lang = "en",
  ) {
    const form = await deployForm(settings, lang);
    const { row } = await write(form.deployment.id, formData);
    return { ...form, row, mails: [...mailServer.received] };
  }

  async function write(deploymentId: number, formData: Record<string, string>) {
    await receive(deploymentId, formData);
    const row = (await kept(deploymentId)).at(-1)!;
    await notifySubmission({ submissionId: row.id });
    await answerSubmission({ submissionId: row.id });
    return { row };
  }

  it("go to the owner, who can answer the visitor, and to the visitor", async () => {
    const { row, deployment, mails } = await sendAndWork({}, MESSAGE);
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatchObject({
      to: [{ address: "rose@example.com" }],
      subject: "New message from Ana Brot",
      replyTo: [{ name: "Ana Brot", address: "ana@example.com" }],
      messageId: `<submission-${row.id}@localhost>`,
    });
    expect(mails[0]!.text).toMatch(/^Name: Ana Brot\nEmail: ana@example.com\nMessage:\nTwo loaves,\nplease\.\n/);
    expect(mails[0]!.text).toContain(`/sites/${deployment.subdomain}/\nReply to this mail to answer.`);
    expect(mails[1]).toMatchObject({
      to: [{ address: "ana@example.com" }],
      from: { name: "Rose Bakery via Plinth" },
      subject: "Thank you for your message",
      replyTo: [{ address: "rose@example.com" }],
    });
    expect(mails[1]!.text!.trim()).toBe(
      "Thank you for writing to us. We have received your message and will reply within 24 hours.",
    );
    expect(Object.fromEntries(mails[1]!.headers.map(({ key, value }) => [key, value]))).toMatchObject({
      "auto-submitted": "auto-replied",
      "x-auto-response-suppress": "All",
      precedence: "auto_reply",
    });
  });

  it("follow the stored settings, never what a browser says", async () => {
    const settings = { autoReplySubject: "Bestellt", autoReplySenderName: "Rosa", autoReplyMessage: "Bis bald." };
    const visitor = newVisitor();
    const { mails } = await sendAndWork(settings, { ...MESSAGE, email: visitor, recipientEmail: "eve@example.com" });
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(["rose@example.com", visitor]);
    expect(mails[1]).toMatchObject({ subject: "Bestellt", from: { name: "Rosa via Plinth" }, text: "Bis bald.\n" });
  });

  it("go to the account's own address until the one that was named has confirmed it, and in nobody else's name", async () => {
    const shop = `shop-${randomUUID()}@example.com`;
    const form = await deployForm({ emailRecipient: shop, autoReplySenderName: '"Bank\u202e" <help@bank.com>' });
    const send = async () => {
      const visitor = newVisitor();
      await write(form.deployment.id, { ...MESSAGE, email: visitor });
      return mailServer.received.splice(0);
    };
    const [before, answer] = await send();
    expect(before!.to).toMatchObject([{ address: "rose@example.com" }]);
    expect(answer).toMatchObject({
      from: { name: "Bank via Plinth", address: expect.not.stringContaining("bank") },
      replyTo: [{ name: "Bank", address: "rose@example.com" }],
    });
    await db.mailRecipient.create({
      data: { ownerId: form.actor.userId, address: shop, askedAt: new Date(), confirmedAt: new Date() },
    });
    const [after, replied] = await send();
    expect(after!.to).toMatchObject([{ address: shop }]);
    expect(replied!.replyTo).toMatchObject([{ address: shop }]);
  });

  it("link to the owner's own website only", async () => {
    const form = await deployForm();
    const address = `http://localhost:3000/sites/${form.deployment.subdomain}/menu`;
    const settings = {
      autoReplySubject: "Win at evil.com",
      autoReplyMessage: `See ${address}, not https://evil.com/login.`,
    };
    const stored = await db.contactSettings.findUniqueOrThrow({ where: { websiteId: form.websiteId } });
    await db.contactSettings.update({
      where: { websiteId: form.websiteId },
      data: { settings: { ...(stored.settings as object), ...settings } },
    });
    await write(form.deployment.id, { ...MESSAGE, email: newVisitor() });
    expect(mailServer.received[1]).toMatchObject({ subject: "Win at …", text: `See ${address}, not ….\n` });
  });

  it("are one when the answer is switched off, or nobody or a machine would get it", async () => {
    expect((await sendAndWork({ autoReplyEnabled: false })).mails).toHaveLength(1);
    for (const email of ["", "no-reply@example.com", "MAILER-DAEMON@example.com", "Rose@example.com"]) {
      mailServer.received.splice(0);
      const { mails } = await sendAndWork({}, { name: "Ana", email, message: "x" });
      expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(["rose@example.com"]);
      if (email === "") expect(mails[0]).not.toHaveProperty("replyTo.0");
    }
  });

  it("carry nothing of a visitor into their heads, and nothing of what was written into the answer", async () => {
    const { mails } = await sendAndWork(
      {},
      { name: "Eve\r\nBcc: all@example.com", email: "eve@example.com", message: "https://pills.example" },
    );
    expect(mails[0]).toMatchObject({ subject: "New message from Eve Bcc: all@example.com" });
    for (const mail of mails) expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
    for (const mail of mails) expect(mail.to).toHaveLength(1);
    expect(JSON.stringify(mails[1])).not.toContain("pills");
    expect(JSON.stringify(mails[1])).not.toContain("Eve");
  });

  it("answer one address once a day, of whichever website, however it is written", async () => {
    const [one, other] = [await deployForm(), await deployForm()];
    const name = `ana-${randomUUID()}`;
    for (const email of [`${name}@example.com`, `${name}+x@Example.com`])
      await write(one.deployment.id, { ...MESSAGE, email });
    await write(other.deployment.id, { ...MESSAGE, email: `${name}@example.com` });
    expect(mailServer.received.filter(({ from }) => from?.name?.endsWith("via Plinth"))).toHaveLength(1);
  });

  it("answer again when the mail server refused", async () => {
    const { deployment } = await deployForm();
    await receive(deployment.id, { ...MESSAGE, email: newVisitor() });
    const [row] = await kept(deployment.id);
    for (let tries = 0; tries < 2; tries += 1) await answerSubmission({ submissionId: row!.id });
    expect(mailServer.received).toHaveLength(2);
  });

  it("are no more than 200 answers a day of one account", async () => {
    const { actor, deployment } = await deployForm();
    const limit = { what: "answer of", of: [String(actor.userId)], allowed: [{ most: 200, spanMs: DAY_MS }] };
    await countAgainstLimits([limit], "first");
    const { key, at } = await db.limitEvent.findFirstOrThrow({ where: { event: "first" } });
    await db.limitEvent.createMany({
      data: Array.from({ length: 198 }, (_, number) => ({ key, event: `answer ${number}`, at })),
    });
    for (let sent = 0; sent < 2; sent += 1) await write(deployment.id, { ...MESSAGE, email: newVisitor() });
    expect(mailServer.received.filter(({ from }) => from?.name?.endsWith("via Plinth"))).toHaveLength(1);
  });

  it("are not sent about one that is gone", async () => {
    await notifySubmission({ submissionId: 2_000_000_000 });
    await answerSubmission({ submissionId: 2_000_000_000 });
    expect(mailServer.received).toEqual([]);
  });
});

describe("a message that arrives", () => {
  it("twice, under one name, is kept and mailed once", async () => {
    const { deployment } = await deployForm();
    const payload = {
      deploymentId: deployment.id,
      messageUlid: "01JD8XKQ0000000000000000AB",
      data: MESSAGE,
      isSpam: false,
      passedCheck: true,
    };
    const arrive = (data: object) =>
      db.$transaction((tx) =>
        receiveSubmissions(tx, [arrivalOf({ ...payload, data }), arrivalOf({ ...payload, data })]),
      );
    await Promise.all([arrive(MESSAGE), arrive(MESSAGE)]);
    await arrive({ message: "late" });
    const rows = await kept(deployment.id);
    expect(rows.map(({ ulid, data }) => [ulid, data])).toEqual([[payload.messageUlid, MESSAGE]]);
    expect(await jobsFor(rows[0]!.id)).toEqual(["notify_submission", "answer_submission"]);
  });

  it("without having passed the check for programs is mailed to the owner, and not answered", async () => {
    const { deployment } = await deployForm();
    const payload = { deploymentId: deployment.id, data: MESSAGE, isSpam: false };
    await db.$transaction((tx) =>
      receiveSubmissions(tx, [
        arrivalOf({ ...payload, messageUlid: "old" }),
        arrivalOf({ ...payload, messageUlid: "new", passedCheck: false }),
      ]),
    );
    for (const { id } of await kept(deployment.id)) expect(await jobsFor(id)).toEqual(["notify_submission"]);
  });

  it("as spam is kept, and nobody is mailed", async () => {
    const { deployment } = await deployForm();
    await db.$transaction((tx) =>
      receiveSubmissions(tx, [
        arrivalOf({ deploymentId: deployment.id, messageUlid: "spam", data: MESSAGE, isSpam: true }),
      ]),
    );
    const [row] = await kept(deployment.id);
    expect(row).toMatchObject({ isSpam: true, data: MESSAGE });
    expect(await jobsFor(row!.id)).toEqual([]);
    await notifySubmission({ submissionId: row!.id });
    await answerSubmission({ submissionId: row!.id });
    expect(mailServer.received).toEqual([]);
  });
});
