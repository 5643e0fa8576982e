import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { exportAccount } from "~/modules/accounts/export/export-account.server";
import { PAGE_SIZE } from "~/modules/accounts/export/in-pages";
import { deleteForGood } from "~/modules/bin/delete-for-good.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";
import { deleteDeployment } from "~/modules/publishing/delete-deployment.server";
import { codeOf, createOwner, createWebsite } from "../publishing/publishing-world";
import { fullAccount, MESSAGE } from "./full-account";

/** Exports an account and opens the archive: the text of each file by its path. */
async function exported(actor: { userId: number }): Promise<Record<string, string>> {
  const { bytes, fileName } = await exportAccount({ actor });
  expect(fileName).toMatch(/^plinth-account-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await buffer(bytes));
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strFromU8(content)]));
}

it("holds everything that the account does, and nothing of anybody else's", async () => {
  const [own, other] = [await fullAccount("mine"), await fullAccount("theirs")];
  await db.restingName.create({
    data: { name: "rose-before", ownerId: own.actor.userId, formsByName: true, takenAt: new Date() },
  });
  const files = await exported(own.actor);
  const json = (path: string) => JSON.parse(files[path]!) as unknown;
  const site = `websites/${own.websiteId}-rose-sohne`;

  expect(files["README.txt"]).toContain("Everything that the account of rose.mine@example.com held");
  expect(json("account.json")).toMatchObject({
    profile: { email: "rose.mine@example.com", firstName: "Rose" },
    signIns: [],
    restingNames: [{ name: "rose-before" }],
  });
  expect(json("model-calls.json")).toMatchObject([
    { websiteId: own.websiteId, outputTokens: 4210, costMicros: 63_000 },
  ]);
  expect(json(`${site}/website.json`)).toMatchObject({ projectTitle: "Rosé & Söhne" });
  expect(files[`${site}/site/index.html`]).toContain("<h1>mine saved</h1>");
  expect(files[`${site}/site/styles.css`]).toContain("/* mine saved */");
  expect(files[`${site}/site/assets/images/oven.webp`]).toBe(own.picture);
  expect(json(`${site}/contact-form.json`)).toMatchObject({ settings: { title: "Write to Rose" } });
  expect(json(`${site}/facts.json`)).toMatchObject([{ text: "40 years of mine", state: "open" }]);
  expect(json(`${site}/designer-chat.json`)).toMatchObject([{ text: "Make the heading larger" }]);
  expect(json(`${site}/versions/versions.json`)).toMatchObject([{ versionNumber: 1, title: "Before the summer" }]);
  expect(files[`${site}/versions/1/index.html`]).toBe(codeOf("mine earlier").html);
  expect(json(`${site}/live/deployment.json`)).toMatchObject({
    subdomain: own.deployment.subdomain,
    domain: { host: "mine.example.com" },
    takeDowns: [{ reason: "What was said of mine." }],
  });
  expect(json(`${site}/preview-links.json`)).toMatchObject([{ expiresAt: expect.any(String) }]);
  expect(files[`${site}/preview-links.json`]).not.toContain("Hash");
  expect(files[`${site}/live/index.html`]).toBe(codeOf("mine").html);
  expect(json("posts/posts.json")).toMatchObject([{ title: "Open on Sundays", content: "From **eight** on." }]);
  expect(json("posts/categories.json")).toMatchObject([{ name: "News" }]);
  expect(files[`posts/${own.postId}-open-on-sundays.md`]).toBe("# Open on Sundays\n\nFrom **eight** on.\n");
  expect(json("messages/messages.json")).toMatchObject([{ data: MESSAGE, isSpam: false }]);
  expect(files["messages/messages.csv"]).toContain(
    `"2026-11-02T00:00:00.000Z","no","Inês",,"'=HYPERLINK(""https://example.com"")",`,
  );
  expect(files["messages/spam.csv"]).toContain("Received");
  expect(files["analytics/daily.csv"]).toBe(
    "date,visitors,page views,sessions,bounces,total duration (s),forms sent\r\n2026-11-02,3,7,4,1,120,1\r\n",
  );
  expect(files["analytics/breakdowns.csv"]).toBe(
    "date,by,value,visitors,page views,forms sent\r\n2026-11-02,campaign,'=1+1 /  / Spring,2,5,1\r\n",
  );
  expect(files["analytics/not-counted.csv"]).toBe("date,reason,count\r\n2026-11-02,bot,9\r\n");
  expect(json("seo/analyses.json")).toMatchObject([{ overallScore: 91 }]);
  expect(JSON.stringify(files)).not.toContain("theirs");
  expect(Object.keys(files).filter((path) => path.startsWith("websites/"))).not.toContainEqual(
    expect.stringContaining(`/${other.websiteId}-`),
  );
});

