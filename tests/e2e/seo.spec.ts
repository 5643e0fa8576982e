import { mkdir } from "node:fs/promises";
import type { Page } from "playwright/test";
import { expectNoViolations } from "../setup/axe";
import { inBoxDatabase } from "../setup/box-database";
import { expect, test } from "../setup/browser-test";
import { heldJobs } from "../setup/held-jobs";
import { inspectScreen } from "../setup/inspect-screen";
import { deployWebsite, makeWebsite } from "../setup/websites";

const toast = (page: Page, text: string, role: "status" | "alert" = "status") =>
  page.getByRole(role).getByText(text, { exact: true });
const run = (page: Page) => page.getByRole("button", { name: "Run SEO Analysis" });
const measuring = (page: Page) => page.getByRole("region", { name: "Your website is being measured" });
const score = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** An analysis as a worse website would have it, put in place of the latest. */
async function putAnalysis(
  deploymentId: number,
  status: "succeeded" | "failed",
  scores: number[] = [],
  error: string | null = null,
) {
  const texts = ["Some pictures have no description.", "The page has no description.", "Links are not crawlable."].map(
    (what) => `${what} It matters. Mend it.`,
  );
  const meta = { title: "Rose", description: null, keywords: "bread, leeds", loadTime: null };
  const values = [
    deploymentId,
    status,
    ...[0, 1, 2, 3, 4].map((index) => scores[index] ?? null),
    JSON.stringify(texts),
    JSON.stringify(meta),
    error,
  ];
  await inBoxDatabase((client) =>
    client.query(
      `insert into seo_analyses (deployment_id, status, overall_score, performance_score, accessibility_score, best_practices_score, seo_score, issues, meta_info, error, finished_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now())`,
      values,
    ),
  );
}

