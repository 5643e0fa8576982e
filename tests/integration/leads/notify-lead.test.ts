import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

let received: Email[] = [];
let refuse = false;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    take(stream).then(() => done(refuse ? new Error("mailbox full") : null), done);
  },
});

async function take(stream: Readable) {
  const mail = await PostalMime.parse(await buffer(stream));
  if (!refuse) received.push(mail);
}

let notifyLead: (input: { leadId: number }) => Promise<void>;
let createLead: (lead: { contactName: string; email: string }) => Promise<{ id: number }>;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  // Named before the settings are read.
  process.env.SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  ({ notifyLead } = await import("~/modules/leads/notify-lead.server"));
  ({ createLead } = await import("~/modules/leads/create-lead.server"));
});
afterAll(() => new Promise<void>((closed) => server.close(closed)));
beforeEach(() => {
  received = [];
  refuse = false;
});

it("tells the operator, who can answer the mail", async () => {
  const { id } = await createLead({ contactName: "Inês Carvalho", email: "ines@example.com" });
  await notifyLead({ leadId: id });
  const [mail] = received;
  expect(mail).toMatchObject({
    subject: "Demo request from Inês Carvalho",
    to: [{ address: "support@plinth.example" }],
    replyTo: [{ name: "Inês Carvalho", address: "ines@example.com" }],
    messageId: `<lead-${id}@localhost>`,
  });
  expect(mail!.text).toContain("Inês Carvalho <ines@example.com> asked for a demo");
});

it("lets no name add lines of its own to a mail's head", async () => {
  const { id } = await createLead({ contactName: "Eve\r\nBcc: all@example.com", email: "eve@example.com" });
  await notifyLead({ leadId: id });
  expect(received[0]!.bcc).toBeUndefined();
  expect(received[0]!.headers.map(({ key }) => key)).not.toContain("bcc");
});

it("is tried again when the mail server refuses, and passes over a lead that is gone", async () => {
  const { id } = await createLead({ contactName: "Duarte", email: "duarte@example.com" });
  refuse = true;
  await expect(notifyLead({ leadId: id })).rejects.toThrow(/mailbox full/);
  await notifyLead({ leadId: id + 1_000 });
  expect(received).toEqual([]);
});
