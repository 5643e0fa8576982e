import type { Locator, Page } from "playwright/test";
import { expect, test } from "../setup/browser-test";
import { button, openEditor, previewOf, storyField, toast, withKnownParts, WIDE } from "../setup/editor";
import { makeWebsite, readCode } from "../setup/websites";

test.use({ actionTimeout: 10_000, viewport: WIDE });

test("the result view has its title, its actions and two tabs, and the preview its tools", async ({
  page,
  subscriber,
}) => {
  const { id } = await makeWebsite(subscriber);
  await page.goto(`/analysis/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Website");
  await expect(page.getByRole("heading", { name: "Your New Website Design" })).toBeVisible();
  for (const name of ["Back to Dashboard", "Deploy Website", "Edit Contact Form", "Version Control"]) {
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.getByText("More", { exact: true }).click();
  for (const name of ["Rename", "Duplicate", "Generate again", "Export", "Download Code"])
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tab", { name: "Preview" })).toHaveAttribute("aria-selected", "true");
  expect((await page.locator("iframe").boundingBox())!.height).toBeGreaterThanOrEqual(600);
  await expect(page.getByRole("link", { name: "Open in a new window" })).toHaveAttribute(
    "href",
    /^http:\/\/preview\.localhost:\d+\/preview\//,
  );
  const [zip] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download", exact: true }).click(),
  ]);
  expect(zip.suggestedFilename()).toMatch(/\.zip$/);
  await page.getByRole("link", { name: "View Code" }).click();
  for (const part of ["css", "javascript", "html"]) {
    await page.getByRole("link", { name: part, exact: true }).click();
    await expect(page.getByLabel(`${part} code`)).toBeVisible();
  }
  await page.getByRole("tab", { name: "Edit Layout" }).click();
  await expect(page).toHaveURL(/edit=true/);
  for (const name of ["Content", "Design", "Images", "AI Designer"])
    await expect(page.getByRole("tab", { name, exact: true })).toBeVisible();
});

test("a desk's width is shown in less room, and pressed where it shows", async ({ page, subscriber }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { id } = await withKnownParts(subscriber);
  await openEditor(page, id);
  const story = previewOf(page).locator("#story");
  const frame = page.locator('iframe[title="Preview of Padaria Alfazema"]');
  expect(await story.evaluate(() => innerWidth)).toBe(1280);
  const place = await placeOf(story);
  const box = (await frame.boundingBox())!;
  expect(box.width).toBeLessThan(900);
  expect(box.height).toBeGreaterThanOrEqual(600);
  const scale = box.width / 1280;
  await page.mouse.dblclick(box.x + place.x * scale, box.y + place.y * scale);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Typed where it shows.");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: /^Selected:/ }).getByLabel("Text")).toHaveValue(
    "Typed where it shows.",
  );
  await page.getByRole("button", { name: "Phone" }).click();
  await expect(frame).toHaveJSProperty("offsetWidth", 390);
  expect((await frame.boundingBox())!.width).toBe(390);
});

test("the website takes the whole screen by a key, and gives it back", async ({ page, subscriber }) => {
  const { id } = await makeWebsite(subscriber);
  const fills = () => page.evaluate(() => document.fullscreenElement?.hasAttribute("data-stage") ?? false);
  await openEditor(page, id);
  await previewOf(page).locator("h1").click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Alt+Enter");
  await expect.poll(fills, "from within the website").toBe(true);
  await page.getByRole("button", { name: "Leave full screen" }).click();
  await expect.poll(fills).toBe(false);
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(page.getByRole("button", { name: "Full screen", exact: true })).toBeVisible();
  await expect(previewOf(page).locator("h1")).toBeVisible();
  await page.keyboard.press("Alt+Enter");
  await expect.poll(fills, "from the bar").toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(fills).toBe(false);
});

test("while editing on a phone the website's own bar at the foot takes none of its room", async ({
  page,
  subscriber,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await makeWebsite(subscriber);
  await openEditor(page, id);
  const dock = previewOf(page).locator(".dock");
  await expect(dock).toHaveCSS("display", "none");
  await expect(page.locator(".editor-sheet")).not.toHaveAttribute("open");
  const frame = (await page.locator('iframe[title^="Preview of"]').boundingBox())!;
  expect(frame.height).toBeGreaterThan(844 / 2);
  // High enough for both, it is there as visitors have it.
  await page.setViewportSize({ width: 390, height: 1100 });
  await expect(dock).not.toHaveCSS("display", "none");
});

test("who is led to a tab of the editor on a phone sees it at once", async ({ page, subscriber }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await makeWebsite(subscriber);
  await openEditor(page, id, "images");
  await expect(page.getByRole("tab", { name: "Images" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { name: "Images" })).toBeInViewport();
  await page.getByText("What to change", { exact: true }).click();
  await expect(page.getByRole("tab", { name: "Images" })).toBeHidden();
});

/** The middle of an element in its frame's own pixels. */
const placeOf = (element: Locator) =>
  element.evaluate((found) => {
    found.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });

test("the editor comes to rest in windows between a phone's and a desk's", async ({ page, subscriber }) => {
  const { id } = await makeWebsite(subscriber);
  await openEditor(page, id);
  for (const size of [
    { width: 800, height: 600 },
    { width: 700, height: 500 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => movesIn(page, 30), { message: "moves once idle" }).toBe(0);
    const frame = page.locator('iframe[title="Preview of Padaria Alfazema"]');
    expect(
      await previewOf(page)
        .locator("body")
        .evaluate(() => innerWidth),
    ).toBe(1280);
    expect((await frame.boundingBox())!.width).toBeLessThan(size.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

/** In how many of the next pictures that the browser paints something stands elsewhere, or is larger, than before. */
const movesIn = (page: Page, pictures: number) =>
  page.evaluate(async (count) => {
    const placeOf = (element: Element) => JSON.stringify(element.getBoundingClientRect());
    const layout = () => [...document.querySelectorAll("main *")].map(placeOf).join();
    let [before, moves] = [layout(), 0];
    for (let picture = 0; picture < count; picture += 1) {
      await new Promise(requestAnimationFrame);
      const now = layout();
      if (now !== before) moves += 1;
      before = now;
    }
    return moves;
  }, pictures);

test("a text is changed by its field: shown at once, one undo step, saved", async ({ page, subscriber }) => {
  const { id } = await withKnownParts(subscriber);
  await openEditor(page, id);
  const story = previewOf(page).locator("#story");
  const field = storyField(page);

  await test.step("the preview follows, and typing is one step", async () => {
    await expect(field).toHaveValue("Bread from a wood-fired oven.");
    await expect(page.getByText("Too short")).toHaveCount(0);
    await expect(button(page, "Undo")).toBeDisabled();
    await expect(button(page, "Save Changes")).toBeDisabled();
    await field.fill("Bread & cakes <every> day.");
    await expect(story).toHaveText("Bread & cakes <every> day.");
    await expect(button(page, "Undo")).toHaveAccessibleDescription("Changed a paragraph");
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    await expect(button(page, "Redo")).toBeDisabled();
  });

  await test.step("undo and redo, by button and by key", async () => {
    await button(page, "Undo").click();
    await expect(story).toHaveText("Bread from a wood-fired oven.");
    await expect(field).toHaveValue("Bread from a wood-fired oven.");
    await expect(page.getByText("All changes saved")).toBeVisible();
    await expect(button(page, "Undo")).toBeDisabled();
    await button(page, "Redo").click();
    await expect(story).toHaveText("Bread & cakes <every> day.");
    await page.keyboard.press("Control+z");
    await expect(story).toHaveText("Bread from a wood-fired oven.");
    await page.keyboard.press("Control+Shift+z");
    await expect(story).toHaveText("Bread & cakes <every> day.");
    await page.keyboard.press("Meta+z");
    await expect(story).toHaveText("Bread from a wood-fired oven.");
    await page.keyboard.press("Control+y");
    await expect(field).toHaveValue("Bread & cakes <every> day.");
  });

  await test.step("inside a field its own undo comes first while one types, then the editor's", async () => {
    await field.focus();
    await expect(button(page, "Undo")).toBeEnabled();
    await page.keyboard.press("Control+z");
    await expect(field).toHaveValue("Bread from a wood-fired oven.");
    await page.keyboard.press("Control+y");
    await expect(field).toHaveValue("Bread & cakes <every> day.");
  });

  await test.step("an edit gives up what was undone", async () => {
    await button(page, "Undo").click();
    await field.fill("Bread at night, too.");
    await expect(button(page, "Undo")).toBeEnabled();
    await expect(button(page, "Redo")).toBeDisabled();
  });

  await test.step("saving keeps everything else to the byte", async () => {
    const before = (await readCode(subscriber, id))!;
    await button(page, "Save Changes").click();
    await expect(toast(page, "Changes Saved")).toBeVisible();
    await expect(page.getByText("All changes saved")).toBeVisible();
    expect(await readCode(subscriber, id)).toEqual({
      ...before,
      html: before.html.replace("Bread from a wood-fired oven.", "Bread at night, too."),
    });
  });

  await test.step("Ctrl+S saves what is still being typed", async () => {
    await field.fill("Bread on Sundays, too.");
    await page.keyboard.press("Control+s");
    await expect.poll(async () => (await readCode(subscriber, id))!.html).toContain("Bread on Sundays, too.");
  });
});

test("a text keeps its field while it is emptied and typed anew", async ({ page, subscriber }) => {
  const { id } = await withKnownParts(subscriber);
  const story = previewOf(page).locator("#story");
  const retype = async (field: Locator, text: string) => {
    await field.fill("");
    // By then the emptied text is what the website says.
    await expect(button(page, "Undo")).toBeEnabled();
    await field.pressSequentially(text, { delay: 100 });
    await expect(story).toHaveText(text);
    await button(page, "Save Changes").click();
    await expect(toast(page, "Changes Saved")).toBeVisible();
  };
  await openEditor(page, id);
  await retype(storyField(page), "Bread and cakes");
  await openEditor(page, id);
  await story.click();
  await retype(page.getByRole("region", { name: /^Selected:/ }).getByLabel("Text"), "Bread and soup");
});

test("what is pressed in the preview is selected; texts are typed in place; a link gets another address", async ({
  page,
  subscriber,
}) => {
  const { id } = await withKnownParts(subscriber);
  await openEditor(page, id);
  const frame = previewOf(page);
  const selected = page.getByRole("region", { name: /^Selected:/ });

  await test.step("a press shows the fields of what was pressed", async () => {
    await frame.locator("#story").click();
    await expect(selected.getByRole("heading")).toHaveText("Selected: Paragraph");
    await selected.getByLabel("Text").fill("Bread from stone ovens.");
    await expect(frame.locator("#story")).toHaveText("Bread from stone ovens.");
    await expect(button(page, "Undo")).toBeEnabled();
  });

  await test.step("keys work while the preview has the focus", async () => {
    await frame.locator("#story").click();
    await page.keyboard.press("Control+z");
    await expect(frame.locator("#story")).toHaveText("Bread from a wood-fired oven.");
  });

  await test.step("a double press edits in place", async () => {
    await frame.locator("#story").dblclick();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Typed in place.");
    await page.keyboard.press("Enter");
    await button(page, "Save Changes").click();
    await expect(toast(page, "Changes Saved")).toBeVisible();
    expect((await readCode(subscriber, id))!.html).toContain('<p id="story">Typed in place.</p>');
  });

  await test.step("an address is checked", async () => {
    await frame.locator("#guide").click();
    const address = selected.getByLabel("Leads to");
    await expect(address).toHaveValue("#menu");
    await address.fill("javascript:alert(1)");
    await address.press("Enter");
    await expect(address).toHaveAccessibleDescription(/^Enter a web address/);
    await address.fill("www.example.com/guide");
    await address.press("Enter");
    await expect(address).toHaveValue("https://www.example.com/guide");
    await expect(frame.locator("#guide")).toHaveAttribute("href", "https://www.example.com/guide");
  });

  await test.step("a field brings its text into sight", async () => {
    await button(page, "Select nothing").click();
    const other = page.locator(".editor-panel details[id^=texts-]").last();
    await expect(other.getByRole("textbox", { includeHidden: true })).toHaveCount(0);
    await other.locator("summary").click();
    await expect(other.getByRole("textbox")).toHaveValue("Skip to content");
    const below = page.locator(".editor-panel details").filter({ hasText: "Call or write" });
    await below.locator("summary").click();
    const field = below.getByRole("textbox").first();
    const text = await field.inputValue();
    await field.focus();
    await expect(frame.getByText(text, { exact: true }).last()).toBeInViewport();
  });
});
