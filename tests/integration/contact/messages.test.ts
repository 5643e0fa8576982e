import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startMailServer } from "./mail-server";

const mailServer = await startMailServer();
const { db } = await import("~/lib/db.server");
const { receiveSubmissions } = await import("~/modules/contact/receive-submission.server");
const { notifySubmission } = await import("~/modules/contact/notify-submission.server");
const { answerSubmission } = await import("~/modules/contact/answer-submission.server");
const { deployForm } = await import("./deploy-form");

afterAll(() => mailServer.stop());
beforeEach(() => void mailServer.received.splice(0));

const MESSAGE = { name: "Ana Brot", email: "ana@example.com", message: "Two loaves,\nplease." };
/** Messages of these fields as renderers hand them on. */
const receive = (deploymentId: number, ...forms: Record<string, string>[]) =>
  db.$transaction((tx) => receiveSubmissions(tx, forms.map((data) => arrivalOf({ deploymentId, messageUlid: randomUUID(), data, isSpam: false }))));
const arrivalOf = (payload: object) => ({ ulid: randomUUID(), receivedAt: new Date(), payload });
const kept = (deploymentId: number) => db.submission.findMany({ where: { deploymentId }, orderBy: { id: "asc" } });
const jobs = async () =>
  (await db.$queryRaw<{ task: string; payload: { submissionId: number } }[]>`
    select t.identifier as task, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`).filter(({ payload }) => payload.submissionId);
const jobsFor = async (id: number) => (await jobs()).filter(({ payload }) => payload.submissionId === id).map(({ task }) => task);

describe("the mails about a message", () => {
  async function sendAndWork(settings: object = {}, formData: Record<string, string> = MESSAGE, lang = "en") {
    const form = await deployForm(settings, lang);
    await receive(form.deployment.id, formData);
    const [row] = await kept(form.deployment.id);
    await notifySubmission({ submissionId: row!.id });
    await answerSubmission({ submissionId: row!.id });
    return { ...form, row: row!, mails: [...mailServer.received] };
  }

  it("go to the owner, who can answer the visitor, and to the visitor", async () => {
    const { row, deployment, mails } = await sendAndWork();
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
      from: { name: "Rose Bakery" },
      subject: "Thank you for your message",
      replyTo: [{ address: "rose@example.com" }],
    });
    expect(mails[1]!.text!.trim()).toBe("Thank you for writing to us. We have received your message and will reply within 24 hours.");
    expect(Object.fromEntries(mails[1]!.headers.map(({ key, value }) => [key, value]))).toMatchObject({ "auto-submitted": "auto-replied", "x-auto-response-suppress": "All", precedence: "auto_reply" });
  });

  it("follow the stored settings, never what a browser says", async () => {
    const settings = { emailRecipient: "orders@example.com", autoReplySubject: "Bestellt", autoReplySenderName: "Rosa", autoReplyMessage: "Bis bald." };
    const { mails } = await sendAndWork(settings, { ...MESSAGE, recipientEmail: "eve@example.com" });
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(["orders@example.com", "ana@example.com"]);
    expect(mails[1]).toMatchObject({ subject: "Bestellt", from: { name: "Rosa" }, text: "Bis bald.\n" });
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
    const { mails } = await sendAndWork({}, { name: "Eve\r\nBcc: all@example.com", email: "eve@example.com", message: "https://pills.example" });
    expect(mails[0]).toMatchObject({ subject: "New message from Eve Bcc: all@example.com" });
    for (const mail of mails) expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
    for (const mail of mails) expect(mail.to).toHaveLength(1);
    expect(JSON.stringify(mails[1])).not.toContain("pills");
    expect(JSON.stringify(mails[1])).not.toContain("Eve");
  });

  it("answer one address three times within an hour", async () => {
    const { deployment } = await deployForm();
    await receive(deployment.id, ...[1, 2, 3, 4, 5].map((number) => ({ ...MESSAGE, message: `No. ${number}` })));
    for (const { id } of await kept(deployment.id)) await answerSubmission({ submissionId: id });
    expect(mailServer.received).toHaveLength(3);
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
    const payload = { deploymentId: deployment.id, messageUlid: "01JD8XKQ0000000000000000AB", data: MESSAGE, isSpam: false };
    const arrive = (data: object) => db.$transaction((tx) => receiveSubmissions(tx, [arrivalOf({ ...payload, data }), arrivalOf({ ...payload, data })]));
    await Promise.all([arrive(MESSAGE), arrive(MESSAGE)]);
    await arrive({ message: "late" });
    const rows = await kept(deployment.id);
    expect(rows.map(({ ulid, data }) => [ulid, data])).toEqual([[payload.messageUlid, MESSAGE]]);
    expect(await jobsFor(rows[0]!.id)).toEqual(["notify_submission", "answer_submission"]);
  });

  it("as spam is kept, and nobody is mailed", async () => {
    const { deployment } = await deployForm();
    await db.$transaction((tx) => receiveSubmissions(tx, [arrivalOf({ deploymentId: deployment.id, messageUlid: "spam", data: MESSAGE, isSpam: true })]));
    const [row] = await kept(deployment.id);
    expect(row).toMatchObject({ isSpam: true, data: MESSAGE });
    expect(await jobsFor(row!.id)).toEqual([]);
    await notifySubmission({ submissionId: row!.id });
    await answerSubmission({ submissionId: row!.id });
    expect(mailServer.received).toEqual([]);
  });
});
