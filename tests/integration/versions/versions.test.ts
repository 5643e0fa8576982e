import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { runGeneration } from "~/modules/generation/run-generation.server";
import { contentHash } from "~/modules/storage/content-hash";
import { deleteVersion } from "~/modules/versions/delete-version.server";
import { listVersions } from "~/modules/versions/list-versions.server";
import { readVersionFile } from "~/modules/versions/read-version-file.server";
import { readVersions } from "~/modules/versions/read-versions.server";
import { restoreVersion } from "~/modules/versions/restore-version.server";
import { saveCurrentVersion } from "~/modules/versions/save-current-version.server";
import { saveVersion } from "~/modules/versions/save-version.server";
import { saveVersionInput } from "~/modules/versions/version-input";
import { readAnalysis } from "~/modules/result/read-analysis.server";
import { saveWebsiteCode } from "~/modules/website-record/save-website-code.server";
import { createOwner, startBakery } from "../generation/generation-world";
import { codeOf } from "../publishing/publishing-world";

async function generatedBakery() {
  const { actor, websiteId, runId } = await startBakery();
  await runGeneration({ runId, isLastAttempt: false });
  return { actor, websiteId };
}
type Owned = Awaited<ReturnType<typeof generatedBakery>>;

const inputOf = ({ actor, websiteId }: Owned, state: string, more: object = {}) => ({
  ...saveVersionInput.parse({ analysisId: websiteId, title: state, websiteCode: codeOf(state), ...more }),
  actor,
});

async function allVersions(bakery: Owned) {
  const versions = [];
  for await (const version of await readVersions(bakery)) versions.push(version);
  return versions;
}

/** What opens each version, the newest first. */
const tokensOf = async (bakery: Owned) =>
  (await listVersions(bakery)).map(({ previewAddress }) => previewAddress.split("/").at(-2)!);
const codeNow = async (bakery: Owned) => (await readAnalysis(bakery)).generatedCode;
const kinds = async (bakery: Owned) =>
  (await listVersions(bakery)).map(({ versionNumber, changeType }) => [versionNumber, changeType]);

describe("listVersions", () => {
  it("begins with what was generated, and by whom", async () => {
    const bakery = await generatedBakery();
    expect(await listVersions(bakery)).toMatchObject([
      {
        versionNumber: 1,
        title: "Initial website generation",
        changeType: "initial",
        isAutoSaved: true,
        isCurrent: true,
        author: "built-in",
      },
    ]);
  });

  it("is empty before there is code, and not there for strangers", async () => {
    const bakery = await startBakery();
    expect(await listVersions(bakery)).toEqual([]);
    expect(await allVersions(bakery)).toEqual([]);
    const stranger = { ...(await createOwner()), websiteId: bakery.websiteId };
    await expect(listVersions(stranger)).rejects.toMatchObject({ status: 404 });
    await expect(readVersions(stranger)).rejects.toMatchObject({ status: 404 });
  });
});

