import type { Locator, Page } from "playwright/test";
import { photo } from "../factories/uploads";
import { expect, test } from "../setup/browser-test";
import type { Visitor } from "../setup/visitor";
import { makeWebsite, readCode, type Website } from "../setup/websites";

const PICTURE = '<img src="assets/counter.jpg" alt="The counter" width="40" height="30">';
const PARAGRAPH = '<p id="story">Bread from a wood-fired oven.</p>';
const LINK = '<p>Find it in our <a id="guide" href="#menu">guide for guests</a> here.</p>';

/** A website with a picture, a link and a paragraph that are known, before all else in its main part. */
async function withKnownParts(owner: Visitor): Promise<Website> {
  const { id, code } = await makeWebsite(owner);
  const html = code.html.replace(/<main[^>]*>/, (main) => `${main}<section id="known" data-section="known"><h2>Known parts</h2>${PICTURE}${PARAGRAPH}<p>Too short</p>${LINK}</section>`);
  await owner.call("PATCH", `/api/analysis/${id}/code`, { ...code, html });
  return { id, code: (await readCode(owner, id))! };
}

test.use({ actionTimeout: 10_000 });

const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview of Padaria Alfazema"]');
const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, text: string) => page.locator("[data-toast]").filter({ hasText: text });

async function openEditor(page: Page, id: number, tab?: string) {
  await page.goto(`/analysis/${id}?edit=true${tab ? `&tab=${tab}` : ""}`);
  await expect(frameOf(page).locator("[data-plinth-node]").first()).toBeAttached();
}

