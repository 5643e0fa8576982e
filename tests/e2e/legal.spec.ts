import { expect, test } from "../setup/browser-test";
import { expectNoViolations } from "../setup/axe";

const SUPPORT = "support@plinth.example";
const mailWith = (subject: string) => `mailto:${SUPPORT}?subject=${encodeURIComponent(subject)}`;

test("terms and privacy are there for everybody, and say what they are", async ({ page }) => {
  const texts = {
    "/terms": ["Terms of Service", "$20.00 USD a month"],
    "/privacy": ["Privacy", "Visits are counted without cookies"],
  };
  for (const [path, [title, said]] of Object.entries(texts)) {
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} · Plinth`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title!);
    await expect(page.getByRole("main")).toContainText(said!);
    await expect(page.getByRole("main").getByRole("link", { name: SUPPORT }).first()).toHaveAttribute(
      "href",
      `mailto:${SUPPORT}`,
    );
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page, `${path}, ${colorScheme}`);
    }
  }
});

test("support, terms and privacy are one click away from every page", async ({ page, newcomer }) => {
  const footer = page.getByRole("contentinfo");
  const expectLinks = async (subject: string) => {
    await expect(footer.getByRole("link", { name: "Contact support" })).toHaveAttribute("href", mailWith(subject));
    for (const name of ["Terms", "Privacy"])
      await expect(footer.getByRole("link", { name })).toHaveAttribute("href", `/${name.toLowerCase()}`);
  };
  await test.step("before and while subscribing", async () => {
    await page.goto("/");
    await expectLinks("Help with Plinth (/)");
    const card = page.getByRole("region", { name: "Complete Your Subscription" });
    for (const name of ["Terms", "Privacy"])
      await expect(card.getByRole("link", { name })).toHaveAttribute("target", "_blank");
  });
  await test.step("when the payment form cannot be had", async () => {
    await page.route("**/api/create-subscription", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto("/");
    const support = page.getByRole("main").getByRole("link", { name: "Contact support" });
    await expect(support).toHaveAttribute("href", mailWith("My subscription to Plinth cannot be started"));
  });
  await test.step("in the app", async () => {
    await newcomer.subscribe();
    for (const path of ["/dashboard", "/subscription"]) {
      await page.goto(path);
      await expectLinks(`Help with Plinth (${path})`);
    }
    await footer.getByRole("link", { name: "Privacy" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
  });
  await test.step("on the landing page", async () => {
    await page.context().clearCookies();
    await page.goto("/");
    await expectLinks("Help with Plinth");
  });
});
