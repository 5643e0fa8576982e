import type { Page } from "playwright/test";
import { expectNoViolations } from "../setup/axe";
import { expect, newEmail, test } from "../setup/browser-test";
import { inspectDialog } from "../setup/inspect-dialog";
import { inspectScreen } from "../setup/inspect-screen";
import { mailsTo } from "../setup/mailbox";
import { makeWebsite, readCode } from "../setup/websites";
import type { Visitor } from "../setup/visitor";

const editor = (page: Page) => page.getByRole("dialog", { name: "Edit Contact Form" });
const fieldDialog = (page: Page) => page.getByRole("dialog", { name: /^(Add|Edit) Field$/ });
const tab = (page: Page, name: string) => editor(page).getByRole("tab", { name, exact: true });
const rows = (page: Page) => editor(page).getByRole("listitem");
const row = (page: Page, label: string) => rows(page).filter({ hasText: label });
const toast = (page: Page, title: string) => page.locator("[data-toast]").filter({ hasText: title });
const save = (page: Page) => editor(page).getByRole("button", { name: "Save Contact Form" });
const expectLabels = (page: Page, labels: string[]) => expect(rows(page).locator("p:first-child")).toHaveText(labels);

// What axe looks at takes its time.
test.describe.configure({ timeout: 180_000 });

