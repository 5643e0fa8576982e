import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { deleteMessage, markUnread, moveMessage } from "~/modules/messages/change-message.server";
import { countUnread } from "~/modules/messages/count-unread.server";
import { exportMessages } from "~/modules/messages/export-messages.server";
import { findInbox } from "~/modules/messages/find-inbox.server";
import type { Folder } from "~/modules/messages/folder";
import { listMessages } from "~/modules/messages/list-messages.server";
import { readCursor } from "~/modules/messages/message-cursor";
import { openMessage } from "~/modules/messages/open-message.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { createOwner, createWebsite, deploySite } from "../publishing/publishing-world";

const NOON = new Date("2026-11-21T12:00:00Z");

async function deployed() {
  const { actor, deployment } = await deploySite();
  const inbox = (await findInbox({ actor }))!;
  const write = async (message: string, more: object = {}) => {
    const data = { name: "Ana Brot", email: "ana@example.com", message };
    return (
      await db.submission.create({
        data: { ulid: randomUUID(), deploymentId: deployment.id, data, receivedAt: NOON, ...more },
      })
    ).id;
  };
  const page = (folder: Folder = "inbox", before: string | null = null) =>
    listMessages({ inbox, folder, before: readCursor(before) });
  const excerpts = async (folder?: Folder) => (await page(folder)).messages.map(({ excerpt }) => excerpt);
  return { actor, inbox, write, page, excerpts };
}

async function download(actor: { userId: number }, folder: Folder = "inbox") {
  const pieces = [];
  for await (const piece of await exportMessages({ actor, folder })) pieces.push(piece);
  return pieces;
}

describe("an inbox", () => {
  it("is not there before something is deployed", async () => {
    const { actor } = await createOwner();
    expect(await findInbox({ actor })).toBeNull();
    expect(await countUnread({ actor })).toBe(0);
    await expect(exportMessages({ actor, folder: "inbox" })).rejects.toMatchObject({ status: 404 });
  });

  it("of a website that is not live any more stays to be read, beside that of the live one", async () => {
    const { actor, inbox, write } = await deployed();
    await write("Two loaves");
    await deleteDeployment({ actor, deploymentId: inbox.deploymentId });
    expect(await findInbox({ actor })).toMatchObject({
      deploymentId: inbox.deploymentId,
      isWithdrawn: true,
      isActive: false,
    });
    const { id: websiteId } = await createWebsite(actor.userId);
    const { deployment: next } = await deploySite("next", { actor, websiteId });
    expect(await findInbox({ actor })).toMatchObject({ deploymentId: next.id, isWithdrawn: false });
    const old = (await findInbox({ actor, deploymentId: inbox.deploymentId }))!;
    expect((await listMessages({ inbox: old, folder: "inbox", before: null })).messages).toMatchObject([
      { excerpt: "Two loaves" },
    ]);
    const counts = [
      { actor },
      { actor, deploymentId: inbox.deploymentId },
      { actor, deploymentId: next.id },
      { ...(await createOwner()), deploymentId: inbox.deploymentId },
    ];
    expect(await Promise.all(counts.map(countUnread))).toEqual([1, 1, 0, 0]);
    expect(await findInbox({ ...(await createOwner()), deploymentId: inbox.deploymentId })).toBeNull();
  });

  it("knows whether the website has a form", async () => {
    const { inbox } = await deployed();
    expect(inbox).toMatchObject({ title: "Rose Bakery", hasForm: false });
    expect(inbox.fields.map(({ label }) => label)).toEqual(["Name", "Email", "Message"]);
  });

  it("shows each message once, newest first, over pages, though many came in one moment", async () => {
    const { write, page, excerpts } = await deployed();
    const early = new Date(NOON.getTime() - 1);
    for (let number = 0; number < 60; number += 1)
      await write(`No. ${number}`, { receivedAt: number < 30 ? early : NOON });
    await write("Buy pills", { isSpam: true });
    const first = await page();
    const second = await page("inbox", first.older);
    const third = await page("inbox", second.older);
    expect([first, second, third].map(({ messages }) => messages.length)).toEqual([25, 25, 10]);
    expect(third.older).toBeNull();
    const all = [first, second, third].flatMap(({ messages }) => messages.map(({ excerpt }) => excerpt));
    expect(all).toEqual(Array.from({ length: 60 }, (_, index) => `No. ${59 - index}`));
    expect(await excerpts("spam")).toEqual(["Buy pills"]);
  });

  it("that is full ends where it ends", async () => {
    const { write, page } = await deployed();
    for (let number = 0; number < 25; number += 1) await write(`No. ${number}`);
    expect(await page()).toMatchObject({ messages: { length: 25 }, older: null });
  });
});

