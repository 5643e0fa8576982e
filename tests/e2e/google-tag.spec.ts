import type { Page } from "playwright/test";
import { httpGet } from "../integration/publishing/http-get";
import { expectNoViolations } from "../setup/axe";
import { inBoxDatabase } from "../setup/box-database";
import { expect, test } from "../setup/browser-test";
import type { Visitor } from "../setup/visitor";
import { deployWebsite, makeWebsite } from "../setup/websites";
import { newSubdomain } from "./contract/people";
import { readRefusal } from "./contract/shapes";

const ID = "G-ABC123DEF4";
const INVALID = "Google Analytics ID should start with 'G-' followed by alphanumeric characters.";

const card = (page: Page, name: string) => page.getByRole("region", { name });
const input = (page: Page) => page.getByLabel("Google Analytics Measurement ID");
const toast = (page: Page) => page.locator("[data-toast]");

async function deployed(owner: Visitor) {
  const website = await makeWebsite(owner);
  const subdomain = newSubdomain();
  const id = await deployWebsite(owner, website, subdomain);
  return { id, subdomain, screen: `/seo-analytics?site=${id}&tab=google` };
}

/** Gives a site a verified domain without asking DNS, and waits until the renderer answers for it. */
async function giveDomain(deploymentId: number, host: string) {
  await inBoxDatabase(async (client) => {
    await client.query("insert into domains (deployment_id, host, token, verified_at) values ($1, $2, $2, now())", [
      deploymentId,
      host,
    ]);
    const { rows } = await client.query("update edge_clock set seq = seq + 1 returning seq");
    await client.query("insert into edge_state (key, seq, value) values ($1, $2, $3)", [
      `host:${host}`,
      rows[0].seq,
      { deploymentId },
    ]);
  });
  await expect.poll(async () => (await fromRenderer(host, "/")).status, { intervals: [100] }).toBe(200);
}

const fromRenderer = (host: string, path: string) =>
  httpGet(Number(process.env.E2E_PORT) + 1, path, { headers: { host } });

/**
 * Lets the browser see a site on its own host, as the renderer serves it there; gives what was asked of Google, which
 * is not asked.
 */
