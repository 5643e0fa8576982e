import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright/test";
import { expect, test } from "../setup/browser-test";
import { button, openEditor, previewOf, storyField, toast, withKnownParts } from "../setup/editor";
import { inspectDialog } from "../setup/inspect-dialog";
import { startKillableBrowser } from "../setup/killable-browser";
import type { Visitor } from "../setup/visitor";
import { bakery } from "~/modules/generation/demo-briefs";
import { makeWebsite } from "../setup/websites";
import { photo, textFile } from "../factories/uploads";

const NEW_POST = "/content?dialog=create-post";

const question = (page: Page) => page.getByRole("alertdialog", { name: /^You had unsaved changes from \d\d:\d\d$/ });
const content = (page: Page) => page.getByLabel("Content", { exact: true });
const unauthorized = (page: Page) => page.getByRole("alert").filter({ hasText: "Unauthorized" });

/** All rows of a store that this browser keeps of drafts, as JSON gives them: of files their fields alone. */
const rows = (page: Page, store: "drafts" | "files") =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("plinth");
        opening.onsuccess = () => {
          const all = opening.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
    store,
  );

/** What this browser keeps of what was typed, as one text. */
const kept = async (page: Page) =>
  JSON.stringify((JSON.parse(await rows(page, "drafts")) as { content: unknown }[]).map(({ content }) => content));

/** The fields of the files that this browser keeps. */
const keptFields = async (page: Page) =>
  (JSON.parse(await rows(page, "files")) as { field: string }[][]).flat().map(({ field }) => field);

async function writePost(page: Page, title: string, text: string) {
  await page.getByLabel("Title").fill(title);
  await content(page).fill(text);
  await expect.poll(() => kept(page)).toContain(text);
}

/** Ends the session at the server; the browser learns of it with its next request. */
const endSession = (visitor: Visitor) => visitor.open("/api/logout", { headers: { "sec-fetch-site": "same-origin" } });

async function continueAs(page: Page, email: string) {
  await page.getByLabel("Name").fill("Ada Stone");
  await page.getByLabel("Email").fill(email);
  await button(page, "Continue").click();
}

/** Has the browser's own question about leaving answered with yes. */
const leaveFreely = (context: BrowserContext) => context.on("dialog", (dialog) => void dialog.accept());

