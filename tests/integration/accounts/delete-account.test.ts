import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  activateTestSubscription,
  closeWorld,
  db,
  gate,
  payments,
  postWebhook,
  priceId,
  rowOf,
  runWorker,
  stripe,
  webhookSecret,
} from "../billing/billing-world";

// After the settings of the payments server, which the first module of the app reads.
const { fullAccount } = await import("./full-account");
const { createOwner, createWebsite, deployInput, RendererWorld, until } = await import(
  "../publishing/publishing-world"
);
const { httpGet } = await import("../publishing/http-get");
const { createDeployment } = await import("~/modules/publishing/create-deployment.server");
const { requireClaimable } = await import("~/modules/domains/require-claimable.server");
const { deleteAccount } = await import("~/modules/accounts/delete-account.server");
const { NOT_THE_EMAIL } = await import("~/modules/accounts/delete-form");
const { openSession, signIn } = await import("~/modules/accounts/sign-in.server");
const { findUserBySession } = await import("~/modules/accounts/find-user.server");
const { endPlan } = await import("~/modules/accounts/end-plan.server");
const { findBinnedAccount, putBackAccount } = await import("~/modules/accounts/put-back-account.server");
const { removeAccount } = await import("~/modules/accounts/remove-account.server");
const { readPreviewFile } = await import("~/modules/publishing/read-preview-file.server");
const { deleteWebsite } = await import("~/modules/websites/delete-website.server");
const { countRows, readRows } = await import("../bin/catalogue");
const { deleteAccountForGood } = await import("../bin/delete-for-good");
const { removeLeftovers } = await import("~/modules/cleaning/remove-leftovers.server");

const renderers = new RendererWorld();
const renderer = await renderers.startFollowing();

afterAll(async () => {
  await renderers.end();
  await closeWorld();
});
beforeEach(() => gate.leadTo(payments.port));

/** A subscriber with one of everything. */
async function subscriber() {
  const account = await fullAccount();
  await activateTestSubscription(account);
  const { stripeSubscriptionId, stripeCustomerId } = (await rowOf(account.actor))!;
  return {
    ...account,
    session: await openSession(account.actor.userId),
    stripeSubscriptionId: stripeSubscriptionId!,
    stripeCustomerId,
  };
}
type Subscriber = Awaited<ReturnType<typeof subscriber>>;

const statusOf = async ({ path }: Subscriber) => (await httpGet(renderer.port, path)).status;

const letDaysPass = (userId: number, days: number) =>
  db.user.update({ where: { id: userId }, data: { binnedAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000) } });

/** Signs in again, as the identity provider says who it is. */
async function signInAgain({ actor, email }: Subscriber) {
  const { issuer, subject } = await db.user.findUniqueOrThrow({ where: { id: actor.userId } });
  return signIn({ profile: { issuer, subject, email }, previousSessionId: null });
}

/** A second website of an account. */
const anotherWebsite = async ({ actor }: Subscriber) => ({ actor, websiteId: (await createWebsite(actor.userId)).id });

/** Without what the way back itself leaves: a sign-in, and what webhooks of the provider bring. */
const withoutSignIns = ({
  sessions: _sessions,
  subscriptions: _subscriptions,
  webhook_events: _events,
  ...rows
}: Record<string, string[]>) => rows;

/** Without what the provider's webhooks bring in their own time. */
const countKept = async () => {
  const { webhook_events: _events, ...rows } = await countRows();
  return rows;
};

/** What the daily cleaning takes away a day later. */
async function tidy() {
  const old = { createdAt: new Date(Date.now() - 2 * 24 * 60 * 60 * 1000) };
  await Promise.all([db.siteCode.updateMany({ data: old }), db.blob.updateMany({ data: old })]);
  await removeLeftovers();
}

const asked = ({ actor, email }: Subscriber) => ({ actor, email: ` ${email.toUpperCase()} ` });

