import { expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { findUserBySession } from "~/modules/accounts/find-user.server";
import { readAccount } from "~/modules/accounts/read-account.server";
import { revokeAllSignIns, revokeSignIn } from "~/modules/accounts/revoke-sign-ins.server";
import { openSession, revokeSession } from "~/modules/accounts/sign-in.server";
import { createOwner } from "../publishing/publishing-world";
import { fullAccount } from "./full-account";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const isIn = async (session: string) => (await findUserBySession(session)) !== null;

/** Somebody who is signed in on two devices, and was on two others. */
async function signedInTwice() {
  const { actor } = await createOwner();
  const [here, there, left, over] = [
    await openSession(actor.userId),
    await openSession(actor.userId),
    await openSession(actor.userId),
    await openSession(actor.userId),
  ];
  await revokeSession(left);
  const last = await db.session.findFirstOrThrow({ where: actor, orderBy: { id: "desc" } });
  await db.session.update({ where: { id: last.id }, data: { expiresAt: new Date(Date.now() - HOUR) } });
  return { actor, here, there, over };
}

it("ends a sign-in that nobody has used for 14 days, however long it was to last", async () => {
  const { actor } = await createOwner();
  const session = await openSession(actor.userId);
  const seen = (ago: number) =>
    db.session.updateMany({ where: actor, data: { lastSeenAt: new Date(Date.now() - ago) } });
  await seen(14 * DAY - HOUR);
  expect(await isIn(session)).toBe(true);
  // Being used counts from now on again.
  const { lastSeenAt } = await db.session.findFirstOrThrow({ where: actor });
  expect(Date.now() - lastSeenAt.getTime()).toBeLessThan(HOUR);
  await seen(14 * DAY + HOUR);
  expect(await isIn(session)).toBe(false);
  expect((await readAccount({ actor, sessionId: session })).signIns).toEqual([]);
});

it("writes when a sign-in was used once an hour at most", async () => {
  const { actor } = await createOwner();
  const session = await openSession(actor.userId);
  const half = new Date(Date.now() - HOUR / 2);
  await db.session.updateMany({ where: actor, data: { lastSeenAt: half } });
  await isIn(session);
  expect(await db.session.findFirstOrThrow({ where: actor })).toMatchObject({ lastSeenAt: half });
});

it("lists the sign-ins that hold, this device first", async () => {
  const { actor, here, there, over } = await signedInTwice();
  const { signIns } = await readAccount({ actor, sessionId: here });
  expect(signIns.map(({ isThisDevice }) => isThisDevice)).toEqual([true, false]);
  expect(Object.keys(signIns[0]!).sort()).toEqual(["createdAt", "id", "isThisDevice", "lastSeenAt"]);
  expect((await readAccount({ actor, sessionId: there })).signIns[0]!.id).toBe(signIns[1]!.id);
  expect((await readAccount({ actor, sessionId: over })).signIns.some(({ isThisDevice }) => isThisDevice)).toBe(false);
});

it("ends one sign-in, and none of somebody else's", async () => {
  const { actor, here, there } = await signedInTwice();
  const stranger = await signedInTwice();
  const other = (await readAccount({ actor, sessionId: here })).signIns[1]!;
  await revokeSignIn({ actor: stranger.actor, signInId: other.id });
  expect(await isIn(there)).toBe(true);
  await revokeSignIn({ actor, signInId: other.id });
  expect([await isIn(here), await isIn(there), await isIn(stranger.here)]).toEqual([true, false, true]);
});

it("ends them all at once", async () => {
  const [own, stranger] = [await signedInTwice(), await signedInTwice()];
  await revokeAllSignIns(own);
  expect([await isIn(own.here), await isIn(own.there), await isIn(stranger.here)]).toEqual([false, false, true]);
});

it("counts what would go with the account", async () => {
  const { actor, deployment } = await fullAccount("counted");
  const { holdings } = await readAccount({ actor, sessionId: null });
  const live = {
    id: deployment.id,
    title: deployment.title,
    subdomain: deployment.subdomain,
    isActive: true,
    domain: "counted.example.com",
  };
  expect(holdings).toEqual({ websites: 2, inBin: 0, posts: 1, messages: 1, hasSubscription: false, live });
  await db.domain.updateMany({ data: { verifiedAt: null } });
  expect((await readAccount({ actor, sessionId: null })).holdings.live).toEqual({ ...live, domain: null });
  const empty = await readAccount({ actor: (await createOwner()).actor, sessionId: null });
  expect(empty.holdings).toEqual({ websites: 1, inBin: 0, posts: 0, messages: 0, hasSubscription: false, live: null });
});