describe("saveVersion", () => {
  it("records code under the next number and leaves the website as it is", async () => {
    const bakery = await generatedBakery();
    const before = await codeNow(bakery);
    const saved = await saveVersion(inputOf(bakery, "Easter", { changeDescription: "With eggs" }));
    expect(saved).toMatchObject({
      versionNumber: 2,
      title: "Easter",
      changeType: "manual",
      changeDescription: "With eggs",
    });
    expect(saved.websiteCode).toEqual(codeOf("Easter"));
    expect(await codeNow(bakery)).toEqual(before);
    expect((await allVersions(bakery))[0]).toEqual(saved);
  });

  it("numbers versions without a gap when many are saved at once", async () => {
    const bakery = await generatedBakery();
    const saves = Array.from({ length: 12 }, (_, index) =>
      index % 2
        ? saveVersion(inputOf(bakery, `state ${index}`))
        : saveCurrentVersion({ ...bakery, title: `now ${index}` }),
    );
    await Promise.all(saves);
    expect((await listVersions(bakery)).map(({ versionNumber }) => versionNumber)).toEqual(
      Array.from({ length: 13 }, (_, index) => 13 - index),
    );
  });

  it("stores identical code once, and an automatic version of it only once in a row", async () => {
    const bakery = await generatedBakery();
    const state = randomUUID();
    const codes = await db.siteCode.count();
    const first = await saveVersion(inputOf(bakery, state, { isAutoSaved: true }));
    const again = await saveVersion(inputOf(bakery, state, { isAutoSaved: true }));
    const named = await saveVersion(inputOf(bakery, state));
    expect(again.id).toBe(first.id);
    expect(named.versionNumber).toBe(first.versionNumber + 1);
    expect(await db.siteCode.count()).toBe(codes + 1);
  });

  it.each([
    [413, { ...codeOf("x"), css: "é".repeat(1_100_000) }],
    [400, { ...codeOf("x"), html: " " }],
    [400, { ...codeOf("x"), javascript: "\u0000" }],
  ])("refuses with %d code that cannot be kept", async (status, websiteCode) => {
    const bakery = await generatedBakery();
    await expect(saveVersion({ ...inputOf(bakery, "x"), websiteCode })).rejects.toMatchObject({ status });
    expect(await listVersions(bakery)).toHaveLength(1);
  });

  it("keeps nothing for a stranger, and no version of what is not there yet", async () => {
    const bakery = await startBakery();
    const codes = await db.siteCode.count();
    const strange = { ...inputOf(bakery, randomUUID()), ...(await createOwner()) };
    await expect(saveVersion(strange)).rejects.toMatchObject({ status: 404 });
    expect(await db.siteCode.count()).toBe(codes);
    await expect(saveCurrentVersion({ ...bakery, title: "Now" })).rejects.toMatchObject({ status: 409 });
    await expect(saveCurrentVersion({ ...bakery, ...(await createOwner()), title: "Now" })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("restoreVersion", () => {
  it("gives the same bytes back, there and back again", async () => {
    const bakery = await generatedBakery();
    const [initial] = await allVersions(bakery);
    const later = codeOf(`later ${randomUUID()} \r\n\ttrailing `);
    await saveWebsiteCode({ ...bakery, code: later });
    await restoreVersion({ ...bakery, versionId: initial!.id });
    expect(await codeNow(bakery)).toEqual(initial!.websiteCode);
    const [restored, kept] = await allVersions(bakery);
    expect(restored).toMatchObject({
      title: "Restored version 1",
      changeType: "restore",
      changeDescription: "Initial website generation",
      isAutoSaved: true,
      websiteCode: initial!.websiteCode,
    });
    expect(kept).toMatchObject({
      title: "Before restoring",
      changeType: "manual",
      isAutoSaved: true,
      websiteCode: later,
    });
    await restoreVersion({ ...bakery, versionId: kept!.id });
    expect(await codeNow(bakery)).toEqual(later);
    expect(await kinds(bakery)).toEqual([
      [4, "restore"],
      [3, "restore"],
      [2, "manual"],
      [1, "initial"],
    ]);
    const list = await listVersions(bakery);
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false, true, false]);
    expect(list.map(({ author }) => author)).toEqual(["owner", "owner", "owner", "built-in"]);
  });

  it("keeps what is there only where no version holds it, and says once in a row that it was restored", async () => {
    const bakery = await generatedBakery();
    const saved = await saveVersion(inputOf(bakery, "Easter"));
    await restoreVersion({ ...bakery, versionId: saved.id });
    await restoreVersion({ ...bakery, versionId: saved.id });
    expect(await kinds(bakery)).toEqual([
      [3, "restore"],
      [2, "manual"],
      [1, "initial"],
    ]);
  });

  it("loses no state when many restore and save at once", async () => {
    const bakery = await generatedBakery();
    const states = ["one", "two", "three", "four"].map((name) => `${name} ${randomUUID()}`);
    const versions = await Promise.all(states.map((state) => saveVersion(inputOf(bakery, state))));
    const unsaved = codeOf(randomUUID());
    await Promise.all([
      ...versions.map(({ id }) => restoreVersion({ ...bakery, versionId: id })),
      saveWebsiteCode({ ...bakery, code: unsaved }),
    ]);
    const all = await allVersions(bakery);
    expect(all.map(({ versionNumber }) => versionNumber)).toEqual(all.map((_, index) => all.length - index));
    const held = [...all.map(({ websiteCode }) => websiteCode), await codeNow(bakery)];
    expect(held).toEqual(expect.arrayContaining([...states.map(codeOf), unsaved]));
  });

  it("restores only a website's own versions, and only for its owner", async () => {
    const bakery = await generatedBakery();
    const other = await generatedBakery();
    const [theirs] = await listVersions(other);
    const [own] = await listVersions(bakery);
    const before = await codeNow(bakery);
    for (const attempt of [
      { ...bakery, versionId: theirs!.id },
      { ...other, websiteId: bakery.websiteId, versionId: own!.id },
      { ...bakery, versionId: 2_000_000_000 },
    ]) {
      await expect(restoreVersion(attempt)).rejects.toMatchObject({ status: 404 });
    }
    expect(await codeNow(bakery)).toEqual(before);
    expect(await listVersions(bakery)).toHaveLength(1);
  });
});

describe("deleteVersion", () => {
  it("deletes what was saved by hand and keeps code that others use", async () => {
    const bakery = await generatedBakery();
    const kept = await saveVersion(inputOf(bakery, "Easter"));
    const twin = await saveVersion(inputOf(bakery, "Easter"));
    await restoreVersion({ ...bakery, versionId: twin.id });
    await deleteVersion({ ...bakery, versionId: twin.id });
    expect(await codeNow(bakery)).toEqual(codeOf("Easter"));
    expect((await allVersions(bakery)).find(({ id }) => id === kept.id)!.websiteCode).toEqual(codeOf("Easter"));
    await expect(deleteVersion({ ...bakery, versionId: twin.id })).rejects.toMatchObject({ status: 404 });
  });

  it("leaves automatic versions and strangers' ones alone", async () => {
    const bakery = await generatedBakery();
    const saved = await saveVersion(inputOf(bakery, "Easter"));
    const [, initial] = await listVersions(bakery);
    await expect(deleteVersion({ ...bakery, versionId: initial!.id })).rejects.toMatchObject({ status: 409 });
    const stranger = await createOwner();
    for (const versionId of [saved.id, initial!.id]) {
      await expect(deleteVersion({ ...stranger, versionId })).rejects.toMatchObject({ status: 404 });
    }
    expect(await listVersions(bakery)).toHaveLength(2);
  });
});

describe("readVersionFile", () => {
  it("shows one version to whoever has its token, and nothing for any other token", async () => {
    const bakery = await generatedBakery();
    const saved = await saveVersion(inputOf(bakery, "Easter"));
    const [token] = (await tokensOf(bakery)) as [string];
    const text = async (path: string) => Buffer.from((await readVersionFile({ token, path }))!.bytes).toString();
    expect(await text("")).toContain("<h1>Easter</h1>");
    expect(await text("styles.css")).toContain("/* Easter */");
    expect(await readVersionFile({ token, path: "nothing.css" })).toBeNull();
    expect(await readVersionFile({ token, path: "assets/images/none.webp" })).toBeNull();
    expect(await readVersionFile({ token, path: "assets/\u0000" })).toBeNull();
    const [, initial] = await listVersions(bakery);
    const signature = token.slice(token.indexOf("-"));
    for (const forged of [`${initial!.id}${signature}`, `${saved.id}`, `${saved.id}-`, `0${token}`, `${token}x`, ""]) {
      expect(await readVersionFile({ token: forged, path: "" })).toBeNull();
    }
    await deleteVersion({ ...bakery, versionId: saved.id });
    expect(await readVersionFile({ token, path: "" })).toBeNull();
  });

  it("has the fonts and pictures of the website", async () => {
    const bakery = await generatedBakery();
    const [initial] = await allVersions(bakery);
    const [token] = (await tokensOf(bakery)) as [string];
    const [font] = /assets\/fonts\/[\w-]+\.woff2/.exec(initial!.websiteCode.css)!;
    expect(await readVersionFile({ token, path: font })).toMatchObject({ type: "font/woff2" });
    const bytes = Buffer.from("picture");
    const blobHash = contentHash(bytes);
    await db.blob.create({ data: { hash: blobHash, bytes, size: bytes.length } });
    const path = "assets/images/door.webp";
    const picture = { path, blobHash, kind: "image", width: 1, height: 1, originalName: "door.jpg" };
    await db.asset.create({ data: { ...picture, websiteId: bakery.websiteId } });
    const read = await readVersionFile({ token, path });
    expect(read).toMatchObject({ type: "image/webp" });
    expect(Buffer.from(read!.bytes)).toEqual(bytes);
    const [others] = (await tokensOf(await generatedBakery())) as [string];
    expect(await readVersionFile({ token: others, path })).toBeNull();
  });
});
