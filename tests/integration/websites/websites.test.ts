import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { runGeneration } from "~/modules/generation/run-generation.server";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";
import { listWebsites } from "~/modules/websites/list-websites.server";
import { readAnalysis } from "~/modules/result/read-analysis.server";
import { readResult } from "~/modules/result/read-result.server";
import { saveWebsiteCode } from "~/modules/website-record/save-website-code.server";
import { hostKey, siteKey } from "~/published/edge-state";
import { createOwner, startBakery } from "../generation/generation-world";
import { codeOf, uniqueSubdomain } from "../publishing/publishing-world";

async function generatedBakery() {
  const bakery = await startBakery();
  await runGeneration({ runId: bakery.runId, isLastAttempt: false });
  return bakery;
}

const versions = (websiteId: number) =>
  db.version.findMany({ where: { websiteId }, orderBy: { versionNumber: "asc" }, include: { code: true } });

describe("readAnalysis", () => {
  it("has no code while a website is being generated, and then the code and how it came to be", async () => {
    const { actor, websiteId, runId } = await startBakery({ referenceWebsite: "http://127.0.0.1/" });
    expect(await readAnalysis({ actor, websiteId })).toMatchObject({
      id: websiteId,
      projectTitle: "Padaria Alfazema",
      url: "http://127.0.0.1/",
      generatedCode: null,
      redesignSuggestions: null,
    });
    await runGeneration({ runId, isLastAttempt: false });
    const analysis = await readAnalysis({ actor, websiteId });
    expect(analysis.generatedCode!.html).toContain("Padaria Alfazema");
    expect(analysis.analysisResult!.steps).toHaveLength(5);
  });

  it("does not tell a stranger that it exists", async () => {
    const { websiteId } = await startBakery();
    await expect(readAnalysis({ ...(await createOwner()), websiteId })).rejects.toMatchObject({ status: 404 });
  });
});

describe("listWebsites", () => {
  it("lists one's own, newest first", async () => {
    const first = await startBakery();
    const second = await startBakery();
    await db.website.update({ where: { id: second.websiteId }, data: { ownerId: first.actor.userId } });
    await db.website.update({ where: { id: second.websiteId }, data: { url: "https://rose.example/" } });
    const listed = await listWebsites({ actor: first.actor });
    const { projectTitle, createdAt } = await db.website.findUniqueOrThrow({ where: { id: second.websiteId } });
    expect(listed[0]).toEqual({ id: second.websiteId, projectTitle, url: "https://rose.example/", createdAt });
    expect(listed.map(({ id }) => id)).toEqual([second.websiteId, first.websiteId]);
    expect(await listWebsites({ actor: second.actor })).toEqual([]);
  });
});

