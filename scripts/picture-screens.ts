/**
 * Takes the README's pictures of the main screens to docs/pictures, and those that only docs/pictures/screens shows,
 * from a running Plinth with the seed's demo account: `npm run seed && npx tsx scripts/picture-screens.ts
 * [http://localhost:3000]`. Each run makes an account that subscribes.
 */
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import type { WebsiteCode } from "~/modules/site/website-code";
import { payByCard } from "../tests/setup/card-form";
import { CHROMIUM_ARGS, findChromium } from "../tests/setup/chromium";

const FOLDER = "docs/pictures";
const DEMO = {
  name: "Dana Demo",
  email: "demo@plinth.example",
  site: "/sites/alfazema-demo/",
  title: "Padaria Alfazema",
  other: "Okafor Kiln",
};
/** What the checks find: a picture that is missing, a link that leads nowhere, and one to call by that has no number. */
const FAULTS = `<section id="known"><h2>Our counter</h2><p>Bread is on <a href="#nowhere">the long counter</a> by seven. <a href="tel:">Call us on +353 91 555 014</a>.</p><img src="assets/none.jpg" alt="The counter" width="40" height="30"></section>`;
/** Three loads by Lighthouse, on a machine that may be busy; it may be so for each screen as well. */
const PATIENCE_MS = 300_000;
const origin = process.argv[2] ?? "http://localhost:3000";

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS, chromiumSandbox: false });
const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 } };

async function newPage(screen: typeof desk): Promise<Page> {
  const page = await browser.newPage(screen);
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

async function picture(page: Page, name: string, fullPage = false) {
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot({ fullPage }))
    .webp({ quality: 80 })
    .toFile(`${FOLDER}/${name}.webp`);
}

/** A screen that only docs/pictures/screens shows, in its whole length. */
const whole = (page: Page, name: string) => picture(page, `screens/${name}-after`, true);

const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of"]').getByRole("heading", { level: 1 });

async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: "networkidle" });
  if (address.includes("/analysis/")) await preview(page).waitFor();
}

async function signIn(page: Page, { name, email }: { name: string; email: string }) {
  await page.goto(`${origin}/api/login`);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL((url) => url.origin === origin);
}

/** The address of one of the demo's websites. */
async function websiteCalled(page: Page, name: string): Promise<string> {
  await open(page, `${origin}/dashboard`);
  const link = await page.getByRole("heading", { name }).getByRole("link").getAttribute("href");
  return `${origin}/analysis/${new URL(link!, origin).searchParams.get("analysis")}`;
}

/** Calls the API as the page's visitor. */
const call = (page: Page, path: string, method: string, data?: object) =>
  page.request.fetch(origin + path, { method, data, headers: { origin } });

/** Shows the report of a website with faults, what asks before it is deployed, and its versions, and puts it back. */
async function picturesOfFaults(page: Page, address: string) {
  const path = `/api${new URL(address).pathname}`;
  const { generatedCode } = (await (await call(page, path, "GET")).json()) as { generatedCode: WebsiteCode };
  const html = generatedCode.html.replace(/<main[^>]*>/, `$&${FAULTS}`);
  await call(page, `${path}/code`, "PATCH", { ...generatedCode, html });
  await open(page, `${address}?dialog=report`);
  await picture(page, "report");
  for (const title of ["New prices", "For the summer market"])
    await call(page, "/api/versions", "POST", {
      analysisId: Number(new URL(address).pathname.split("/").pop()),
      title,
      websiteCode: generatedCode,
    });
  // Neither comes to rest: both are told of the check.
  await page.goto(`${address}?dialog=deploy`);
  await page.getByRole("button", { name: "Mend for me" }).waitFor();
  await picture(page, "screens/mend-after");
  await page.goto(`${address}?dialog=versions`);
  await page.getByText("For the summer market").first().waitFor();
  await picture(page, "screens/versions-after");
  await call(page, `${path}/code`, "PATCH", generatedCode);
}

/** A link that is pressed offline keeps the page. */
async function pictureOffline(page: Page) {
  await open(page, `${origin}/dashboard`);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: DEMO.other }).first().click();
  await page.getByText("You Are Offline").waitFor();
  await picture(page, "screens/offline-after");
  await page.context().setOffline(false);
}

/** What an owner who left colour and font to us made of a few sentences. */
const CLOCKS = {
  template: "classic",
  projectTitle: "Hale Clock Repairs",
  designBrief:
    "We mend longcase and carriage clocks in Leith. A service is £85. 12 Shore Lane, Edinburgh EH6 6QN, 0131 496 0182.",
};

/** The template's own fonts are a choice where nobody chose one. */
async function pictureOfDesign(page: Page) {
  const request = { multipart: CLOCKS, headers: { origin } };
  const answer = await page.request.post(`${origin}/api/generate-website`, request);
  const { analysisId } = (await answer.json()) as { analysisId: number };
  await open(page, `${origin}/analysis/${analysisId}?edit=true&tab=design`);
  await page.getByText("The template’s own").waitFor();
  await picture(page, "screens/design-after");
}

/** What somebody sees who subscribes, and then makes a first website. */
async function picturesOfPaying() {
  const page = await newPage(desk);
  await signIn(page, { name: "Ada Stone", email: `ada-${Date.now()}@plinth.example` });
  await open(page, origin);
  await page.getByRole("button", { name: "Subscribe for $20/month" }).waitFor();
  await whole(page, "subscribe");
  await payByCard(page, { number: "4242424242424242" });
  await page.waitForURL(/subscription-success/);
  await page.getByLabel("What do you do, and where?").waitFor();
  await whole(page, "success");
  await open(page, `${origin}/subscription`);
  await whole(page, "subscription");
  await pictureOfDesign(page);
  await page.close();
}

const page = await newPage(desk);
await open(page, origin);
await picture(page, "landing");
await signIn(page, DEMO);
await open(page, `${origin}/dashboard`);
await whole(page, "dashboard");
const address = await websiteCalled(page, DEMO.title);
const other = await websiteCalled(page, DEMO.other);
await open(page, `${origin}/dashboard?create=website`);
await picture(page, "form");
for (const [name, view] of [
  ["result", ""],
  ["editor", "?edit=true"],
  ["designer", "?edit=true&tab=ai-designer"],
  ["deployed", "?dialog=deployed"],
] as const) {
  await open(page, address + view);
  await picture(page, name);
}
await picturesOfFaults(page, other);
await page.setViewportSize(phone.viewport);
await open(page, `${address}?edit=true`);
await picture(page, "screens/editor-phone-after");
await pictureOffline(page);
await page.setViewportSize(desk.viewport);
const visitor = await newPage(phone);
await open(visitor, origin + DEMO.site);
await picture(visitor, "phone");
for (const name of ["account", "content", "deployments"]) {
  await open(page, `${origin}/${name}`);
  await picture(page, name);
}
await open(page, `${origin}/messages`);
await page.getByText("Rosa Lima").click();
await page
  .getByRole("link", { name: /rosa@example.com/ })
  .first()
  .waitFor();
await picture(page, "messages");
await picturesOfPaying();
await open(page, `${origin}/seo-analytics`);
await page.getByLabel("Website").selectOption({ label: DEMO.title });
await page.waitForURL(/site=/);
await page.getByRole("button", { name: "Run SEO Analysis" }).click();
await page.getByText("SEO analysis completed successfully!").waitFor({ timeout: PATIENCE_MS });
await page.getByRole("heading", { name: "Overall SEO Score" }).waitFor();
await picture(page, "scores");
await browser.close();
