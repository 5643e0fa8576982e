import { expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { regenerateWebsite } from "~/modules/generation/regenerate-website.server";
import { runGeneration } from "~/modules/generation/run-generation.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";
import { readSpecimenPage } from "~/modules/result/read-specimen-page.server";
import { startBakery } from "./generation-world";

async function look(websiteId: number, again = false) {
  const { previewToken } = await db.website.findUniqueOrThrow({ where: { id: websiteId } });
  const page = await readSpecimenPage(previewToken, again);
  return page && Buffer.from(page.bytes).toString();
}

it("shows a website that nobody has written yet, in the owner's words and beside its own files", async () => {
  const { websiteId } = await startBakery();
  const page = await look(websiteId);
  expect(page).toContain('class="t-classic"');
  expect(page).toContain("A Portuguese bakery in Leeds");
  expect(page).toContain('url("assets/fonts/');
  expect(page).not.toMatch(/<script|template-demo/);
});

it("comes in once: a page that asks again by itself has all of it at once", async () => {
  const { websiteId } = await startBakery();
  expect(await look(websiteId)).toContain("@keyframes plinth-arrive");
  expect(await look(websiteId, true)).not.toContain("@keyframes plinth-arrive");
});

it("shows what a website is generated again from, before it is", async () => {
  const { actor, websiteId, runId } = await startBakery();
  await runGeneration({ runId, isLastAttempt: true });
  const form = {
    template: "modern",
    colorTheme: "#7A3E1D",
    fontFamily: "Lato",
    designBrief: "A bakery in York.",
  } as const;
  await regenerateWebsite({ actor, websiteId, form });
  expect(await look(websiteId)).toMatch(/class="t-modern"[^]*York/);
});

it("shows nothing where there is no brief, or no such website, or one in the bin", async () => {
  const { websiteId } = await startBakery();
  const deleted = await startBakery();
  await deleteWebsite(deleted);
  expect(await look(deleted.websiteId)).toBeNull();
  await db.website.update({ where: { id: websiteId }, data: { brief: {} } });
  expect(await look(websiteId)).toBeNull();
  expect(await readSpecimenPage("made-up")).toBeNull();
});
