import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import type { FrameLocator, Page, TestInfo } from "playwright/test";
import { bakery } from "~/modules/generation/demo-briefs";
import { STEPS } from "~/modules/generation/step-log";
import { logo, photo, wordFile } from "../factories/uploads";
import { expect, test } from "../setup/browser-test";
import { payByCard } from "../setup/card-form";
import { heldJobs } from "../setup/held-jobs";
import { recordTexts } from "../setup/record-texts";

/** What the owner gave, in the brief and in the document; a visitor must find all of it. */
const FACTS = [
  "84 Kirkgate",
  "0113 496 0182",
  "ola@padariaalfazema.example",
  "Inês Carvalho",
  "Pastel de nata",
  "£1.90",
];

type Surface = Page | FrameLocator;

async function expectFacts(surface: Surface) {
  for (const fact of FACTS) await expect(surface.locator("body")).toContainText(fact);
}

const loadedFonts = (surface: { evaluate: Page["evaluate"] }) =>
  surface.evaluate(async () => {
    const fonts = await document.fonts.ready;
    return [...fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', ""));
  });

/** Errors that a page logs or throws, gathered from now on. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on(
    "console",
    (message) => message.type() === "error" && faults.push(`${message.text()} ${message.location().url}`),
  );
  return faults;
}

test("a newcomer signs in, subscribes, generates, deploys, is visited, and deletes", async ({ page, email }, info) => {
  const faults = faultsOf(page);
  await test.step("1. the landing page", () => leaveDemoRequest(page, email));
  await test.step("2. signing in", () => signIn(page, email));
  await test.step("3. paying", () => subscribe(page));
  await test.step("4. the form", () => fillForm(page));
  await test.step("5. generation", () => generate(page, email));
  await test.step("5. the result", () => lookAtResult(page));
  await test.step("6. the archive", () => openArchive(page, info));
  const address = await test.step("7. deploying", () => deploy(page));
  await test.step("7. the visitor", () => visit(page, address));
  await test.step("7. redeploying", () => redeploy(page, address));
  await test.step("7. one deployment", () => meetLimit(page));
  await test.step("8. deployments", () => lookAtDeployments(page, address));
  expect(faults).toEqual([]);
  await test.step("8. a deletion that fails", () => failToDelete(page));
  await test.step("8. deleting", () => deleteWebsites(page, address));
});

async function leaveDemoRequest(page: Page, email: string) {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Build Professional Websites with AI");
  const form = page.locator("#contact form");
  await expect(form).toHaveAttribute("novalidate", "");
  await form.getByLabel("Name").fill("Ada Stone");
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button", { name: "Book A Demo" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Thank You!" })).toContainText(
    "Your information has been submitted. We'll be in touch soon!",
  );
  await expect(form.getByLabel("Email")).toHaveValue("");
}

async function signIn(page: Page, email: string) {
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await page.getByLabel("Name").fill("Ada Stone");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Pro Plan" })).toBeVisible();
  await expect(page).toHaveURL("/");
}

async function subscribe(page: Page) {
  await expect(page.getByRole("heading", { name: "Complete Your Subscription" })).toBeVisible();
  await payByCard(page, { number: "4242424242424242" });
  await expect(page).toHaveURL("/subscription-success");
  await expect(page.getByRole("heading", { name: "Subscription Activated!" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Generate your website with AI" })).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL("/");
  await expect(page.getByText("No websites generated yet. Create your first AI website above!")).toBeVisible();
}

async function fillForm(page: Page) {
  const next = page.getByRole("button", { name: "Next" });
  await page.getByRole("radio", { name: "Classic" }).check();
  await next.click();
  await page.getByLabel("Project title").fill(bakery.projectTitle);
  await page.getByLabel("Industry").selectOption("restaurant");
  await page.getByLabel("Target audience").selectOption("families");
  await next.click();
  await page.getByLabel("Design brief").fill(bakery.designBrief);
  await next.click();
  await page.getByLabel("Logo").setInputFiles(await logo());
  await page.getByLabel("Content document").setInputFiles(wordFile("menu.docx", bakery.documentText));
  await page
    .getByLabel("Website images")
    .setInputFiles([await photo("oven.jpg", "#a4552a"), await photo("counter.jpg", "#d9b38c")]);
  await page.getByRole("button", { name: "Orange" }).click();
  await page.getByLabel("Font").selectOption("Playfair Display");
  await expect(page.getByText("Playfair Display on #F59E0B")).toBeVisible();
}

async function generate(page: Page, email: string) {
  const steps = await recordTexts(page, "ol[aria-live] li");
  await heldJobs(email, async () => {
    await page.getByRole("button", { name: "Generate Website" }).click();
    await expect(page.getByRole("heading", { name: "Analyzing Website..." })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Website Generation Started" })).toBeVisible();
    await expect(page.getByText("This may take a few moments.")).toBeVisible();
  });
  await expect(page.getByRole("heading", { name: "Your New Website Design" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Generated Website");
  const shown = await steps();
  expect(shown.filter((text) => Object.values(STEPS).some((name) => text === `${name}: under way`))).not.toEqual([]);
}

async function lookAtResult(page: Page) {
  const element = page.locator('iframe[title="Preview of Padaria Alfazema"]');
  expect((await element.boundingBox())!.height).toBeGreaterThanOrEqual(600);
  const frame = page.frameLocator('iframe[title="Preview of Padaria Alfazema"]');
  await expectFacts(frame);
  const inside = (await (await element.elementHandle())!.contentFrame())!;
  expect(await inside.evaluate(() => window.origin)).toBe("null");
  expect(await loadedFonts(inside)).toContain("Playfair Display");
  await page.getByRole("link", { name: "View Code" }).click();
  await expect(page.getByLabel("html code")).toContainText("<!DOCTYPE html>");
  await page.getByRole("link", { name: "css", exact: true }).click();
  await expect(page.getByLabel("css code")).toContainText(":root");
  await page.getByRole("link", { name: "javascript", exact: true }).click();
  await expect(page.getByLabel("javascript code")).toContainText("function");
  await page.getByRole("link", { name: "Preview", exact: true }).click();
  await expectFacts(frame);
}

async function openArchive(page: Page, info: TestInfo) {
  const waiting = page.waitForEvent("download");
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("link", { name: "Download Code" }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^padaria-alfazema.*\.zip$/);
  const zip = info.outputPath("site.zip");
  await download.saveAs(zip);
  const folder = unpack(zip, info.outputPath("site"));
  const opened = await page.context().newPage();
  const faults = faultsOf(opened);
  await opened.goto(pathToFileURL(join(folder, "index.html")).href);
  await expectFacts(opened);
  expect(await loadedFonts(opened)).toContain("Playfair Display");
  expect(faults).toEqual([]);
  await opened.close();
}

function unpack(zip: string, folder: string): string {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    if (!name.endsWith("/")) writeFileSync(join(folder, name), bytes);
  }
  return folder;
}

async function deploy(page: Page): Promise<string> {
  await page.getByRole("link", { name: "Deploy Website" }).click();
  const dialog = page.getByRole("dialog", { name: "Deploy Website" });
  await dialog.getByRole("button", { name: "Generate Random" }).click();
  await expect(dialog.getByLabel("Subdomain")).toHaveValue(/^[a-z]+-[a-z]+-\d{1,3}$/);
  const subdomain = await dialog.getByLabel("Subdomain").inputValue();
  await dialog.getByLabel("Title").fill("Padaria Alfazema, Leeds");
  await dialog.getByLabel("Description").fill("A Portuguese bakery on Kirkgate.");
  await dialog.getByRole("button", { name: "Deploy Website" }).click();
  const done = page.getByRole("dialog", { name: "Website Deployed!" });
  await expect(done).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Website Deployed!" })).toBeVisible();
  const address = new URL(`/sites/${subdomain}`, page.url()).href;
  await expect(done.getByRole("link", { name: address })).toHaveAttribute("href", address);
  await expect(done.getByText("Live", { exact: true })).toBeVisible();
  await expect(done.getByAltText("QR code of your website's address")).toHaveJSProperty("complete", true);
  expect(await done.getByAltText("QR code").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await expect(done.getByRole("link", { name: /^(Use your own domain|Be found|Write your first post)/ })).toHaveCount(
    3,
  );
  await copyFrom(page, address);
  return address;
}

/** Presses 'Copy URL', wherever it stands. */
async function copyFrom(page: Page, address: string) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy URL" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "URL Copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(page.getByRole("button", { name: "Copy URL" })).toBeVisible();
}

