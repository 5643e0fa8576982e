import type { Page } from "playwright/test";
import { findPageClaims } from "~/modules/claims/find-page-claims";
import { inBoxDatabase } from "../setup/box-database";
import { expect, test } from "../setup/browser-test";
import { previewOf, WIDE } from "../setup/editor";
import { inspectDialog } from "../setup/inspect-dialog";
import type { Visitor } from "../setup/visitor";
import { makeWebsite, readCode } from "../setup/websites";

test.use({ actionTimeout: 10_000, viewport: WIDE });

const SENTENCES = ["Trusted for over 40 years.", "We won the Golden Loaf award in 2019.", "Ask for 35% off."];

/** A website on which a designer claimed three things that nobody told it. */
async function inventedWebsite(owner: Visitor) {
  const { id, code } = await makeWebsite(owner);
  const known = `<section id="known" data-section="known"><h2>Why us</h2>${SENTENCES.map((sentence) => `<p>We like bread. ${sentence}</p>`).join("")}</section>`;
  const html = code.html.replace(/<main[^>]*>/, `$&${known}`);
  await owner.call("PATCH", `/api/analysis/${id}/code`, { ...code, html });
  const invented = findPageClaims(html).filter(({ context }) => SENTENCES.includes(context));
  await inBoxDatabase(async (client) => {
    for (const { key, kind, text } of invented) {
      await client.query(
        "insert into website_claims (website_id, key, kind, text, author) values ($1, $2, $3, $4, 'claude') on conflict do nothing",
        [id, key, kind, text],
      );
    }
  });
  return id;
}

const facts = (page: Page) => page.getByRole("dialog", { name: "Facts to confirm" });
const row = (page: Page, sentence: string) => facts(page).getByRole("listitem").filter({ hasText: sentence }).first();

const answerOf = async (answer: Response) => (await answer.json()) as { id: number; warnings?: unknown[] };

test("what a designer claimed on its own waits for the owner's word", async ({ page, subscriber }) => {
  const id = await inventedWebsite(subscriber);
  await page.goto(`/analysis/${id}`);
  const status = page.getByRole("link", { name: "3 facts to confirm" });

  await test.step("the list names each with where it stands, and what comes from the owner with the owner's words", async () => {
    await status.click();
    await expect(row(page, SENTENCES[0]!)).toContainText("In Why us");
    await facts(page)
      .getByText(/facts come from you/)
      .click();
    await expect(facts(page).locator("q").first()).toBeVisible();
    await inspectDialog(page, "facts");
    await page.setViewportSize(WIDE);
  });

  await test.step("a plain call deploys, and names what is open", async () => {
    const deployment = await answerOf(
      await subscriber.call("POST", "/api/deployments", {
        analysisId: id,
        subdomain: `facts-${id}`,
        title: "Facts",
        deployedCode: await readCode(subscriber, id),
      }),
    );
    const warning = { kind: "number", text: "40 years", where: `Why us: ${SENTENCES[0]}` };
    expect(deployment).toMatchObject({ subdomain: `facts-${id}`, warnings: expect.arrayContaining([warning]) });
    const again = await answerOf(
      await subscriber.call("PUT", `/api/deployments/${deployment.id}`, {
        deployedCode: await readCode(subscriber, id),
      }),
    );
    expect(again.warnings).toEqual(deployment.warnings);
  });

  await test.step("one leads to its place in the editor", async () => {
    await row(page, SENTENCES[0]!)
      .getByRole("link", { name: /^Show in the editor/ })
      .click();
    await expect(page.getByRole("region", { name: /^Selected: Paragraph/ })).toBeVisible();
    await expect(previewOf(page).getByText(SENTENCES[0]!)).toBeInViewport();
    await expect(page).not.toHaveURL(/element=/);
    await status.click();
  });

  await test.step("one is confirmed, one put right, the rest taken out", async () => {
    await row(page, SENTENCES[0]!)
      .getByRole("button", { name: /^This is true/ })
      .click();
    await expect(facts(page).getByRole("button", { name: /^Ask me again/ })).toBeVisible();
    await row(page, SENTENCES[2]!).getByText("Put it right").click();
    await row(page, SENTENCES[2]!).getByLabel("What shall stand there").fill("5%");
    await row(page, SENTENCES[2]!).getByRole("button", { name: /^Save/ }).click();
    await expect(facts(page).getByText("1 fact waits for you")).toBeVisible();
    await row(page, SENTENCES[1]!)
      .getByRole("button", { name: /^Remove/ })
      .click();
    await expect(facts(page).getByText("Nothing to confirm")).toBeVisible();
    const { html } = (await readCode(subscriber, id))!;
    expect(html).toContain(
      "<p>We like bread. Trusted for over 40 years.</p><p>We like bread.</p><p>We like bread. Ask for 5% off.</p>",
    );
  });
});

