import { expect, test } from "../setup/browser-test";
import { inspectScreen } from "../setup/inspect-screen";
import { deployWebsite, makeWebsite } from "../setup/websites";

const HOSTILE = `## What comes out of the oven

**Saffron** and almonds. [Come by](#contact), or [read on](https://flour.example/).

<script>document.title = "owned"</script><img src="x" onerror="document.title = 'owned'">
<a href="javascript:document.title='owned'">press</a> <p style="position:fixed;inset:0" onclick="document.title='owned'">covered</p>
<iframe src="https://evil.example/"></iframe><svg><a xlink:href="javascript:document.title='owned'"><text>svg</text></a></svg>`;

test("a post is published and read on the live website", async ({ page, subscriber }) => {
  const website = await makeWebsite(subscriber);
  const name = `bread-${website.id}`;
  await deployWebsite(subscriber, website, name);
  const site = `/sites/${name}/`;

  await test.step("it is written in /content", async () => {
    await page.goto("/content?dialog=create-post");
    const dialog = page.getByRole("dialog", { name: "Create Post" });
    await dialog.getByLabel("Title").fill("Easter bread");
    await dialog.getByLabel("Content", { exact: true }).fill(HOSTILE);
    await dialog.getByLabel("Category").fill("News");
    await dialog.getByLabel("Status").selectOption("published");
    await dialog.getByRole("button", { name: "Create Post" }).click();
    await expect(page.getByText("Post created successfully", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "View on website: Easter bread" })).toHaveAttribute(
      "href",
      new RegExp(`${site}blog/easter-bread/$`),
    );
    await inspectScreen(page, "content-published");
  });

  await test.step("the website leads to it", async () => {
    await page.goto(site);
    await page.getByRole("navigation").getByRole("link", { name: "Blog", exact: true }).click();
    await expect(page).toHaveURL(`${site}blog/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
    await inspectScreen(page, "live-blog");
    await page.getByRole("link", { name: "Easter bread" }).click();
    await expect(page).toHaveURL(`${site}blog/easter-bread/`);
  });

  await test.step("it reads as a part of the site, and what is hostile in it does nothing", async () => {
    await expect(page).toHaveTitle("Easter bread · Padaria Alfazema");
    await expect(page.getByRole("heading", { level: 2, name: "What comes out of the oven" })).toBeVisible();
    await expect(page.getByRole("link", { name: "read on" })).toHaveAttribute("rel", "noopener nofollow");
    await page.getByText("press", { exact: true }).click();
    await page.getByText("covered", { exact: true }).click();
    await expect(page).toHaveTitle("Easter bread · Padaria Alfazema");
    await expect(page.locator("main :is(script, iframe, svg, [onerror], [onclick], [style])")).toHaveCount(0);
    await inspectScreen(page, "live-post");
    await page.getByRole("link", { name: "Come by" }).click();
    await expect(page).toHaveURL(`${site}#contact`);
    await expect(page.locator("#contact")).toBeVisible();
  });

  await test.step("feed and sitemap name it", async () => {
    const feed = await (await page.request.get(`${site}rss.xml`)).text();
    const map = await (await page.request.get(`${site}sitemap.xml`)).text();
    for (const text of [feed, map]) expect(text).toContain(`${site}blog/easter-bread/`);
    await page.goto(`${site}blog/easter-bread/`);
    await expect(page.locator(`link[type="application/rss+xml"]`)).toHaveAttribute("href", "../../rss.xml");
  });

  await test.step("the privacy page stands beside the form", async () => {
    await page.goto(site);
    await page.getByRole("link", { name: "What happens to your message" }).click();
    await expect(page).toHaveURL(`${site}privacy`);
    await expect(page.getByText("It is kept until Padaria Alfazema deletes it.")).toBeVisible();
    await inspectScreen(page, "live-privacy");
  });

  await test.step("deleted, it is gone from the website", async () => {
    await page.goto("/content");
    page.once("dialog", (question) => void question.accept());
    await page.getByRole("button", { name: "Delete Easter bread" }).click();
    await expect(page.getByText("Post deleted successfully", { exact: true })).toBeVisible();
    expect((await page.request.get(`${site}blog/easter-bread/`)).status()).toBe(404);
  });
});
