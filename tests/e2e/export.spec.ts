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
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } }).png().toBuffer();
  const form = new FormData();
  form.set("analysisId", String(id));
  form.set("image", new File([new Uint8Array(bytes)], "oven.png", { type: "image/png" }));
  const answer = await owner.send("/api/upload-image", { method: "POST", body: form, headers: { "sec-fetch-site": "same-origin" } });
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
  page.on("response", (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`));
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
    return { pictures: pictures && document.images.length > 0, fonts, styles: getComputedStyle(document.body).margin === "0px" };
  });

test("an exported website works from disk and at a bare web host, and its form posts where the owner says", async ({ page, context, subscriber }) => {
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
    const address = dialog.getByLabel("Where the contact form sends messages");
    await expect(address).toBeFocused();
    await address.fill("my form");
    await page.keyboard.press("Enter");
    await expect(address).toHaveAccessibleDescription(/Please enter a whole web address/);
    await inspectDialog(page, "export");
    await address.fill(`${collector.origin}/collect`);
    const downloading = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    expect((await downloading).suggestedFilename()).toBe("padaria-alfazema.zip");
    files = await download(subscriber, id, `?contactAddress=${encodeURIComponent(`${collector.origin}/collect`)}`);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(["index.html", "styles.css", "script.js", "README.txt", picture]));
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
    const folder = await mkdtemp(join(tmpdir(), "plinth-export-"));
    for (const [name, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), bytes);
    }
    const shown = await context.newPage();
    const complaints = complaintsOf(shown);
    await shown.goto(pathToFileURL(join(folder, "index.html")).href);
    await expect.poll(() => isWhole(shown)).toEqual(WHOLE);
    expect(complaints).toEqual([]);
    await shown.close();
    await rm(folder, { recursive: true });
  });
  await collector.stop();
});

test("without an address the form of an export sends to this app, under the website's key", async ({ page, subscriber, baseURL }) => {
  const website = await makeWebsite(subscriber);
  const subdomain = `stone-${randomUUID().slice(0, 13)}`;
  await deployWebsite(subscriber, website, subdomain);
  const files = await download(subscriber, website.id);
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
  await expect.poll(() => submissionsOf(subdomain)).toEqual([{ name: "Ada", email: "ada@example.com", message: "Two loaves, please." }]);
  await host.stop();

  await page.goto(`/analysis/${website.id}/download?contactAddress=javascript:alert(1)`);
  await expect(page.locator("[data-toast]")).toContainText("Please enter a whole web address");
  await expect(page.getByLabel("Where the contact form sends messages")).toHaveValue(`${baseURL}/api/contact`);
});
