import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { activateTestSubscription, closeWorld, db, gate, payments, postWebhook, rowOf, runWorker, stripe, webhookSecret } from "../billing/billing-world";

// After the settings of the payments server, which the first module of the app reads.
const { fullAccount } = await import("./full-account");
const { createOwner, deployInput, RendererWorld, until } = await import("../publishing/publishing-world");
const { httpGet } = await import("../publishing/http-get");
const { createDeployment } = await import("~/modules/publishing/create-deployment.server");
const { requireClaimable } = await import("~/modules/domains/require-claimable.server");
const { deleteAccount } = await import("~/modules/accounts/delete-account.server");
const { NOT_THE_EMAIL } = await import("~/modules/accounts/delete-form");
const { openSession, signIn } = await import("~/modules/accounts/sign-in.server");
const { findUserBySession } = await import("~/modules/accounts/find-user.server");
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
  return { ...account, session: await openSession(account.actor.userId), stripeSubscriptionId: stripeSubscriptionId!, stripeCustomerId };
}
type Subscriber = Awaited<ReturnType<typeof subscriber>>;

const TABLES = [
  "users", "sessions", "subscriptions", "websites", "generation_runs", "assets", "versions", "contact_settings", "designer_messages", "website_claims", "preview_links", "deployments", "snapshots",
  "domains", "categories", "posts", "submissions", "seo_analyses", "model_calls", "raw_hits", "daily_stats", "dropped_hits", "arrivals",
  // Without what the payments server sends when it likes.
  "graphile_worker.jobs where task_identifier <> 'sync_subscription'",
];

/** How many rows each table has. */
async function countRows(): Promise<Record<string, number>> {
  const counts = await Promise.all(TABLES.map((table) => db.$queryRawUnsafe<[{ count: bigint }]>(`select count(*) from ${table}`)));
  return Object.fromEntries(TABLES.map((table, index) => [table, Number(counts[index]![0].count)]));
}

const statusOf = async ({ path }: Subscriber) => (await httpGet(renderer.port, path)).status;
const asked = ({ actor, email }: Subscriber) => ({ actor, email: ` ${email.toUpperCase()} ` });

describe("deleteAccount", () => {
  it("takes the account, its site and its subscription away, and nothing of anybody else's", async () => {
    const neighbour = await subscriber();
    const before = await countRows();
    const account = await subscriber();
    const event = { id: randomUUID(), type: "invoice.paid", payload: { data: { object: { id: "in_1", customer: account.stripeCustomerId } } } };
    await db.webhookEvent.create({ data: event });
    expect(await statusOf(account)).toBe(200);
    expect(Object.entries(await countRows()).filter(([table, count]) => count <= before[table]!)).toEqual([]);

    expect(await deleteAccount(asked(account))).toEqual({ lagging: [] });

    expect(await countRows()).toEqual(before);
    expect(await statusOf(account)).toBe(404);
    expect(await statusOf(neighbour)).toBe(200);
    expect(await findUserBySession(account.session)).toBeNull();
    expect((await stripe.subscriptions.retrieve(account.stripeSubscriptionId)).status).toBe("canceled");
    expect((await stripe.subscriptions.retrieve(neighbour.stripeSubscriptionId)).status).toBe("active");
    expect(await db.webhookEvent.count({ where: { id: event.id } })).toBe(0);
  });

  it("leaves neither code nor bytes behind after the daily cleaning", async () => {
    const account = await subscriber();
    await deleteAccount(asked(account));
    const old = { createdAt: new Date(Date.now() - 2 * 24 * 60 * 60 * 1000) };
    await Promise.all([db.siteCode.updateMany({ data: old }), db.blob.updateMany({ data: old })]);
    await removeLeftovers();
    expect(await db.siteCode.count({ where: { html: { contains: account.email.slice("rose.".length, -"@example.com".length) } } })).toBe(0);
    const blobs = await db.blob.findMany({ select: { bytes: true } });
    expect(blobs.filter(({ bytes }) => Buffer.from(bytes).toString() === account.picture)).toEqual([]);
  });

  it("deletes nothing without the account's own address", async () => {
    const account = await subscriber();
    const before = await countRows();
    for (const email of ["", "DELETE", `x${account.email}`]) {
      await expect(deleteAccount({ ...account, email })).rejects.toMatchObject({ status: 400, fieldErrors: { email: [NOT_THE_EMAIL] } });
    }
    expect(await countRows()).toEqual(before);
    expect((await stripe.subscriptions.retrieve(account.stripeSubscriptionId)).status).toBe("active");
  });

  it("deletes nothing while the subscription cannot be ended, and everything once it can", async () => {
    const account = await subscriber();
    const before = await countRows();
    gate.leadTo(1);
    await expect(deleteAccount(asked(account))).rejects.toMatchObject({
      status: 503,
      message: "Your subscription could not be ended, because the payment provider does not answer. Nothing was deleted. Please try again in a few minutes.",
    });
    expect(await countRows()).toEqual(before);
    expect(await statusOf(account)).toBe(200);

    gate.leadTo(payments.port);
    // As it is when the first try ended between the two.
    await stripe.customers.del(account.stripeCustomerId);
    await deleteAccount(asked(account));
    expect(await rowOf(account.actor)).toBeNull();
  });

  it("deletes nothing when somebody subscribes anew meanwhile", async () => {
    const account = await subscriber();
    const held = gate.holdNext(`/v1/customers/${account.stripeCustomerId}`);
    const deleting = deleteAccount(asked(account));
    await held.held;
    await db.subscription.update({ where: { userId: account.actor.userId }, data: { stripeCustomerId: `cus_${randomUUID()}` } });
    held.release();
    await expect(deleting).rejects.toMatchObject({ status: 409 });
    expect(await statusOf(account)).toBe(200);
  });

  it("asked twice at the same time deletes once", async () => {
    const account = await subscriber();
    const outcomes = await Promise.allSettled([deleteAccount(asked(account)), deleteAccount(asked(account))]);
    expect(outcomes.map(({ status }) => status)).toContain("fulfilled");
    for (const outcome of outcomes) if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ status: expect.toBeOneOf([404, 409]) });
    expect(await db.user.count({ where: { id: account.actor.userId } })).toBe(0);
  });

  it("is not undone by what Stripe says afterwards", async () => {
    const account = await subscriber();
    await deleteAccount(asked(account));
    const body = JSON.stringify({ id: "evt_late", object: "event", type: "customer.deleted", data: { object: { id: account.stripeCustomerId, object: "customer" } } });
    const answer = await postWebhook(body, stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret }));
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
    await deleteAccount(asked(account));
    await requireClaimable(host);
    const next = { ...deployInput(await createOwner()), subdomain: account.deployment.subdomain };
    await expect(createDeployment(next)).rejects.toMatchObject({ status: 409 });
    await db.restingName.update({ where: { name: next.subdomain }, data: { freedAt: new Date(0) } });
    await createDeployment(next);
  });

  it("lets the same person begin again with nothing", async () => {
    const account = await subscriber();
    const { issuer, subject } = await db.user.findUniqueOrThrow({ where: { id: account.actor.userId } });
    await deleteAccount(asked(account));
    const profile = { issuer, subject, email: account.email };
    const user = (await findUserBySession(await signIn({ profile, previousSessionId: account.session })))!;
    expect(user.id).not.toBe(account.actor.userId);
    expect(await db.website.count({ where: { ownerId: user.id } })).toBe(0);
  });
});
