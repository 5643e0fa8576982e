import type { Locator, Page, Route } from "playwright/test";
import { PRO_PLAN } from "~/modules/billing/pro-plan";
import { expect, newEmail, test } from "../setup/browser-test";
import { cardForm, fillCard, payByCard } from "../setup/card-form";
import { mailsTo } from "../setup/mailbox";
import { inspectScreen } from "../setup/inspect-screen";
import { stopClock } from "../setup/stopped-clock";
import { Visitor } from "../setup/visitor";

const success = (page: Page, title: string) => page.getByRole("status").filter({ hasText: title });
const failure = (page: Page, title: string) => page.getByRole("alert").filter({ hasText: title });
const subscribeButton = (page: Page) => page.getByRole("button", { name: "Subscribe for $20/month" });

/** Whether the toast that stands lies over this. */
async function isCovered(control: Locator): Promise<boolean> {
  const [one, toast] = await Promise.all(
    [control, control.page().locator("[data-toast]")].map((each) => each.boundingBox()),
  );
  return one!.y < toast!.y + toast!.height && toast!.y < one!.y + one!.height;
}

/** Notes each whole page that the browser asks for. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test.describe("the subscribe page", () => {
  test.beforeEach(async ({ page, newcomer: _ }) => {
    await page.goto("/");
  });

  test("shows the plan with its price and features beside the card form", async ({ page }) => {
    await expect(page.getByRole("heading", { name: "Pro Plan" })).toBeVisible();
    await expect(page.getByText("$20", { exact: true })).toBeVisible();
    await expect(page.getByText("per month", { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveText([...PRO_PLAN.features]);
    await expect(page.getByRole("heading", { name: "Complete Your Subscription" })).toBeVisible();
    const number = cardForm(page).getByLabel("Card number");
    await expect(number).toBeVisible();
    const families = () =>
      number.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
      );
    await expect.poll(families).toEqual(["Hanken Grotesk Variable"]);
    const ground = () => number.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(ground).not.toBe(light);
    await page.setViewportSize({ width: 390, height: 844 });
    const topOf = async (name: string) => (await page.getByRole("heading", { name }).boundingBox())!.y;
    expect(await topOf("Complete Your Subscription")).toBeLessThan(await topOf("Pro Plan"));
  });

  test("has no button to press over an empty card form, and says so when none comes", async ({ page }) => {
    let letItCome = () => {};
    const held = new Promise<void>((resolve) => (letItCome = resolve));
    await page.route("**/v3/card-form", (route) => held.then(() => route.continue()));
    await stopClock(page);
    await page.reload();
    await expect(page.getByText("Loading the card form")).toBeVisible();
    await expect(subscribeButton(page)).toBeDisabled();
    await page.clock.runFor(20_000);
    await expect(page.getByRole("link", { name: "Refresh the page" })).toBeVisible();
    await expect(subscribeButton(page)).toHaveCount(0);
    letItCome();
    await page.reload();
    await expect(subscribeButton(page)).toBeEnabled();
  });

  test("takes a company's name and VAT number for the first invoice", async ({ page }) => {
    const fold = page.getByRole("group").filter({ hasText: /company|Invoice to/ });
    await expect(subscribeButton(page)).toBeEnabled();
    await fillCard(page, { number: "4242424242424242" });
    await page.getByText("Paying as a company?").click();
    await fold.getByLabel("Company, or your name").fill("Stone & Sons Ltd");
    await fold.getByLabel("Country").selectOption("Germany");
    await fold.getByLabel("VAT or tax number").fill("DE123456789");
    await expect(page.getByText("Save the company’s details above first, or fold them away.")).toBeVisible();
    await expect(subscribeButton(page)).toBeDisabled();
    await inspectScreen(page, "subscribe-company");
    await page.setViewportSize({ width: 390, height: 844 });
    await fold.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Invoice to Stone & Sons Ltd, DE123456789. Change")).toBeFocused();
    await expect(subscribeButton(page)).toBeEnabled();
    await expect(page.locator("[data-toast]")).toContainText("Saved for Your Invoices");
    await expect.poll(() => isCovered(subscribeButton(page))).toBe(false);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(cardForm(page).getByLabel("Card number")).toHaveValue("4242 4242 4242 4242");
    await subscribeButton(page).click();
    await expect(page).toHaveURL("/subscription-success");
    await page.goto("/subscription");
    for (const said of ["Stone & Sons Ltd", "DE123456789"]) await expect(page.getByText(said)).toBeVisible();
    const rows = page.getByRole("link", { name: /^PDF/ });
    await expect(rows).toHaveCount(1);
    const pdf = await (await page.request.get((await rows.getAttribute("href"))!)).text();
    expect(pdf).toContain("DE123456789");
  });

  test("says what is wrong with the card's fields, then why a card is declined, and takes another one", async ({
    page,
  }) => {
    await payByCard(page, { number: "4242424242424241", expiry: "01/20", code: "1" });
    const form = cardForm(page);
    await expect(form.getByLabel("Card number")).toHaveAccessibleDescription("Your card number is invalid.");
    await expect(form.getByLabel("Expiration date")).toHaveAccessibleDescription(/in the past/);
    await expect(form.getByLabel("Security code")).toHaveAccessibleDescription(
      "Your card's security code is incomplete.",
    );
    await expect(failure(page, "Payment Failed").first()).toContainText("Your card number is invalid.");
    await expect(page).toHaveURL("/");
    await expect(subscribeButton(page)).toBeEnabled();
    await payByCard(page, { number: "4000000000000002" });
    const declined = page.locator('[data-toast="destructive"]').filter({ hasText: "Your card was declined." });
    await expect(declined).toContainText("Payment Failed");
    await expect(page.getByRole("main")).toContainText("Your card was declined.");
    await expect(page).toHaveURL("/");
    await payByCard(page, { number: "4242424242424242" });
    await expect(success(page, "Payment Successful!").or(success(page, "Subscription Activated!"))).toBeVisible();
    await expect(page).toHaveURL("/subscription-success");
  });

  test("has words of its own where the provider gives no reason, or its script breaks", async ({ page }) => {
    await page.route("**/confirm", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ json: { error: { type: "api_error" } } })
        : route.continue(),
    );
    await payByCard(page, { number: "4242424242424242" });
    await expect(
      failure(page, "Payment Failed").filter({ hasText: "An error occurred during payment" }).first(),
    ).toBeVisible();
    await page.route(/\/stripe\.js$|\/v3\/?$/, async (route) => {
      const script = await (await route.fetch()).text();
      const breaking =
        "const whole = window.Stripe; window.Stripe = (...given) => Object.assign(whole(...given), { confirmPayment: () => Promise.reject(new Error()) });";
      await route.fulfill({ contentType: "text/javascript", body: `${script};{${breaking}}` });
    });
    await page.reload();
    await payByCard(page, { number: "4242424242424242" });
    await expect(failure(page, "Payment Error")).toContainText("An unexpected error occurred. Please try again.");
    await expect(page).toHaveURL("/");
  });

  test("says that it is working while the payment is made, and lets nobody pay twice", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let confirmations = 0;
    await page.route("**/confirm", async (route: Route) => {
      if (route.request().method() === "POST") confirmations += 1;
      await held;
      await route.continue();
    });
    await expect(subscribeButton(page)).toBeEnabled();
    await fillCard(page, { number: "4242424242424242" });
    await subscribeButton(page).dblclick();
    await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
    release();
    await expect(page).toHaveURL("/subscription-success");
    expect(confirmations).toBe(1);
  });
});

