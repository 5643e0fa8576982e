import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { brief as briefSchema } from "~/modules/site/brief";
import { cancelGeneration } from "~/modules/generation/cancel-generation.server";
import { production } from "~/modules/generation/generate.server";
import { regenerateWebsite } from "~/modules/generation/regenerate-website.server";
import { retryGeneration } from "~/modules/generation/retry-generation.server";
import { runGeneration } from "~/modules/generation/run-generation.server";
import { startGeneration } from "~/modules/generation/start-generation.server";
import { keepStill } from "~/modules/checks/keep-still.server";
import { readStill } from "~/modules/checks/read-still.server";
import { contentHash } from "~/modules/storage/content-hash";
import { readPreviewFile } from "~/modules/publishing/read-preview-file.server";
import { listVersions } from "~/modules/versions/list-versions.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";
import { duplicateWebsite } from "~/modules/websites/duplicate-website.server";
import { listWebsites } from "~/modules/websites/list-websites.server";
import { readOverview } from "~/modules/websites/read-overview.server";
import { readResult } from "~/modules/result/read-result.server";
import { renameWebsite } from "~/modules/websites/rename-website.server";
import { saveWebsiteCode } from "~/modules/website-record/save-website-code.server";
import { bakeryForm, createOwner, latestRun, noUploads, startBakery } from "../generation/generation-world";
import { codeOf } from "../publishing/publishing-world";

async function generatedBakery() {
  const { actor, websiteId, runId } = await startBakery();
  await runGeneration({ runId, isLastAttempt: false });
  return { actor, websiteId };
}
type Owned = Awaited<ReturnType<typeof generatedBakery>>;

const asDark = {
  template: "modern",
  colorTheme: "#7A3E1D",
  fontFamily: "Lato",
  designBrief: "A bakery in York. Call 01904 496 0182.",
} as const;
const titles = async (owned: Owned) => (await listVersions(owned)).map(({ title, author }) => `${title} (${author})`);
const briefOf = async (id: number) => briefSchema.parse((await db.website.findUniqueOrThrow({ where: { id } })).brief);
const openRun = async (websiteId: number) => ({ runId: (await latestRun(websiteId)).id, isLastAttempt: false });
const failing = {
  ...production,
  chooseDesigner: async () => ({
    designer: { id: "built-in" as const, name: "Test", plan: async () => ({}) as never },
  }),
};