async function visit(page: Page, address: string) {
  const opening = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Visit Site" }).click();
  const site = await opening;
  const faults = faultsOf(site);
  await expect(site).toHaveURL(new RegExp(`^${address}/?$`));
  await expect(site).toHaveTitle("Padaria Alfazema, Leeds");
  await expect(site.locator('meta[name="description"]')).toHaveAttribute("content", "A Portuguese bakery on Kirkgate.");
  await expectFacts(site);
  expect(await site.evaluate(() => window.origin)).toBe("null");
  expect(await loadedFonts(site)).toContain("Playfair Display");
  expect(faults).toEqual([]);
  await site.close();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function redeploy(page: Page, address: string) {
  const status = await page.evaluate(async () => {
    const path = `/api/analysis/${new URLSearchParams(location.search).get("analysis")}`;
    const { generatedCode } = await (await fetch(path)).json();
    generatedCode.html = generatedCode.html.replaceAll("£1.90", "£2.05");
    const init = {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(generatedCode),
    };
    return (await fetch(`${path}/code`, init)).status;
  });
  expect(status).toBe(200);
  const site = await page.context().newPage();
  await site.goto(address);
  await expect(site.locator("body")).toContainText("£1.90");
  await page.getByRole("button", { name: "Redeploy Website" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Website Redeployed!" })).toBeVisible();
  await site.reload();
  await expect(site.locator("body")).toContainText("£2.05");
  await expect(site.locator("body")).not.toContainText("£1.90");
  await site.close();
}

async function meetLimit(page: Page) {
  const id = await page.evaluate(async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ template: "modern", projectTitle: "Alfazema at home" }))
      body.set(name, value);
    return (await (await fetch("/api/generate-website", { method: "POST", body })).json()).analysisId as number;
  });
  await page.goto(`/dashboard?analysis=${id}`);
  await expect(page.getByRole("button", { name: "Deploy Website (Limit Reached)" })).toBeDisabled();
}