test("the result view has its title, its actions and two tabs, and the preview its tools", async ({ page, subscriber }) => {
  const { id } = await makeWebsite(subscriber);
  await page.goto(`/analysis/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Website");
  await expect(page.getByRole("heading", { name: "Your New Website Design" })).toBeVisible();
  for (const name of ["Back to Dashboard", "Download Code", "Deploy Website", "Edit Contact Form", "Version Control"]) {
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.getByText("More", { exact: true }).click();
  for (const name of ["Rename", "Duplicate", "Generate again", "Export"]) await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Preview" })).toHaveAttribute("aria-selected", "true");
  expect((await page.locator("iframe").boundingBox())?.height).toBe(600);
  await expect(page.getByRole("link", { name: "Open in a new window" })).toHaveAttribute("href", /^\/preview\//);
  const [zip] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download", exact: true }).click()]);
  expect(zip.suggestedFilename()).toMatch(/\.zip$/);
  await page.getByRole("link", { name: "View Code" }).click();
  for (const part of ["css", "javascript", "html"]) {
    await page.getByRole("link", { name: part, exact: true }).click();
    await expect(page.getByLabel(`${part} code`)).toBeVisible();
  }
  await page.getByRole("tab", { name: "Edit Layout" }).click();
  await expect(page).toHaveURL(/edit=true/);
  for (const name of ["Content", "Design", "Images", "AI Designer"]) await expect(page.getByRole("tab", { name, exact: true })).toBeVisible();
});

test("a text is changed by its field: shown at once, one undo step, saved", async ({ page, subscriber }) => {
  const { id } = await withKnownParts(subscriber);
  await openEditor(page, id);
  const story = frameOf(page).locator("#story");
  const field = page.locator("details[open]").getByLabel("Paragraph 1");

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
    expect(await readCode(subscriber, id)).toEqual({ ...before, html: before.html.replace("Bread from a wood-fired oven.", "Bread at night, too.") });
  });

  await test.step("Ctrl+S saves what is still being typed", async () => {
    await field.fill("Bread on Sundays, too.");
    await page.keyboard.press("Control+s");
    await expect.poll(async () => (await readCode(subscriber, id))!.html).toContain("Bread on Sundays, too.");
  });
});

test("what is pressed in the preview is selected; texts are typed in place; a link gets another address", async ({ page, subscriber }) => {
  const { id } = await withKnownParts(subscriber);
  await openEditor(page, id);
  const frame = frameOf(page);
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
    const last = page.locator("details").last();
    await last.locator("summary").click();
    const field = last.getByRole("textbox").last();
    const text = await field.inputValue();
    await field.focus();
    await expect(frame.getByText(text, { exact: true }).last()).toBeInViewport();
  });
});

test("colour, font and the look of one part are chosen", async ({ page, subscriber }) => {
  const { id } = await withKnownParts(subscriber);
  await openEditor(page, id, "design");
  const frame = frameOf(page);
  const headingFont = () => frame.locator("body").evaluate((body) => getComputedStyle(body).fontFamily + getComputedStyle(body.querySelector("h1")!).fontFamily);
  for (const name of ["Blue", "Green", "Purple", "Red", "Orange", "Pink", "Teal", "Indigo"]) await expect(page.getByRole("radio", { name })).toBeAttached();

  await test.step("a preset by the keyboard, and undo", async () => {
    await page.getByRole("radio", { name: "Teal" }).check({ force: true });
    await expect(page.getByRole("radio", { name: "Teal" })).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Indigo" })).toBeChecked();
    await button(page, "Undo").click();
    await expect(page.getByRole("radio", { name: "Teal" })).toBeChecked();
  });

  await test.step("any other colour", async () => {
    await page.getByLabel("Any other colour").fill("#aa3377");
    await expect(page.getByText("#AA3377")).toBeVisible();
  });

  await test.step("each of the nine fonts", async () => {
    for (const name of ["Inter", "Roboto", "Open Sans", "Lato", "Montserrat", "Poppins", "Playfair Display", "Georgia", "Arial"]) {
      await expect(page.getByRole("radio", { name, exact: true })).toBeVisible();
    }
    await page.getByRole("radio", { name: "Montserrat" }).check();
    await expect.poll(headingFont).toContain("Montserrat");
  });

  await test.step("the look of what is selected", async () => {
    await frame.locator("#story").click();
    await page.getByLabel("Alignment").selectOption("Right");
    await page.getByLabel("Size").selectOption("Large");
    await expect(frame.locator("#story")).toHaveCSS("text-align", "right");
    await page.getByLabel("Alignment").selectOption("As designed");
    await expect(frame.locator("#story")).toHaveAttribute("style", /^font-size: 1\.25rem;?$/);
  });

  await button(page, "Save Changes").click();
  await expect(toast(page, "Changes Saved")).toBeVisible();
  expect((await readCode(subscriber, id))!.css).toMatch(/Montserrat/);
});

test("a picture is described, made decorative, and replaced by an upload or a drop", async ({ page, subscriber }) => {
  const { id } = await withKnownParts(subscriber);
  await openEditor(page, id, "images");
  const card = page.getByRole("group", { name: "The counter" });
  const chooser = page.getByRole("group", { name: "Our long counter" }).locator("input[type=file]");
  const picture = frameOf(page).locator("#known img");

  await test.step("its words", async () => {
    await card.getByLabel("What the picture shows").fill("Our long counter");
    await page.keyboard.press("Enter");
    await expect(picture).toHaveAttribute("alt", "Our long counter");
    const described = page.getByRole("group", { name: "Our long counter" });
    await described.getByLabel("Only decorates the page").check();
    await expect(picture).toHaveAttribute("alt", "");
    await button(page, "Undo").click();
    await expect(described.getByLabel("Only decorates the page")).not.toBeChecked();
  });

  await test.step("another picture", async () => {
    await chooser.setInputFiles(await photo("oven.jpg", "#a4552a"));
    await expect(toast(page, "Image Uploaded")).toBeVisible();
    await expect(picture).not.toHaveAttribute("src", "assets/counter.jpg");
  });

  await test.step("what is no picture, and a server that fails", async () => {
    const failed = toast(page, "Upload Failed");
    await chooser.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") });
    await expect(failed).toContainText("Failed to upload image. Please try again.");
    await failed.getByRole("button", { name: "Dismiss" }).click();
    await page.route("**/api/upload-image", (route) => route.fulfill({ status: 500, body: "broken" }));
    await chooser.setInputFiles(await photo("oven.jpg", "#223344"));
    await expect(failed).toContainText("Failed to upload image. Please try again.");
    await page.unroute("**/api/upload-image");
  });

  await test.step("a picture dropped on the card", async () => {
    const { buffer, name, mimeType } = await photo("bread.jpg", "#dd9911");
    const before = await picture.getAttribute("src");
    const dropped = await page.evaluateHandle(
      ([bytes, fileName, type]) => {
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(bytes as number[])], fileName as string, { type: type as string }));
        return files;
      },
      [[...buffer], name, mimeType] as const,
    );
    await page.getByRole("group", { name: "Our long counter" }).dispatchEvent("drop", { dataTransfer: dropped });
    await expect(picture).not.toHaveAttribute("src", before!);
  });

  await test.step("one picked in the preview comes first; without any there is a next step", async () => {
    await page.getByRole("tab", { name: "Content" }).click();
    await picture.click();
    await expect(page.getByRole("tab", { name: "Images" })).toHaveAttribute("aria-selected", "true");
  });
});

test("unsaved edits survive tabs, and leaving asks first", async ({ page, subscriber }) => {
  const { id } = await withKnownParts(subscriber);
  await openEditor(page, id);
  const field = page.locator("details[open]").getByLabel("Paragraph 1");
  const question = page.getByRole("alertdialog", { name: "Save your changes first?" });
  await field.fill("Not saved yet, this text.");

  await test.step("through the tabs", async () => {
    await page.getByRole("tab", { name: "Preview" }).click();
    await expect(page.getByText("Your latest changes are not in it yet.")).toBeVisible();
    await page.getByRole("tab", { name: "Edit Layout" }).click();
    await expect(frameOf(page).locator("#story")).toHaveText("Not saved yet, this text.");
  });

  await test.step("stay", async () => {
    await page.getByRole("link", { name: "Version Control" }).click();
    await expect(question).toBeVisible();
    await button(question, "Stay").click();
    await expect(question).toHaveCount(0);
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await page.keyboard.press("Escape");
    await expect(field).toHaveValue("Not saved yet, this text.");
  });

  await test.step("save and continue", async () => {
    await page.getByRole("link", { name: "Version Control" }).click();
    await button(question, "Save and continue").click();
    await expect(page.getByRole("dialog", { name: "Version Control" })).toBeVisible();
    expect((await readCode(subscriber, id))!.html).toContain("Not saved yet, this text.");
    await page.getByRole("link", { name: "Close" }).click();
  });

  await test.step("leave without saving", async () => {
    await field.fill("This is given up.");
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await button(question, "Leave without saving").click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goBack();
    await expect(field).toHaveValue("Not saved yet, this text.");
  });

  await test.step("closing the window", async () => {
    await field.fill("This is given up, too.");
    page.once("dialog", (dialog) => void dialog.accept());
    const [asked] = await Promise.all([page.waitForEvent("dialog"), page.close({ runBeforeUnload: true })]);
    expect(asked.type()).toBe("beforeunload");
  });
});

test("a save that fails says so and keeps everything; one that meets another asks", async ({ page, subscriber }) => {
  const { id, code } = await withKnownParts(subscriber);
  await openEditor(page, id);
  const field = page.locator("details[open]").getByLabel("Paragraph 1");
  const elsewhere = (text: string) => subscriber.call("PATCH", `/api/analysis/${id}/code`, { ...code, html: code.html.replace("Bread from a wood-fired oven.", text) });
  const conflict = page.getByRole("alertdialog", { name: "This website was changed elsewhere" });

  await test.step("a server that fails", async () => {
    await page.route("**/api/analysis/*/code", (route) => route.fulfill({ status: 500, body: "broken" }));
    await field.fill("Mine, not saved.");
    await button(page, "Save Changes").click();
    await expect(toast(page, "Save Failed")).toContainText("Please try again.");
    await expect(page.getByText("Not saved yet", { exact: true })).toBeVisible();
    await expect(field).toHaveValue("Mine, not saved.");
    await page.unroute("**/api/analysis/*/code");
  });

  await test.step("overwrite", async () => {
    await elsewhere("From another window.");
    await button(page, "Save Changes").click();
    await button(conflict, "Overwrite").click();
    await expect(toast(page, "Changes Saved")).toBeVisible();
    expect((await readCode(subscriber, id))!.html).toContain("Mine, not saved.");
  });

  await test.step("reload, after a question", async () => {
    await field.fill("Mine again, not saved.");
    await elsewhere("From another window again.");
    await button(page, "Save Changes").click();
    await button(conflict, "Reload").click();
    await button(page.getByRole("alertdialog", { name: "Give up your changes?" }), "Give up my changes").click();
    await expect(field).toHaveValue("From another window again.");
    await expect(page.getByText("All changes saved")).toBeVisible();
  });

  await test.step("a copy", async () => {
    await field.fill("Mine in a copy.");
    await elsewhere("From another window at last.");
    await button(page, "Save Changes").click();
    await button(conflict, "Save mine as a copy").click();
    await expect(page).not.toHaveURL(new RegExp(`/analysis/${id}\\b`));
    await expect(field).toHaveValue("Mine in a copy.");
    expect((await readCode(subscriber, id))!.html).toContain("From another window at last.");
  });
});

test("deploying, redeploying and downloading take what was just changed", async ({ page, subscriber }) => {
  const { id } = await withKnownParts(subscriber);
  await openEditor(page, id);
  const field = page.locator("details[open]").getByLabel("Paragraph 1");
  const editing = page.getByRole("group", { name: "Editing" });

  await field.fill("Deployed with this text.");
  await editing.getByRole("link", { name: "Deploy Website" }).click();
  await button(page.getByRole("alertdialog"), "Save and continue").click();
  const dialog = page.getByRole("dialog", { name: "Deploy Website" });
  await dialog.getByLabel("Subdomain").fill(`edited-${id}`);
  await dialog.getByRole("button", { name: "Deploy Website" }).click();
  await page.getByRole("dialog", { name: "Website Deployed!" }).getByRole("link", { name: "Close" }).click();
  const live = async () => (await page.request.get(`/sites/edited-${id}/`)).text();
  expect(await live()).toContain("Deployed with this text.");

  await field.fill("Redeployed with this text.");
  await button(editing, "Redeploy Website").click();
  await expect(toast(page, "Website Redeployed!")).toBeVisible();
  expect(await live()).toContain("Redeployed with this text.");

  await field.fill("Downloaded with this text.");
  const [zip] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Save and Download" }).click()]);
  expect(zip.suggestedFilename()).toMatch(/\.zip$/);
  expect((await readCode(subscriber, id))!.html).toContain("Downloaded with this text.");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("texts, colour and font are forms; a stale one changes nothing", async ({ page, subscriber }) => {
    const { id, code } = await withKnownParts(subscriber);
    await page.goto(`/analysis/${id}?edit=true`);
    await page.locator("details[open]").getByLabel("Paragraph 1").fill("Changed without script.");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Changes Saved" })).toBeVisible();
    const saved = (await readCode(subscriber, id))!;
    expect(saved).toEqual({ ...code, html: code.html.replace("Bread from a wood-fired oven.", "Changed without script.") });

    await page.getByRole("tab", { name: "Design", exact: true }).click();
    await page.getByRole("radio", { name: "Montserrat" }).check();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("radio", { name: "Montserrat" })).toBeChecked();
    expect((await readCode(subscriber, id))!.css).toContain("Montserrat");

    await page.getByRole("tab", { name: "Content" }).click();
    await subscriber.call("PATCH", `/api/analysis/${id}/code`, code);
    await page.locator("details[open]").getByLabel("Paragraph 1").fill("This comes too late.");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Save Failed" })).toContainText("This website was changed elsewhere");
    expect(await readCode(subscriber, id)).toEqual(code);
  });
});
