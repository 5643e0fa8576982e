import type { Page } from "playwright/test";
import { expect, test } from "../setup/browser-test";
import { button, openEditor, previewOf, WIDE } from "../setup/editor";
import { inspectScreen } from "../setup/inspect-screen";
import { makeWebsite, readCode } from "../setup/websites";

const SECTIONS = ["Hero", "Prices", "Visit"];

/** A small page of three sections that are known, in a style of nobody's template. */
const page3 = `<!doctype html>
<html lang="en">
<head><title>Three parts</title><link rel="stylesheet" href="styles.css"></head>
<body>
<nav><ul>${SECTIONS.map((name) => `<li><a href="#${name.toLowerCase()}">To ${name}</a></li>`).join("")}</ul></nav>
<main>
${SECTIONS.map((name) => `<section data-section="${name.toLowerCase()}" id="${name.toLowerCase()}"><h2>${name}</h2><p>What stands in ${name}.</p></section>`).join("\n")}
</main>
</body>
</html>`;

async function openSections(page: Page, id: number) {
  await openEditor(page, id);
  await button(page, "Sections").click();
}

const inPreview = (page: Page) => previewOf(page).locator("section h2").allTextContents();

test("sections are moved, duplicated, hidden and deleted, by keyboard and by pointer", async ({ page, subscriber }) => {
  const { id } = await makeWebsite(subscriber);
  await subscriber.call("PATCH", `/api/analysis/${id}/code`, { html: page3, css: "", javascript: "" });
  await openSections(page, id);
  const said = (words: string) => expect(page.getByRole("status").filter({ hasText: words })).toBeAttached();

  await test.step("the toggle opens and closes the list", async () => {
    await expect(button(page, "Sections")).toHaveAttribute("aria-pressed", "true");
    await button(page, "Done").click();
    await expect(button(page, "Sections")).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByRole("tab", { name: "Content" })).toBeVisible();
    await button(page, "Sections").click();
  });

  await test.step("by keyboard, keeping the focus and saying where it went", async () => {
    await button(page, "Move Visit up").focus();
    await page.keyboard.press("Enter");
    await said("Visit moved to place 2 of 3.");
    await expect.poll(() => inPreview(page)).toEqual(["Hero", "Visit", "Prices"]);
    await expect(button(page, "Move Visit up")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(() => inPreview(page)).toEqual(["Visit", "Hero", "Prices"]);
    await expect(button(page, "Move Visit up")).toHaveAttribute("aria-disabled", "true");
    await expect(button(page, "Move Visit up")).toBeFocused();
    await button(page, "Move Visit down").click();
    await expect.poll(() => inPreview(page)).toEqual(["Hero", "Visit", "Prices"]);
  });

  await test.step("by pointer", async () => {
    const rows = page.getByRole("region", { name: "Sections" }).getByRole("listitem");
    const grip = rows.filter({ hasText: "Prices" }).locator("span").first();
    await grip.hover();
    await page.mouse.down();
    await rows.filter({ hasText: "Hero" }).hover();
    await page.mouse.up();
    await said("Prices moved to place 1 of 3.");
    await expect.poll(() => inPreview(page)).toEqual(["Prices", "Hero", "Visit"]);
  });

  await test.step("a duplicate, with ids of its own", async () => {
    await button(page, "Duplicate Hero").click();
    await said("Hero duplicated.");
    await expect.poll(() => inPreview(page)).toEqual(["Prices", "Hero", "Hero", "Visit"]);
    expect(
      await previewOf(page)
        .locator("section")
        .evaluateAll((all) => new Set(all.map((each) => each.id)).size),
    ).toBe(4);
    await button(page, "Undo").click();
    await expect.poll(() => inPreview(page)).toEqual(["Prices", "Hero", "Visit"]);
  });

  await test.step("hidden, and shown again", async () => {
    await button(page, "Hide Hero").click();
    await said("Hero is hidden now.");
    await expect(page.getByText("Hidden from visitors")).toBeVisible();
    await button(page, "Show Hero").click();
    await expect(page.getByText("Hidden from visitors")).toHaveCount(0);
    await expect(previewOf(page).locator("#hero")).toBeVisible();
  });

  await test.step("deleted without a question, since undo brings it back", async () => {
    await button(page, "Delete Hero").click();
    await said("Hero deleted. Undo brings it back.");
    await expect.poll(() => inPreview(page)).toEqual(["Prices", "Visit"]);
    await expect(previewOf(page).locator("nav li")).toHaveText(["To Prices", "To Visit"]);
    await expect(button(page, "Visit")).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect.poll(() => inPreview(page)).toEqual(["Prices", "Hero", "Visit"]);
    await expect(previewOf(page).locator("nav li")).toHaveCount(3);
  });

  await test.step("undoing all gives the page to the byte", async () => {
    while (await button(page, "Undo").isEnabled()) await page.keyboard.press("Control+z");
    await expect.poll(() => inPreview(page)).toEqual(SECTIONS);
    await expect(page.getByText("All changes saved")).toBeVisible();
    await button(page, "Move Hero down").click();
    await page.keyboard.press("Control+s");
    await expect(page.locator("[data-toast]").filter({ hasText: "Changes Saved" })).toBeVisible();
    expect((await readCode(subscriber, id))!.html.match(/id="(\w+)"/g)).toEqual([
      'id="prices"',
      'id="hero"',
      'id="visit"',
    ]);
  });
});

