import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startMailServer } from "./mail-server";

const mailServer = await startMailServer();
const { db } = await import("~/lib/db.server");
const { createDeployment } = await import("~/modules/publishing/create-deployment.server");
const { deleteDeployment } = await import("~/modules/publishing/delete-deployment.server");
const { applyContactForm } = await import("~/modules/contact/apply-contact-form");
const { defaultContactForm } = await import("~/modules/contact/contact-form-config");
const { applyEdit } = await import("~/modules/editing/edit");
const { findFormSite } = await import("~/modules/contact/find-form-site.server");
const { submitForm } = await import("~/modules/contact/submit-form.server");
const { receiveSubmissions } = await import("~/modules/contact/receive-submission.server");
const { notifySubmission } = await import("~/modules/contact/notify-submission.server");
const { answerSubmission } = await import("~/modules/contact/answer-submission.server");
const { createOwner, deployInput } = await import("../publishing/publishing-world");

afterAll(() => mailServer.stop());
beforeEach(() => void mailServer.received.splice(0));

async function deployForm(settings: object = {}, lang = "en") {
  const owner = await createOwner();
  const config = defaultContactForm(lang);
  const page = { html: `<!doctype html><html lang="${lang}"><head><title>x</title></head><body><main></main></body></html>`, css: "", javascript: "" };
  const deployedCode = applyEdit(page, applyContactForm(page, config, "owner"));
  await db.contactSettings.create({ data: { websiteId: owner.websiteId, ...config, settings: { ...config.settings, ...settings } } });
  const { deployment } = await createDeployment({ ...deployInput(owner), deployedCode });
  return { ...owner, deployment, site: await findFormSite(deployment.subdomain) };
}

const MESSAGE = { name: "Ana Brot", email: "ana@example.com", message: "Two loaves,\nplease." };
const send = (site: Awaited<ReturnType<typeof findFormSite>>, formData: Record<string, string>, now?: Date, sender: string = randomUUID()) =>
  submitForm({ site, formData, sender, ...(now && { now }) });
const kept = (deploymentId: number) => db.submission.findMany({ where: { deploymentId }, orderBy: { id: "asc" } });
const jobs = async () =>
  (await db.$queryRaw<{ task: string; payload: { submissionId: number } }[]>`
    select t.identifier as task, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`).filter(({ payload }) => payload.submissionId);
const jobsFor = async (id: number) => (await jobs()).filter(({ payload }) => payload.submissionId === id).map(({ task }) => task);