async function watchGoogle(page: Page, host: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route("https://www.googletagmanager.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "window.googleTagRan = true" });
  });
  await page.route(`http://${host}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const { status, headers, bytes } = await fromRenderer(host, pathname + search);
    return route.fulfill({ status, headers: headers as Record<string, string>, body: bytes });
  });
  return asked;
}

test("a website is connected with Google Analytics, changed and disconnected", async ({ page, subscriber }) => {
  const { id, subdomain, screen } = await deployed(subscriber);
  const host = `${subdomain}.example`;

  await test.step("with no website chosen, and not configured", async () => {
    await page.goto("/seo-analytics?site=&tab=google");
    await expect(page.getByRole("tab", { name: "Google Analytics", selected: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Select a Website" })).toBeVisible();
    await page.goto(screen);
    await expect(
      card(page, "No Analytics Connected").getByText("Plinth’s own figures", { exact: false }),
    ).toContainText("need no consent banner");
    await expect(page.getByRole("link", { name: "Create a free Google Analytics account" })).toHaveAttribute(
      "href",
      "https://analytics.google.com/",
    );
    await expectNoViolations(page, "not configured");
  });

  await test.step("editing: what is no ID is refused, and Cancel leaves it", async () => {
    await page.getByRole("link", { name: "Connect Google Analytics" }).click();
    await expect(input(page)).toHaveAttribute("placeholder", "G-XXXXXXXXXX");
    await expect(input(page)).toHaveAccessibleDescription(/Admin, then Data streams/);
    await expect(page.getByText("Use an ID of your own")).toBeVisible();
    await input(page).fill("UA-12345-1");
    await page.getByRole("button", { name: "Save Analytics ID" }).click();
    await expect(toast(page)).toContainText("Invalid Format");
    await expect(toast(page)).toContainText(INVALID);
    await expect(input(page)).toHaveAccessibleDescription(new RegExp(INVALID.replace(/[.()]/g, "\\$&")));
    await expectNoViolations(page, "editing");
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(card(page, "No Analytics Connected")).toBeVisible();
  });

  await test.step("a failure is told and keeps what was typed", async () => {
    await page.getByRole("link", { name: "Connect Google Analytics" }).click();
    await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
    await input(page).fill(ID);
    await page.getByRole("button", { name: "Save Analytics ID" }).click();
    await expect(toast(page)).toContainText("Update Failed");
    await expect(toast(page)).toContainText("Failed to update Google Analytics settings.");
    await expect(input(page)).toHaveValue(ID);
    await page.unroute("**/*");
  });

  await test.step("connected: the tag is in the live site, and stays off in the sandbox", async () => {
    await page.getByRole("button", { name: "Save Analytics ID" }).click();
    await expect(toast(page)).toContainText("Google Analytics Updated");
    await expect(toast(page)).toContainText("Your tracking settings have been saved successfully.");
    const connected = card(page, "Google Analytics Connected");
    await expect(connected.getByText("Connected", { exact: true })).toBeVisible();
    await expect(connected.getByText(ID, { exact: true })).toBeVisible();
    await expect(connected.getByText("Google counts nothing yet")).toBeVisible();
    await expectNoViolations(page, "connected");
    const asked = await watchGoogle(page, host);
    await page.goto(`/sites/${subdomain}/`);
    expect(await page.content()).toContain(ID);
    expect(asked).toEqual([]);
  });

  await test.step("on a domain of its own it is loaded", async () => {
    await giveDomain(id, host);
    await page.unrouteAll();
    const asked = await watchGoogle(page, host);
    await page.goto(`http://${host}/`);
    await expect.poll(() => page.evaluate(() => (window as { googleTagRan?: boolean }).googleTagRan)).toBe(true);
    expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
    const calls = await page.evaluate(() =>
      (window as unknown as { dataLayer: IArguments[] }).dataLayer.map((call) => [...call].map(String)),
    );
    expect(calls).toEqual([
      ["js", expect.any(String)],
      ["config", ID],
    ]);
    await page.goto(screen);
    await expect(card(page, "Google Analytics Connected").getByText(`https://${host}/`)).toBeVisible();
  });

  await test.step("disconnected: it is out again", async () => {
    await page.getByRole("link", { name: "Update Tracking ID" }).click();
    await expect(input(page)).toHaveValue(ID);
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Disconnect" }).click();
    await expect(card(page, "No Analytics Connected")).toBeVisible();
    await expect(toast(page)).toContainText("Google Analytics Updated");
    expect((await fromRenderer(host, "/")).text).not.toContain("googletagmanager");
  });
});

test("the tracking settings work without script", async ({ browser, subscriber, baseURL }) => {
  const { id, screen } = await deployed(subscriber);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  await context.addCookies(subscriber.browserCookies());
  const page = await context.newPage();
  await page.goto(screen);
  await page.getByRole("link", { name: "Connect Google Analytics" }).click();
  await input(page).fill("nonsense");
  await page.getByRole("button", { name: "Save Analytics ID" }).click();
  await expect(page.getByText(`Invalid Format: ${INVALID}`)).toBeVisible();
  await expect(input(page)).toHaveValue("nonsense");
  await input(page).fill(ID);
  await page.getByRole("button", { name: "Save Analytics ID" }).click();
  await expect(page).toHaveURL(screen);
  await expect(page.getByText(ID, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Disconnect" }).click();
  await expect(card(page, "No Analytics Connected")).toBeVisible();
  await context.close();

  for (const googleAnalyticsId of ["UA-1", "g-abc", 7, undefined]) {
    const answer = await subscriber.call("PATCH", `/api/deployments/${id}/analytics`, { googleAnalyticsId });
    expect((await readRefusal(answer, 400)).errors).toEqual({ googleAnalyticsId: [INVALID] });
  }
});
