import { expect, test, type Page, type Route } from "playwright/test";
import { expectNoViolations } from "../setup/axe";
import { inspectMenus } from "../setup/inspect-menus";

const FEATURES = [
  "AI website generation",
  "Visual no-code editor",
  "One-click deployment",
  "Content management",
  "SEO and analytics",
  "AI designer chat",
  "Full code export",
  "Contact form integration",
];

const PRO = [
  "Unlimited AI website generation",
  "Visual editor",
  "Deployment and hosting",
  "Custom domains",
  "AI designer chatbot",
  "Content management",
  "SEO and analytics dashboard",
  "Contact form integration",
  "Priority support",
];

test.describe("the landing page", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
  });

  test("says what the product is and what it costs", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Build Professional Websites with AI");
    await expect(page.getByText("$20/month, cancel anytime", { exact: true })).toBeVisible();
    await expect(page.getByText("1 deployed website included", { exact: true })).toBeVisible();
    await expect(page.locator("#features li h3")).toHaveText(FEATURES);
    await expect(page.locator("#pricing")).toContainText("Pro$20/month");
    await expect(page.locator("#pricing li")).toHaveText(PRO);
    await expect(page.locator("#pricing")).toContainText("1 deployed website at a time");
    await expect(page.getByText("© 2024 Plinth. All rights reserved.", { exact: true })).toBeVisible();
  });

  test("leads down the page by its header", async ({ page }) => {
    for (const name of ["Features", "Pricing", "Examples", "Contact"]) {
      const link = page.getByRole("banner").getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", `#${name.toLowerCase()}`);
      await expect(page.locator(`section#${name.toLowerCase()}`)).toHaveCount(1);
    }
  });

  test("leads to sign-in by every button that starts", async ({ page }) => {
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/api/login");
    const starts = page.getByRole("link", { name: "Start Building ($20/mo)" });
    await expect(starts).toHaveCount(3);
    for (const start of await starts.all()) await expect(start).toHaveAttribute("href", "/api/login");
    const footer = page.getByRole("contentinfo");
    for (const name of ["Dashboard", "Website Builder"]) {
      await expect(footer.getByRole("link", { name })).toHaveAttribute("href", "/api/login");
    }
    for (const name of ["Product", "Company", "Support"]) {
      await expect(footer.getByRole("navigation", { name })).toBeVisible();
    }
  });

  test("shows sites that open at their template's demo", async ({ page }) => {
    const works = page.locator("#examples li");
    await expect(works).toHaveCount(4);
    for (const picture of await works.getByRole("img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(780);
    }
    const demo = await page.request.get((await works.first().getByRole("link").getAttribute("href"))!);
    expect(demo.status()).toBe(200);
    expect(await demo.text()).toContain("Padaria Alfazema");
  });

  test("stays inside a phone's width", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByLabel("Menu").click();
    await page.getByRole("link", { name: "Pricing" }).first().click();
    await expect(page).toHaveURL(/#pricing$/);
    await expect(page.getByRole("banner").getByRole("link", { name: "Pricing" })).toBeHidden();
  });

  test("has a menu that stays inside the window, and closes on Esc", async ({ page }) => {
    await expect(page.locator("#contact form")).toHaveAttribute("novalidate", "");
    await inspectMenus(page, page.getByRole("banner").locator("summary"), "landing");
  });

  test("is light or dark as the visitor chose, from the first byte on", async ({ page }) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const [light, dark] = ["rgb(243, 241, 238)", "rgb(21, 19, 17)"];
    const choose = (name: string) => page.getByRole("group", { name: "Appearance" }).getByRole("button", { name });
    expect(await ground()).toBe(light);
    await choose("Dark").click();
    await expect(choose("Dark")).toHaveAttribute("aria-pressed", "true");
    await expect.poll(ground).toBe(dark);
    expect(await (await page.request.get("/")).text()).toContain('data-theme="dark"');
    await choose("Light").click();
    await expect.poll(ground).toBe(light);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await ground()).toBe(light);
    await choose("As the device").click();
    await expect.poll(ground).toBe(dark);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`has no fault that axe finds, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page, colorScheme);
    });
  }
});

/** The demo form once its script is there; until then the browser would check and send it by itself. */
async function openForm(page: Page) {
  await page.goto("/");
  const form = page.locator("#contact form");
  await expect(form).toHaveAttribute("novalidate", "");
  return form;
}

test.describe("the demo form", () => {
  test("disables itself while it is sent, thanks, and is empty again", async ({ page }) => {
    const form = await openForm(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*", async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    await form.getByLabel("Name").fill("Inês Carvalho");
    await form.getByLabel("Email").fill("ines@padariaalfazema.example");
    await form.getByRole("button", { name: "Book A Demo" }).click();
    await expect(form.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    await expect(form.getByLabel("Name")).toBeDisabled();
    await expect(form.getByLabel("Email")).toBeDisabled();
    release();
    const toast = page.getByRole("status").filter({ hasText: "Thank You!" });
    await expect(toast).toContainText("Your information has been submitted. We'll be in touch soon!");
    await expect(form.getByLabel("Name")).toHaveValue("");
    await expect(form.getByLabel("Email")).toHaveValue("");
    await expect(form.getByRole("button", { name: "Book A Demo" })).toBeFocused();
  });

  test("names what is missing and keeps the rest", async ({ page }) => {
    const form = await openForm(page);
    await form.getByLabel("Email").fill("ines");
    await form.getByRole("button", { name: "Book A Demo" }).click();
    await expect(form.getByLabel("Name")).toHaveAccessibleDescription("Please enter your name.");
    await expect(form.getByLabel("Name")).toBeFocused();
    await expect(form.getByLabel("Email")).toHaveAccessibleDescription(/^This is not an e-mail address\./);
    await expect(form.getByLabel("Email")).toHaveValue("ines");
  });

  test("says that it failed and keeps what was typed", async ({ page }) => {
    const form = await openForm(page);
    await form.getByLabel("Name").fill("Inês Carvalho");
    await form.getByLabel("Email").fill("ines@padariaalfazema.example");
    const proxyPage = { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" };
    for (const answer of [(route: Route) => route.abort(), (route: Route) => route.fulfill(proxyPage)]) {
      await page.route("**/*", (route) => (route.request().method() === "POST" ? answer(route) : route.continue()));
      await form.getByRole("button", { name: "Book A Demo" }).click();
      const toast = page.getByRole("alert").filter({ hasText: "Submission Failed" });
      await expect(toast).toContainText("could not be reached");
      await expect(form.getByLabel("Name")).toHaveValue("Inês Carvalho");
      await page.locator("[data-toast]").getByRole("button", { name: "Dismiss" }).click();
      await page.unrouteAll();
    }
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the demo form works and thanks, in the colours that were chosen", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Dark" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByLabel("Name").fill("Duarte Carvalho");
    await page.getByLabel("Email").fill("duarte@padariaalfazema.example");
    await page.getByRole("button", { name: "Book A Demo" }).click();
    await expect(page).toHaveURL(/\/#contact$/);
    await expect(page.getByRole("status").filter({ hasText: "Thank You!" })).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("");
  });
});

test("an unknown address is a 404 page with a way home", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page Not Found/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(page).toHaveURL(/\/$/);
});