async function stored(owner: Visitor, id: number) {
  const answer = await owner.call("GET", `/analysis/${id}/contact-form`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as {
    config: { fields: { id: string }[]; style: Record<string, string>; settings: Record<string, unknown> };
    fallbackRecipient: string;
  };
}

async function open(page: Page, id: number) {
  await page.goto(`/analysis/${id}`);
  await page.getByRole("link", { name: "Edit Contact Form" }).click();
  await expect(rows(page)).toHaveCount(3);
}

/** The link in the one mail that asks an address. */
async function mailedLink(address: string): Promise<string> {
  const [mail] = await mailsTo(address, 1);
  return /https?:\S+\/recipient\/\S+/.exec(mail!.text)![0];
}

test("the form's fields are added, edited, moved and removed, by keyboard", async ({ page, subscriber }) => {
  const website = await makeWebsite(subscriber);
  await open(page, website.id);

  await test.step("it begins with name, email and message", async () => {
    await expectLabels(page, ["Name", "Email", "Message"]);
    await expect(row(page, "Name")).toContainText("Short text · Half width · Required");
    await expect(row(page, "Email")).toContainText("E-mail address · Half width · Required");
    await expect(row(page, "Message")).toContainText("Long text · Full width · Required");
    await inspectDialog(page, "form-fields");
  });

  await test.step("a field needs a label, and a list options", async () => {
    await editor(page).getByRole("link", { name: "Add Field" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Add Field" });
    await expect(dialog.getByLabel("Label")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Label")).toHaveAccessibleDescription("Enter a label.");
    await expect(dialog.getByLabel("Label")).toBeFocused();
    await expect(dialog.getByLabel("Options")).toHaveCount(0);
    await dialog.getByLabel("Type").selectOption({ label: "List to choose from" });
    await dialog.getByLabel("Label").fill("Best day");
    await dialog.getByRole("button", { name: "Add Field" }).click();
    await expect(dialog.getByLabel("Options")).toHaveAccessibleDescription(/Enter at least one option\./);
    await dialog.getByLabel("Options").fill("Monday\n\n   \nTuesday\n");
    await dialog.getByLabel("Width").selectOption({ label: "Half width" });
    await inspectDialog(page, "form-add-field");
    await dialog.getByRole("button", { name: "Add Field" }).press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(row(page, "Best day")).toContainText("List to choose from · Half width · Optional");
    await expect(row(page, "Best day")).toContainText("Monday, Tuesday");
  });

  await test.step("all types and both widths are offered", async () => {
    const edit = row(page, "Best day").getByRole("link", { name: "Edit Best day" });
    await edit.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Edit Field" });
    const values = (label: string) =>
      dialog
        .getByLabel(label)
        .locator("option")
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await expect(dialog.getByLabel("Type")).toBeVisible();
    expect(await values("Type")).toEqual(["text", "email", "tel", "textarea", "select", "checkbox", "radio"]);
    expect(await values("Width")).toEqual(["full", "half"]);
    await expect(dialog.getByLabel("Options")).toHaveValue("Monday\nTuesday");
    await dialog.getByLabel("Required").check();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(edit).toBeFocused();
    await expect(row(page, "Best day")).toContainText("Optional");
  });

  await test.step("moving keeps the focus and says where the field is", async () => {
    const up = row(page, "Best day").getByRole("button", { name: "Move Best day up" });
    for (let presses = 0; presses < 3; presses += 1) await up.press("Enter");
    await expectLabels(page, ["Best day", "Name", "Email", "Message"]);
    await expect(editor(page).getByText("Best day is now field 1 of 4")).toBeAttached();
    await expect(row(page, "Best day").getByRole("button", { name: "Move Best day down" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expectLabels(page, ["Name", "Best day", "Email", "Message"]);
    await expect(row(page, "Best day").getByRole("button", { name: "Move Best day down" })).toBeFocused();
  });

  await test.step("what is removed is gone, and the focus stays near", async () => {
    await row(page, "Email").getByRole("button", { name: "Remove Email" }).press("Enter");
    await expectLabels(page, ["Name", "Best day", "Message"]);
    await expect(row(page, "Message").getByRole("link", { name: "Edit Message" })).toBeFocused();
  });

  await test.step("leaving asks first, and staying loses nothing", async () => {
    await page.keyboard.press("Escape");
    const question = page.getByRole("dialog", { name: "Discard your changes?" });
    await question.getByRole("link", { name: "Keep Editing" }).press("Enter");
    await expectLabels(page, ["Name", "Best day", "Message"]);
    // By the address: a dialog stands for a moment after it was left, and one step more leaves the website.
    while (new URL(page.url()).searchParams.has("dialog")) await page.goBack();
    await page.getByRole("link", { name: "Edit Contact Form" }).click();
    await expectLabels(page, ["Name", "Best day", "Message"]);
  });

  await test.step("it is saved with the website, and is a version", async () => {
    await save(page).click();
    await expect(toast(page, "Website Updated")).toBeVisible();
    await expect(editor(page)).toHaveCount(0);
    expect((await stored(subscriber, website.id)).config.fields.map(({ id }) => id)).toEqual([
      "name",
      "best-day",
      "message",
    ]);
    expect((await readCode(subscriber, website.id))!.html).toContain("Best day");
    const [version] = (await (await subscriber.call("GET", `/api/versions/${website.id}`)).json()) as {
      changeType: string;
    }[];
    expect(version!.changeType).toBe("contact_form");
  });

  await test.step("what is discarded is forgotten", async () => {
    const opener = page.getByRole("link", { name: "Edit Contact Form" });
    await opener.click();
    await row(page, "Best day").getByRole("button", { name: "Remove Best day" }).click();
    await editor(page).getByRole("link", { name: "Cancel" }).click();
    await inspectDialog(page, "form-discard");
    await page.getByRole("link", { name: "Discard Changes" }).click();
    await expect(editor(page)).toHaveCount(0);
    await opener.click();
    await expect(row(page, "Best day")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(editor(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test("style and settings are chosen, seen, checked and saved", async ({ page, subscriber, email }) => {
  const website = await makeWebsite(subscriber);
  // A form that is new has all that a form begins with; that of the page stands behind a line and has no title.
  const html = website.code.html.replace(/<form class="contact-form[^]*?<\/form>/, "");
  await subscriber.call("PATCH", `/api/analysis/${website.id}/code`, { ...website.code, html });
  await open(page, website.id);

  await test.step("the style's choices, and a hint where colours are hard to read", async () => {
    await tab(page, "Styling").click();
    const corners = editor(page).getByLabel("Corners");
    await expect(corners).toHaveValue("6px");
    const radii = await corners
      .locator("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(radii).toEqual(["0px", "4px", "6px", "12px", "20px"]);
    await corners.selectOption("20px");
    await editor(page).getByLabel("Space between fields").selectOption("24px");
    await editor(page).getByLabel("Font", { exact: true }).selectOption({ label: "Georgia" });
    await editor(page).getByLabel("Text size").selectOption("18px");
    for (const [name, colour] of [
      ["Background", "#223344"],
      ["Text", "#334455"],
      ["Borders", "#556677"],
      ["Button", "#ffcc00"],
      ["Button text", "#000000"],
    ] as const) {
      await editor(page).getByLabel(name, { exact: true }).fill(colour);
    }
    await expect(
      editor(page).getByRole("status").filter({ hasText: "The text is hard to read on its background." }),
    ).toBeVisible();
    await inspectDialog(page, "form-styling");
    await editor(page).getByLabel("Text", { exact: true }).fill("#ffffff");
    await expect(editor(page).getByText("Low contrast")).toHaveCount(0);
  });

  await test.step("the preview shows the form in the website, without our origin", async () => {
    await tab(page, "Styling").press("End");
    await expect(tab(page, "Preview")).toBeFocused();
    const frame = editor(page).frameLocator("iframe");
    const button = frame.getByRole("button", { name: "Send Message" });
    await expect(frame.getByRole("heading", { name: "Contact Us" })).toBeInViewport();
    await expect(button).toHaveCSS("background-color", "rgb(255, 204, 0)");
    await expect(button).toHaveCSS("border-top-left-radius", "20px");
    expect(await button.evaluate(() => window.origin)).toBe("null");
    await inspectDialog(page, "form-preview");
  });

  await test.step("what is missing is said where it can be mended, and nothing is lost", async () => {
    await tab(page, "Settings").click();
    await expect(editor(page).getByLabel("Messages go to")).toHaveAccessibleDescription(
      `Empty means your account address, ${email}. Visitors never see it.`,
    );
    await expect(editor(page).getByLabel("Title")).toHaveValue("Contact Us");
    await expect(editor(page).getByLabel("Button text")).toHaveValue("Send Message");
    await expect(editor(page).getByLabel("Answer each message at once")).toBeChecked();
    await expect(editor(page).getByLabel("Message", { exact: true })).toHaveValue(/within 24 hours/);
    await editor(page).getByLabel("Title").fill("Write to us");
    await editor(page).getByLabel("Success message").fill("We have it.");
    await editor(page).getByLabel("Messages go to").fill("ada");
    await tab(page, "Fields").click();
    await save(page).click();
    await expect(toast(page, "Save Failed")).toContainText("This is not an e-mail address.");
    await expect(tab(page, "Settings")).toHaveAttribute("aria-selected", "true");
    await expect(editor(page).getByLabel("Messages go to")).toBeFocused();
    await expect(editor(page).getByLabel("Title")).toHaveValue("Write to us");
    await inspectDialog(page, "form-settings");
    await editor(page).getByLabel("Messages go to").fill("shop@example.com");
  });

  await test.step("a save that does not get through says so", async () => {
    await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
    await save(page).click();
    await expect(toast(page, "Save Failed")).toContainText("Please try again.");
    await expect(editor(page).getByLabel("Title")).toHaveValue("Write to us");
    await page.unrouteAll();
  });

  await test.step("all of it is stored; who gets the messages is not in the page", async () => {
    await editor(page).getByLabel("Title").press("Enter");
    await expect(toast(page, "Website Updated")).toBeVisible();
    const { config, fallbackRecipient } = await stored(subscriber, website.id);
    expect(fallbackRecipient).toBe(email);
    expect(config.settings).toMatchObject({
      title: "Write to us",
      successMessage: "We have it.",
      emailRecipient: "shop@example.com",
      autoReplyEnabled: true,
      enableSpamProtection: true,
    });
    expect(config.style).toMatchObject({
      backgroundColor: "#223344",
      textColor: "#ffffff",
      borderRadius: "20px",
      fieldSpacing: "24px",
      fontFamily: "Georgia, serif",
      fontSize: "18px",
    });
    const code = (await readCode(subscriber, website.id))!;
    expect(code.html).toContain("Write to us");
    expect(Object.values(code).join("")).not.toMatch(/shop@example\.com|within 24 hours/);
  });
});

test("messages go to another address once it has agreed", async ({ page, subscriber, email, browser }) => {
  const website = await makeWebsite(subscriber);
  const shop = newEmail();
  const notice = editor(page).getByText(`Messages go to ${email} for now`);
  const openSettings = async () => {
    await page.goto(`/analysis/${website.id}?dialog=contact-form&form=settings`);
    await expect(page.locator("dialog:modal")).toBeVisible();
  };

  await test.step("what is entered before the page's script has come is saved, and the address is asked", async () => {
    let letScriptCome = () => {};
    const entered = new Promise<void>((resolve) => (letScriptCome = resolve));
    await page.route(/entry\.client/, (route) => entered.then(() => route.continue()));
    await page.goto(`/analysis/${website.id}?dialog=contact-form&form=settings`, { waitUntil: "commit" });
    await editor(page).getByLabel("Messages go to").fill(shop);
    await editor(page).getByLabel("Message", { exact: true }).fill("See https://evil.com/login.");
    await editor(page).getByLabel("Spam protection").uncheck();
    await editor(page).getByLabel("Title").fill("Write to s");
    await page.keyboard.press("ArrowLeft");
    letScriptCome();
    await expect(page.locator("dialog:modal")).toBeVisible();
    await page.keyboard.type("u");
    await save(page).click();
    await expect(toast(page, "Website Updated")).toContainText(`We mailed ${shop} a link.`);
    const { config } = await stored(subscriber, website.id);
    expect(config.settings).toMatchObject({
      title: "Write to us",
      emailRecipient: shop,
      autoReplyMessage: "See https://evil.com/login.",
      enableSpamProtection: false,
    });
  });

  await test.step("the editor says where messages go, and offers the link", async () => {
    await openSettings();
    await expect(notice).toBeVisible();
    await expect(editor(page).getByText("https://evil.com/login", { exact: true })).toBeVisible();
    await editor(page).getByRole("button", { name: "Send the link again" }).press("Enter");
    await expect(toast(page, "Not Sent")).toContainText("An address is asked once a day");
    await expect(notice).toBeVisible();
    await expectNoViolations(page, "form-recipient", { within: "dialog" });
  });

  await test.step("who has the mail needs no account to agree", async () => {
    const context = await browser.newContext();
    const mailed = await context.newPage();
    await mailed.goto(await mailedLink(shop));
    await expect(mailed.getByRole("heading", { level: 1 })).toHaveText(/^Do you want the messages of /);
    await expect(mailed.locator('meta[name="referrer"]')).toHaveAttribute("content", "same-origin");
    await inspectScreen(mailed, "recipient");
    await openSettings();
    await expect(notice).toBeVisible();
    await mailed.getByRole("button", { name: "Yes, send them to me" }).click();
    await expect(mailed.getByRole("heading", { level: 1, name: /^You get the messages of / })).toBeFocused();
    await context.close();
    await openSettings();
    await expect(editor(page).getByLabel("Messages go to")).toHaveValue(shop);
    await expect(notice).toHaveCount(0);
  });
});

test("the contact form is its owner's", async ({ subscriber, neighbour, page }) => {
  const theirs = await makeWebsite(neighbour);
  expect((await subscriber.call("GET", `/analysis/${theirs.id}/contact-form`)).status).toBe(404);
  const { config } = await stored(neighbour, theirs.id);
  const own = await makeWebsite(subscriber);
  await page.goto(`/analysis/${own.id}`);
  const post = (fields: Record<string, string>, id = own.id) =>
    subscriber.submit(`/analysis/${id}`, { intent: "save-contact-form", ...fields });
  expect(
    (await post({ config: JSON.stringify({ ...config, fields: [] }) }, theirs.id)).response.status,
  ).toBeGreaterThanOrEqual(400);
  for (const wrong of ["{", "[]", JSON.stringify({ ...config, fields: [] })]) {
    expect((await post({ config: wrong })).response.status, wrong).toBe(400);
  }
  expect(await stored(neighbour, theirs.id)).toMatchObject({ config });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("fields, style and settings are saved part by part", async ({ page, subscriber }) => {
    const website = await makeWebsite(subscriber);
    const said = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
    await open(page, website.id);
    await row(page, "Message").getByRole("button", { name: "Move Message up" }).click();
    await said("Website Updated");
    await expectLabels(page, ["Name", "Message", "Email"]);
    await editor(page).getByRole("link", { name: "Add Field" }).click();
    await fieldDialog(page).getByLabel("Type").selectOption({ label: "Radio buttons" });
    await fieldDialog(page).getByLabel("Label").fill("Best day");
    await fieldDialog(page).getByRole("button", { name: "Add Field" }).click();
    await expect(fieldDialog(page).getByLabel("Options")).toHaveAccessibleDescription(/Enter at least one option\./);
    await expect(fieldDialog(page).getByLabel("Label")).toHaveValue("Best day");
    await fieldDialog(page).getByLabel("Options").fill("Monday\n\nTuesday");
    await fieldDialog(page).getByRole("button", { name: "Add Field" }).click();
    await said("Website Updated");
    await expectLabels(page, ["Name", "Message", "Email", "Best day"]);
    await row(page, "Email").getByRole("button", { name: "Remove Email" }).click();
    await said("Website Updated");

    await tab(page, "Styling").click();
    await editor(page).getByLabel("Corners").selectOption("12px");
    await save(page).click();
    await said("Website Updated");
    await expect(editor(page).getByLabel("Corners")).toHaveValue("12px");

    await tab(page, "Settings").click();
    await editor(page).getByLabel("Title").fill("Write to us");
    await editor(page).getByLabel("Messages go to").fill("ada");
    await editor(page).getByLabel("Answer each message at once").uncheck();
    await save(page).click();
    await expect(editor(page).getByText("Save Failed")).toBeVisible();
    await expect(editor(page).getByLabel("Messages go to")).toHaveAccessibleDescription(
      /This is not an e-mail address\./,
    );
    await expect(editor(page).getByLabel("Title")).toHaveValue("Write to us");
    await editor(page).getByLabel("Messages go to").fill("");
    await save(page).click();
    await said("Website Updated");
    const { config } = await stored(subscriber, website.id);
    expect(config.fields.map(({ id }) => id)).toEqual(["name", "message", "best-day"]);
    expect(config.settings).toMatchObject({
      title: "Write to us",
      autoReplyEnabled: false,
      enableSpamProtection: true,
    });
    expect(config.style).toMatchObject({ borderRadius: "12px" });

    const stranger = newEmail();
    await editor(page).getByLabel("Messages go to").fill(stranger);
    await save(page).click();
    await said(`We mailed ${stranger} a link.`);
    await page.goto(await mailedLink(stranger));
    await page.getByRole("button", { name: "This was not me" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "You get no such messages" })).toBeVisible();
    await page.goto(`/analysis/${website.id}?dialog=contact-form&form=settings`);
    await expect(editor(page).getByText(`${stranger} does not want messages of websites.`)).toBeVisible();
    await expect(editor(page).getByRole("button", { name: /^Send the link/ })).toHaveCount(0);
  });
});

test("a form that two windows change: the second is told, and chooses", async ({ page, context, subscriber }) => {
  const { id } = await makeWebsite(subscriber);
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto(`/analysis/${id}?dialog=contact-form&form=settings`);
    await expect(editor(window).getByLabel("Title", { exact: true })).toBeVisible();
  }
  await editor(other).getByLabel("Title", { exact: true }).fill("Write to Rose");
  await save(other).click();
  await expect(toast(other, "Website Updated")).toBeVisible();

  await editor(page).getByLabel("Title", { exact: true }).fill("Say hello");
  await save(page).click();
  const told = editor(page).getByRole("alert").filter({ hasText: "This contact form was changed elsewhere" });
  await expect(told.getByLabel("Title: saved elsewhere")).toHaveValue("Write to Rose");
  await expect(told.getByLabel("Title: yours")).toHaveValue("Say hello");
  expect((await stored(subscriber, id)).config.settings.title).toBe("Write to Rose");
  await inspectDialog(page, "contact-form-changed-elsewhere");

  await editor(page).getByRole("link", { name: "Take the Other" }).click();
  await expect(told).toHaveCount(0);
  await expect(editor(page).getByLabel("Title", { exact: true })).toHaveValue("Write to Rose");
  await editor(page).getByLabel("Title", { exact: true }).fill("Say hello to Rose");
  await save(page).click();
  await expect(toast(page, "Website Updated")).toBeVisible();
  expect((await stored(subscriber, id)).config.settings.title).toBe("Say hello to Rose");
});
