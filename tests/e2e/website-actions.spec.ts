import type { Page } from "playwright/test";
import { expect, test } from "../setup/browser-test";
import { inBoxDatabase } from "../setup/box-database";
import { inspectDialog } from "../setup/inspect-dialog";
import { inspectMenus } from "../setup/inspect-menus";
import { deployWebsite, generateWebsite, makeWebsite, readCode } from "../setup/websites";

const toast = (page: Page, title: string) => page.locator("[data-toast]").filter({ hasText: title });
const cutOff = (page: Page) =>
  page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
const versionsOf = (websiteId: number) =>
  inBoxDatabase(async (client) => {
    const { rows } = await client.query<{ title: string }>(
      "select title from versions where website_id = $1 order by version_number desc",
      [websiteId],
    );
    return rows.map(({ title }) => title);
  });

async function openFromMore(page: Page, name: string) {
  await page.locator("summary", { hasText: "More" }).press("Enter");
  await page.getByRole("link", { name, exact: true }).press("Enter");
}

test("the menu under More is there before the page's script, and closes on a press beside it, on the website too", async ({
  page,
  subscriber,
}) => {
  const { id } = await makeWebsite(subscriber);
  let letScriptCome = () => {};
  const opened = new Promise<void>((resolve) => (letScriptCome = resolve));
  await page.route(/entry\.client/, (route) => opened.then(() => route.continue()));
  await page.goto(`/analysis/${id}`, { waitUntil: "commit" });
  const more = page.locator("summary", { hasText: "More" });
  const rename = page.getByRole("link", { name: "Rename" });
  await more.click();
  letScriptCome();
  await expect(page.getByRole("group", { name: "Width of the preview" })).toBeVisible();
  await expect(rename).toBeVisible();
  await more.click();
  const title = page.getByRole("main").getByText("Padaria Alfazema", { exact: true }).first();
  for (const beside of [title, page.locator('iframe[title^="Preview of"]')]) {
    await more.click();
    await expect(rename).toBeVisible();
    await beside.click({ position: { x: 2, y: 2 } });
    await expect(rename).toBeHidden();
  }
});

test("a card leads to deploying, or to switching where another website is live", async ({ page, subscriber }) => {
  const first = await makeWebsite(subscriber);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Deploy", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Deploy Website" })).toBeVisible();
  await deployWebsite(subscriber, first, `cards-${first.id}`);
  await makeWebsite(subscriber);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Deploy", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Switch the Live Website" })).toBeVisible();
});

/** How much of the words for what is saved can be seen. */
const lookOfState = (page: Page) =>
  page.getByText("All changes saved").evaluate((words) => {
    const [box, frame] = [words.getBoundingClientRect(), words.parentElement!.getBoundingClientRect()];
    if (box.top >= frame.bottom) return "nothing";
    return box.right <= frame.right + 1 ? "whole" : "a part";
  });

test("what is saved is said in whole words or not at all", async ({ page, subscriber }) => {
  const { id } = await makeWebsite(subscriber);
  await inBoxDatabase((client) =>
    client.query("update websites set project_title = $2 where id = $1", [id, "Hofladen und Landbäckerei ".repeat(3)]),
  );
  await page.goto(`/analysis/${id}`);
  await expect(page.getByRole("group", { name: "Width of the preview" })).toBeVisible();
  const looks = new Set<string>();
  for (const width of [768, 1024, 1280, 1680]) {
    await page.setViewportSize({ width, height: 720 });
    looks.add(await lookOfState(page));
  }
  expect([...looks]).toEqual(["nothing", "whole"]);
});

test("what is saved and not online yet is said, with the press that puts it there", async ({ page, subscriber }) => {
  const website = await makeWebsite(subscriber);
  await deployWebsite(subscriber, website, `behind-${website.id}`);
  const said = page.getByRole("main").getByText("Not on your website yet").filter({ visible: true });
  const path = `/analysis/${website.id}?edit=true`;
  await page.goto(path);
  await expect(page.getByRole("button", { name: "Redeploy Website" })).toBeVisible();
  await expect(said).toHaveCount(0);

  const html = website.code.html.replace("</main>", "<p>Closed on Monday</p></main>");
  await subscriber.call("PATCH", `/api/analysis/${website.id}/code`, { ...website.code, html });
  for (const width of [390, 640, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [path, "/dashboard"]) {
      await page.goto(address);
      await expect(said).toBeInViewport({ ratio: 1 });
    }
  }
  await page.goto(path);
  await said.click();
  await page.getByRole("dialog").getByRole("button", { name: "Redeploy Website" }).click();
  await expect(toast(page, "Website Redeployed!")).toBeVisible();
  await expect(said).toHaveCount(0);
});