/** Puts another `confirmPayment` into the payment provider's script. */
async function confirmBy(page: Page, confirmPayment: string) {
  await page.route("**/stripe.js", async (route) => {
    const script = await (await route.fetch()).text();
    const replaced = `;{ const own = window.Stripe; window.Stripe = Object.assign((...given) => Object.assign(own(...given), { confirmPayment: ${confirmPayment} }), { version: own.version }); }`;
    await route.fulfill({ contentType: "text/javascript", body: script + replaced });
  });
  await page.goto("/");
  await payByCard(page, { number: "4242424242424242" });
}

test("a payment that fails without a word, or breaks, is told and can be tried again", async ({
  page,
  newcomer: _,
}) => {
  await confirmBy(page, "async () => ({ error: { type: 'api_error' } })");
  await expect(page.locator('[data-toast="destructive"]')).toContainText("Payment Failed");
  await expect(page.locator('[data-toast="destructive"]')).toContainText("An error occurred during payment");
  await expect(subscribeButton(page)).toBeEnabled();
  await page.unrouteAll();
  await confirmBy(page, "async () => { throw new Error('broken'); }");
  await expect(page.locator('[data-toast="destructive"]')).toContainText("Payment Error");
  await expect(page.locator('[data-toast="destructive"]')).toContainText(
    "An unexpected error occurred. Please try again.",
  );
  await expect(subscribeButton(page)).toBeEnabled();
});

