import type { Page } from "playwright/test";
import { ZONE_COOKIE } from "~/lib/time-zone";
import { expectNoViolations } from "../setup/axe";
import { expect, test } from "../setup/browser-test";
import { endPlan } from "../setup/local-stripe";
import { stopClock } from "../setup/stopped-clock";
import { deployWebsite, makeWebsite } from "../setup/websites";

const TEMPLATES = ["react-landing", "modern", "professional", "classic"];

async function expectNotFound(page: Page, path: string) {
  const answer = await page.goto(path);
  expect(answer!.status(), path).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(page).toHaveTitle(/^Page Not Found/);
}

/** Opens a page whose fonts come after its first picture; how much moves then (cumulative layout shift). */
async function shiftOfLateFonts(page: Page, path: string): Promise<number> {
  let release = () => {};
  const shown = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.woff2", async (route) => (await shown, route.continue()));
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  release();
  await page.waitForLoadState("load");
  const shift = await page.evaluate(async () => {
    let sum = 0;
    const add = (entries: PerformanceEntry[]) =>
      entries.forEach((entry) => (sum += (entry as PerformanceEntry & { value: number }).value));
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await document.fonts.ready;
    for (const _frame of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
    add(observer.takeRecords());
    return document.fonts.size > 0 ? sum : Number.NaN;
  });
  await page.unroute("**/*.woff2");
  return shift;
}

/** Opens a page whose clock only the test moves, and notes each request for signing in. */
async function openWithStoppedClock(page: Page, path: string) {
  const signIns: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/login") signIns.push(request.url());
  });
  await stopClock(page);
  const answer = await page.goto(path);
  return { answer: answer!, signIns };
}

/** What a visitor meets at an address: the heading of the page there, the way to signing in, or nothing. */
const SIGN_IN = "Signing you in again";
const NOTHING = "Page Not Found";

/**
 * The access rules: each address with what it is for the anonymous, the unsubscribed, those whose plan ended, and the
 * subscriber.
 */
const ADDRESSES: [path: string, anonymous: string, unsubscribed: string, ended: string, subscriber: string][] = [
  [
    "/",
    "Build Professional Websites with AI",
    "One plan. Everything in it.",
    "One plan. Everything in it.",
    "Generate your website with AI",
  ],
  ["/dashboard", SIGN_IN, NOTHING, NOTHING, "Generate your website with AI"],
  ["/deployments", NOTHING, NOTHING, NOTHING, "Your Deployments"],
  ["/content", SIGN_IN, NOTHING, NOTHING, "Content Management"],
  ["/seo-analytics", SIGN_IN, NOTHING, NOTHING, "SEO & Analytics Dashboard"],
  ["/messages", NOTHING, "Messages", "Messages", "Messages"],
  ["/subscription", NOTHING, NOTHING, NOTHING, "Subscription Management"],
  ["/account", SIGN_IN, "Your Account", "Your Account", "Your Account"],
  [
    "/subscription-success",
    NOTHING,
    "Your payment has not arrived.",
    "Your payment has not arrived.",
    "Subscription Activated!",
  ],
  ["/test-subscription", NOTHING, "Test subscription", "Test subscription", "Test subscription"],
  ["/terms", "Terms of Service", "Terms of Service", "Terms of Service", "Terms of Service"],
  ["/privacy", "Privacy", "Privacy", "Privacy", "Privacy"],
  ["/analysis/0", NOTHING, NOTHING, NOTHING, "Analysis Not Found"],
  ["/nothing/here", NOTHING, NOTHING, NOTHING, NOTHING],
];
const STATUSES: Record<string, number> = { [SIGN_IN]: 401, [NOTHING]: 404, "Analysis Not Found": 404 };