describe("a message", () => {
  it("is kept once, however often it is sent, and a changed one is another", async () => {
    const { site, deployment } = await deployForm();
    const keyed = { ...MESSAGE, _key: "1-2-3", _deployment: deployment.subdomain, _website: "" };
    await Promise.all([send(site, keyed), send(site, keyed), send(site, keyed)]);
    await send(site, { ...keyed, message: "Three." });
    const rows = await kept(deployment.id);
    expect(rows.map(({ data }) => data).sort()).toEqual([MESSAGE, { ...MESSAGE, message: "Three." }]);
    expect(rows[0]!.ulid).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    for (const { id } of rows) expect(await jobsFor(id)).toEqual(["notify_submission", "answer_submission"]);
  });

  it("of a browser without script is one within ten minutes, and another after them", async () => {
    const { site, deployment } = await deployForm();
    const at = (time: string) => new Date(`2026-11-21T${time}Z`);
    for (const time of ["10:00:01", "10:00:02", "10:30:00"]) await send(site, MESSAGE, at(time));
    expect(await kept(deployment.id)).toHaveLength(2);
  });

  it("that fills in what people do not see is kept as spam, and nobody is mailed", async () => {
    const { site, deployment } = await deployForm();
    await send(site, { ...MESSAGE, _website: "https://pills.example" });
    const [row] = await kept(deployment.id);
    expect(row).toMatchObject({ isSpam: true, data: MESSAGE });
    expect(await jobsFor(row!.id)).toEqual([]);
    await notifySubmission({ submissionId: row!.id });
    await answerSubmission({ submissionId: row!.id });
    expect(mailServer.received).toEqual([]);
  });

  it("that cannot be kept is refused in the website's words", async () => {
    const { site, deployment } = await deployForm({}, "de");
    await expect(send(site, { name: "  ", _key: "1" })).rejects.toMatchObject({ status: 400, message: "Bitte schreiben Sie etwas, bevor Sie senden." });
    await expect(send(site, { message: "x".repeat(10_001) })).rejects.toMatchObject({ status: 400, message: "Diese Nachricht ist zu lang." });
    await expect(send(site, { message: "a\u0000b" })).rejects.toMatchObject({ status: 400 });
    await expect(send(site, { ...MESSAGE, email: "ana@" })).rejects.toMatchObject({ status: 400, message: /E-Mail-Adresse/ });
    expect(await kept(deployment.id)).toEqual([]);
  });

  it("beyond what one person needs is refused for a while, others' are not", async () => {
    const { site, deployment } = await deployForm();
    const noon = new Date("2026-11-21T12:00:00Z").getTime();
    const write = (number: number, sender: string, seconds: number) => send(site, { message: `No. ${number}` }, new Date(noon + seconds * 1000), sender);
    for (let number = 0; number < 6; number += 1) await write(number, "10.0.0.1", number);
    await expect(write(6, "10.0.0.1", 7)).rejects.toMatchObject({ status: 429, message: /Many messages/ });
    await write(7, "10.0.0.2", 7);
    await write(6, "10.0.0.1", 62);
    expect(await kept(deployment.id)).toHaveLength(8);
  });

  it("to a website that is not deployed is not taken", async () => {
    const { actor, deployment } = await deployForm();
    await deleteDeployment({ actor, deploymentId: deployment.id });
    for (const name of [deployment.subdomain, "", "no-such-site"]) {
      await expect(findFormSite(name)).rejects.toMatchObject({ status: 404, message: "Messages arrive once the website is deployed." });
    }
  });
});

describe("the mails about a message", () => {
  async function sendAndWork(settings: object = {}, formData: Record<string, string> = MESSAGE, lang = "en") {
    const form = await deployForm(settings, lang);
    await send(form.site, formData);
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
    expect(JSON.stringify(mails[1])).not.toContain("pills");
    expect(JSON.stringify(mails[1])).not.toContain("Eve");
  });

  it("answer one address three times within an hour", async () => {
    const { site, deployment } = await deployForm();
    for (let number = 0; number < 5; number += 1) await send(site, { ...MESSAGE, message: `No. ${number}` });
    for (const { id } of await kept(deployment.id)) await answerSubmission({ submissionId: id });
    expect(mailServer.received).toHaveLength(3);
  });

  it("are not sent about one that is gone", async () => {
    await notifySubmission({ submissionId: 2_000_000_000 });
    await answerSubmission({ submissionId: 2_000_000_000 });
    expect(mailServer.received).toEqual([]);
  });
});

it("keeps what arrives twice, under one name, once", async () => {
  const { deployment } = await deployForm();
  const messageUlid = "01JD8XKQ0000000000000000AB";
  const receive = (data: object) => {
    const arrival = { ulid: randomUUID(), receivedAt: new Date(), payload: { messageUlid, deploymentId: deployment.id, data, isSpam: false } };
    return db.$transaction((tx) => receiveSubmissions(tx, [arrival, { ...arrival, ulid: randomUUID() }]));
  };
  await Promise.all([receive(MESSAGE), receive(MESSAGE)]);
  await receive({ message: "late" });
  const rows = await kept(deployment.id);
  expect(rows).toHaveLength(1);
  expect(await jobsFor(rows[0]!.id)).toEqual(["notify_submission", "answer_submission"]);
});
