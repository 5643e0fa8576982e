/**
 * Takes the README's pictures of the main screens to docs/pictures, from a running Plinth with the seed's demo account:
 * `npm run seed && npx tsx scripts/picture-screens.ts [http://localhost:3000]`.
 */
import { mkdir } from "node:fs/promises";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { CHROMIUM_ARGS, findChromium } from "../tests/setup/chromium";

const FOLDER = "docs/pictures";
const DEMO = {
  name: "Dana Demo",
  email: "demo@plinth.example",
  site: "/sites/alfazema-demo/",
  title: "Padaria Alfazema",
};
/** Three loads by Lighthouse, on a machine that may be busy. */
const SEO_MS = 300_000;
const origin = process.argv[2] ?? "http://localhost:3000";

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS, chromiumSandbox: false });
const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 } };

async function picture(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`${FOLDER}/${name}.webp`);
}

async function signIn(page: Page) {
  await page.goto(`${origin}/api/login`);
  await page.getByLabel("Name").fill(DEMO.name);
  await page.getByLabel("Email").fill(DEMO.email);
  await page.getByRole("button", { name: "Continue" }).click();
  await title(page).waitFor();
}

/** The demo's website on the dashboard. */
const title = (page: Page) => page.getByRole("link", { name: DEMO.title, exact: true }).first();

await mkdir(FOLDER, { recursive: true });
const page = await browser.newPage(desk);
await page.goto(origin, { waitUntil: "networkidle" });
await picture(page, "landing");
await signIn(page);
const address = origin + (await title(page).getAttribute("href"));
await page.goto(`${origin}/dashboard?create=website`, { waitUntil: "networkidle" });
await picture(page, "form");
await page.goto(address, { waitUntil: "networkidle" });
await page.frameLocator('iframe[title^="Preview of"]').getByRole("heading", { level: 1 }).waitFor();
await picture(page, "result");
const opened = page.url();
for (const [name, view] of [
  ["editor", "edit=true"],
  ["designer", "edit=true&tab=ai-designer"],
] as const) {
  await page.goto(`${opened}&${view}`, { waitUntil: "networkidle" });
  await page.frameLocator('iframe[title^="Preview of"]').getByRole("heading", { level: 1 }).waitFor();
  await picture(page, name);
}
await page.goto(`${opened}&dialog=deployed`, { waitUntil: "networkidle" });
await picture(page, "deployed");
const visitor = await browser.newPage(phone);
await visitor.goto(origin + DEMO.site, { waitUntil: "networkidle" });
await picture(visitor, "phone");
for (const name of ["account", "content", "deployments"]) {
  await page.goto(`${origin}/${name}`, { waitUntil: "networkidle" });
  await picture(page, name);
}
await page.goto(`${origin}/messages`, { waitUntil: "networkidle" });
await page.getByText("Rosa Lima").click();
await page
  .getByRole("link", { name: /rosa@example.com/ })
  .first()
  .waitFor();
await picture(page, "messages");
await page.goto(`${origin}/seo-analytics`, { waitUntil: "networkidle" });
await page.getByLabel("Website").selectOption({ label: DEMO.title });
await page.waitForURL(/site=/);
await page.getByRole("button", { name: "Run SEO Analysis" }).click();
await page.getByText("SEO analysis completed successfully!").waitFor({ timeout: SEO_MS });
await page.getByRole("heading", { name: "Overall SEO Score" }).waitFor();
await picture(page, "scores");
await browser.close();