describe("a message", () => {
  it("counts as unread until it is opened, and again when that is asked for; spam never does", async () => {
    const { actor, inbox, write, page } = await deployed();
    const [id] = [await write("Two loaves, please."), await write("Buy pills", { isSpam: true })];
    expect(await countUnread({ actor })).toBe(1);
    expect(await openMessage({ inbox, messageId: id })).toMatchObject({
      id,
      sender: "Ana Brot",
      address: "ana@example.com",
      isRead: true,
      isSpam: false,
    });
    expect(await countUnread({ actor })).toBe(0);
    expect((await page()).messages).toMatchObject([{ id, isRead: true }]);
    await markUnread({ actor, messageId: id });
    expect(await countUnread({ actor })).toBe(1);
  });

  it("keeps the time of its first reading", async () => {
    const { inbox, write } = await deployed();
    const messageId = await write("Two loaves, please.", { readAt: NOON });
    await openMessage({ inbox, messageId });
    expect(await db.submission.findUnique({ where: { id: messageId } })).toMatchObject({ readAt: NOON });
  });

  it("is moved to the spam and back, without a mail", async () => {
    const { actor, write, excerpts } = await deployed();
    const messageId = await write("Two loaves, please.");
    await moveMessage({ actor, messageId, folder: "spam" });
    expect([await excerpts(), await excerpts("spam")]).toEqual([[], ["Two loaves, please."]]);
    await moveMessage({ actor, messageId, folder: "inbox" });
    expect([await excerpts(), await excerpts("spam")]).toEqual([["Two loaves, please."], []]);
    const jobs =
      await db.$queryRaw`select from graphile_worker._private_jobs where payload->>'submissionId' = ${String(messageId)}`;
    expect(jobs).toEqual([]);
  });

  it("is deleted for good", async () => {
    const { actor, inbox, write, excerpts } = await deployed();
    const target = { actor, messageId: await write("Two loaves, please.") };
    await deleteMessage(target);
    expect(await excerpts()).toEqual([]);
    for (const again of [
      () => deleteMessage(target),
      () => markUnread(target),
      () => openMessage({ inbox, messageId: target.messageId }),
    ]) {
      await expect(again()).rejects.toMatchObject({ status: 404, message: "This message is no longer here." });
    }
  });

  it("is nobody else's to read, change, count or take along", async () => {
    const [own, other] = [await deployed(), await deployed()];
    const messageId = await own.write("Two loaves, please.");
    const target = { actor: other.actor, messageId };
    await expect(openMessage({ inbox: other.inbox, messageId })).rejects.toMatchObject({ status: 404 });
    const changes = [
      () => markUnread(target),
      () => moveMessage({ ...target, folder: "spam" }),
      () => deleteMessage(target),
    ];
    for (const change of changes) await expect(change()).rejects.toMatchObject({ status: 404 });
    expect(await countUnread(other)).toBe(0);
    expect((await download(other.actor)).join("")).not.toContain("loaves");
    expect(await db.submission.findUnique({ where: { id: messageId } })).toMatchObject({ isSpam: false, readAt: null });
  });
});

describe("counting", () => {
  it("stops at a hundred", async () => {
    const { actor, inbox } = await deployed();
    const data = Array.from({ length: 130 }, () => ({
      ulid: randomUUID(),
      deploymentId: inbox.deploymentId,
      data: { message: "Hi" },
      receivedAt: NOON,
    }));
    await db.submission.createMany({ data });
    expect(await countUnread({ actor })).toBe(100);
  });

  it("reads the unread only, by an index", async () => {
    const { inbox } = await deployed();
    const data = Array.from({ length: 2_000 }, () => ({
      ulid: randomUUID(),
      deploymentId: inbox.deploymentId,
      data: {},
      receivedAt: NOON,
      readAt: NOON,
    }));
    await db.submission.createMany({ data });
    await db.$executeRaw`analyze submissions`;
    const plan = await db.$queryRaw<{ "QUERY PLAN": string }[]>`
      explain select from submissions where deployment_id = ${inbox.deploymentId} and read_at is null and not is_spam limit 100`;
    expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toContain("submissions_unread_idx");
  });
});

describe("the file of all messages", () => {
  it("is read in pieces and holds each message of the folder once", async () => {
    const { actor, inbox, write } = await deployed();
    const data = Array.from({ length: 250 }, (_, index) => ({
      ulid: randomUUID(),
      deploymentId: inbox.deploymentId,
      data: { message: `No. ${index}.` },
      receivedAt: NOON,
    }));
    await db.submission.createMany({ data });
    await write("=cmd", { isSpam: true });
    const pieces = await download(actor);
    expect(pieces).toHaveLength(4);
    expect(pieces[0]).toBe('\uFEFF"Received","Read","Name","Email","Message","Other fields"\r\n');
    const numbers = [...pieces.join("").matchAll(/"No\. (\d+)\."/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 250 }, (_, index) => 249 - index));
    expect((await download(actor, "spam")).join("")).toContain(`"Ana Brot","ana@example.com","'=cmd"`);
  });
});