describe("regenerateWebsite", () => {
  it("makes other code out of other choices and keeps what was there", async () => {
    const bakery = await generatedBakery();
    const byHand = codeOf("by hand");
    await saveWebsiteCode({ ...bakery, code: byHand });
    await regenerateWebsite({ ...bakery, form: asDark });
    expect(await readResult(bakery)).toMatchObject({ progress: { state: "processing" }, code: byHand });
    await runGeneration(await openRun(bakery.websiteId));
    const { code, progress } = await readResult(bakery);
    expect(progress.state).toBe("ready");
    expect(code!.html).toContain("York");
    expect(code!.css.toLowerCase()).toContain("lato");
    expect(await titles(bakery)).toEqual([
      "Generated again (built-in)",
      "Before generating again (owner)",
      "Initial website generation (built-in)",
    ]);
    expect((await listVersions(bakery))[1]).toMatchObject({ changeType: "manual", isAutoSaved: true });
    expect(await briefOf(bakery.websiteId)).toMatchObject({
      ...asDark,
      projectTitle: "Padaria Alfazema",
      industry: "restaurant",
    });
  });

  it("keeps what somebody saves while it runs", async () => {
    const bakery = await generatedBakery();
    await regenerateWebsite({ ...bakery, form: asDark });
    await saveWebsiteCode({ ...bakery, code: codeOf("meanwhile") });
    await runGeneration(await openRun(bakery.websiteId));
    expect((await titles(bakery))[1]).toBe("Before generating again (owner)");
    const kept = await db.version.findFirstOrThrow({
      where: { websiteId: bakery.websiteId, versionNumber: 2 },
      include: { code: true },
    });
    expect(kept.code.html).toBe(codeOf("meanwhile").html);
  });

  it("leaves code and brief as they were when it fails or is cancelled, and can be tried again", async () => {
    const bakery = await generatedBakery();
    const before = { result: await readResult(bakery), brief: await briefOf(bakery.websiteId) };
    await regenerateWebsite({ ...bakery, form: asDark });
    await runGeneration(await openRun(bakery.websiteId), failing);
    const failed = await readResult(bakery);
    expect(failed).toMatchObject({
      code: before.result.code,
      progress: { state: "ready", error: "The designer's plan could not be used." },
    });
    await renameWebsite({ ...bakery, title: "Gone on" });
    expect((await readResult(bakery)).progress.error).toBeNull();
    await regenerateWebsite({ ...bakery, form: asDark });
    await cancelGeneration(bakery);
    expect(await readResult(bakery)).toMatchObject({
      code: before.result.code,
      progress: { state: "ready", error: null },
    });
    expect(await briefOf(bakery.websiteId)).toEqual(before.brief);
    await retryGeneration(bakery);
    await runGeneration(await openRun(bakery.websiteId));
    expect(await briefOf(bakery.websiteId)).toMatchObject(asDark);
  });

  it("lets one run be, and is nobody else's to ask for", async () => {
    const bakery = await generatedBakery();
    const asked = await Promise.allSettled([1, 2, 3].map(() => regenerateWebsite({ ...bakery, form: asDark })));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const stranger = await createOwner();
    await expect(regenerateWebsite({ ...bakery, ...stranger, form: asDark })).rejects.toMatchObject({ status: 404 });
    const refused = regenerateWebsite({ ...bakery, form: asDark });
    await expect(refused).rejects.toMatchObject({ status: 409, message: "This website is being generated already." });
  });
});

