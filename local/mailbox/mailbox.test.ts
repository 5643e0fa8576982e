import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import nodemailer, { type SendMailOptions } from "nodemailer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Message } from "./mail-folder";
import { startMailbox } from "./index";

describe("the local mailbox", () => {
  let directory: string;
  let mailbox: Awaited<ReturnType<typeof startMailbox>>;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), "mailbox-"));
    mailbox = await startMailbox({ pagePort: 0, smtpPort: 0, directory });
  });
  afterAll(async () => {
    await mailbox.close();
    await rm(directory, { recursive: true });
  });

  const send = (mail: SendMailOptions) => nodemailer.createTransport(mailbox.smtpUrl).sendMail(mail);
  const messages = async () => (await (await fetch(`${mailbox.origin}/api/messages`)).json()) as Message[];

  it("says that nothing has come in yet", async () => {
    expect(await (await fetch(mailbox.origin)).text()).toContain("No mail yet.");
    expect(await messages()).toEqual([]);
  });

  it("keeps every mail as a file and lists the newest first", async () => {
    await send({ from: "Plinth <hello@plinth.localhost>", to: "ada@example.com", subject: "First", text: "Good day" });
    await send({
      from: "hello@plinth.localhost",
      to: ["ada@example.com", "Grace <grace@example.com>"],
      replyTo: "owner@example.com",
      subject: "Zweite: über ‘Größe’",
      text: "Plain",
      html: "<p>Rich</p>",
      attachments: [{ filename: "a.txt", content: "12345" }],
    });
    expect(await messages()).toMatchObject([
      {
        subject: "Zweite: über ‘Größe’",
        to: ["ada@example.com", "Grace <grace@example.com>"],
        replyTo: ["owner@example.com"],
        text: expect.stringContaining("Plain"),
        html: expect.stringContaining("<p>Rich</p>"),
        attachments: [{ filename: "a.txt", mimeType: "text/plain", size: 5 }],
      },
      { subject: "First", from: "Plinth <hello@plinth.localhost>", text: expect.stringContaining("Good day") },
    ]);
    const files = await readdir(directory);
    expect(files).toHaveLength(2);
    expect(files.every((file) => file.endsWith(".eml"))).toBe(true);
  });

  it("finds the mails again after a restart", async () => {
    const before = await messages();
    const again = await startMailbox({ pagePort: 0, smtpPort: 0, directory });
    const listed = await (await fetch(`${again.origin}/api/messages`)).json();
    await again.close();
    expect(listed).toEqual(before);
  });

  it("shows the HTML of a mail without any rights, and its subject as text", async () => {
    await send({
      from: "a@example.com",
      to: "b@example.com",
      subject: "<img src=x>",
      html: "<script>alert(1)</script>",
    });
    const [{ id } = { id: "" }] = await messages();
    const page = await (await fetch(`${mailbox.origin}/messages/${id}`)).text();
    expect(page).toContain("&lt;img src=x&gt;");
    expect(page).toMatch(/<iframe title="[^"]+" sandbox src=/);
    const html = await fetch(`${mailbox.origin}/messages/${id}/html`);
    expect(html.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox$/);
  });

  it("gives the source as it came in", async () => {
    const [{ id } = { id: "" }] = await messages();
    const source = await (await fetch(`${mailbox.origin}/messages/${id}/source`)).text();
    expect(source).toMatch(/^Subject: <img src=x>/m);
  });

  it.each(["/messages/none", "/messages/..%2f..%2fetc%2fpasswd", "/other"])("answers 404 for %s", async (address) => {
    expect((await fetch(`${mailbox.origin}${address}`)).status).toBe(404);
  });
});
