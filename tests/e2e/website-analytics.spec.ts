import { mkdir } from "node:fs/promises";
import type { Browser, Page } from "playwright/test";
import { z } from "zod";
import { inBoxDatabase } from "../setup/box-database";
import { expect, test } from "../setup/browser-test";
import { CHROMIUM_ARGS, findChromium } from "../setup/chromium";
import { inspectScreen } from "../setup/inspect-screen";
import type { Visitor } from "../setup/visitor";
import { deployWebsite, makeWebsite } from "../setup/websites";
import { anonymous, signedIn } from "./contract/people";
import { readAnswer, readRefusal } from "./contract/shapes";

const agent = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36`;
// By default the tests' browser says that it is driven by a program.
test.use({ userAgent: agent("Macintosh; Intel Mac OS X 10_15_7") });

const count = z.number().int().nonnegative();
const day = z.strictObject({
  date: z.iso.date(),
  visitors: count,
  pageViews: count,
  sessions: count,
  bounces: count,
  totalDuration: count,
});
const change = z.number().nullable();
const latest = z.strictObject({
  visitors: count,
  visitorsGrowth: change,
  pageViews: count,
  pageViewsGrowth: change,
  bounceRate: z.number(),
  bounceRateChange: change,
  avgSessionDuration: count,
  sessionDurationChange: change,
});

async function deployed(owner: Visitor) {
  const website = await makeWebsite(owner);
  const name = `visited-${website.id}`;
  return { id: await deployWebsite(owner, website, name), path: `/sites/${name}/` };
}

const latestOf = async (owner: Visitor, id: number) =>
  readAnswer(await owner.call("GET", `/api/analytics/${id}/latest`), 200, latest);

/**
 * A browser of somebody else; gives what its console complains about. What a page sends while it is left carries the
 * program's own user agent, not one that only a page was told, so it is a program of its own.
 */
async function visitorPage(browser: Browser, userAgent: string, baseURL: string) {
  const args = [...CHROMIUM_ARGS, `--user-agent=${userAgent}`];
  const own = await browser.browserType().launch({ executablePath: findChromium(), args, chromiumSandbox: false });
  const page = await (await own.newContext({ baseURL, userAgent })).newPage();
  const complaints: string[] = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  return { page, complaints, close: () => own.close() };
}

const card = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test("a visit shows up in the figures; an owner's own look and a program's do not", async ({
  page,
  browser,
  subscriber,
  baseURL,
}) => {
  if (process.env.SCREENSHOTS) await mkdir(process.env.SCREENSHOTS, { recursive: true });
  const site = await deployed(subscriber);
  const screen = `/seo-analytics?site=${site.id}&tab=analytics`;

  await test.step("nobody came yet", async () => {
    await page.goto(screen);
    await expect(page.getByRole("heading", { name: "No Analytics Data" })).toBeVisible();
    await expect(page.getByText("Nothing was left out.")).toBeVisible();
    await expect(page.getByLabel("Period").locator("option")).toHaveText([
      "Last 7 days",
      "Last 30 days",
      "Last 90 days",
    ]);
    await expect(page.getByLabel("Period")).toHaveValue("30");
    await inspectScreen(page, "analytics-empty");
  });

  await test.step("somebody looks at two pages", async () => {
    const { page: visited, complaints, close } = await visitorPage(browser, agent("X11; Linux x86_64"), baseURL!);
    const hits = () =>
      inBoxDatabase(async (client) =>
        (
          await client.query<{ hit: string }>(
            "select kind || ' ' || path as hit from raw_hits where deployment_id = $1 order by ulid",
            [site.id],
          )
        ).rows.map(({ hit }) => hit),
      );
    await visited.goto(site.path);
    await expect.poll(hits).toEqual(["view /"]);
    expect(await visited.evaluate(() => self.origin)).toBe("null");
    await visited.getByRole("link", { name: "Privacy", exact: true }).first().click();
    await expect(visited).toHaveURL(/\/privacy$/);
    await expect.poll(hits).toEqual(["view /", "end /", "view /privacy"]);
    await expect
      .poll(async () => latestOf(subscriber, site.id))
      .toMatchObject({ visitors: 1, pageViews: 2, bounceRate: 0, visitorsGrowth: null });
    expect(complaints).toEqual([]);
    await close();
  });

  await test.step("a program looks at it, and its owner", async () => {
    const program = await visitorPage(
      browser,
      "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
      baseURL!,
    );
    await program.page.goto(site.path);
    await page.goto("/deployments");
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: "Visit", exact: true }).click(),
    ]);
    await popup.waitForLoadState();
    await popup.close();
    const dropped = () =>
      inBoxDatabase((client) =>
        client.query<{ reason: string }>("select reason from dropped_hits where deployment_id = $1 order by reason", [
          site.id,
        ]),
      );
    await expect.poll(async () => (await dropped()).rows.map(({ reason }) => reason)).toEqual(["bot", "owner preview"]);
    await program.close();
    expect(await latestOf(subscriber, site.id)).toMatchObject({ visitors: 1, pageViews: 2 });
  });

  await test.step("the screen says it all", async () => {
    await page.goto(screen);
    await expect(card(page, "Total Visitors")).toContainText("The sum of the daily figures.");
    await expect(card(page, "Total Visitors")).toContainText("1new vs the 30 days before");
    await expect(card(page, "Page Views")).toContainText("2new");
    await expect(card(page, "Bounce Rate")).toContainText("0%");
    await expect(card(page, "Avg. Session")).toContainText(/\d s.*seconds/);
    await expect(page.getByText("1 live now")).toBeVisible();
    await expect(page.getByRole("term").filter({ hasText: "Programs" })).toBeVisible();
    await expect(page.getByRole("term").filter({ hasText: "Your own visits" })).toBeVisible();
    await page.getByText("What this means: Bounce Rate").click();
    await expect(page.getByText(/^Sessions with one page view/)).toBeVisible();
    await page.getByText("Show as a table").click();
    await expect(page.getByRole("region", { name: "Figures by day" }).getByRole("row")).toHaveCount(31);
    await page.getByLabel("Period").selectOption("7");
    await expect(page).toHaveURL(/days=7/);
    await expect(page.getByRole("row")).toHaveCount(8);
  });

  await test.step("a busy website", async () => {
    await inBoxDatabase((client) =>
      client.query(
        `insert into daily_stats (deployment_id, date, visitors, page_views, sessions, bounces, total_duration)
         select $1, day, v, v * 2 + v % 7, v + v % 5, v / 3, v * 83
           from (select day::date, (40 + 25 * sin(extract(doy from day)) + extract(doy from day)::int % 11 + extract(dow from day) * 6)::int as v
                   from generate_series((now() at time zone 'utc')::date - 75, (now() at time zone 'utc')::date - 1, interval '1 day') as day) as days
         on conflict do nothing`,
        [site.id],
      ),
    );
    await page.goto(`${screen}&days=30`);
    await expect(card(page, "Total Visitors")).toContainText("%");
    await inspectScreen(page, "analytics-full");
  });
});

test("the period is chosen without script", async ({ browser, subscriber, baseURL }) => {
  const site = await deployed(subscriber);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  await context.addCookies(subscriber.browserCookies());
  const page = await context.newPage();
  await page.goto(`/seo-analytics?site=${site.id}&tab=analytics&days=soon`);
  await expect(page.getByLabel("Period")).toHaveValue("30");
  await page.getByLabel("Period").selectOption("90");
  await page
    .locator("form", { has: page.getByLabel("Period") })
    .getByRole("button", { name: "Show" })
    .click();
  await expect(page.getByLabel("Period")).toHaveValue("90");
  await expect(page.getByText("in the last 90 days")).toBeVisible();
});

test("the calls answer the owner with these shapes, and nobody else", async ({ subscriber, neighbour }) => {
  const { id } = await deployed(subscriber);
  const unsubscribed = await signedIn();
  for (const path of [`/api/analytics/${id}`, `/api/analytics/${id}/latest`]) {
    await readRefusal(await anonymous().call("GET", path), 401);
    await readRefusal(await unsubscribed.call("GET", path), 402);
    await readRefusal(await neighbour.call("GET", path), 404);
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      await readRefusal(await subscriber.call(method, path), 405);
  }
  for (const days of [7, 30, 90]) {
    const rows = await readAnswer(await subscriber.call("GET", `/api/analytics/${id}?days=${days}`), 200, day.array());
    expect([rows.length, rows.at(-1)!.date]).toEqual([days, new Date().toISOString().slice(0, 10)]);
  }
  expect(await readAnswer(await subscriber.call("GET", `/api/analytics/${id}`), 200, day.array())).toHaveLength(30);
  for (const days of ["", "1", "365", "7.5", "x"]) {
    expect((await readRefusal(await subscriber.call("GET", `/api/analytics/${id}?days=${days}`), 400)).errors).toEqual({
      days: ["Choose 7, 30 or 90 days."],
    });
  }
  for (const wrong of ["0", "-1", "x", "2147483648"])
    await readRefusal(await subscriber.call("GET", `/api/analytics/${wrong}/latest`), 404);
});
