import { expect, it } from "vitest";
import { apiRoute } from "~/http/api-route.server";
import { readVisitor, requireSubscriber, requireUser } from "~/http/guards.server";
import { requireSubscriberPage, requireUserPage } from "~/http/page-guard.server";
import { openSessionHeader } from "~/http/session.server";
import { db } from "~/lib/db.server";
import { openSession, revokeSession } from "~/modules/accounts/sign-in.server";
import { createOwner } from "../publishing/publishing-world";

/** Somebody whose subscription has a status, or who has none; gives what asks with their cookie. */
async function visitor(status?: string) {
  const { userId } = (await createOwner()).actor;
  if (status) await db.subscription.create({ data: { userId, stripeCustomerId: `cus_${userId}`, status } });
  const session = await openSession(userId);
  const cookie = (await openSessionHeader(session)).split(";")[0]!;
  const ask = (path = "/dashboard", method = "GET") =>
    new Request(`http://localhost${path}`, { method, headers: { cookie } });
  return { userId, session, ask };
}

const nobody = (path = "/dashboard") => new Request(`http://localhost${path}`);

it("knows who asks: nobody, somebody without a plan, a subscriber", async () => {
  const [free, ended, paying] = [await visitor(), await visitor("canceled"), await visitor("active")];
  expect(await readVisitor(nobody())).toEqual({ state: "anonymous" });
  for (const { ask, userId } of [free, ended])
    expect(await readVisitor(ask())).toMatchObject({ state: "unsubscribed", actor: { userId }, user: { id: userId } });
  expect(await readVisitor(paying.ask())).toMatchObject({
    state: "subscriber",
    actor: { userId: paying.userId },
    user: { id: paying.userId },
  });
});

it("lets in whom a call is for", async () => {
  const [free, paying] = [await visitor(), await visitor("active")];
  await expect(requireUser(nobody())).rejects.toMatchObject({ status: 401 });
  await expect(requireSubscriber(nobody())).rejects.toMatchObject({ status: 401 });
  await expect(requireSubscriber(free.ask())).rejects.toMatchObject({ status: 402 });
  expect(await requireUser(free.ask())).toMatchObject({ actor: { userId: free.userId } });
  expect(await requireSubscriber(paying.ask())).toMatchObject({ actor: { userId: paying.userId } });
});

it("lets nobody in whose session has ended", async () => {
  const { session, ask } = await visitor("active");
  await revokeSession(session);
  expect(await readVisitor(ask())).toEqual({ state: "anonymous" });
});

it("shows pages to whom they are for, and of others says no more than it must", async () => {
  const [free, paying] = [await visitor(), await visitor("active")];
  const refused = (init: object, data: unknown = null) => ({ init, data });
  await expect(requireSubscriberPage(nobody("/dashboard.data"))).rejects.toMatchObject(refused({ status: 401 }));
  await expect(requireUserPage(nobody("/analysis/7"))).rejects.toMatchObject(
    refused({ status: 404 }, { visitor: "anonymous" }),
  );
  const pressed = (dest: string) =>
    new Request("http://localhost/analysis/7", { method: "POST", headers: { "sec-fetch-dest": dest } });
  await expect(requireSubscriberPage(pressed("empty"))).rejects.toMatchObject(refused({ status: 401 }));
  await expect(requireSubscriberPage(pressed("document"))).rejects.toMatchObject(
    refused({ status: 404 }, { visitor: "anonymous" }),
  );
  await expect(requireSubscriberPage(free.ask())).rejects.toMatchObject(
    refused({ status: 404 }, { visitor: "unsubscribed" }),
  );
  expect(await requireUserPage(free.ask("/account"))).toMatchObject({
    actor: { userId: free.userId },
    user: { unreadMessages: 0 },
  });
  expect(await requireSubscriberPage(paying.ask())).toMatchObject({ actor: { userId: paying.userId } });
});

it("answers a call for its actor alone, and has nothing keep the answer", async () => {
  const paying = await visitor("active");
  const { loader } = apiRoute("subscriber", { GET: ({ actor, params }) => Promise.resolve({ ...actor, ...params }) });
  const call = async (request: Request) => {
    const answer = await loader({
      request,
      params: { id: "7" },
      context: { cspNonce: "", clientAddress: "127.0.0.1" },
    });
    return { status: answer.status, kept: answer.headers.get("cache-control"), body: (await answer.json()) as unknown };
  };
  expect(await call(paying.ask())).toEqual({ status: 200, kept: "no-store", body: { userId: paying.userId, id: "7" } });
  expect(await call(nobody())).toMatchObject({ status: 401, kept: "no-store", body: { message: "Unauthorized" } });
  expect(await call((await visitor()).ask())).toMatchObject({ status: 402, kept: "no-store" });
  expect(await call(paying.ask("/", "PUT"))).toMatchObject({ status: 405, kept: "no-store" });
});