async function lookAtDeployments(page: Page, address: string) {
  await page.getByRole("main").getByLabel("Menu", { exact: true }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Deployments" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Deployments");
  await expect(page.getByText("Manage your live websites")).toBeVisible();
  const card = page.getByRole("listitem").filter({ hasText: "Padaria Alfazema, Leeds" });
  await expect(card).toContainText("A Portuguese bakery on Kirkgate.");
  await expect(card.getByText("Live", { exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: address })).toBeVisible();
  const today = new Date().toLocaleDateString("en-US", {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  await expect(card.getByText(`Deployed ${today}`)).toBeVisible();
  await copyFrom(page, address);
  await expect(card.getByRole("link", { name: "Visit" })).toHaveAttribute("href", address);
  await expect(card.getByRole("link", { name: "Visit" })).toHaveAttribute("target", "_blank");
  await card.getByRole("link", { name: "Edit Website" }).click();
  await expect(page).toHaveURL(/\/analysis\/\d+\?edit=true$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Website");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
}

const QUESTION = "Are you sure you want to delete this website? This action cannot be undone.";

/** Answers the browser's next question with yes, and gives what it asked. */
const agree = (page: Page) =>
  new Promise<string>((resolve) =>
    page.once("dialog", (dialog) => void dialog.accept().then(() => resolve(dialog.message()))),
  );

/** Answers the next question with no; the promise settles when that is done. */
const refuse = (page: Page) => page.waitForEvent("dialog").then((dialog) => dialog.dismiss());

const websiteRow = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: title, exact: true }) });

async function failToDelete(page: Page) {
  const row = websiteRow(page, "Padaria Alfazema");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await held;
    await route.fulfill({ status: 500, body: "broken" });
  });
  const asked = agree(page);
  await row.getByRole("button", { name: "Delete" }).click();
  expect((await asked).split("\n")[0]).toBe(QUESTION);
  await expect(row).toBeHidden();
  release();
  await expect(page.getByRole("alert").filter({ hasText: "Delete Failed" })).toBeVisible();
  await expect(row).toBeVisible();
  await page.unroute("**/*");
}

async function deleteWebsites(page: Page, address: string) {
  const row = websiteRow(page, "Padaria Alfazema");
  const refused = refuse(page);
  await row.getByRole("button", { name: "Delete" }).click();
  await refused;
  await expect(row).toBeVisible();
  void agree(page);
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Website Deleted" })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
  await page.goto("/deployments");
  await expect(page.getByText("No Deployments Yet")).toBeVisible();
  await expect(page.getByText("Only one deployed website is allowed at a time.")).toBeVisible();
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await websiteRow(page, "Alfazema at home").getByRole("link", { name: "Alfazema at home" }).click();
  await expect(page.getByRole("link", { name: "Deploy Website" })).toBeVisible();
}