describe("saveWebsiteCode", () => {
  it("keeps what was there before as a version, each state once", async () => {
    const { actor, websiteId } = await generatedBakery();
    for (const version of ["one", "two", "two", "one"]) {
      await saveWebsiteCode({ actor, websiteId, code: codeOf(version) });
    }
    expect((await readAnalysis({ actor, websiteId })).generatedCode).toEqual(codeOf("one"));
    const kept = await versions(websiteId);
    expect(kept.map(({ versionNumber, changeType }) => [versionNumber, changeType])).toEqual([
      [1, "initial"],
      [2, "manual"],
      [3, "manual"],
    ]);
    expect(kept.slice(1).map(({ code }) => code.html)).toEqual([codeOf("one").html, codeOf("two").html]);
    expect(kept.every(({ isAutoSaved }) => isAutoSaved)).toBe(true);
  });

  it("loses no state when saved twice at once", async () => {
    const { actor, websiteId } = await generatedBakery();
    await Promise.all(["one", "two", "three"].map((name) => saveWebsiteCode({ actor, websiteId, code: codeOf(name) })));
    const now = (await readAnalysis({ actor, websiteId })).generatedCode!.html;
    const htmls = [...(await versions(websiteId)).map(({ code }) => code.html), now];
    expect(htmls).toEqual(expect.arrayContaining(["one", "two", "three"].map((name) => codeOf(name).html)));
    expect(htmls).toHaveLength(4);
  });

  it.each([
    [413, { ...codeOf("x"), css: "é".repeat(1_100_000) }],
    [400, { ...codeOf("x"), html: " " }],
    [400, { ...codeOf("x"), javascript: "\u0000" }],
  ])("refuses with %d what cannot be kept", async (status, code) => {
    const { actor, websiteId } = await generatedBakery();
    await expect(saveWebsiteCode({ actor, websiteId, code })).rejects.toMatchObject({ status });
    expect(await versions(websiteId)).toHaveLength(1);
  });

  it("lets one of two win that were made on the same revision, and tells the other", async () => {
    const { actor, websiteId } = await generatedBakery();
    const { revision } = await readResult({ actor, websiteId });
    const save = (name: string) => saveWebsiteCode({ actor, websiteId, code: codeOf(name), ifMatch: [revision!] });
    const saves = await Promise.allSettled(["one", "two", "three"].map(save));
    const [won, ...more] = saves.filter((result) => result.status === "fulfilled");
    expect(more).toEqual([]);
    const after = await readResult({ actor, websiteId });
    expect(won!.value).toBe(after.revision);
    const lost = saves.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(lost).toHaveLength(2);
    for (const reason of lost) expect(reason).toMatchObject({ status: 409, revision: after.revision });
    expect(await versions(websiteId)).toHaveLength(1);
    // Sent again because its answer was lost: it is what is there already.
    expect(await saveWebsiteCode({ actor, websiteId, code: after.code!, ifMatch: [revision!] })).toBe(after.revision);
    await expect(saveWebsiteCode({ actor, websiteId, code: codeOf("four"), ifMatch: [] })).rejects.toMatchObject({
      status: 409,
    });
    const { revision: same } = await readAnalysis({ actor, websiteId });
    expect(same).toBe(after.revision);
  });

  it("waits for the generation, and is nobody else's to call", async () => {
    const { actor, websiteId } = await startBakery();
    await expect(saveWebsiteCode({ actor, websiteId, code: codeOf("one") })).rejects.toMatchObject({ status: 409 });
    const stranger = await createOwner();
    const codes = await db.siteCode.count();
    const strange = saveWebsiteCode({ ...stranger, websiteId, code: codeOf("strange") });
    await expect(strange).rejects.toMatchObject({ status: 404 });
    expect(await db.siteCode.count()).toBe(codes);
  });
});

describe("deleteWebsite", () => {
  it("takes its address off the renderers, and itself from its owner", async () => {
    const { actor, websiteId } = await generatedBakery();
    const subdomain = uniqueSubdomain();
    const { deployment } = await createDeployment({
      actor,
      analysisId: websiteId,
      subdomain,
      title: "Padaria",
      description: "",
      customDomain: null,
      deployedCode: codeOf("one"),
    });
    await deleteWebsite({ actor, websiteId });
    const edge = await db.edgeState.findMany({ where: { key: { in: [siteKey(deployment.id), hostKey(subdomain)] } } });
    expect(edge.map(({ value }) => value)).toEqual([null, null]);
    expect(await db.website.count({ where: { id: websiteId, ownerId: { not: null } } })).toBe(0);
    expect(
      await db.deployment.count({
        where: { id: deployment.id, OR: [{ ownerId: { not: null } }, { withdrawnAt: null }] },
      }),
    ).toBe(0);
    await expect(deleteWebsite({ actor, websiteId })).rejects.toMatchObject({ status: 404 });
  });

  it("deletes one that is being generated, and nothing of a stranger's", async () => {
    const { actor, websiteId, runId } = await startBakery();
    await expect(deleteWebsite({ ...(await createOwner()), websiteId })).rejects.toMatchObject({ status: 404 });
    await deleteWebsite({ actor, websiteId });
    await runGeneration({ runId, isLastAttempt: false });
    expect(await db.website.findUnique({ where: { id: websiteId } })).toMatchObject({ ownerId: null, codeHash: null });
  });
});
