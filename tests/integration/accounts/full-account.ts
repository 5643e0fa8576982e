import { randomUUID } from "node:crypto";
import { db } from "~/lib/db.server";
import { enqueue } from "~/jobs/enqueue.server";
import { contentHash } from "~/modules/storage/content-hash";
import { putBlobs } from "~/modules/storage/put-blobs.server";
import { saveCode } from "~/modules/storage/save-code.server";
import { codeOf, createWebsite, deploySite } from "../publishing/publishing-world";

/** What a visitor may write: a formula where a spreadsheet would run it. */
export const MESSAGE = { name: "Inês", message: '=HYPERLINK("https://example.com")' };

/** An account that has one of everything, with a live site; `mark` stands in all its texts. */
export async function fullAccount(mark: string = randomUUID()) {
  const site = await deploySite(mark);
  const { actor, websiteId, deployment } = site;
  const deploymentId = deployment.id;
  const picture = `picture ${mark}`;
  const [codeHash, versionHash] = [await saveCode(codeOf(`${mark} saved`)), await saveCode(codeOf(`${mark} earlier`))];
  await putBlobs([
    { path: "assets/images/oven.webp", bytes: Buffer.from(picture), type: "image/webp", immutable: true },
  ]);
  await db.user.update({ where: { id: actor.userId }, data: { email: `rose.${mark}@example.com`, firstName: "Rose" } });
  const website = { connect: { id: websiteId } };
  await db.website.update({ where: { id: websiteId }, data: { codeHash, projectTitle: "Rosé & Söhne" } });
  const asset = { kind: "image", path: "assets/images/oven.webp", width: 1, height: 1, originalName: "oven.jpg" };
  await db.asset.create({ data: { ...asset, website, blob: { connect: { hash: contentHash(picture) } } } });
  await db.version.create({
    data: { websiteId, versionNumber: 1, title: "Before the summer", changeType: "manual", codeHash: versionHash },
  });
  await db.contactSettings.create({ data: { websiteId, fields: [], style: {}, settings: { title: "Write to Rose" } } });
  await db.designerMessage.create({ data: { websiteId, role: "user", text: "Make the heading larger" } });
  await db.websiteClaim.create({
    data: { websiteId, key: `number:${mark}`, kind: "number", text: `40 years of ${mark}`, author: "claude" },
  });
  const run = await db.generationRun.create({
    data: { websiteId, designer: "built-in", status: "succeeded", codeHash },
  });
  const call = {
    websiteId,
    runId: run.id,
    purpose: "plan",
    vendor: "claude",
    model: "claude-test",
    inputTokens: 10,
    cachedTokens: 0,
    outputTokens: 4210,
  };
  await db.modelCall.create({ data: { ...call, ownerId: actor.userId, costMicros: 63_000, outcome: "complete" } });
  await createWebsite(actor.userId);
  await db.previewLink.create({
    data: { websiteId, tokenHash: contentHash(`link ${mark}`), expiresAt: new Date(Date.now() + 60_000) },
  });
  await db.takeDown.create({
    data: { deploymentId, subdomain: deployment.subdomain, reason: `What was said of ${mark}.`, liftedAt: new Date() },
  });
  const category = await db.category.create({ data: { ownerId: actor.userId, name: "News", slug: "news" } });
  const post = {
    ownerId: actor.userId,
    deploymentId,
    categoryId: category.id,
    title: "Open on Sundays",
    content: "From **eight** on.",
    slug: "open-on-sundays",
  };
  const { id: postId } = await db.post.create({ data: post });
  const date = new Date("2026-11-02T00:00:00Z");
  await db.dailyStat.create({
    data: { deploymentId, date, visitors: 3, pageViews: 7, sessions: 4, bounces: 1, totalDuration: 120, formSends: 1 },
  });
  await db.dailyBreakdown.create({
    data: {
      deploymentId,
      date,
      dimension: "campaign",
      place: 1,
      value: JSON.stringify(["=1+1", "", "Spring"]),
      visitors: 2,
      pageViews: 5,
      formSends: 1,
    },
  });
  await db.droppedHit.create({ data: { deploymentId, date, reason: "bot", count: 9 } });
  await db.rawHit.create({
    data: { ulid: randomUUID(), deploymentId, visitorId: 7n, kind: "view", path: "/", at: date },
  });
  const scores = {
    overallScore: 91,
    performanceScore: 90,
    accessibilityScore: 92,
    bestPracticesScore: 93,
    seoScore: 89,
  };
  const analysis = await db.seoAnalysis.create({ data: { deploymentId, status: "succeeded", ...scores } });
  const { id: submissionId } = await db.submission.create({
    data: { ulid: randomUUID(), deploymentId, data: MESSAGE, receivedAt: date },
  });
  const { id: domainId } = await db.domain.create({
    data: { deploymentId, host: `${mark}.example.com`, token: mark, verifiedAt: date },
  });
  await db.arrival.create({
    data: {
      ulid: randomUUID(),
      kind: "form",
      payload: { deploymentId, data: MESSAGE, isSpam: false },
      receivedAt: date,
    },
  });
  await enqueue("verify_domain", { domainId }, { tx: db, key: String(domainId) });
  await enqueue("republish_site", { deploymentId }, { tx: db });
  await enqueue("analyze_seo", { analysisId: analysis.id }, { tx: db });
  await enqueue("notify_submission", { submissionId }, { tx: db });
  await enqueue("generate_website", { runId: run.id }, { tx: db });
  return { ...site, email: `rose.${mark}@example.com`, picture, postId };
}
