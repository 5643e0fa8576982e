import { mkdir } from "node:fs/promises";
import type { Page } from "playwright/test";
import { expect, test } from "../setup/browser-test";
import { inspectDialog } from "../setup/inspect-dialog";
import { inspectScreen } from "../setup/inspect-screen";
import type { Visitor } from "../setup/visitor";
import { deployWebsite, makeWebsite } from "../setup/websites";

const TEXT = "## From Friday on\n\n**Saffron**";

const card = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
const toast = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: "Success" }).getByText(text, { exact: true });
const failure = (page: Page, text: string) =>
  page.getByRole("alert").filter({ hasText: "Error" }).getByText(text, { exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const write = (writer: Visitor, more: object = {}) =>
  writer.call("POST", "/api/cms/posts", { title: "Easter bread", content: "From **Friday** on.", ...more });

test("a post is written, changed, published and deleted", async ({ page, subscriber }) => {
  const website = await makeWebsite(subscriber);
  await deployWebsite(subscriber, website, `blog-${website.id}`);
  if (process.env.SCREENSHOTS) await mkdir(process.env.SCREENSHOTS, { recursive: true });

  await test.step("the empty screen", async () => {
    await page.goto("/dashboard");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Content", exact: true }).click();
    await expect(page).toHaveURL("/content");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content Management");
    await expect(page.getByText("Manage your website content and blog posts", { exact: true })).toBeVisible();
    await expect(page.getByRole("tab")).toHaveText(["All Posts", "Published", "Drafts"]);
    await expect(page.getByRole("heading", { name: "No posts yet" })).toBeVisible();
    await inspectScreen(page, "content-empty");
  });

  const dialog = page.getByRole("dialog", { name: "Create Post" });

  await test.step("the create dialog says what is missing", async () => {
    await page.getByRole("link", { name: "Create First Post" }).click();
    await expect(dialog.getByLabel("Excerpt")).toHaveAttribute("rows", "2");
    await expect(dialog.getByLabel("Content", { exact: true })).toHaveAttribute("rows", "8");
    await expect(dialog.getByLabel("Website").locator("option")).toHaveText(["No website yet", "Padaria Alfazema"]);
    await expect(dialog.getByLabel("Status").locator("option")).toHaveText(["Draft", "Published"]);
    await expect(dialog.getByLabel("Status")).toHaveValue("draft");
    await dialog.getByLabel("Title").fill("Easter bread");
    await dialog.getByRole("button", { name: "Create Post" }).click();
    await expect(failure(page, "Title and content are required")).toBeVisible();
    await expect(dialog.getByLabel("Content", { exact: true })).toHaveAccessibleDescription(
      /Title and content are required/,
    );
    await inspectDialog(page, "content-create");
  });

  await test.step("a draft is created", async () => {
    await dialog.getByLabel("Excerpt").fill("Baked with saffron.");
    const content = dialog.getByLabel("Content", { exact: true });
    await content.fill("From Friday on");
    await dialog.getByRole("button", { name: "Heading" }).click();
    await content.press("End");
    await content.pressSequentially("\n\nSaffron");
    await content.press("Shift+Home");
    await dialog.getByRole("button", { name: "Bold" }).click();
    await expect(content).toBeFocused();
    await expect(content).toHaveValue(TEXT);
    await dialog.getByLabel("Category").fill("News");
    await dialog.getByRole("button", { name: "Create Post" }).click();
    await expect(toast(page, "Post created successfully")).toBeVisible();
    await expect(dialog).toBeHidden();
    const post = card(page, "Easter bread");
    for (const said of ["Baked with saffron.", "Draft", "Category: News", "easter-bread"])
      await expect(post.getByText(said, { exact: true })).toBeVisible();
    await expect(post.getByText(/^Created \w{3} \d{1,2}, \d{4}$/)).toBeVisible();
    await inspectScreen(page, "content-draft");
  });

  await test.step("it is changed", async () => {
    await page.getByRole("link", { name: "Edit Easter bread" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Post" });
    await expect(edit.getByLabel("Title")).toHaveValue("Easter bread");
    await expect(edit.getByLabel("Excerpt")).toHaveValue("Baked with saffron.");
    await expect(edit.getByLabel("Content", { exact: true })).toHaveValue(TEXT);
    await expect(edit.getByLabel("Category")).toHaveValue("News");
    await edit.getByLabel("Title").fill("Easter cake");
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(page, "Post updated successfully")).toBeVisible();
    await expect(edit).toBeHidden();
    await expect(card(page, "Easter cake").getByText("easter-cake", { exact: true })).toBeVisible();
  });

  await test.step("it is published from the drafts", async () => {
    await tab(page, "Published").click();
    await expect(page.getByText("You have no published posts.")).toBeVisible();
    await tab(page, "Drafts").click();
    await expect(page.getByRole("button", { name: "Delete Easter cake" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Edit Easter cake" })).toBeVisible();
    await page.getByRole("button", { name: "Publish Easter cake" }).click();
    await expect(toast(page, "Post published successfully")).toBeVisible();
    await expect(page).toHaveURL("/content?tab=drafts");
    await expect(page.getByText("You have no drafts.")).toBeVisible();
    await tab(page, "Published").click();
    const post = card(page, "Easter cake");
    await expect(post.getByText("Published", { exact: true })).toBeVisible();
    await expect(post.getByText(/^Published \w{3} \d{1,2}, \d{4}$/)).toBeVisible();
    await expect(post.getByRole("link", { name: "Edit Easter cake" })).toBeVisible();
    await expect(post.getByRole("button")).toHaveCount(0);
  });

  await test.step("it is deleted after the browser's question", async () => {
    await tab(page, "All Posts").click();
    await expect(page.getByRole("button", { name: "Publish Easter cake" })).toHaveCount(0);
    const remove = page.getByRole("button", { name: "Delete Easter cake" });
    page.once("dialog", (question) => void question.dismiss());
    await remove.click();
    await expect(card(page, "Easter cake")).toBeVisible();
    page.once("dialog", (question) => {
      expect(question.message()).toBe("Are you sure you want to delete this post?");
      void question.accept();
    });
    await remove.click();
    await expect(toast(page, "Post deleted successfully")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No posts yet" })).toBeVisible();
  });
});

test("a server that breaks is said, and what was typed stays", async ({ page, subscriber }) => {
  await write(subscriber);
  await page.goto("/content");
  await page.route("**/content.data*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, body: "broken" }) : route.continue(),
  );

  await page.getByRole("button", { name: "Publish Easter bread" }).click();
  await expect(failure(page, "Failed to publish post")).toBeVisible();
  await expect(card(page, "Easter bread").getByText("Draft", { exact: true })).toBeVisible();

  page.once("dialog", (question) => void question.accept());
  await page.getByRole("button", { name: "Delete Easter bread" }).click();
  await expect(failure(page, "Failed to delete post")).toBeVisible();
  await expect(card(page, "Easter bread")).toBeVisible();

  await page.getByRole("link", { name: "Edit Easter bread" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Post" });
  await edit.getByLabel("Content", { exact: true }).fill("From Thursday on.");
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect(failure(page, "Failed to update post")).toBeVisible();
  await expect(edit.getByLabel("Content", { exact: true })).toHaveValue("From Thursday on.");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await expect(question).toContainText("You have changed this post and not saved it. The post stays as it was.");
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await expect(edit.getByLabel("Content", { exact: true })).toHaveValue("From Thursday on.");
  await edit.getByRole("link", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await page.goBack();
  await question.getByRole("button", { name: "Discard Changes" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/content");

  await page.getByRole("link", { name: "Create Post" }).click();
  await page.getByRole("dialog", { name: "Create Post" }).getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: "Create Post" }).click();
  const create = page.getByRole("dialog", { name: "Create Post" });
  await create.getByLabel("Title").fill("Whitsun");
  await create.getByLabel("Content", { exact: true }).fill("Strawberries.");
  await create.getByRole("button", { name: "Create Post" }).click();
  await expect(failure(page, "Failed to create post")).toBeVisible();
  await expect(create.getByLabel("Content", { exact: true })).toHaveValue("Strawberries.");
});

test("what is typed before the page's script has come stays", async ({ page, subscriber }) => {
  const { id } = (await (await write(subscriber)).json()) as { id: number };
  let letScriptCome = () => {};
  const typed = new Promise<void>((resolve) => (letScriptCome = resolve));
  await page.route(/entry\.client/, (route) => typed.then(() => route.continue()));
  await page.goto(`/content?post=${id}`, { waitUntil: "commit" });
  const edit = page.getByRole("dialog", { name: "Edit Post" });
  await edit.getByLabel("Content", { exact: true }).fill("From Thursday on.");
  letScriptCome();
  await expect(edit.getByRole("button", { name: "Bold" })).toBeVisible();
  await expect(edit.getByLabel("Content", { exact: true })).toHaveValue("From Thursday on.");
});

test("a post that was deleted elsewhere is said to be gone, beside what was typed", async ({ page, subscriber }) => {
  const { id } = (await (await write(subscriber)).json()) as { id: number };
  await page.goto(`/content?post=${id}`);
  await subscriber.call("DELETE", `/api/cms/posts/${id}`);
  const edit = page.getByRole("dialog", { name: "Edit Post" });
  await edit.getByLabel("Content", { exact: true }).fill("From Thursday on.");
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect(edit.getByText("There is no such post.")).toBeVisible();
  await expect(edit.getByLabel("Content", { exact: true })).toHaveValue("From Thursday on.");
});

test("somebody else's post opens nothing", async ({ page, subscriber: _, neighbour }) => {
  const { id } = (await (await write(neighbour)).json()) as { id: number };
  await page.goto(`/content?post=${id}`);
  await expect(page.getByRole("heading", { name: "No posts yet" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("who is not signed in", () => {
  const unauthorized = (page: Page) => page.getByRole("alert").filter({ hasText: "Unauthorized" });

  test("is led to signing in from the screen", async ({ page }) => {
    await page.goto("/content");
    await expect(unauthorized(page)).toContainText("You are logged out. Logging in again...");
    await page.waitForURL((url) => url.pathname !== "/content");
  });

  test("is led to signing in when a call fails", async ({ page, context, subscriber }) => {
    await write(subscriber);
    await page.goto("/content");
    await context.clearCookies();
    await page.getByRole("button", { name: "Publish Easter bread" }).click();
    await expect(unauthorized(page)).toContainText("You are logged out. Logging in again...");
    await page.waitForURL((url) => url.pathname !== "/content");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything can be done", async ({ page, subscriber: _ }) => {
    const said = (text: string) => page.getByRole("status").filter({ hasText: text });
    await page.goto("/content");
    await page.getByRole("link", { name: "Create First Post" }).click();
    const create = page.getByRole("dialog", { name: "Create Post" });
    // Only blanks: what the browser's own check lets through.
    await create.getByLabel("Title").fill("Easter bread");
    await create.getByLabel("Content", { exact: true }).fill("  ");
    await create.getByRole("button", { name: "Create Post" }).click();
    await expect(create.getByText("Title and content are required")).toBeVisible();
    await expect(create.getByLabel("Title")).toHaveValue("Easter bread");
    await create.getByLabel("Content", { exact: true }).fill("From Friday on.");
    await create.getByRole("button", { name: "Create Post" }).click();
    await expect(said("Post created successfully")).toBeVisible();

    await page.getByRole("link", { name: "Edit Easter bread" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Post" });
    await edit.getByLabel("Title").fill("Easter cake");
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(said("Post updated successfully")).toBeVisible();

    await page.getByRole("tab", { name: "Drafts" }).click();
    await page.getByRole("button", { name: "Publish Easter cake" }).click();
    await expect(said("Post published successfully")).toBeVisible();
    await expect(page).toHaveURL("/content?tab=drafts");

    await page.getByRole("tab", { name: "All Posts" }).click();
    await page.getByRole("button", { name: "Delete Easter cake" }).click();
    const question = page.getByRole("dialog", { name: "Delete Easter cake" });
    await expect(question).toContainText("Are you sure you want to delete this post?");
    await question.getByRole("button", { name: "Delete Easter cake" }).click();
    await expect(said("Post deleted successfully")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No posts yet" })).toBeVisible();
  });

  test("posts are searched from ten on", async ({ page, subscriber }) => {
    for (let loaf = 1; loaf < 10; loaf += 1) await write(subscriber, { title: `Loaf ${loaf}` });
    await page.goto("/content");
    await expect(page.getByRole("search")).toHaveCount(0);
    await write(subscriber, { title: "Pão de Páscoa", content: "With saffron." });
    await page.goto("/content?tab=drafts");
    await page.getByRole("search").getByLabel("Search your posts").fill("SAFFRON pascoa");
    await page.getByRole("search").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/[?]tab=drafts&q=/);
    await expect(page.getByText("1 post of 10 found for “SAFFRON pascoa”.")).toBeVisible();
    await expect(page.getByRole("tabpanel").getByRole("heading")).toHaveText([/^Pão de Páscoa/]);
    await page.getByRole("link", { name: "Show all posts" }).click();
    await expect(page.getByRole("tabpanel").getByRole("heading")).toHaveCount(10);
  });
});

test("a post that two windows change: the second is told, and chooses", async ({ page, context, subscriber }) => {
  const { id } = (await (await write(subscriber, { excerpt: "Soon" })).json()) as { id: number };
  const other = await context.newPage();
  const dialogOf = (window: Page) => window.getByRole("dialog", { name: "Edit Post" });
  for (const window of [page, other]) await window.goto(`/content?post=${id}`);
  const save = async (window: Page, title: string) => {
    await dialogOf(window).getByLabel("Title", { exact: true }).fill(title);
    await dialogOf(window).getByRole("button", { name: "Save Changes" }).click();
  };
  await save(other, "Easter cake");
  await expect(toast(other, "Post updated successfully")).toBeVisible();

  const told = dialogOf(page).getByRole("alert").filter({ hasText: "This post was changed elsewhere" });
  await test.step("what is there is shown, and nothing typed is lost", async () => {
    await save(page, "Easter biscuits");
    await expect(told.getByLabel("Title: saved elsewhere")).toHaveValue("Easter cake");
    await expect(dialogOf(page).getByLabel("Title", { exact: true })).toHaveValue("Easter biscuits");
    await expect(other.getByRole("heading", { name: "Easter cake" })).toBeVisible();
    await inspectDialog(page, "content-changed-elsewhere");
  });

  await test.step("mine is saved when I say so", async () => {
    await dialogOf(page).getByRole("button", { name: "Save Mine" }).click();
    await expect(toast(page, "Post updated successfully")).toBeVisible();
    await expect(card(page, "Easter biscuits")).toBeVisible();
  });

  await test.step("or the other is taken", async () => {
    await other.goto(`/content?post=${id}`);
    await subscriber.call("PUT", `/api/cms/posts/${id}`, { title: "Easter tart" });
    await save(other, "Easter buns");
    await dialogOf(other).getByRole("link", { name: "Take the Other" }).click();
    await expect(dialogOf(other).getByLabel("Title", { exact: true })).toHaveValue("Easter tart");
    await expect(dialogOf(other).getByText("This post was changed elsewhere")).toHaveCount(0);
  });
});