const BRIEF = `ok so we bake bread. Run by Inês Carvalho. On Sundays it depends, 6 to 8 except for regulars with bread cards.

Opening hours
Monday to Friday: 08:30 - 17:30
Saturday: 9am to 1pm

Menu
Pastel de nata - £1.90
Rye loaf - £4.20

Call us on 0113 496 0182. Please use a cream background and dark green buttons.`;

test("what was read of the owner's words is shown beside them", async ({ page, subscriber }) => {
  const { id } = await makeWebsite(subscriber, { designBrief: BRIEF, referenceWebsite: "http://127.0.0.1/" });
  const first = page.getByRole("region", { name: "What we read", exact: true });
  const dialog = page.getByRole("dialog", { name: "What we read" });

  await test.step("by itself when the website is first opened, and not again", async () => {
    await page.goto(`/analysis/${id}`);
    const monday = first.getByRole("listitem").filter({ hasText: "Monday to Friday: 08:30 to 17:30" });
    await expect(monday.locator("q")).toHaveText("Monday to Friday: 08:30 - 17:30");
    await expect(page.getByTitle(/^Preview of/)).toBeInViewport();
    await expect(first.getByText("Your reference website could not be read")).toBeVisible();
    await expect(first).toContainText("http://127.0.0.1/: The address is not on the public internet.");
    await first.getByRole("link", { name: "Close What we read" }).click();
    await expect(first).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Your New Website Design" })).toBeVisible();
    await expect(first).toHaveCount(0);
  });

  await test.step("and ticks the first step when they say to have gone over it", async () => {
    await page.goto(`/analysis/${id}?dialog=reading`);
    await dialog.getByRole("button", { name: "All Looked Over" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Facts Looked Over", { exact: true })).toBeVisible();
  });

  await test.step("later by its link, each fact with the words and the way to its place", async () => {
    const link = page.getByRole("list", { name: "About this website" }).getByRole("link", { name: "What we read" });
    await expect(link).toContainText("1 sentence to check");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.locator(".workbar").getByLabel("Menu").click();
    for (const name of ["Dashboard", "Deployments", "Messages"])
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click({ trial: true });
    await page.locator(".workbar").getByLabel("Menu").click();
    await page.setViewportSize({ width: 1280, height: 720 });
    await link.click();
    const loaf = dialog.getByRole("listitem").filter({ hasText: "Rye loaf: £4.20" });
    await expect(dialog.locator("q").filter({ hasText: "Rye loaf - £4.20" })).toBeVisible();
    await expect(dialog.getByRole("region", { name: "Colours you asked for" })).toContainText("Background");
    await expect(dialog.getByRole("region", { name: "1 sentence left as you wrote it" }).locator("mark")).toContainText(
      ["except"],
    );
    await expect(dialog.getByRole("region", { name: "Set right" })).toContainText("ok so");
    await inspectDialog(page, "reading");
    await page.setViewportSize(WIDE);
    await loaf.getByRole("link", { name: "Put it right: Rye loaf, £4.20" }).click();
    await expect(page.getByRole("region", { name: /^Selected:/ }).getByLabel("Text", { exact: true })).toBeFocused();
    await expect(previewOf(page).getByText("Rye loaf").first()).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 720 });
    const last = page.getByRole("list", { name: "About this website" }).getByRole("listitem").last();
    expect(await last.evaluate((part) => part.scrollWidth - part.clientWidth), "cut off").toBeLessThanOrEqual(0);
  });
});
