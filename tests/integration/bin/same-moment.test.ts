import { describe, expect, it } from "vitest";
import { db, Prisma, type Tx } from "~/lib/db.server";
import { saveAnalyticsSettings } from "~/modules/analytics/analytics-settings.server";
import { deleteAccount } from "~/modules/accounts/delete-account.server";
import { createPost } from "~/modules/content/create-post.server";
import { createPostInput } from "~/modules/content/post-input";
import { updatePost } from "~/modules/content/update-post.server";
import { finishRun } from "~/modules/generation/finish-run.server";
import { claimRun } from "~/modules/generation/run-attempt.server";
import { takeDown } from "~/modules/moderation/take-down.server";
import { bringBack } from "~/modules/publishing/bring-back.server";
import { redeployWebsite } from "~/modules/publishing/redeploy-website.server";
import { keepCall } from "~/modules/usage/keep-call.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";
import { atOneMoment } from "../../setup/one-moment";
import { fullAccount } from "../accounts/full-account";
import { codeOf } from "../publishing/publishing-world";

type Account = Awaited<ReturnType<typeof fullAccount>>;

const CLOCK = Prisma.sql`select id from edge_clock for update`;

const draft = ({ actor }: Account, deploymentId: number | null) =>
  createPost({ ...createPostInput.parse({ title: "Easter bread", content: "On Friday." }), deploymentId, actor });
const done = { status: "fulfilled" };
const missing = (message: string) => ({ status: "rejected", reason: { status: 404, message } });

it("leaves no draft of its owner's beside a website that goes into the bin", async () => {
  const account = await fullAccount();
  const outcomes = await atOneMoment({
    held: CLOCK,
    acts: [() => deleteWebsite(account), () => draft(account, account.deployment.id)],
  });
  expect(outcomes).toMatchObject([done, missing("There is no such website.")]);
  expect(await db.post.count({ where: { deploymentId: account.deployment.id, ownerId: { not: null } } })).toBe(0);
});

it("finds no post that goes into the bin with its website, and no website for one that stays", async () => {
  const account = await fullAccount();
  const { actor, postId, deployment } = account;
  const { id: elsewhere } = await draft(account, null);
  const change = () => updatePost({ actor, postId, content: "From **nine** on." });
  const move = () => updatePost({ actor, postId: elsewhere, deploymentId: deployment.id });
  const outcomes = await atOneMoment({ held: CLOCK, acts: [() => deleteWebsite(account), change, move] });
  expect(outcomes).toMatchObject([done, missing("There is no such post."), missing("There is no such website.")]);
  expect(
    await db.post.findMany({ where: { ownerId: actor.userId }, select: { id: true, deploymentId: true } }),
  ).toEqual([{ id: elsewhere, deploymentId: null }]);
});

it("lets others publish while it moves a website's posts", async () => {
  const account = await fullAccount();
  const held = Prisma.sql`select id from posts where id = ${account.postId} for update`;
  const publish = (tx: Tx) => tx.$queryRaw`select id from edge_clock for update nowait`;
  expect(await atOneMoment({ held, acts: [() => deleteWebsite(account)], meanwhile: publish })).toMatchObject([done]);
});

it("is done for a website and for its account in either order", async () => {
  for (const isAccountFirst of [false, true]) {
    const account = await fullAccount();
    const website = () => deleteWebsite(account);
    const whole = () => deleteAccount(account);
    const outcomes = await atOneMoment({ held: CLOCK, acts: isAccountFirst ? [whole, website] : [website, whole] });
    expect(outcomes).toMatchObject(isAccountFirst ? [done, missing("There is no such account.")] : [done, done]);
    expect(await db.user.findUniqueOrThrow({ where: { id: account.actor.userId } })).toMatchObject({
      binnedAt: expect.any(Date),
    });
  }
});