it("has what visitors of a website left that is not live any more, in a folder of its own", async () => {
  const { actor, deployment } = await fullAccount("rested");
  await deleteDeployment({ actor, deploymentId: deployment.id });
  const files = await exported(actor);
  const folder = `not-live/${deployment.id}-rose-bakery`;
  expect(JSON.parse(files[`${folder}/messages/messages.json`]!)).toMatchObject([{ data: MESSAGE }]);
  expect(files[`${folder}/messages/messages.csv`]).toContain("Inês");
  expect(files[`${folder}/analytics/daily.csv`]).toContain("2026-11-02,3,7,4,1,120");
  expect(JSON.parse(files[`${folder}/seo/analyses.json`]!)).toMatchObject([{ overallScore: 91 }]);
  expect(files["messages/messages.json"]).toBeUndefined();
});

it("has what waits in the bin, in a folder that says so, and nothing of what went for good", async () => {
  const { actor, websiteId, postId, picture } = await fullAccount("binned");
  const ended = (await createWebsite(actor.userId)).id;
  for (const each of [websiteId, ended]) await deleteWebsite({ actor, websiteId: each });
  await deleteForGood({ actor, websiteIds: [ended] });
  const files = await exported(actor);
  const json = (path: string) => JSON.parse(files[path]!) as unknown;
  const folder = `in-your-bin/${websiteId}-rose-sohne`;
  expect(json(`${folder}/bin.json`)).toEqual({ deletedAt: expect.any(String), goneAt: expect.any(String) });
  expect(json(`${folder}/website.json`)).toMatchObject({ projectTitle: "Rosé & Söhne" });
  expect(files[`${folder}/site/index.html`]).toContain("<h1>binned saved</h1>");
  // Assembled as for visitors, not its code alone.
  expect(files[`${folder}/site/404.html`]).toContain("<html");
  expect(files[`${folder}/site/assets/images/oven.webp`]).toBe(picture);
  expect(files[`${folder}/versions/1/index.html`]).toBe(codeOf("binned earlier").html);
  expect(files[`${folder}/posts/${postId}-open-on-sundays.md`]).toContain("From **eight** on.");
  expect(json(`${folder}/messages/messages.json`)).toMatchObject([{ data: MESSAGE }]);
  expect(files[`${folder}/messages/messages.csv`]).toContain("Inês");
  expect(files[`${folder}/analytics/daily.csv`]).toContain("2026-11-02,3,7,4,1,120");
  expect(json(`${folder}/seo/analyses.json`)).toMatchObject([{ overallScore: 91 }]);
  expect(json("posts/posts.json")).toEqual([]);
  expect(
    Object.keys(files).filter((path) => path.includes(`/${ended}-`) || path.startsWith(`websites/${websiteId}-`)),
  ).toEqual([]);
});

it("is whole for an account with nothing in it", async () => {
  const { userId } = (await createOwner()).actor;
  await db.website.deleteMany({ where: { ownerId: userId } });
  const files = await exported({ userId });
  expect(Object.keys(files).sort()).toEqual([
    "README.txt",
    "account.json",
    "posts/categories.json",
    "posts/posts.json",
  ]);
  expect(files["posts/posts.json"]).toBe("[]\n");
});

it("reads rows while it is taken, not before, and all of them", async () => {
  const { actor } = await createOwner();
  const many = 2 * PAGE_SIZE + 1;
  const post = (number: number) => ({
    ownerId: actor.userId,
    title: `Post ${number}`,
    content: "x",
    slug: `post-${number}`,
  });
  await db.post.createMany({ data: Array.from({ length: many }, (_, number) => post(number)) });
  const { bytes } = await exportAccount({ actor });
  const first = await bytes.next();
  // Written after the first bytes were taken: an archive made beforehand would lack it.
  await db.post.create({ data: { ...post(many), title: "Late" } });
  const files = unzipSync(Buffer.concat([first.value!, await buffer(bytes)]));
  const titles = (JSON.parse(strFromU8(files["posts/posts.json"]!)) as { title: string }[]).map(({ title }) => title);
  expect(titles).toHaveLength(many + 1);
  expect(new Set(titles)).toContain("Late");
});