test("a live website is measured by Lighthouse, and its scores are shown", async ({ page, email, subscriber }) => {
  if (process.env.SCREENSHOTS) await mkdir(process.env.SCREENSHOTS, { recursive: true });
  let deployment = 0;

  await test.step("nothing is deployed", async () => {
    await page.goto("/dashboard");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "SEO & Analytics", exact: true })
      .click();
    await expect(page).toHaveURL("/seo-analytics");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("SEO & Analytics Dashboard");
    await expect(page.getByRole("heading", { name: "No website is live yet" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute(
      "href",
      "/dashboard",
    );
    await inspectScreen(page, "seo-no-deployment");
  });

  await test.step("a website is chosen", async () => {
    const website = await makeWebsite(subscriber);
    deployment = await deployWebsite(subscriber, website, `seo-${website.id}`);
    await page.reload();
    await expect(page.getByLabel("Website")).toHaveValue(String(deployment));
    await page.goto("/seo-analytics?site=");
    await expect(page.getByRole("heading", { name: "Select a Website" })).toBeVisible();
    await run(page).click();
    await expect(toast(page, "Please select a website first", "alert")).toBeVisible();
    await expect(page.getByLabel("Website").locator("option")).toHaveText(["Select a website", "Padaria Alfazema"]);
    await inspectScreen(page, "seo-select");
    await page.getByLabel("Website").selectOption("Padaria Alfazema");
    await expect(page).toHaveURL(`/seo-analytics?site=${deployment}`);
    await expect(page.getByRole("heading", { name: "No SEO Analysis Yet" })).toBeVisible();
  });

  await test.step("a run waits, is the same when asked for twice, and can be cancelled", async () => {
    await heldJobs(email, async () => {
      await run(page).click();
      await expect(measuring(page).getByText("Waiting for its turn")).toBeVisible();
      await run(page).click();
      await measuring(page).getByRole("button", { name: "Cancel analysis" }).click();
      await expect(toast(page, "Analysis cancelled")).toBeVisible();
      await expect(page.getByRole("heading", { name: "No SEO Analysis Yet" })).toBeVisible();
    });
    const rows = await inBoxDatabase((client) =>
      client.query("select status from seo_analyses where deployment_id = $1", [deployment]),
    );
    expect(rows.rows).toEqual([{ status: "cancelled" }]);
  });

  await test.step("a real run ends with its scores", async () => {
    await run(page).click();
    await expect(measuring(page).getByText("Measurement 1 of 1")).toBeVisible({ timeout: 30_000 });
    await expectNoViolations(page, "measuring");
    await expect(toast(page, "SEO analysis completed successfully!")).toBeVisible({ timeout: 90_000 });
    await expect(measuring(page)).toBeHidden();
    const found = (await (await subscriber.call("GET", `/api/seo/deployments/${deployment}`)).json()) as Record<
      string,
      number
    >;
    for (const [name, key] of [
      ["Overall SEO Score", "overallScore"],
      ["Performance", "performanceScore"],
      ["Accessibility", "accessibilityScore"],
      ["Best Practices", "bestPracticesScore"],
    ]) {
      await expect(score(page, name!)).toContainText(`${found[key!]} / 100`);
    }
    // Our own templates are to be good by what is measured, speed on this busy machine apart.
    expect(found.accessibilityScore).toBeGreaterThanOrEqual(95);
    expect(found.seoScore).toBeGreaterThanOrEqual(90);
    // As it was deployed, whatever its code says.
    await expect(page.getByRole("definition").filter({ hasText: /^Padaria Alfazema$/ })).toBeVisible();
    await expect(page.getByText(/^\d+ ms$/)).toBeVisible();
    await page.getByText("What these scores mean").click();
    await expect(page.getByText(/The mean of these four, rounded/)).toBeVisible();
  });

  await test.step("a worse one shows in yellow and red, with words, and the earlier score below", async () => {
    await putAnalysis(deployment, "succeeded", [70, 59, 60, 80, 79]);
    await page.reload();
    for (const [name, said] of [
      ["Overall SEO Score", "70 / 100Fair"],
      ["Performance", "59 / 100Poor"],
      ["Accessibility", "60 / 100Fair"],
      ["Best Practices", "80 / 100Good"],
    ]) {
      await expect(score(page, name!)).toHaveText(`${name}${said}`);
    }
    await expect(page.getByRole("region", { name: "Issues Found" }).getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("region", { name: "Recommendations" })).toContainText("No recommendations available.");
    await expect(page.getByText("Not measured", { exact: true })).toBeVisible();
    await expect(page.getByRole("region", { name: "Earlier analyses" }).getByRole("listitem")).toHaveCount(1);
    await inspectScreen(page, "seo-worse");
    await putAnalysis(deployment, "failed", [], "It could not be measured. Try again.");
    await page.reload();
    await expect(page.getByText("Failed to run SEO analysis", { exact: true })).toBeVisible();
    await expect(page.getByText("It could not be measured. Try again.")).toBeVisible();
    await expect(score(page, "Performance")).toContainText("59 / 100");
    await inspectScreen(page, "seo-failed");
  });

  await test.step("no session any more leads to signing in", async () => {
    await page.context().clearCookies();
    await run(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Unauthorized" })).toContainText(
      "You are logged out. Logging in again...",
    );
    await page.waitForURL(/\/interaction\/|login|authorize/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a website is chosen, a run shows how far it is, and is cancelled", async ({ page, email, subscriber }) => {
    const website = await makeWebsite(subscriber);
    await deployWebsite(subscriber, website, `plain-${website.id}`);
    await page.goto("/seo-analytics?site=");
    await run(page).click();
    await expect(toast(page, "Please select a website first", "alert")).toBeVisible();
    await page.getByLabel("Website").selectOption("Padaria Alfazema");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByRole("heading", { name: "No SEO Analysis Yet" })).toBeVisible();
    await heldJobs(email, async () => {
      await run(page).click();
      await expect(measuring(page)).toContainText("This page looks again every three seconds.");
      expect(await page.content()).toContain('http-equiv="refresh"');
      await measuring(page).getByRole("button", { name: "Cancel analysis" }).click();
      await expect(toast(page, "Analysis cancelled")).toBeVisible();
    });
    await expect(page.getByRole("heading", { name: "No SEO Analysis Yet" })).toBeVisible();
  });
});