test("a browser that is killed has everything again when it starts anew", async ({ subscriber, baseURL }) => {
  const { id } = await withKnownParts(subscriber);
  const profile = await mkdtemp(join(tmpdir(), "plinth-profile-"));
  const start = async () => {
    const browser = await startKillableBrowser(profile);
    await browser.context.addCookies(subscriber.browserCookies());
    const [post, editor] = [await browser.context.newPage(), await browser.context.newPage()];
    await post.goto(`${baseURL}${NEW_POST}`);
    await editor.goto(`${baseURL}/analysis/${id}?edit=true`);
    await expect(previewOf(editor).locator("[data-plinth-node]").first()).toBeAttached();
    return { ...browser, post, editor };
  };
  let browser = await start();
  try {
    await storyField(browser.editor).fill("Typed before the power went.");
    // Tabs of a real window: only the one in front draws.
    await browser.post.bringToFront();
    await writePost(browser.post, "Easter bread", "From Friday on.");
    await expect.poll(() => kept(browser.editor)).toContain("Typed before the power went.");
    await browser.kill();

    browser = await start();
    await test.step("the website", async () => {
      await button(question(browser.editor), "Continue").click();
      await expect(previewOf(browser.editor).locator("#story")).toHaveText("Typed before the power went.");
      await button(browser.editor, "Save Changes").click();
      await expect(toast(browser.editor, "Changes Saved")).toBeVisible();
    });
    await test.step("the post", async () => {
      await browser.post.bringToFront();
      await button(question(browser.post), "Continue").click();
      await expect(browser.post.getByLabel("Title")).toHaveValue("Easter bread");
      await expect(content(browser.post)).toHaveValue("From Friday on.");
      await button(browser.post, "Create Post").click();
      await expect(browser.post.getByText("Post created successfully")).toBeVisible();
    });
    await expect.poll(() => kept(browser.editor)).toBe("[]");
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

test("a session that has ended costs nothing that was typed", async ({ page, subscriber, email }) => {
  const { id } = await withKnownParts(subscriber);

  await test.step("in a post", async () => {
    await page.goto(NEW_POST);
    await writePost(page, "Easter bread", "From Friday on.");
    await endSession(subscriber);
    await button(page, "Create Post").click();
    await expect(unauthorized(page)).toBeVisible();
    await continueAs(page, email);
    await expect(page).toHaveURL(NEW_POST);
    await expect(toast(page, "Your text is back")).toBeVisible();
    await expect(page.getByLabel("Title")).toHaveValue("Easter bread");
    await expect(content(page)).toHaveValue("From Friday on.");
    await button(page, "Create Post").click();
    await expect(page.getByText("Post created successfully")).toBeVisible();
  });

  await test.step("in the editor", async () => {
    await openEditor(page, id);
    await storyField(page).fill("Typed before the session ended.");
    await expect.poll(() => kept(page)).toContain("Typed before the session ended.");
    await page.context().clearCookies({ name: "plinth_session" });
    await button(page, "Save Changes").click();
    await expect(unauthorized(page)).toBeVisible();
    await continueAs(page, email);
    await expect(page).toHaveURL(`/analysis/${id}?edit=true`);
    await expect(toast(page, "Your changes are back")).toBeVisible();
    await button(page, "Save Changes").click();
    await expect(toast(page, "Changes Saved")).toBeVisible();
    await expect.poll(() => kept(page)).toBe("[]");
  });
});

test("a contact form that was not saved is there again after a reload and after the session has ended", async ({
  page,
  context,
  subscriber,
  email,
}) => {
  leaveFreely(context);
  const { id } = await makeWebsite(subscriber);
  const address = `/analysis/${id}?dialog=contact-form&form=settings`;
  const dialog = page.getByRole("dialog", { name: "Edit Contact Form" });
  const title = dialog.getByLabel("Title", { exact: true });
  const save = button(page, "Save Contact Form");

  await test.step("a reload asks, also for what was typed before the editor's script had come", async () => {
    let letScriptCome = () => {};
    const typed = new Promise<void>((resolve) => (letScriptCome = resolve));
    await page.route(/asked-dialog/, (route) => typed.then(() => route.continue()));
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForRequest(/asked-dialog/);
    await title.fill("Write to us");
    letScriptCome();
    await expect(page.locator("dialog:modal")).toBeVisible();
    await expect.poll(() => kept(page)).toContain("Write to us");
    await page.unroute(/asked-dialog/);
    await page.reload();
    await expect(question(page)).toContainText("Your changes are kept on this device");
    await inspectDialog(page, "contact-form-draft");
    await button(question(page), "Continue").click();
    await expect(title).toHaveValue("Write to us");
  });

  await test.step("after sign-in it comes back by itself", async () => {
    await endSession(subscriber);
    await save.click();
    await expect(unauthorized(page)).toBeVisible();
    await continueAs(page, email);
    await expect(page).toHaveURL(address);
    await expect(toast(page, "Your changes are back")).toBeVisible();
    await expect(title).toHaveValue("Write to us");
    await save.click();
    await expect(toast(page, "Website Updated")).toBeVisible();
    await expect.poll(() => kept(page)).toBe("[]");
  });

  await test.step("what is changed after that meets nothing, and goes when it is discarded", async () => {
    await page.goto(address);
    await title.fill("Say hello");
    await save.click();
    await expect(dialog).toHaveCount(0);
    await page.goto(address);
    await expect(title).toHaveValue("Say hello");
    await title.fill("Given up");
    await expect.poll(() => kept(page)).toContain("Given up");
    await dialog.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("link", { name: "Discard Changes" }).click();
    await expect.poll(() => kept(page)).toBe("[]");
  });
});

test("files of the form for a new website come back after the session has ended", async ({
  page,
  subscriber,
  email,
}) => {
  const next = button(page, "Next");
  const images = page.getByLabel("Website images");
  const names = () => images.evaluate((input: HTMLInputElement) => [...input.files!].map(({ name }) => name));

  await test.step("they are kept while the form is filled in, and what is taken out is not", async () => {
    await page.goto("/dashboard");
    await page.getByRole("radio", { name: "Classic" }).check();
    await next.click();
    await page.getByLabel("Project title").fill(bakery.projectTitle);
    await next.click();
    await page.getByLabel("Design brief").fill(bakery.designBrief);
    await next.click();
    await images.setInputFiles([await photo("oven.jpg", "#a4552a"), await photo("shop.jpg", "#224466")]);
    await page.getByLabel("Content document").setInputFiles(textFile("menu.txt", bakery.documentText));
    await page.getByLabel("Logo").setInputFiles(await photo("logo.jpg", "#ffffff"));
    await page.getByLabel("What it shows: shop.jpg").fill("Our shop in the old town");
    await expect.poll(() => keptFields(page)).toHaveLength(4);
    await page.getByLabel("Remove logo.jpg").click();
    await expect.poll(() => keptFields(page)).toEqual(["contentDoc", "websiteImages", "websiteImages"]);
  });

  await test.step("after sign-in they are chosen again", async () => {
    await endSession(subscriber);
    await button(page, "Generate Website").click();
    await expect(unauthorized(page)).toBeVisible();
    await continueAs(page, email);
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("radio", { name: "Classic" })).toBeChecked();
    await expect.poll(names).toEqual(["oven.jpg", "shop.jpg"]);
    for (let step = 0; step < 3; step += 1) await next.click();
    for (const name of ["oven.jpg", "shop.jpg", "menu.txt"]) await expect(page.getByText(name)).toBeVisible();
    await expect(page.getByText("logo.jpg")).toHaveCount(0);
    await expect(page.getByLabel("What it shows: shop.jpg")).toHaveValue("Our shop in the old town");
    await expect(page.getByLabel("What it shows: oven.jpg")).toHaveValue("");
  });

  await test.step("the website is made with them, and nothing is kept any more", async () => {
    await button(page, "Generate Website").click();
    await expect(page.getByRole("heading", { name: "Your New Website Design" })).toBeVisible();
    await expect(page.frameLocator('iframe[title^="Preview of"]').locator("body")).toContainText("Pastel de nata");
    await expect(
      page.frameLocator('iframe[title^="Preview of"]').getByAltText("Our shop in the old town").first(),
    ).toBeAttached();
    await expect.poll(() => rows(page, "files")).toBe("[]");
    expect(await kept(page)).toBe("[]");
  });
});

/** Keeps a draft of the form for a new website as it was kept before files were. */
const keepAsBefore = (page: Page, owner: number) =>
  page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("plinth", 1);
        opening.onupgradeneeded = () => {
          const store = opening.result.createObjectStore("drafts", { keyPath: "holder" });
          store.createIndex("of", ["owner", "kind", "id"]);
          store.createIndex("age", ["owner", "kind", "at"]);
          store.createIndex("at", "at");
          const content = { template: "classic", projectTitle: "Kept before" };
          store.put({ owner: id, kind: "brief", id: "new", holder: "1-2", at: Date.now(), resumes: false, content });
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    owner,
  );

test("a draft of before files were kept is there", async ({ page, subscriber }) => {
  const { id } = (await (await subscriber.call("GET", "/api/auth/user")).json()) as { id: number };
  await page.goto("/terms");
  await keepAsBefore(page, id);
  await page.goto("/dashboard");
  await expect(page.getByRole("radio", { name: "Classic" })).toBeChecked();
  await button(page, "Next").click();
  await expect(page.getByLabel("Project title")).toHaveValue("Kept before");
});

test("a draft is its owner's, is asked about once, and goes with signing out", async ({
  page,
  context,
  subscriber,
  neighbour,
  email,
}) => {
  leaveFreely(context);
  await page.goto(NEW_POST);
  await writePost(page, "Easter bread", "From Friday on.");
  const other = await context.newPage();

  await test.step("another tab leaves alone what is open here, and is asked once this one has closed", async () => {
    await other.goto("/content");
    await other.getByRole("link", { name: "Create Post" }).click();
    await writePost(other, "Whitsun", "Strawberries.");
    await expect(question(other)).toHaveCount(0);
    await page.close();
    await other.reload();
    await expect(question(other)).toContainText("What you typed is kept on this device.");
    await inspectDialog(other, "draft-question");
    await button(question(other), "Discard").click();
    await button(question(other), "Continue").click();
    await expect(content(other)).toHaveValue("From Friday on.");
    expect(await kept(other)).not.toContain("Strawberries.");
  });

  await test.step("somebody else sees nothing of it", async () => {
    await context.addCookies(neighbour.browserCookies());
    await other.goto(NEW_POST);
    await writePost(other, "Theirs", "Of somebody else.");
    await expect(question(other)).toHaveCount(0);
    await context.addCookies(subscriber.browserCookies());
    await other.goto(NEW_POST);
    await button(question(other), "Continue").click();
    await expect(content(other)).toHaveValue("From Friday on.");
  });

  await test.step("at most five are kept", async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const { id } = (await (
        await subscriber.call("POST", "/api/cms/posts", { title: `Post ${number}`, content: "Text." })
      ).json()) as { id: number };
      await other.goto(`/content?post=${id}`);
      await content(other).fill(`Changed ${number}.`);
      await expect.poll(() => kept(other)).toContain(`Changed ${number}.`);
    }
    const texts = await kept(other);
    expect([1, 2, 3, 4, 5, 6].filter((number) => texts.includes(`Changed ${number}.`))).toEqual([2, 3, 4, 5, 6]);
    expect(texts).not.toContain("From Friday on.");
  });

  await test.step("signing out", async () => {
    const left = await context.newPage();
    await left.goto(NEW_POST);
    await writePost(left, "Left open", "In a tab that stays open.");
    await other.goto("/api/logout");
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Build Professional Websites with AI");
    await content(left).fill("Typed after signing out.");
    await other.goto("/api/login");
    await continueAs(other, email);
    await other.goto(NEW_POST);
    await writePost(other, "Anew", "After signing in again.");
    await expect(question(other)).toHaveCount(0);
    expect(JSON.parse(await kept(other))).toEqual([
      { title: "Anew", content: "After signing in again.", status: "draft" },
    ]);
  });
});
