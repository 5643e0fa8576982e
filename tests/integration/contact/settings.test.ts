import { describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { defaultContactForm } from "~/modules/contact-form/contact-form-config";
import { formRevision } from "~/modules/contact-form/form-revision";
import { readContactForm } from "~/modules/contact-form/read-contact-form";
import { readContactSettings } from "~/modules/contact/read-contact-settings.server";
import { saveContactForm } from "~/modules/contact/save-contact-form.server";
import { saveCode } from "~/modules/storage/save-code.server";
import { codeOf, createOwner } from "../publishing/publishing-world";

async function createWritten() {
  const owner = await createOwner();
  const codeHash = await saveCode(codeOf("one"));
  await db.website.update({ where: { id: owner.websiteId }, data: { codeHash } });
  return { ...owner, codeHash };
}
const revisionOf = async (website: { actor: { userId: number }; websiteId: number }) =>
  (await readContactSettings(website)).revision;
const versionsOf = (websiteId: number) =>
  db.version.findMany({ where: { websiteId }, orderBy: { versionNumber: "asc" } });
const codeIn = async (websiteId: number) =>
  (await db.website.findUniqueOrThrow({ where: { id: websiteId }, include: { code: true } })).code!;

describe("readContactSettings", () => {
  it("gives the defaults and the owner's address where nothing is stored", async () => {
    const { actor, websiteId } = await createWritten();
    expect(await readContactSettings({ actor, websiteId })).toEqual({
      config: defaultContactForm(),
      revision: formRevision(defaultContactForm()),
      fallbackRecipient: "rose@example.com",
      delivery: { goesTo: "rose@example.com", waiting: null },
      leftOut: [],
      hasPrivacyPage: false,
    });
  });

  it("says where messages go until the address that is named has confirmed it, and which links are left out", async () => {
    const { actor, websiteId } = await createWritten();
    const config = defaultContactForm();
    Object.assign(config.settings, {
      emailRecipient: "orders@example.com",
      autoReplyMessage: "Pay at https://evil.com/pay or evil.com.",
    });
    await saveContactForm({ actor, websiteId, config });
    expect(await readContactSettings({ actor, websiteId })).toMatchObject({
      delivery: { goesTo: "rose@example.com", waiting: { address: "orders@example.com", state: "never asked" } },
      leftOut: ["https://evil.com/pay", "evil.com"],
    });
  });

  it("finds no website of somebody else", async () => {
    const [{ websiteId }, { actor }] = [await createWritten(), await createWritten()];
    await expect(readContactSettings({ actor, websiteId })).rejects.toMatchObject({ status: 404 });
    await expect(saveContactForm({ actor, websiteId, config: defaultContactForm() })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("saveContactForm", () => {
  it("keeps settings, page and versions together, and none of what is private in the page", async () => {
    const { actor, websiteId, codeHash } = await createWritten();
    const config = defaultContactForm();
    Object.assign(config.settings, {
      title: "Write to Rose",
      emailRecipient: "orders@example.com",
      autoReplyMessage: "Until tomorrow.",
    });
    config.style.buttonColor = "#aa0000";
    const revision = await saveContactForm({
      actor,
      websiteId,
      config,
      revision: await revisionOf({ actor, websiteId }),
    });
    const code = await codeIn(websiteId);
    expect(code.hash).toBe(revision);
    expect(readContactForm(code)).toMatchObject({ style: config.style, settings: { title: "Write to Rose" } });
    for (const secret of ["orders@example.com", "Until tomorrow."]) expect(JSON.stringify(code)).not.toContain(secret);
    expect(await readContactSettings({ actor, websiteId })).toMatchObject({ config });
    expect(
      (await versionsOf(websiteId)).map(({ changeType, codeHash, isAutoSaved }) => [changeType, codeHash, isAutoSaved]),
    ).toEqual([
      ["manual", codeHash, true],
      ["contact_form", revision, true],
    ]);
  });

  it("makes no version when the page stays the same", async () => {
    const { actor, websiteId } = await createWritten();
    const config = defaultContactForm();
    const revision = await saveContactForm({ actor, websiteId, config });
    config.settings.emailRecipient = "orders@example.com";
    expect(await saveContactForm({ actor, websiteId, config, revision: await revisionOf({ actor, websiteId }) })).toBe(
      revision,
    );
    expect(await versionsOf(websiteId)).toHaveLength(2);
    expect((await readContactSettings({ actor, websiteId })).config.settings.emailRecipient).toBe("orders@example.com");
  });

  it("changes nothing on another revision, and tells the form that is there", async () => {
    const website = await createWritten();
    const revision = await revisionOf(website);
    const config = defaultContactForm();
    config.settings.title = "Write to Rose";
    const codeHash = await saveContactForm({ ...website, config, revision });
    const now = await revisionOf(website);
    const stale = saveContactForm({ ...website, config: defaultContactForm("de"), revision });
    await expect(stale).rejects.toMatchObject({ status: 409, config, revision: now });
    expect((await codeIn(website.websiteId)).hash).toBe(codeHash);
    expect(await readContactSettings(website)).toMatchObject({ config });
    // Sent twice, and without a revision.
    expect(await saveContactForm({ ...website, config, revision })).toBe(codeHash);
    await saveContactForm({ ...website, config: defaultContactForm("de") });
    expect((await readContactSettings(website)).config.settings.title).toBe(defaultContactForm("de").settings.title);
  });

  it("minds no change of the website beside the form", async () => {
    const website = await createWritten();
    await saveContactForm({ ...website, config: defaultContactForm() });
    const revision = await revisionOf(website);
    const code = await codeIn(website.websiteId);
    const codeHash = await saveCode({ ...code, html: code.html.replace("<h1>one</h1>", "<h1>two</h1>") });
    await db.website.update({ where: { id: website.websiteId }, data: { codeHash } });
    await saveContactForm({ ...website, config: defaultContactForm("de"), revision });
    expect((await codeIn(website.websiteId)).html).toContain("<h1>two</h1>");
  });

  it("lets one of two saves at the same moment through", async () => {
    const { actor, websiteId } = await createWritten();
    const revision = await revisionOf({ actor, websiteId });
    const saves = ["de", "fr"].map((lang) =>
      saveContactForm({ actor, websiteId, config: defaultContactForm(lang), revision }),
    );
    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const stored = await db.contactSettings.findUniqueOrThrow({ where: { websiteId } });
    expect(readContactForm(await codeIn(websiteId))!.settings.title).toBe((stored.settings as { title: string }).title);
  });

  it("says so while there is no code yet", async () => {
    const { actor, websiteId } = await createOwner();
    await expect(saveContactForm({ actor, websiteId, config: defaultContactForm() })).rejects.toMatchObject({
      status: 409,
    });
    expect((await readContactSettings({ actor, websiteId })).config).toEqual(defaultContactForm());
  });

  it("reads the page before the settings where somebody edited it since", async () => {
    const { actor, websiteId } = await createWritten();
    await saveContactForm({ actor, websiteId, config: defaultContactForm() });
    const code = await codeIn(websiteId);
    const codeHash = await saveCode({ ...code, html: code.html.replace("Send Message", "Off it goes") });
    await db.website.update({ where: { id: websiteId }, data: { codeHash } });
    expect((await readContactSettings({ actor, websiteId })).config.settings.submitText).toBe("Off it goes");
  });
});
