import type { Page } from "playwright/test";
import { expect, test } from "../setup/browser-test";
import { inspectScreen } from "../setup/inspect-screen";
import { deployWebsite, makeWebsite } from "../setup/websites";

/** Fills in all but the website's address. */
async function fillReport(page: Page): Promise<void> {
  await page.getByLabel("What is wrong with it?").selectOption({ label: "Something else" });
  await page.getByLabel("What should we look at?").fill("The opening hours on the first page are ours.");
}

const send = (page: Page) => page.getByRole("button", { name: "Send report" }).click();

test("a stranger reports a website, also without JavaScript", async ({ browser, baseURL, page, neighbour }) => {
  const name = `report-${Date.now()}`;
  await deployWebsite(neighbour, await makeWebsite(neighbour), name);
  await page.goto("/report-site");
  await inspectScreen(page, "report-site");
  await send(page);
  await expect(page.getByLabel("Address of the website")).toHaveAccessibleDescription(
    /Please enter the address of the website\./,
  );
  await inspectScreen(page, "report-site-errors");
  await page.getByLabel("Address of the website").fill(`${baseURL}/sites/${name}/`);
  await fillReport(page);
  await send(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you for your report");
  await test.step("without JavaScript", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const plain = await context.newPage();
    await plain.goto(`/report-site?site=${encodeURIComponent("https://elsewhere.example/")}`);
    await fillReport(plain);
    await send(plain);
    await expect(plain.getByLabel("Address of the website")).toHaveAttribute("aria-invalid", "true");
    await expect(plain.getByLabel("What should we look at?")).toHaveValue(
      "The opening hours on the first page are ours.",
    );
    await plain.getByLabel("Address of the website").fill(`${baseURL}/sites/${name}/`);
    await send(plain);
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Thank you for your report");
    await context.close();
  });
});