/** An account whose website can be published again in two ways, each with the lock that stops it in the middle. */
async function republished() {
  const account = await fullAccount();
  const target = { actor: account.actor, deploymentId: account.deployment.id };
  await redeployWebsite({ ...target, deployedCode: codeOf("two") });
  const { id: snapshotId } = await db.snapshot.findFirstOrThrow({
    where: { deploymentId: target.deploymentId },
    orderBy: { id: "asc" },
  });
  const { subdomain } = account.deployment;
  return {
    target,
    back: () => bringBack({ ...target, snapshotId }),
    backHeld: Prisma.sql`select id from snapshots where id = ${snapshotId} for update`,
    again: () => redeployWebsite({ ...target, deployedCode: codeOf("one") }),
    againHeld: Prisma.sql`lock table take_downs in access exclusive mode`,
    others: {
      "is taken down": () => takeDown({ address: subdomain, reason: "It deceives people." }),
      "goes into the bin": () => deleteWebsite(account),
      "goes into the bin with its account": () => deleteAccount(account),
    },
  };
}

describe("a website that is published again", () => {
  it.each(["is taken down", "goes into the bin", "goes into the bin with its account"] as const)(
    "by an earlier version %s after that",
    async (what) => {
      const { back, backHeld, others } = await republished();
      expect(await atOneMoment({ held: backHeld, acts: [back, others[what]] })).toMatchObject([done, done]);
    },
  );

  it.each(["goes into the bin", "goes into the bin with its account"] as const)(
    "by a redeploy %s after that",
    async (what) => {
      const { again, againHeld, others } = await republished();
      expect(await atOneMoment({ held: againHeld, acts: [again, others[what]] })).toMatchObject([done, done]);
    },
  );
});

it.each(["is taken down", "goes into the bin"] as const)(
  "tracking settings are kept of a website that %s",
  async (what) => {
    const { others, target } = await republished();
    const held = Prisma.sql`select id from deployments where id = ${target.deploymentId} for update`;
    const keep = () => saveAnalyticsSettings({ ...target, googleAnalyticsId: "G-ABCDEF1234" });
    expect(await atOneMoment({ held, acts: [keep, others[what]] })).toMatchObject([done, done]);
  },
);

/** An account whose website is being generated. */
async function generating() {
  const account = await fullAccount();
  const { id: runId } = await db.generationRun.create({ data: { websiteId: account.websiteId, designer: "built-in" } });
  return { ...account, attempt: (await claimRun(runId))! };
}

it("keeps nothing of a generation that ends while its website goes into the bin", async () => {
  const { attempt, ...account } = await generating();
  const held = Prisma.sql`select id from deployments where id = ${account.deployment.id} for update`;
  const finish = () =>
    finishRun(attempt, {
      brief: {} as never,
      designer: "built-in",
      plan: {} as never,
      code: codeOf("late"),
      findings: [],
      steps: [],
    });
  const outcomes = await atOneMoment({ held, acts: [() => deleteWebsite(account), finish] });
  expect(outcomes).toMatchObject([done, { status: "rejected", reason: { name: "Superseded" } }]);
  expect(await db.generationRun.findUniqueOrThrow({ where: { id: attempt.runId } })).toMatchObject({
    status: "cancelled",
    codeHash: null,
  });
});

it("keeps what a model cost while the account goes into the bin", async () => {
  const { attempt, ...account } = await generating();
  const { websiteId, runId } = attempt;
  const { userId } = account.actor;
  const held = Prisma.sql`select id from generation_runs where id = ${runId} for update`;
  const usage = { inputTokens: 1, cachedTokens: 0, outputTokens: 1 };
  const keep = () =>
    keepCall({
      userId,
      websiteId,
      runId,
      purpose: "plan",
      vendor: "claude",
      model: "claude-test",
      usage,
      outcome: "complete",
    });
  expect(await atOneMoment({ held, acts: [keep, () => deleteAccount(account)] })).toMatchObject([done, done]);
  expect(await db.modelCall.count({ where: { ownerId: userId, websiteId, runId } })).toBe(1);
});