test("the status stays in the browser for five minutes, until a payment, and never for somebody else", async ({
  page,
  newcomer,
  neighbour,
  context,
  baseURL,
}) => {
  const held = () =>
    page.evaluate(async () => ((await (await fetch("/api/subscription/status")).json()) as { status: string }).status);
  await page.goto("/terms");
  expect(await held()).toBe("inactive");
  await newcomer.subscribe();
  expect(await held()).toBe("inactive");
  const [status, user] = ["**/api/subscription/status", "**/api/auth/user"].map((address) =>
    page.waitForResponse(address),
  );
  await page.goto("/subscription-success");
  expect(await (await status)!.json()).toMatchObject({ isActive: true });
  expect((await user)!.status()).toBe(200);
  await expect.poll(held).toBe("active");
  await newcomer.call("POST", "/api/clear-stripe-data");
  expect(await held()).toBe("active");
  await context.addCookies((await new Visitor(baseURL!).signIn("Ida Frost", newEmail())).browserCookies());
  expect(await held()).toBe("inactive");
  await context.addCookies(neighbour.browserCookies());
  expect(await held()).toBe("active");
});

test("the toast after a payment names it", async ({ page, newcomer: _ }) => {
  await page.goto("/");
  const shown = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => document.body.textContent?.includes("Payment Successful!") && resolve();
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await payByCard(page, { number: "5555555555554444" });
  await shown;
});

