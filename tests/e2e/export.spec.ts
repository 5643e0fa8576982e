import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { inBoxDatabase } from "../setup/box-database";
import { expect, test } from "../setup/browser-test";
import { inspectDialog } from "../setup/inspect-dialog";
import { startStaticHost } from "../setup/static-host";
import type { Visitor } from "../setup/visitor";
import { deployWebsite, makeWebsite } from "../setup/websites";

type Files = Record<string, Uint8Array>;

const textOf = (files: Files, name: string) => Buffer.from(files[name]!).toString();

async function download(owner: Visitor, id: number, query = ""): Promise<Files> {
  const answer = await owner.send(`/analysis/${id}/download${query}`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

async function upload(owner: Visitor, id: number): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("analysisId", String(id));
  form.set("image", new File([new Uint8Array(bytes)], "oven.png", { type: "image/png" }));
  const answer = await owner.send("/api/upload-image", {
    method: "POST",
    body: form,
    headers: { "sec-fetch-site": "same-origin" },
  });
  return ((await answer.json()) as { url: string }).url;
}

async function fillIn(form: Locator) {
  await form.locator("[name=name]").fill("Ada");
  await form.locator("[name=email]").fill("ada@example.com");
  await form.locator("[name=message]").fill("Two loaves, please.");
}

/** What was sent to a deployed website by its forms. */
const submissionsOf = (subdomain: string) =>
  inBoxDatabase(async (client) => {
    const { rows } = await client.query<{ data: object }>(
      "select data from submissions join deployments on deployments.id = deployment_id where subdomain = $1",
      [subdomain],
    );
    return rows.map(({ data }) => data);
  });

/** Everything that goes wrong in a page while it loads. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on(
    "response",
    (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
  );
  return complaints;
}

const WHOLE = { pictures: true, fonts: true, styles: true };

/** Whether pictures, styles and own fonts of the page are there. */
const isWhole = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    // Those called "… as …" are looked for on the reader's machine.
    const own = [...document.fonts].filter(({ family }) => !family.includes(" as "));
    const fonts = own.length > 0 && own.every(({ status }) => status === "loaded");
    return {
      pictures: pictures && document.images.length > 0,
      fonts,
      styles: getComputedStyle(document.body).margin === "0px",
    };
  });

/** Unpacks an archive into a folder of its own; gives the address of that, and what removes it. */
async function unpack(files: Files): Promise<{ address: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "plinth-export-"));
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  return { address: `${pathToFileURL(folder).href}/`, remove: () => rm(folder, { recursive: true }) };
}

test("an exported website works from disk and at a bare web host, and its form posts where the owner says", async ({
  page,
  context,
  subscriber,
}) => {
  const { id, code } = await makeWebsite(subscriber);
  const picture = await upload(subscriber, id);
  const unused = code.html.replace("</main>", `<img src="${picture}" alt="Oven" width="40" height="30"></main>`);
  await subscriber.call("PATCH", `/api/analysis/${id}/code`, { ...code, html: unused });
  const collector = await startStaticHost({});
  let files: Files = {};

  await test.step("the dialog takes an address that is one", async () => {
    await page.goto(`/analysis/${id}`);
    await page.locator("summary", { hasText: "More" }).click();
    await page.getByRole("link", { name: "Export", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Export Website" });
    await expect(dialog.getByLabel("Where the website will stand")).toBeFocused();
    await page.keyboard.type("rose.example");
    const address = dialog.getByLabel("Where the contact form sends messages");
    await address.fill("my form");
    await page.keyboard.press("Enter");
    await expect(address).toHaveAccessibleDescription(/Please enter a whole web address/);
    await inspectDialog(page, "export");
    await address.fill(`${collector.origin}/collect`);
    const downloading = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    expect((await downloading).suggestedFilename()).toBe("padaria-alfazema.zip");
    files = await download(
      subscriber,
      id,
      `?address=rose.example&contactAddress=${encodeURIComponent(`${collector.origin}/collect`)}`,
    );
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        "index.html",
        "styles.css",
        "script.js",
        "README.txt",
        "404.html",
        "privacy.html",
        "sitemap.xml",
        "llms.txt",
        "favicon.ico",
        picture,
      ]),
    );
    expect(textOf(files, "index.html")).toContain(`<link rel="canonical" href="https://rose.example/">`);
    expect(textOf(files, "README.txt")).toContain(`Messages are sent to ${collector.origin}/collect`);
    expect(textOf(files, "README.txt")).toContain("PUT IT ONLINE");
  });

  await test.step("at a bare host", async () => {
    const host = await startStaticHost(files);
    const shown = await context.newPage();
    const complaints = complaintsOf(shown);
    await shown.goto(`${host.origin}/`);
    await expect.poll(() => isWhole(shown)).toEqual(WHOLE);
    const form = shown.locator("form").first();
    await fillIn(form);
    expect(complaints).toEqual([]);
    await form.locator("[type=submit]").click();
    await expect.poll(() => collector.posted.length).toBe(1);
    const [{ path, body }] = collector.posted as [{ path: string; body: string }];
    expect([path, new URLSearchParams(body).get("message")]).toEqual(["collect", "Two loaves, please."]);
    await shown.close();
    await host.stop();
  });

  await test.step("from disk", async () => {
    const { address, remove } = await unpack(files);
    const shown = await context.newPage();
    const complaints = complaintsOf(shown);
    await shown.goto(`${address}index.html`);
    await expect.poll(() => isWhole(shown)).toEqual(WHOLE);
    expect(complaints).toEqual([]);
    await shown.close();
    await remove();
  });
  await collector.stop();
});