/** Opens every address as one kind of visitor. The page's own clock stands still: some lead away by themselves. */
async function expectEach(page: Page, visitor: 1 | 2 | 3 | 4) {
  await stopClock(page);
  for (const address of ADDRESSES) {
    const [path, heading] = [address[0], address[visitor]];
    await test.step(`${path}: ${heading}`, async () => {
      const answer = await page.goto(path);
      expect(answer!.status()).toBe(STATUSES[heading] ?? 200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    });
  }
}

test.describe("an anonymous visitor", () => {
  test("finds the landing page, and elsewhere signing in or nothing", async ({ page }) => {
    await expectEach(page, 1);
    await expectNotFound(page, "/nothing/here");
    await expect(page.getByRole("link", { name: "Sign in to see whether this is yours" })).toHaveAttribute(
      "href",
      "/api/login?returnTo=%2Fnothing%2Fhere",
    );
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Sign In" })).toHaveAttribute(
      "href",
      "/api/login?returnTo=%2Fnothing%2Fhere",
    );
    await expect(header.getByRole("navigation").getByRole("link", { name: "Pricing" })).toHaveAttribute(
      "href",
      "/#pricing",
    );
    await page.getByRole("link", { name: "Go to the start page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Build Professional Websites with AI");
  });

  for (const path of ADDRESSES.filter(([, anonymous]) => anonymous === SIGN_IN).map(([path]) => path)) {
    test(`is led from ${path} to signing in after 500 ms`, async ({ page }) => {
      const { answer, signIns } = await openWithStoppedClock(page, path);
      expect(answer.status()).toBe(401);
      await expect(page.getByRole("alert").filter({ hasText: "Unauthorized" })).toContainText(
        "You are logged out. Logging in again...",
      );
      await page.clock.runFor(499);
      expect(signIns).toEqual([]);
      await page.clock.runFor(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to Plinth");
    });
  }

  test("sees the demo of each template", async ({ page }) => {
    for (const id of TEMPLATES) {
      const answer = await page.goto(`/template-demo/${id}`);
      expect(answer!.status(), id).toBe(200);
      await expect(page.locator(`body.t-${id}`)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => window.origin), id).toBe("null");
      const way = page.getByRole("region", { name: "About this demo" }).getByRole("link");
      await expect(way).toHaveText(["Skip to content", "Back to Plinth", "Use this template"]);
      await expect(way.nth(1)).toBeInViewport();
    }
    await page.getByRole("link", { name: "Use this template" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to Plinth");
    await page.goBack();
    await page.getByRole("link", { name: "Back to Plinth" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Build Professional Websites with AI");
  });

  test("sees nothing move when a demo's fonts come late", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const id of TEMPLATES) expect(await shiftOfLateFonts(page, `/template-demo/${id}`), id).toBeLessThan(0.03);
  });

  test("is told when signing in could not be finished", async ({ page }) => {
    await page.goto("/auth/callback?code=made-up&state=made-up");
    await expect(page.getByRole("alert").filter({ hasText: "Sign In Failed" })).toContainText("Please try again.");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Build Professional Websites with AI");
  });
});

test("who has not subscribed finds the subscribe, success, test and account pages and nothing else", async ({
  page,
  newcomer: _,
}) => {
  await expectEach(page, 2);
  await page.goto("/dashboard");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Sign out" })).toHaveAttribute("href", "/api/logout");
  await expect(banner.getByRole("link", { name: "Ada" })).toHaveAttribute("href", "/account");
  await page.getByRole("main").getByRole("link", { name: "Subscribe" }).click();
  await expect(page.getByRole("heading", { name: "Complete Your Subscription" })).toBeVisible();
  await banner.getByRole("link", { name: "Ada" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Account");
});

test("who had a plan finds what those find who never had one, and none of their websites", async ({ page, payer }) => {
  const { id } = await makeWebsite(payer);
  await endPlan(payer);
  await expectEach(page, 3);
  await expectNotFound(page, `/analysis/${id}`);
  await expectNotFound(page, `/dashboard?analysis=${id}`);
});

test("a subscriber finds every screen, and by the header the way to each and out", async ({ page, subscriber }) => {
  const { id } = await makeWebsite(subscriber);
  await expectEach(page, 4);
  // React gives the browser its turn by the clock: under a stopped one it may wait for ever for a script that comes late.
  await page.clock.resume();
  for (const [path, heading] of [
    [`/dashboard?analysis=${id}`, "Generated Website"],
    [`/analysis/${id}?edit=true`, "Edit Website"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  await page.goto("/deployments");
  const main = page.getByRole("navigation", { name: "Main" });
  const links = {
    Dashboard: "/dashboard",
    Deployments: "/deployments",
    Content: "/content",
    "SEO & Analytics": "/seo-analytics",
    Messages: "/messages",
    Subscription: "/subscription",
  };
  for (const [name, href] of Object.entries(links)) {
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Ada", exact: true })).toHaveAttribute("href", "/account");
  await expect(banner.getByRole("link", { name: "Sign out" })).toHaveAttribute("href", "/api/logout");
});

test("an analysis that is none, or somebody else's, is not found", async ({ page, subscriber: _, neighbour }) => {
  const theirs = await makeWebsite(neighbour);
  for (const id of ["0", "abc", "-1", "1.5", "999999999999", theirs.id]) {
    const answer = await page.goto(`/analysis/${id}`);
    expect(answer!.status(), String(id)).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Analysis Not Found");
    await expect(page).toHaveTitle(/^Analysis Not Found/);
    await expect(page.getByText("The analysis you're looking for doesn't exist.", { exact: true })).toBeVisible();
  }
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expectNotFound(page, `/dashboard?analysis=${theirs.id}`);
});

test("what is somebody else's is not there for the API either", async ({ subscriber, neighbour }) => {
  const theirs = await makeWebsite(neighbour);
  const deployment = await deployWebsite(neighbour, theirs, `theirs-${theirs.id}`);
  const calls: [string, string, unknown?][] = [
    ["GET", `/api/analysis/${theirs.id}`],
    ["PATCH", `/api/analysis/${theirs.id}/code`, theirs.code],
    ["DELETE", `/api/analysis/${theirs.id}`],
    ["GET", `/analysis/${theirs.id}/download`],
    ["GET", `/analysis/${theirs.id}/events`],
    ["PUT", `/api/deployments/${deployment}`, { deployedCode: theirs.code }],
    ["DELETE", `/api/deployments/${deployment}`],
  ];
  for (const [method, path, body] of calls) {
    expect((await subscriber.call(method, path, body)).status, `${method} ${path}`).toBe(404);
  }
  expect(await (await subscriber.call("GET", "/api/deployments")).json()).toEqual([]);
});

test.describe("a session", () => {
  test("is a cookie with an id, out of reach of scripts and of other sites", async ({ page, email }) => {
    await signIn(page, email);
    const cookies = await ownCookies(page);
    expect(cookies.map(({ name }) => name)).toEqual(["plinth_session"]);
    const cookie = cookies[0]!;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/", secure: false, domain: "localhost" });
    const id: unknown = JSON.parse(Buffer.from(decodeURIComponent(cookie.value), "base64").toString());
    expect(id).toMatch(/^[\w-]{32,}$/);
  });

  test("is another one after each signing in, whatever id the browser came with", async ({
    page,
    email,
    context,
    baseURL,
  }) => {
    const planted = `${Buffer.from(JSON.stringify("a".repeat(43))).toString("base64")}`;
    await context.addCookies([{ name: "plinth_session", value: encodeURIComponent(planted), url: baseURL! }]);
    await signIn(page, email);
    const first = await sessionCookie(page);
    await page.getByRole("link", { name: "Sign out" }).click();
    await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
    await signIn(page, email);
    expect(new Set([encodeURIComponent(planted), first, await sessionCookie(page)]).size).toBe(3);
  });

  test("is revoked by signing out, for who kept the cookie too", async ({ page, newcomer }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Sign out" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Build Professional Websites with AI");
    expect(await ownCookies(page)).toEqual([]);
    const answer = await newcomer.call("GET", "/api/auth/user");
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ message: "Unauthorized" });
  });

  test("does not end by a link on another site", async ({ newcomer }) => {
    const answer = await newcomer.send("/api/logout", { headers: { "sec-fetch-site": "cross-site" } });
    expect(await answer.text()).toContain("Sign out of Plinth?");
    expect((await newcomer.call("GET", "/api/auth/user")).status).toBe(200);
  });

  test("that ended meanwhile leads from a click within the app to signing in, and on to where the click led", async ({
    page,
    subscriber,
    email,
  }) => {
    await page.goto("/deployments");
    await subscriber.open("/api/logout", { headers: { "sec-fetch-site": "same-origin" } });
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Content", exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Unauthorized" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to Plinth");
    await continueAs(page, email);
    await expect(page).toHaveURL("/content");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Content Management");
  });

  test("that ended meanwhile lets a page be found again by signing in", async ({ page, subscriber, email }) => {
    const { id } = await makeWebsite(subscriber);
    await page.context().clearCookies();
    await expectNotFound(page, `/analysis/${id}?edit=true`);
    await page.getByRole("link", { name: "Sign in to see whether this is yours" }).click();
    await continueAs(page, email);
    await expect(page).toHaveURL(`/analysis/${id}?edit=true`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Website");
    await expectNotFound(page, "/nothing/here");
    await expect(page.getByRole("link", { name: "Sign in" })).toHaveCount(0);
    const screens = page.getByRole("banner").getByRole("navigation", { name: "Main" });
    await screens.getByRole("link", { name: "Deployments" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Deployments");
  });

  test("leads from a demo into the form with its template chosen", async ({ page, subscriber: _ }) => {
    await page.goto("/template-demo/professional");
    await expectNoViolations(page, "a demo");
    await page.getByRole("link", { name: "Use this template" }).click();
    await expect(page).toHaveURL("/?template=professional");
    await expect(page.getByRole("radio", { name: "Professional" })).toBeChecked();
  });

  test("is there already: signing in again leads home", async ({ page, newcomer: _ }) => {
    await page.goto("/api/login");
    await expect(page).toHaveURL("/");
    await page.goto("/api/login?returnTo=%2Faccount");
    await expect(page).toHaveURL("/account");
  });
});

async function signIn(page: Page, email: string) {
  await page.goto("/api/login");
  await continueAs(page, email);
  await expect(page.getByRole("link", { name: "Sign out" })).toBeVisible();
}

/** Says who one is at the identity provider. */
async function continueAs(page: Page, email: string) {
  await page.getByLabel("Name").fill("Ada Stone");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Without those of the identity provider, which has the same host here, and the one that the page's script writes. */
const ownCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => /^(oauth2|plinth)/.test(name) && name !== ZONE_COOKIE);

const sessionCookie = async (page: Page) =>
  (await ownCookies(page)).find(({ name }) => name === "plinth_session")!.value;