describe("renameWebsite", () => {
  it("changes the name in lists and nothing of the pages", async () => {
    const bakery = await generatedBakery();
    const { revision } = await readResult(bakery);
    await renameWebsite({ ...bakery, title: "Alfazema, spring" });
    expect(await readResult(bakery)).toMatchObject({ title: "Alfazema, spring", revision });
    expect(await briefOf(bakery.websiteId)).toMatchObject({ projectTitle: "Padaria Alfazema" });
    await expect(renameWebsite({ ...bakery, ...(await createOwner()), title: "Eve" })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("duplicateWebsite", () => {
  async function withPicture(bakery: Owned) {
    const bytes = Buffer.from(`picture ${randomUUID()}`);
    const blobHash = contentHash(bytes);
    await db.blob.create({ data: { hash: blobHash, bytes, size: bytes.length } });
    const path = "assets/images/door.webp";
    await db.asset.create({
      data: {
        websiteId: bakery.websiteId,
        path,
        blobHash,
        kind: "image",
        width: 1,
        height: 1,
        originalName: "door.jpg",
      },
    });
    await db.contactSettings.create({
      data: { websiteId: bakery.websiteId, fields: [{ id: "name" }], style: {}, settings: { title: "Write to us" } },
    });
    return { path, bytes };
  }

  it("copies code, brief, pictures and contact form, and lives on its own", async () => {
    const bakery = await generatedBakery();
    const { path, bytes } = await withPicture(bakery);
    const copy = { ...bakery, websiteId: await duplicateWebsite(bakery) };
    const original = await readResult(bakery);
    const copied = await readResult(copy);
    expect(copied).toMatchObject({
      title: "Copy of Padaria Alfazema",
      code: original.code,
      progress: { state: "ready" },
      slot: { state: "free", earlier: null },
    });
    expect(copied.previewAddress).not.toBe(original.previewAddress);
    expect(await briefOf(copy.websiteId)).toEqual(await briefOf(bakery.websiteId));
    const { previewToken: token } = await db.website.findUniqueOrThrow({ where: { id: copy.websiteId } });
    expect(Buffer.from((await readPreviewFile({ token, path }))!.bytes)).toEqual(bytes);
    const settings = await db.contactSettings.findUniqueOrThrow({ where: { websiteId: copy.websiteId } });
    expect(settings).toMatchObject({ fields: [{ id: "name" }], settings: { title: "Write to us" } });
    expect(await listVersions(copy)).toMatchObject([{ title: "Copied", changeType: "initial", isCurrent: true }]);
    await saveWebsiteCode({ ...copy, code: codeOf("of the copy") });
    expect((await readResult(bakery)).code).toEqual(original.code);
    expect((await listWebsites(bakery)).map(({ id }) => id)).toEqual([copy.websiteId, bakery.websiteId]);
  });

  it("has the original's picture on the dashboard at once, and keeps it when the original goes", async () => {
    const bakery = await generatedBakery();
    const { codeHash } = await db.website.findUniqueOrThrow({ where: { id: bakery.websiteId } });
    await keepStill({ ...bakery, codeHash: codeHash! }, Buffer.from("the bakery"));
    const copy = { ...bakery, websiteId: await duplicateWebsite(bakery) };
    const { items } = await readOverview({ ...bakery, query: { q: "", order: "newest", page: 1 } });
    expect(items[0]).toMatchObject({ id: copy.websiteId, still: (await readStill(bakery)).version });
    await deleteWebsite(bakery);
    expect(Buffer.from((await readStill(copy)).bytes).toString()).toBe("the bakery");
  });

  it("takes code of its own, and a name", async () => {
    const bakery = await generatedBakery();
    const id = await duplicateWebsite({ ...bakery, code: codeOf("mine"), title: "Mine" });
    expect(await readResult({ ...bakery, websiteId: id })).toMatchObject({ title: "Mine", code: codeOf("mine") });
  });

  it("copies nothing that is not finished, not one's own, or cannot be kept", async () => {
    const bakery = await startBakery();
    await expect(duplicateWebsite(bakery)).rejects.toMatchObject({ status: 409 });
    await expect(duplicateWebsite({ ...bakery, ...(await createOwner()) })).rejects.toMatchObject({ status: 404 });
    await expect(duplicateWebsite({ ...bakery, code: { ...codeOf("x"), html: " " } })).rejects.toMatchObject({
      status: 400,
    });
    await expect(
      duplicateWebsite({ ...bakery, code: { ...codeOf("x"), css: "é".repeat(1_100_000) } }),
    ).rejects.toMatchObject({ status: 413 });
    expect(await listWebsites(bakery)).toHaveLength(1);
  });
});

describe("a form's one-time key", () => {
  const sent = (key: string, fields: Record<string, string> = {}) => ({
    form: bakeryForm({ key, ...fields }),
    uploads: noUploads,
  });
  const key = () => randomUUID();

  it("makes one website of a form that is sent several times at once, and later again", async () => {
    const owner = await createOwner();
    const once = key();
    const answers = await Promise.all([1, 2, 3, 4].map(() => startGeneration({ ...owner, ...sent(once) })));
    answers.push(await startGeneration({ ...owner, ...sent(once) }));
    expect(new Set(answers.map(({ analysisId }) => analysisId)).size).toBe(1);
    expect(await listWebsites(owner)).toHaveLength(1);
    expect(await db.generationRun.count({ where: { websiteId: answers[0]!.analysisId } })).toBe(1);
  });

  it("makes another of a form that was changed, sent by somebody else, or without a key", async () => {
    const owner = await createOwner();
    const once = key();
    await startGeneration({ ...owner, ...sent(once) });
    await startGeneration({ ...owner, ...sent(once, { designBrief: "Another one" }) });
    await startGeneration({ ...owner, ...sent("too short") });
    await startGeneration({ ...owner, ...sent("too short") });
    expect(await listWebsites(owner)).toHaveLength(4);
    const other = await createOwner();
    await startGeneration({ ...other, ...sent(once) });
    expect(await listWebsites(other)).toHaveLength(1);
  });
});