test("every menu of a website stays inside the window, and closes on Esc", async ({ page, subscriber }) => {
  const website = await makeWebsite(subscriber);
  await deployWebsite(subscriber, website, `menus-${website.id}`);
  const other = await makeWebsite(subscriber);
  const menus = page.locator(".workbar summary");
  for (const [name, path] of [
    ["deployed", `/analysis/${website.id}`],
    ["edited", `/analysis/${website.id}?edit=true`],
    ["limit", `/analysis/${other.id}`],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path);
    // What follows presses keys, which needs the screen's code.
    await expect(page.getByRole("group", { name: "Width of the preview" })).toBeVisible();
    const title = page.locator(".workbar p[title]");
    expect(await title.evaluate((part) => part.scrollWidth > part.clientWidth), `the title, ${name}`).toBe(false);
    expect(await lookOfState(page), name).toBe("whole");
    await inspectMenus(page, menus, name);
  }
  await page.goto("/dashboard");
  await inspectMenus(page, page.getByRole("banner").locator("summary"), "dashboard");
});

test("a website is renamed and duplicated", async ({ page, subscriber }) => {
  const website = await makeWebsite(subscriber);
  await page.goto(`/analysis/${website.id}`);

  await test.step("rename: needs a title, keeps what was typed when the network is away, and shows the new name", async () => {
    await openFromMore(page, "Rename");
    const dialog = page.getByRole("dialog", { name: "Rename Website" });
    const title = dialog.getByLabel("Project title");
    await expect(title).toBeFocused();
    await expect(title).toHaveValue("Padaria Alfazema");
    await title.fill(" ");
    await page.keyboard.press("Enter");
    await expect(title).toHaveAccessibleDescription("Give your project a title.");
    await inspectDialog(page, "rename");
    await title.fill("Alfazema, spring");
    await cutOff(page);
    await page.keyboard.press("Enter");
    await expect(toast(page, "Rename Failed")).toContainText("Please try again.");
    await expect(title).toHaveValue("Alfazema, spring");
    await page.unroute("**/*");
    await title.press("Enter");
    await expect(toast(page, "Website Renamed")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Alfazema, spring")).toBeVisible();
  });

  await test.step("duplicate: opens the copy", async () => {
    await openFromMore(page, "Duplicate");
    const dialog = page.getByRole("dialog", { name: "Duplicate Website" });
    await expect(dialog.getByLabel("Title of the copy")).toHaveValue("Copy of Alfazema, spring");
    await inspectDialog(page, "duplicate");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await openFromMore(page, "Duplicate");
    await dialog.getByRole("button", { name: "Duplicate" }).click();
    await expect(toast(page, "Website Duplicated")).toContainText("You are looking at the copy.");
    await expect(page).not.toHaveURL(new RegExp(`/analysis/${website.id}\\b`));
    await expect(page.getByText("Copy of Alfazema, spring")).toBeVisible();
    const copy = Number(/\/analysis\/(\d+)/.exec(page.url())![1]);
    expect(await readCode(subscriber, copy)).toEqual(website.code);
  });
});

test("a website is generated again", async ({ page, subscriber }) => {
  // The dialog shows four whole demo sites, and axe looks into all of them.
  const website = await makeWebsite(subscriber);
  const edited = { ...website.code, css: `${website.code.css}\n/* by hand */` };
  await subscriber.call("PATCH", `/api/analysis/${website.id}/code`, edited);
  await page.goto(`/analysis/${website.id}`);
  const dialog = page.getByRole("dialog", { name: "Generate Again" });

  await test.step("the dialog begins with the choices that were made and says what happens to one's own changes", async () => {
    await openFromMore(page, "Generate again");
    await expect(dialog.getByRole("radio", { name: "Classic" })).toBeChecked();
    await expect(dialog.getByRole("radio", { name: "Classic" })).toBeFocused();
    await expect(dialog.getByLabel("Design brief")).toHaveValue(/bakery/i);
    await expect(dialog.getByText("Your own changes are not carried over.")).toBeVisible();
    await inspectDialog(page, "regenerate");
  });

  await test.step("other choices make another website, and what was there is a version", async () => {
    await dialog.getByRole("radio", { name: "Classic" }).press("ArrowLeft");
    await expect(dialog.getByRole("radio", { name: "Professional" })).toBeChecked();
    await dialog.getByRole("button", { name: "Green" }).click();
    await dialog.getByLabel("Font").selectOption("Lato");
    await dialog.getByLabel("Design brief").fill("A bakery in York. Call 01904 496 0182.");
    await dialog.getByRole("button", { name: "Generate Website" }).click();
    await expect(toast(page, "Website Generation Started")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your New Website Design" })).toBeVisible({ timeout: 30_000 });
    await expect.poll(async () => (await readCode(subscriber, website.id))!.html).toContain("York");
    expect(await versionsOf(website.id)).toEqual([
      "Generated again",
      "Before generating again",
      "Initial website generation",
    ]);
  });

  await test.step("a failure says that nothing is lost, and can be tried again", async () => {
    await inBoxDatabase((client) =>
      client.query(
        `insert into generation_runs (website_id, status, designer, error, finished_at)
         values ($1, 'failed', 'built-in', 'The designer was not there.', now() + interval '1 second')`,
        [website.id],
      ),
    );
    await page.reload();
    const notice = page
      .getByRole("alert")
      .filter({ hasText: "Your website was not generated again. It is as it was before." });
    await expect(notice).toContainText("The designer was not there.");
    if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/not-generated-again.png` });
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(toast(page, "Website Generation Started")).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Your New Website Design" })).toBeVisible({ timeout: 30_000 });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same dialogs work, and a generation form sent twice makes one website", async ({ page, subscriber }) => {
    const { id } = await makeWebsite(subscriber);

    await test.step("rename, with its error and its answer", async () => {
      await page.goto(`/analysis/${id}?dialog=rename`);
      await page.getByLabel("Project title").evaluate((input) => input.removeAttribute("required"));
      await page.getByLabel("Project title").fill("");
      await page.getByRole("button", { name: "Rename", exact: true }).click();
      await expect(page.getByRole("dialog")).toContainText("Give your project a title.");
      await page.getByLabel("Project title").fill("Alfazema");
      await page.getByRole("button", { name: "Rename", exact: true }).click();
      await expect(toast(page, "Website Renamed")).toBeVisible();
    });

    await test.step("duplicate and generate again", async () => {
      await page.goto(`/analysis/${id}?dialog=duplicate`);
      await page.getByRole("button", { name: "Duplicate", exact: true }).click();
      await expect(toast(page, "Website Duplicated")).toBeVisible();
      await page.goto(`/analysis/${id}?dialog=regenerate`);
      await page.getByLabel("Font").selectOption("Roboto");
      await page.getByRole("button", { name: "Generate Website" }).click();
      await expect(page.getByRole("heading", { name: /Analyzing Website|Your New Website Design/ })).toBeVisible();
    });

    await test.step("a form sent twice", async () => {
      const form = { template: "modern", projectTitle: "Sent twice" };
      const [, key = ""] = /name="key" value="([\w-]+)"/.exec(
        await (await subscriber.open("/dashboard?create=website")).response.text(),
      )!;
      const body = () => {
        const data = new FormData();
        for (const [name, value] of Object.entries({ ...form, key })) data.set(name, value);
        return data;
      };
      const [first, second] = await Promise.all([
        subscriber.submit("/dashboard", body()),
        subscriber.submit("/dashboard", body()),
      ]);
      expect(second.url).toBe(first.url);
      expect(first.url).toContain("/dashboard?analysis=");
    });
  });
});

test("forms that stand there twice are cleaned when a website is first opened, and only then", async ({
  page,
  subscriber,
}) => {
  const website = await generateWebsite(subscriber);
  const form = (id: string) =>
    `<form id="${id}" action="/api/contact"><input name="email" aria-label="E-mail"><textarea name="message" aria-label="Message"></textarea></form>`;
  const twice = {
    ...website.code,
    html: website.code.html.replace("</main>", `${form("first-form")}${form("second-form")}</main>`),
  };
  await subscriber.call("PATCH", `/api/analysis/${website.id}/code`, twice);
  await page.goto(`/analysis/${website.id}?edit=true`);
  await expect(toast(page, "Forms Cleaned")).toBeVisible();
  await expect(page).toHaveURL(`/analysis/${website.id}?edit=true`);
  expect((await readCode(subscriber, website.id))!.html).not.toContain("second-form");
  expect(await versionsOf(website.id)).toEqual([
    "Forms Cleaned",
    "Before forms were cleaned",
    "Initial website generation",
  ]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your New Website Design" })).toBeVisible();
  await expect(toast(page, "Forms Cleaned")).toHaveCount(0);
});