test("without an address the form of an export sends to this app, under the website's key", async ({
  page,
  subscriber,
  baseURL,
}) => {
  const website = await makeWebsite(subscriber);
  const subdomain = `stone-${randomUUID().slice(0, 13)}`;
  await deployWebsite(subscriber, website, subdomain);
  const files = await download(subscriber, website.id, "?address=https%3A%2F%2Frose.example%2F");
  expect(textOf(files, "index.html")).toContain(`action="${baseURL}/api/contact"`);
  expect(textOf(files, "index.html")).toMatch(/name="_deployment" value="[0-9a-f]{64}"/);
  expect(textOf(files, "index.html")).not.toContain(subdomain);
  expect(textOf(files, "README.txt")).toContain("They arrive in your account");

  const host = await startStaticHost(files);
  await page.goto(`${host.origin}/`);
  const form = page.locator("form[data-contact-form]");
  await fillIn(form);
  await form.locator("[type=submit]").click();
  await expect(form.getByRole("status")).toHaveText((await form.getAttribute("data-success"))!);
  await expect
    .poll(() => submissionsOf(subdomain))
    .toEqual([{ name: "Ada", email: "ada@example.com", message: "Two loaves, please." }]);
  await host.stop();

  const saved = await subscriber.send(`/analysis/${website.id}/download?address=rose`, {
    headers: { "sec-fetch-dest": "empty" },
  });
  expect([saved.status, await saved.json()]).toMatchObject([
    400,
    { message: expect.stringContaining("Please enter the address at which the website will stand") },
  ]);
  await page.goto(`/analysis/${website.id}/download?contactAddress=javascript:alert(1)`);
  await expect(page.locator("[data-toast]")).toContainText("Please enter a whole web address");
  await expect(page.getByLabel("Where the contact form sends messages")).toHaveValue("javascript:alert(1)");
  await expect(page.getByLabel("Where the website will stand")).toHaveValue(`${baseURL}/sites/${subdomain}/`);
});

test("an exported website is read from disk, from its page to a post and back, and its form works there", async ({
  page,
  subscriber,
}) => {
  const website = await makeWebsite(subscriber);
  const subdomain = `disk-${randomUUID().slice(0, 13)}`;
  const deploymentId = await deployWebsite(subscriber, website, subdomain);
  await subscriber.call("POST", "/api/cms/posts", {
    title: "Easter bread",
    content: "From **Friday** on. [Write to us](#contact)",
    status: "published",
    deploymentId,
  });
  const files = await download(subscriber, website.id);
  const { address, remove } = await unpack(files);
  const complaints = complaintsOf(page);

  await page.goto(`${address}index.html`);
  await page.getByRole("navigation").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL(`${address}blog/index.html`);
  await page.getByRole("link", { name: "Easter bread" }).click();
  await expect(page).toHaveURL(`${address}blog/easter-bread/index.html`);
  await expect(page.getByText("From Friday on.")).toBeVisible();
  await expect.poll(async () => (await isWhole(page)).fonts && (await isWhole(page)).styles).toBe(true);
  const feed = await page.locator(`link[type="application/rss+xml"]`).evaluate((link: HTMLLinkElement) => link.href);
  expect(feed).toBe(`${address}rss.xml`);
  expect(textOf(files, "rss.xml")).toContain(`/sites/${subdomain}/blog/easter-bread/`);
  await page.getByRole("link", { name: "Write to us" }).click();
  await expect(page).toHaveURL(`${address}index.html#contact`);
  await page.goBack();
  await page.getByRole("link", { name: "All posts" }).click();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`^${address}index\\.html`));

  const form = page.locator("form[data-contact-form]");
  await form.getByRole("link", { name: "What happens to your message" }).click();
  await expect(page.getByText("Plinth, the service that takes messages for this website")).toBeVisible();
  await page.goBack();
  await fillIn(form);
  await form.locator("[type=submit]").click();
  await expect(form.getByRole("status")).toHaveText((await form.getAttribute("data-success"))!);
  expect(complaints).toEqual([]);
  await remove();
});
