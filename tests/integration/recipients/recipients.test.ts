import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startMailServer } from "../contact/mail-server";

const mailServer = await startMailServer();
const { db } = await import("~/lib/db.server");
const { DAY_MS } = await import("~/lib/utc-day");
const { askRecipient } = await import("~/modules/recipients/ask-recipient.server");
const { confirmRequest, openRequest, refuseRequest } = await import("~/modules/recipients/answer-request.server");
const { deliveryAddress, readDelivery } = await import("~/modules/recipients/read-delivery.server");
const { sendRequest } = await import("~/modules/recipients/send-request.server");
const { createOwner, deploySite } = await import("../publishing/publishing-world");

afterAll(() => mailServer.stop());
beforeEach(() => void mailServer.received.splice(0));

type Owner = Awaited<ReturnType<typeof createOwner>>;
const newAddress = () => `shop-${randomUUID()}@example.com`;
const sender = "192.0.2.1";
const rowOf = ({ actor }: Owner, address: string) =>
  db.mailRecipient.findUniqueOrThrow({ where: { ownerId_address: { ownerId: actor.userId, address } } });
const goesTo = ({ actor }: Owner, address: string) =>
  deliveryAddress({ owner: { id: actor.userId, email: "rose@example.com" }, address });
const waitingOf = async ({ actor }: Owner, address: string) =>
  (await readDelivery({ owner: { id: actor.userId, email: "rose@example.com" }, address })).waiting?.state;

/** Asks an address and gives the mail that it gets, with the token in its link. */
async function ask(owner: Owner, address: string) {
  expect(await askRecipient({ ...owner, address })).toBe("asked");
  await sendRequest({ recipientId: (await rowOf(owner, address.toLowerCase())).id });
  const mail = mailServer.received.at(-1)!;
  return { mail, token: /\/recipient\/([\w-]{43})\n/.exec(mail.text!)![1]! };
}

describe("an address that an owner names", () => {
  it("gets messages from the moment it says yes, whoever opened the link before", async () => {
    const owner = await createOwner();
    const address = newAddress();
    expect(await waitingOf(owner, address)).toBe("never asked");
    const { token } = await ask(owner, address.replace("shop", "Shop"));
    expect(await openRequest({ token, sender })).toMatchObject({
      address,
      isConfirmed: false,
      askedBy: "rose@example.com",
    });
    expect([await goesTo(owner, address), await waitingOf(owner, address)]).toEqual(["rose@example.com", "asked"]);
    await confirmRequest({ token, sender });
    expect([await goesTo(owner, address), await waitingOf(owner, address)]).toEqual([address, undefined]);
    expect(await openRequest({ token, sender })).toMatchObject({ isConfirmed: true });
    expect(await askRecipient({ ...owner, address })).toBe("not needed");
    // Another account's form stays its own.
    expect(await goesTo(await createOwner(), address)).toBe("rose@example.com");
  });

  it("is told which website and which account ask, and nothing that an owner made up", async () => {
    const site = await deploySite();
    await db.deployment.update({
      where: { id: site.deployment.id },
      data: { title: "Bank\u202e help@bank.com https://bank.com", description: "Your account is locked" },
    });
    const address = newAddress();
    const { mail } = await ask(site, address);
    expect(mail).toMatchObject({ to: [{ address }], subject: "Do you want to get the messages of a website?" });
    expect(mail.text).toContain("Website: Bank\n");
    expect(mail.text).toContain(`/sites/${site.deployment.subdomain}/\n`);
    expect(mail.text).toContain("the Plinth account of rose@example.com");
    expect(mail.text).not.toMatch(/bank\.com|locked|\u202e/);
  });

  it("is asked once a day, by however many accounts, and few addresses by one", async () => {
    const [one, other] = [await createOwner(), await createOwner()];
    const address = newAddress();
    await ask(one, address);
    expect([
      await askRecipient({ ...one, address }),
      await askRecipient({ ...other, address }),
      await askRecipient({ ...other, address: address.replace("@", "+x@") }),
    ]).toEqual(["later", "later", "later"]);
    const asked = [];
    for (let number = 0; number < 6; number += 1) asked.push(await askRecipient({ ...other, address: newAddress() }));
    expect(asked).toEqual(["asked", "asked", "asked", "asked", "asked", "later"]);
  });

  it("that says that it was not them gets nothing, and is asked by nobody again", async () => {
    const [one, other] = [await createOwner(), await createOwner()];
    const address = newAddress();
    const { token } = await ask(one, address);
    await confirmRequest({ token, sender });
    await refuseRequest({ token, sender });
    expect([await goesTo(one, address), await waitingOf(one, address), await openRequest({ token, sender })]).toEqual([
      "rose@example.com",
      "refused",
      null,
    ]);
    expect([
      await askRecipient({ ...one, address }),
      await askRecipient({ ...other, address: address.toUpperCase() }),
    ]).toEqual(["refused", "refused"]);
    expect(JSON.stringify(await db.refusedRecipient.findMany())).not.toContain("shop");
    await expect(confirmRequest({ token, sender })).rejects.toMatchObject({ status: 404 });
  });

  it("says yes for seven days, by the newest link", async () => {
    const owner = await createOwner();
    const address = newAddress();
    const { token } = await ask(owner, address);
    await db.mailRecipient.updateMany({ where: { address }, data: { askedAt: new Date(Date.now() - 7 * DAY_MS) } });
    expect(await openRequest({ token, sender })).toBeNull();
    await expect(confirmRequest({ token, sender })).rejects.toMatchObject({ status: 404 });
    await db.limitEvent.deleteMany();
    const { token: newer } = await ask(owner, address);
    expect(newer).not.toBe(token);
    await expect(confirmRequest({ token, sender })).rejects.toMatchObject({ status: 404 });
    await confirmRequest({ token: newer, sender });
    expect(await goesTo(owner, address)).toBe(address);
  });

  it("needs no link where it is the account's own, and is of the actor's website", async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    expect(await askRecipient({ ...owner, address: "Rose@example.com" })).toBe("not needed");
    expect(await goesTo(owner, "Rose@example.com")).toBe("Rose@example.com");
    await expect(
      askRecipient({ actor: owner.actor, websiteId: other.websiteId, address: newAddress() }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

it("lets nobody try links without end", async () => {
  const asking = { token: "x".repeat(43), sender: "2001:db8:0:9::1" };
  for (let tries = 0; tries < 60; tries += 1) expect(await openRequest(asking)).toBeNull();
  await expect(openRequest({ ...asking, sender: "2001:db8:0:9::2" })).rejects.toMatchObject({ status: 429 });
});