describe("deleteAccount", () => {
  it("takes the site off the web and ends the subscription at once, and signs everybody out", async () => {
    const account = await subscriber();
    expect(await statusOf(account)).toBe(200);
    const { previewToken: token } = await db.website.findUniqueOrThrow({ where: { id: account.websiteId } });
    expect(await readPreviewFile({ token, path: "" })).not.toBeNull();
    expect(await deleteAccount(asked(account))).toEqual({ lagging: [] });
    expect(await readPreviewFile({ token, path: "" })).toBeNull();
    expect(await statusOf(account)).toBe(404);
    expect(await findUserBySession(account.session)).toBeNull();
    expect((await stripe.subscriptions.retrieve(account.stripeSubscriptionId)).status).toBe("canceled");
    // The customer is needed when the account is put back.
    expect(await stripe.customers.retrieve(account.stripeCustomerId)).not.toHaveProperty("deleted");
    await endPlan(account.actor);
    expect(await rowOf(account.actor)).toMatchObject({ status: "canceled" });
  });

  it("ends what was subscribed to in the same moment", async () => {
    const account = await subscriber();
    await deleteAccount(asked(account));
    const late = await stripe.subscriptions.create({
      customer: account.stripeCustomerId,
      items: [{ price: priceId }],
      payment_behavior: "default_incomplete",
    });
    gate.leadTo(1);
    await expect(endPlan(account.actor)).rejects.toMatchObject({ status: 503 });
    gate.leadTo(payments.port);
    await endPlan(account.actor);
    expect((await stripe.subscriptions.retrieve(late.id)).status).toBe("canceled");
  });

  it("deletes nothing without the account's own address", async () => {
    const account = await subscriber();
    const before = await countKept();
    for (const email of ["", "DELETE", `x${account.email}`]) {
      await expect(deleteAccount({ ...account, email })).rejects.toMatchObject({
        status: 400,
        fieldErrors: { email: [NOT_THE_EMAIL] },
      });
    }
    expect(await countKept()).toEqual(before);
    expect((await stripe.subscriptions.retrieve(account.stripeSubscriptionId)).status).toBe("active");
  });

  it("deletes nothing while the subscription cannot be ended, and everything once it can", async () => {
    const account = await subscriber();
    const before = await countKept();
    gate.leadTo(1);
    await expect(deleteAccount(asked(account))).rejects.toMatchObject({
      status: 503,
      message:
        "Your subscription could not be ended, because the payment provider does not answer. Nothing was deleted. Please try again in a few minutes.",
    });
    expect(await countKept()).toEqual(before);
    expect(await statusOf(account)).toBe(200);

    gate.leadTo(payments.port);
    // As it is when the first try ended between the two.
    await stripe.customers.del(account.stripeCustomerId);
    await deleteAccount(asked(account));
    expect(await db.user.findUniqueOrThrow({ where: { id: account.actor.userId } })).toMatchObject({
      binnedAt: expect.any(Date),
    });
  });

  it("deletes nothing when somebody subscribes anew meanwhile", async () => {
    const account = await subscriber();
    const held = gate.holdNext(`/v1/customers/${account.stripeCustomerId}`);
    const deleting = deleteAccount(asked(account));
    await held.held;
    await db.subscription.update({
      where: { userId: account.actor.userId },
      data: { stripeCustomerId: `cus_${randomUUID()}` },
    });
    held.release();
    await expect(deleting).rejects.toMatchObject({ status: 409 });
    expect(await statusOf(account)).toBe(200);
  });

  it("asked twice at the same time deletes once", async () => {
    const account = await subscriber();
    const outcomes = await Promise.allSettled([deleteAccount(asked(account)), deleteAccount(asked(account))]);
    expect(outcomes.map(({ status }) => status)).toContain("fulfilled");
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ status: expect.toBeOneOf([404, 409]) });
    expect(await db.user.count({ where: { id: account.actor.userId, binnedAt: null } })).toBe(0);
  });

  it("opens nothing to who signs in again but the way back, which brings all of it", async () => {
    const account = await subscriber();
    const binned = await anotherWebsite(account);
    await deleteWebsite(binned);
    const before = withoutSignIns(await readRows());
    await deleteAccount(asked(account));
    const again = await signInAgain(account);
    expect(await findUserBySession(again)).toBeNull();
    expect(await findBinnedAccount(account.session)).toBeNull();
    expect(await findBinnedAccount(again)).toMatchObject({ userId: account.actor.userId, email: account.email });
    await putBackAccount({ sessionId: again });
    expect(await findUserBySession(again)).toMatchObject({ id: account.actor.userId });
    expect(await findBinnedAccount(again)).toBeNull();
    await expect(putBackAccount({ sessionId: again })).rejects.toMatchObject({ status: 404 });
    expect(withoutSignIns(await readRows())).toEqual(before);
    await removeAccount(account.actor);
    expect(await findUserBySession(again)).not.toBeNull();
  });

  it("is for good after seven days", async () => {
    const account = await subscriber();
    await deleteAccount(asked(account));
    const again = await signInAgain(account);
    await letDaysPass(account.actor.userId, 7.1);
    await expect(putBackAccount({ sessionId: again })).rejects.toMatchObject({ status: 404 });
  });

  it("lets nothing go live that was on its way meanwhile", async () => {
    const account = await subscriber();
    await deleteAccount(asked(account));
    await expect(
      createDeployment({ ...deployInput(account), subdomain: account.deployment.subdomain }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe("removeAccount", () => {
  it("leaves nothing of the account, in no table and not at the payment provider, and all of anybody else's", async () => {
    const neighbour = await subscriber();
    await tidy();
    const before = await countRows();
    const account = await subscriber();
    await deleteWebsite(await anotherWebsite(account));
    const event = {
      id: randomUUID(),
      type: "invoice.paid",
      payload: { data: { object: { id: "in_1", customer: account.stripeCustomerId } } },
    };
    await db.webhookEvent.create({ data: event });
    await deleteAccountForGood(asked(account));
    await tidy();
    expect(await countRows()).toEqual(before);
    expect(await stripe.customers.retrieve(account.stripeCustomerId)).toMatchObject({ deleted: true });
    expect(await statusOf(neighbour)).toBe(200);
    expect(await findUserBySession(neighbour.session)).not.toBeNull();
    expect((await stripe.subscriptions.retrieve(neighbour.stripeSubscriptionId)).status).toBe("active");
    const blobs = await db.blob.findMany({ select: { bytes: true } });
    expect(blobs.filter(({ bytes }) => Buffer.from(bytes).toString() === account.picture)).toEqual([]);
  });

  it("removes nothing while the payment provider does not answer, and everything once it does", async () => {
    const account = await subscriber();
    await deleteAccount(asked(account));
    await letDaysPass(account.actor.userId, 7.1);
    const before = await countRows();
    gate.leadTo(1);
    await expect(removeAccount(account.actor)).rejects.toMatchObject({ status: 503 });
    expect(await countRows()).toEqual(before);
    gate.leadTo(payments.port);
    await removeAccount(account.actor);
    expect(await db.user.count({ where: { id: account.actor.userId } })).toBe(0);
  });

  it("is not undone by what Stripe says afterwards", async () => {
    const account = await subscriber();
    await deleteAccountForGood(asked(account));
    const body = JSON.stringify({
      id: "evt_late",
      object: "event",
      type: "customer.deleted",
      data: { object: { id: account.stripeCustomerId, object: "customer" } },
    });
    const answer = await postWebhook(
      body,
      stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret }),
    );
    expect(answer.status).toBe(200);
    const stop = await runWorker();
    await until(async () => (await db.webhookEvent.findUnique({ where: { id: "evt_late" } }))?.processedAt != null);
    await stop();
    expect(await db.subscription.count({ where: { stripeCustomerId: account.stripeCustomerId } })).toBe(0);
  });

  it("frees the domain for others, and the name after its rest", async () => {
    const account = await subscriber();
    const { host } = await db.domain.findUniqueOrThrow({ where: { deploymentId: account.deployment.id } });
    await expect(requireClaimable(host)).rejects.toMatchObject({ status: 409 });
    await deleteAccountForGood(asked(account));
    await requireClaimable(host);
    const next = { ...deployInput(await createOwner()), subdomain: account.deployment.subdomain };
    await expect(createDeployment(next)).rejects.toMatchObject({ status: 409 });
    await db.restingName.update({ where: { name: next.subdomain }, data: { freedAt: new Date(0) } });
    await createDeployment(next);
  });

  it("lets the same person begin again with nothing", async () => {
    const account = await subscriber();
    const { issuer, subject } = await db.user.findUniqueOrThrow({ where: { id: account.actor.userId } });
    await deleteAccountForGood(asked(account));
    const profile = { issuer, subject, email: account.email };
    const user = (await findUserBySession(await signIn({ profile, previousSessionId: account.session })))!;
    expect(user.id).not.toBe(account.actor.userId);
    expect(await db.website.count({ where: { ownerId: user.id } })).toBe(0);
  });
});