test("one of several is added and taken away where it is selected", async ({ page, subscriber }) => {
  const { id } = await makeWebsite(subscriber);
  await openEditor(page, id);
  const entries = previewOf(page).locator("li", { hasText: "Bolo de arroz" });
  await entries.getByText("Bolo de arroz").click();
  await button(page, "Add another").click();
  await expect(entries).toHaveCount(2);
  // The new one is what is changed next.
  await page.getByLabel("Text", { exact: true }).fill("Bolo de mel");
  await expect(previewOf(page).locator("li", { hasText: "Bolo de arroz" }).locator("~ li").first()).toContainText(
    "Bolo de mel",
  );
  await button(page, "Remove").click();
  await expect(previewOf(page).getByText("Bolo de mel")).toHaveCount(0);
  await expect(entries).toHaveCount(1);
  await expect(page.getByRole("group", { name: "This entry" })).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(previewOf(page).getByText("Bolo de mel")).toHaveCount(1);
  await page.keyboard.press("Control+s");
  await expect.poll(async () => (await readCode(subscriber, id))!.html).toMatch(/Bolo de arroz[^]*Bolo de mel/);
});

test("what a website has none of is said", async ({ page, subscriber }) => {
  const { id } = await makeWebsite(subscriber);
  await subscriber.call("PATCH", `/api/analysis/${id}/code`, {
    html: "<!doctype html><title>Empty</title>",
    css: "",
    javascript: "",
  });
  await page.goto(`/analysis/${id}?edit=true`);
  await expect(page.getByRole("heading", { name: "No texts here" })).toBeVisible();
  await page.getByRole("tab", { name: "Images" }).click();
  await expect(page.getByRole("heading", { name: "No images yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Generate one with photos" })).toBeVisible();
  await button(page, "Sections").click();
  await expect(page.getByRole("heading", { name: "No sections" })).toBeVisible();
});

test("the editor is accessible, wide and narrow, light and dark", async ({ page, subscriber }) => {
  const { id, code } = await makeWebsite(subscriber);
  const html = code.html.replace(
    /<main[^>]*>/,
    '$&<section data-section="photo"><h2>Photo</h2><p>See the <a href="#menu">long counter</a> here.</p><img src="a.jpg" alt="The counter"></section>',
  );
  await subscriber.call("PATCH", `/api/analysis/${id}/code`, { ...code, html });

  await page.setViewportSize(WIDE);
  await page.goto(`/analysis/${id}?edit=true`);
  await previewOf(page).getByText("long counter").click();
  await expect(page.getByLabel("Leads to")).toBeVisible();
  await inspectScreen(page, "editor-content");
  for (const tab of ["Design", "Images"]) {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    await inspectScreen(page, `editor-${tab}`);
  }
  await button(page, "Sections").click();
  await inspectScreen(page, "editor-layout");
  await button(page, "Hide Photo").click();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await inspectScreen(page, "editor-question");
});

test("the preview cannot be pushed aside by what comes into view in it", async ({ page, subscriber }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openEditor(page, (await makeWebsite(subscriber)).id);
  const frame = page.locator("iframe[title^=Preview]");
  const before = (await frame.boundingBox())!.x;
  await page.locator(".editor-preview > *").evaluateAll((boxes) => boxes.forEach((box) => box.scrollBy(100, 0)));
  expect((await frame.boundingBox())!.x).toBe(before);
});
