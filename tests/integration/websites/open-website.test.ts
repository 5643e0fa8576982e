import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { regenerateWebsite } from "~/modules/generation/regenerate-website.server";
import { runGeneration } from "~/modules/generation/run-generation.server";
import { saveCode } from "~/modules/storage/save-code.server";
import { listVersions } from "~/modules/versions/list-versions.server";
import { duplicateWebsite } from "~/modules/websites/duplicate-website.server";
import { openWebsite } from "~/modules/result/open-website.server";
import { readResult } from "~/modules/result/read-result.server";
import { saveWebsiteCode } from "~/modules/website-record/save-website-code.server";
import { latestRun, startBakery } from "../generation/generation-world";
import { codeOf, createOwner } from "../publishing/publishing-world";

const form = (id: string) =>
  `<form id="${id}"><input name="name"><input name="email"><textarea name="message"></textarea></form>`;
const search = `<form id="search"><input name="q"></form>`;

function codeWith(...parts: string[]) {
  const code = codeOf("forms");
  return { ...code, html: code.html.replace("</body>", `${parts.join("\n")}</body>`) };
}

/** A website that has code, wherever it came from, and no version. */
async function brought(code = codeWith(form("first"), search, form("second"), form("third"))) {
  const owner = await createOwner();
  await db.website.update({ where: { id: owner.websiteId }, data: { codeHash: await saveCode(code) } });
  return owner;
}
type Owned = Awaited<ReturnType<typeof createOwner>>;

const titles = async (owned: Owned) =>
  (await listVersions(owned)).map(({ title, changeType, author }) => [title, changeType, author]);
const html = async (owned: Owned) => (await readResult(owned)).code!.html;

describe("openWebsite", () => {
  it("takes out all contact forms but the first, and keeps what was there", async () => {
    const owner = await brought();
    const before = await html(owner);
    expect(await openWebsite(owner)).toBe("cleaned");
    const after = await html(owner);
    expect(["first", "search", "second", "third"].map((id) => after.includes(`id="${id}"`))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await titles(owner)).toEqual([
      ["Forms Cleaned", "contact_form", "built-in"],
      ["Initial website generation", "initial", "owner"],
    ]);
    const initial = await db.version.findFirstOrThrow({
      where: { websiteId: owner.websiteId, versionNumber: 1 },
      include: { code: true },
    });
    expect(initial.code.html).toBe(before);
  });

  it("does it once, whoever opens it at the same time", async () => {
    const owner = await brought();
    const opened = await Promise.all(Array.from({ length: 5 }, () => openWebsite(owner)));
    expect(opened.filter((each) => each === "cleaned")).toHaveLength(1);
    expect(await titles(owner)).toHaveLength(2);
    expect(await openWebsite(owner)).toBe("nothing");
  });

  it("records the first version where nothing is to be cleaned", async () => {
    const owner = await brought(codeWith(form("only"), search));
    const { revision } = await readResult(owner);
    expect(await openWebsite(owner)).toBe("opened");
    expect(await titles(owner)).toEqual([["Initial website generation", "initial", "owner"]]);
    expect((await readResult(owner)).revision).toBe(revision);
  });

  it("leaves alone what the owner puts in later", async () => {
    const owner = await brought(codeWith(form("only")));
    await openWebsite(owner);
    await saveWebsiteCode({ ...owner, code: codeWith(form("one"), form("two")) });
    expect(await openWebsite(owner)).toBe("nothing");
    expect(await html(owner)).toContain(`id="two"`);
    const copy = { ...owner, websiteId: await duplicateWebsite(owner) };
    expect(await openWebsite(copy)).toBe("nothing");
    expect(await html(copy)).toContain(`id="two"`);
  });

  it("cleans a copy of what was never opened, but not changes that became a copy", async () => {
    const owner = await brought();
    const copy = { ...owner, websiteId: await duplicateWebsite(owner) };
    expect(await openWebsite(copy)).toBe("cleaned");
    const own = { ...owner, websiteId: await duplicateWebsite({ ...owner, code: codeWith(form("one"), form("two")) }) };
    expect(await openWebsite(own)).toBe("nothing");
  });

  it("looks again at what was generated again, and waits for code", async () => {
    const bakery = await startBakery();
    const isOpened = async () =>
      (await db.website.findUniqueOrThrow({ where: { id: bakery.websiteId } })).openedAt !== null;
    expect(await openWebsite(bakery)).toBe("nothing");
    expect(await isOpened()).toBe(false);
    await runGeneration({ runId: bakery.runId, isLastAttempt: false });
    expect(await openWebsite(bakery)).toBe("opened");
    expect(await isOpened()).toBe(true);
    const choices = {
      template: "modern",
      colorTheme: "#7A3E1D",
      fontFamily: "Lato",
      designBrief: "A bakery.",
    } as const;
    await regenerateWebsite({ ...bakery, form: choices });
    await runGeneration({ runId: (await latestRun(bakery.websiteId)).id, isLastAttempt: false });
    expect(await isOpened()).toBe(false);
  });

  it("does nothing for a stranger", async () => {
    const owner = await brought();
    const stranger = await createOwner();
    expect(await openWebsite({ ...owner, actor: stranger.actor })).toBe("nothing");
    expect(await titles(owner)).toEqual([]);
  });
});
