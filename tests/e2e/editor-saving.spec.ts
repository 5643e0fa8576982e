import { expect, test } from "../setup/browser-test";
import { button, openEditor, previewOf, storyField, toast, withKnownParts } from "../setup/editor";
import { inspectDialog } from "../setup/inspect-dialog";
import { readCode } from "../setup/websites";

test.use({ actionTimeout: 10_000 });

test("unsaved edits survive tabs, and leaving asks first", async ({ page, subscriber }) => {
  const { id } = await withKnownParts(subscriber);
  await openEditor(page, id);
  const field = storyField(page);
  const question = page.getByRole("alertdialog", { name: "Save your changes first?" });
  await field.fill("Not saved yet, this text.");

  await test.step("through the tabs", async () => {
    await page.getByRole("tab", { name: "Preview" }).click();
    await expect(page.getByText("Your latest changes are not in it yet.")).toBeVisible();
    await page.getByRole("tab", { name: "Edit Layout" }).click();
    await expect(previewOf(page).locator("#story")).toHaveText("Not saved yet, this text.");
  });

  await test.step("stay", async () => {
    await page.getByRole("link", { name: "Version Control" }).click();
    await expect(question).toBeVisible();
    await button(question, "Stay").click();
    await expect(question).toHaveCount(0);
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
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
  const field = storyField(page);
  const elsewhere = (text: string) =>
    subscriber.call("PATCH", `/api/analysis/${id}/code`, {
      ...code,
      html: code.html.replace(/Bread from a wood-fired oven\.|Mine, not saved yet\./, text),
    });
  const conflict = page.getByRole("alertdialog", { name: "This website was changed elsewhere" });

  await test.step("a server that fails", async () => {
    await page.route("**/api/analysis/*/code", (route) => route.fulfill({ status: 500, body: "broken" }));
    await field.fill("Mine, not saved.");
    await button(page, "Save Changes").click();
    await expect(toast(page, "Save Failed")).toContainText("Please try again.");
    await expect(page.getByRole("status").getByText("Not saved yet", { exact: true })).toBeVisible();
    await expect(field).toHaveValue("Mine, not saved.");
    await page.unroute("**/api/analysis/*/code");
  });

  await test.step("a browser without a network, which saves by itself once it has one", async () => {
    await page.context().setOffline(true);
    await field.fill("Mine, not saved yet.");
    await button(page, "Save Changes").click();
    await expect(toast(page, "You Are Offline")).toContainText("saved as soon as you are connected again");
    const kept = "Kept here, saved once you are online";
    await expect(page.getByRole("status").getByText(kept, { exact: true })).toBeVisible();
    const desk = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    const state = page.getByRole("list", { name: "About this website" });
    await expect(state.getByText("Kept here until online")).toBeInViewport({ ratio: 1 });
    await page.context().setOffline(false);
    await expect(state.getByText("Saved", { exact: true })).toBeInViewport({ ratio: 1 });
    await page.context().setOffline(true);
    await expect(state.getByText("Offline, all saved")).toBeInViewport({ ratio: 1 });
    await page.context().setOffline(false);
    await page.setViewportSize(desk);
    await expect(page.getByText("All changes saved", { exact: true })).toBeVisible();
    const saved = await readCode(subscriber, id);
    expect(saved!.html).toContain("Mine, not saved yet.");
    code.html = saved!.html;
    await field.fill("Mine, not saved.");
  });

  await test.step("both changed one place: mine", async () => {
    await elsewhere("From another window.");
    await button(page, "Save Changes").click();
    await expect(conflict.getByRole("radio", { name: "Yours Mine, not saved." })).toBeChecked();
    await expect(conflict.getByRole("radio", { name: "Saved elsewhere From another window." })).toBeVisible();
    await inspectDialog(page, "editor-conflict");
    await button(conflict, "Save").click();
    await expect.poll(async () => (await readCode(subscriber, id))!.html).toContain("Mine, not saved.");
  });

  await test.step("or the other", async () => {
    await field.fill("Mine again, not saved.");
    await elsewhere("From another window again.");
    await button(page, "Save Changes").click();
    await conflict.getByRole("radio", { name: /^Saved elsewhere/ }).check();
    await button(conflict, "Save").click();
    await expect(field).toHaveValue("From another window again.");
    await expect(page.getByText("All changes saved")).toBeVisible();
  });

  await test.step("both changed different places: nobody is asked", async () => {
    const now = (await readCode(subscriber, id))!;
    await field.fill("Mine, beside another change.");
    await subscriber.call("PATCH", `/api/analysis/${id}/code`, {
      ...now,
      css: `${now.css}\n.elsewhere { color: red; }\n`,
    });
    await button(page, "Save Changes").click();
    await expect(toast(page, "Changes Saved")).toContainText("What was changed elsewhere meanwhile is in it, too.");
    const saved = (await readCode(subscriber, id))!;
    expect(saved.html).toContain("Mine, beside another change.");
    expect(saved.css).toContain(".elsewhere");
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
  const field = storyField(page);

  await field.fill("Deployed with this text.");
  await page.getByRole("link", { name: "Deploy Website" }).click();
  await button(page.getByRole("alertdialog"), "Save and continue").click();
  const dialog = page.getByRole("dialog", { name: "Deploy Website" });
  await dialog.getByLabel("Subdomain").fill(`edited-${id}`);
  // Its picture is not there.
  await dialog.getByLabel("Deploy with 1 open point").check();
  await dialog.getByRole("button", { name: "Deploy Website" }).click();
  await page.getByRole("dialog", { name: "Website Deployed!" }).getByRole("link", { name: "Close" }).click();
  const live = async () => (await page.request.get(`/sites/edited-${id}/`)).text();
  expect(await live()).toContain("Deployed with this text.");

  await field.fill("Redeployed with this text.");
  await button(page, "Redeploy Website").click();
  const redeploy = page.getByRole("dialog", { name: "Redeploy Website" });
  await redeploy.getByLabel("Deploy with 1 open point").check();
  await button(redeploy, "Redeploy Website").click();
  await expect(toast(page, "Website Redeployed!")).toBeVisible();
  expect(await live()).toContain("Redeployed with this text.");

  await field.fill("Downloaded with this text.");
  const [zip] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save and Download", exact: true }).click(),
  ]);
  expect(zip.suggestedFilename()).toMatch(/\.zip$/);
  expect((await readCode(subscriber, id))!.html).toContain("Downloaded with this text.");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("texts, colour and font are forms; a stale one changes nothing", async ({ page, subscriber }) => {
    const { id, code } = await withKnownParts(subscriber);
    await page.goto(`/analysis/${id}?edit=true`);
    await storyField(page).fill("Changed without script.");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Changes Saved" })).toBeVisible();
    const shown = page.frameLocator('iframe[title^="Preview of"]:visible');
    await expect(shown.getByText("Changed without script.")).toBeVisible();
    const saved = (await readCode(subscriber, id))!;
    expect(saved).toEqual({
      ...code,
      html: code.html.replace("Bread from a wood-fired oven.", "Changed without script."),
    });

    await page.getByRole("tab", { name: "Design", exact: true }).click();
    await page.getByRole("radio", { name: "Montserrat" }).check();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("radio", { name: "Montserrat" })).toBeChecked();
    expect((await readCode(subscriber, id))!.css).toContain("Montserrat");

    await page.getByRole("tab", { name: "Content" }).click();
    await storyField(page).fill("Kept by asking for others.");
    const others = page.locator("details[id^=texts-]").last();
    await others.locator("summary").click();
    await expect(others.getByRole("textbox")).toHaveCount(0);
    await others.getByRole("button", { name: "Save and show these texts" }).click();
    await expect(others.getByRole("textbox").first()).toBeVisible();
    expect((await readCode(subscriber, id))!.html).toContain("Kept by asking for others.");
    await page.goto(`/analysis/${id}?edit=true`);
    await subscriber.call("PATCH", `/api/analysis/${id}/code`, code);
    await storyField(page).fill("This comes too late.");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Save Failed" })).toContainText(
      "This website was changed elsewhere",
    );
    expect(await readCode(subscriber, id)).toEqual(code);
  });
});