test("who has paid in another tab is told so and taken home after 2 s", async ({ page, newcomer }) => {
  await page.route("**/api/create-subscription", async (route) => {
    // The other tab, after this page was sent and before it asks.
    await newcomer.subscribe();
    await route.continue();
  });
  await stopClock(page);
  await page.goto("/");
  await expect(success(page, "Already Subscribed")).toContainText("You already have an active subscription.");
  const documents = documentsOf(page);
  await page.clock.runFor(1_999);
  expect(documents).toEqual([]);
  await page.clock.runFor(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Generate your website with AI");
});

test.describe("when no subscription can be prepared", () => {
  const answers = {
    "the payment provider does not answer": { status: 503, json: { message: "Stripe does not answer.", errors: {} } },
    "there is no client secret": { status: 200, json: {} },
  };
  for (const [why, answer] of Object.entries(answers)) {
    test(`because ${why}, the page says so and offers to try again`, async ({ page, newcomer: _ }) => {
      await page.route("**/api/create-subscription", (route) => route.fulfill(answer));
      await page.goto("/");
      const card = page.getByText("Failed to initialize subscription. Please refresh the page or contact support.");
      await expect(card).toBeVisible();
      await expect(failure(page, "Failed to initialize subscription. Please try again.")).toBeVisible();
      await page.unroute("**/api/create-subscription");
      await page.getByRole("link", { name: "Refresh the page" }).click();
      await expect(cardForm(page).getByLabel("Card number")).toBeVisible();
    });
  }

  test("because the session has ended, the page says so and leads to signing in after 2 s", async ({
    page,
    newcomer,
  }) => {
    await page.route("**/api/create-subscription", async (route) => {
      await newcomer.open("/api/logout", { headers: { "sec-fetch-site": "same-origin" } });
      await route.continue();
    });
    await stopClock(page);
    await page.goto("/");
    await expect(failure(page, "Session Expired")).toContainText("Please log in again to continue with subscription.");
    const documents = documentsOf(page);
    await page.clock.runFor(1_999);
    expect(documents).toEqual([]);
    await page.clock.runFor(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to Plinth");
  });
});

test.describe("the success page", () => {
  test("congratulates, activates after 2 s and goes home after 5 s", async ({ page, payer: _ }) => {
    const activations: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/activate-subscription")) activations.push(request.method());
    });
    await stopClock(page);
    await page.goto("/subscription-success");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subscription Activated!");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveText([...PRO_PLAN.features]);
    await expect(page.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/");
    await expect(success(page, "Subscription Activated!")).toBeVisible();
    await page.clock.runFor(1_999);
    expect(activations).toEqual([]);
    const answered = page.waitForResponse("**/api/activate-subscription");
    await page.clock.runFor(1);
    expect((await answered).status()).toBe(200);
    const documents = documentsOf(page);
    await page.clock.runFor(2_999);
    expect(documents).toEqual([]);
    await page.clock.runFor(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Generate your website with AI");
  });

  test("asks for the first sentence, which the form goes on with, and two mails are sent", async ({
    page,
    payer: _,
    email,
  }) => {
    await stopClock(page);
    await page.goto("/subscription-success");
    const words = "We bake sourdough bread in a wood-fired oven in Hartley.";
    await page.getByLabel("What do you do, and where?").fill(words);
    const documents = documentsOf(page);
    await page.clock.runFor(10_000);
    expect(documents).toEqual([]);
    await page.getByRole("button", { name: "Start my website" }).click();
    await expect(page).toHaveURL(/\/dashboard\?brief=We/);
    await expect(page.getByLabel("Design brief")).toHaveValue(words);
    const mails = await mailsTo(email, 2, true);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      "Welcome to Plinth",
      "Your receipt from Plinth: $20.00",
    ]);
  });

  test("tells who has not paid the truth, asks once more after 2 s, and stays", async ({ page, newcomer }) => {
    await stopClock(page);
    // What the address says is not believed.
    await page.goto("/subscription-success?redirect_status=succeeded");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your payment has not arrived.");
    await expect(page.getByText("You have not been charged twice.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to payment" })).toHaveAttribute("href", "/");
    await expect(page.locator("[data-toast]")).toHaveCount(0);
    const documents = documentsOf(page);
    const answered = page.waitForResponse("**/api/activate-subscription");
    await page.clock.runFor(2_000);
    expect((await answered).status()).toBe(400);
    await page.clock.runFor(10_000);
    expect(documents).toEqual([]);
    await expect(page.getByRole("alert")).toHaveText("");
    // The payment comes meanwhile: the next look says so.
    await newcomer.subscribe();
    await page.goto("/subscription-success?redirect_status=failed");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subscription Activated!");
  });

  test("says by hand what Stripe holds, what went wrong, and that the network is gone", async ({
    page,
    newcomer: _,
  }) => {
    await stopClock(page);
    await page.goto("/subscription-success");
    const byHand = page.getByRole("button", { name: "Activate Manually (Test)" });
    await byHand.click();
    await expect(failure(page, "There is no subscription yet. Please complete the payment first.")).toBeVisible();
    await page.route("**/api/activate-subscription", (route) => route.fulfill({ status: 500, json: {} }));
    await byHand.click();
    await expect(failure(page, "Failed to activate")).toBeVisible();
    await page.route("**/api/activate-subscription", (route) => route.abort());
    await byHand.click();
    await expect(failure(page, "Network error occurred")).toBeVisible();
  });

  test("takes a subscriber home by hand", async ({ page, payer: _ }) => {
    await stopClock(page);
    await page.goto("/subscription-success");
    await page.getByRole("button", { name: "Activate Manually (Test)" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Generate your website with AI");
  });
});

test.describe("a bank that asks the card's owner (3-D Secure)", () => {
  const heading = (page: Page) => page.getByRole("heading", { level: 1 });
  const ASKING = "4000002500003155";
  const DECLINED_AFTER = "4000008400001629";

  test.beforeEach(async ({ page, newcomer: _ }) => {
    await page.goto("/");
  });

  test("and hears yes, sends back to a plan that is active", async ({ page }) => {
    await payByCard(page, { number: ASKING });
    await expect(heading(page)).toHaveText("Your bank asks");
    await page.getByRole("button", { name: "Complete authentication" }).click();
    await expect(page).toHaveURL(/\/subscription-success\?payment_intent=.*redirect_status=succeeded/);
    await expect(heading(page)).toHaveText("Subscription Activated!");
  });

  for (const [what, number, answer] of [
    ["hears no", ASKING, "Fail authentication"],
    ["declines all the same", DECLINED_AFTER, "Complete authentication"],
  ] as const) {
    test(`and ${what}, sends back to the truth, and another card pays`, async ({ page }) => {
      await payByCard(page, { number });
      await page.getByRole("button", { name: answer }).click();
      await expect(page).toHaveURL(/redirect_status=failed/);
      await expect(heading(page)).toHaveText("Your payment has not arrived.");
      await page.getByRole("link", { name: "Back to payment" }).click();
      await payByCard(page, { number: "4242424242424242" });
      await expect(heading(page)).toHaveText("Subscription Activated!");
    });
  }

  test("and hears nothing, leaves all as it was", async ({ page }) => {
    await payByCard(page, { number: ASKING });
    await expect(heading(page)).toHaveText("Your bank asks");
    await page.goto("/subscription-success");
    await expect(heading(page)).toHaveText("Your payment has not arrived.");
    await page.getByRole("link", { name: "Back to payment" }).click();
    await payByCard(page, { number: "4242424242424242" });
    await expect(heading(page)).toHaveText("Subscription Activated!");
  });
});

test("the template of a demo is still chosen after paying", async ({ page, newcomer: _ }) => {
  await page.goto("/template-demo/professional");
  await page.getByRole("link", { name: "Use this template" }).click();
  await payByCard(page, { number: "4242424242424242" });
  await expect(page).toHaveURL("/subscription-success?template=professional");
  await page.getByLabel("What do you do, and where?").fill("We bind books in Leith.");
  await page.getByRole("button", { name: "Start my website" }).click();
  await expect(page.getByRole("radio", { name: "Professional" })).toBeChecked();
});

test.describe("the test page", () => {
  test("activates, clears, and leads back", async ({ page, newcomer }) => {
    await page.goto("/test-subscription");
    await expect(page.getByText("Status: inactive")).toBeVisible();
    await page.getByRole("button", { name: "Activate Test Subscription" }).click();
    await expect(success(page, "Subscription Activated!")).toBeVisible();
    await expect(page.getByText("Status: active")).toBeVisible();
    expect(await (await newcomer.call("GET", "/api/subscription/status")).json()).toMatchObject({
      isActive: true,
      status: "active",
    });
    await page.getByRole("button", { name: "Clear Stripe Data" }).click();
    await expect(success(page, "Stripe Data Cleared")).toBeVisible();
    await expect(page.getByText("Status: active")).toHaveCount(0);
    expect(await (await newcomer.call("GET", "/api/subscription/status")).json()).toMatchObject({ isActive: false });
    await page.getByRole("button", { name: "Activate Test Subscription" }).click();
    await expect(page.getByText("Status: active")).toBeVisible();
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Generate your website with AI");
  });
});
