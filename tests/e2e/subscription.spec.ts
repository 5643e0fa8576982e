import type { Page, Route } from "playwright/test";
import { expectNoViolations } from "../setup/axe";
import { inBoxDatabase } from "../setup/box-database";
import { expect, newEmail, test } from "../setup/browser-test";
import { cardForm, fillCard } from "../setup/card-form";
import { inspectDialog } from "../setup/inspect-dialog";
import { localStripe, stripeIds } from "../setup/local-stripe";
import { Visitor } from "../setup/visitor";

test("a subscriber cancels, sees until when it lasts, and takes it back", async ({ page, payer }) => {
  await page.goto("/subscription");
  for (const heading of ["Subscription Management", "Subscription Status", "Billing Details", "Subscription Actions"]) {
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
  for (const said of ["Active", "Pro - $20/month", "Next Billing", "$20.00 USD", "Monthly", "visa •••• 4242"]) {
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  }

  await page.getByRole("link", { name: "Cancel Subscription" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel Subscription" });
  await expect(dialog.getByText(/Your access continues until .+ 20\d\d\./)).toBeVisible();
  await expect(dialog.getByText("You will not be charged again.")).toBeVisible();
  await expect(dialog.getByText(/You can reactivate your subscription any time before/)).toBeVisible();
  await dialog.getByRole("link", { name: "Keep Subscription" }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("link", { name: "Cancel Subscription" }).click();
  await page.getByRole("button", { name: "Yes, Cancel Subscription" }).click();
  await expect(page.getByText("Subscription Canceled", { exact: true })).toBeVisible();
  await expect(page.getByText("Canceling", { exact: true })).toBeVisible();
  await expect(page.getByText("Subscription Ending")).toBeVisible();
  await expect(page.getByText("Expires", { exact: true })).toBeVisible();
  const details = await (await payer.send("/api/subscription/details")).json();
  expect(details).toMatchObject({ isActive: true, cancelAtPeriodEnd: true });

  await page.getByRole("button", { name: "Reactivate Subscription" }).click();
  await expect(page.getByText("Subscription Reactivated", { exact: true })).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
});

test("an owner reads and keeps the invoices", async ({ page, payer: _, context }) => {
  await page.goto("/subscription");
  const row = page.getByRole("table", { name: "Invoices" }).getByRole("row").filter({ hasText: "$20.00" });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Paid");
  await expect(row.getByRole("rowheader")).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/);
  const opened = context.waitForEvent("page");
  await row.getByRole("link", { name: /^View/ }).click();
  await expect((await opened).getByRole("heading", { level: 1 })).toHaveText(/^Invoice LOCAL-\d{4}$/);
  const pdf = await page.request.get((await row.getByRole("link", { name: /^PDF/ }).getAttribute("href"))!);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
});

test("an owner has invoices made out to a company with its number", async ({ page, payer: _ }) => {
  await page.goto("/subscription");
  await page.getByRole("link", { name: "Company and VAT number" }).click();
  const dialog = page.getByRole("dialog", { name: "Company and VAT number" });
  await expect(dialog.getByLabel("Company, or your name")).toHaveValue("Ada Stone");
  await dialog.getByLabel("Company, or your name").fill("Stone & Sons Ltd");
  await dialog.getByLabel("VAT or tax number").fill("de 123.456.789");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByLabel("Country")).toHaveAccessibleDescription("Choose the country of the tax number");
  await dialog.getByLabel("Country").selectOption("Germany");
  await inspectDialog(page, "billed-to");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved for Your Invoices")).toBeVisible();
  for (const said of ["Stone & Sons Ltd", "DE123456789"]) await expect(page.getByText(said)).toBeVisible();
  await expect(page.getByRole("link", { name: "Company and VAT number" })).toBeFocused();
});

test("an owner learns that a payment is overdue, and keeps working", async ({ page, payer: _, email }) => {
  // A look at Stripe that is said to be newer than any, so that none takes this away.
  await inBoxDatabase((client) =>
    client.query(
      `update subscriptions set status = 'past_due', synced_at = now() + interval '1 day'
        where user_id = (select id from users where email = $1)`,
      [email],
    ),
  );
  await page.goto("/subscription");
  await expect(page.getByText("Payment Overdue", { exact: true })).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expect(page.getByText("Your subscription is active.")).toHaveCount(0);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, `/subscription, ${colorScheme}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("whoever lost the subscription meanwhile cannot change it any more", async ({ page, payer }) => {
  await page.goto("/subscription?dialog=cancel");
  await payer.call("POST", "/api/clear-stripe-data");
  await page.getByRole("button", { name: "Yes, Cancel Subscription" }).click();
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});

test.describe("another card", () => {
  const shown = (page: Page, card: string) => expect(page.getByText(card, { exact: true })).toBeVisible();

  async function typeCard(page: Page, number: string) {
    await page.goto("/subscription");
    await page.getByRole("link", { name: "Change card" }).click();
    await expect(cardForm(page).getByLabel("Card number")).toBeVisible();
    await fillCard(page, { number });
    await page.getByRole("button", { name: "Save Card" }).click();
  }

  test("takes the place of the one before, at Stripe too", async ({ page, payer: _, email }) => {
    await typeCard(page, "4000000000000002");
    await expect(page.getByRole("dialog")).toContainText("Your card was declined.");
    await page.getByRole("link", { name: "Cancel", exact: true }).click();
    await shown(page, "visa •••• 4242");
    await typeCard(page, "5555555555554444");
    await expect(page.getByText("Card Changed", { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/subscription");
    await shown(page, "mastercard •••• 4444");
    const { customer, subscription } = await stripeIds(email);
    const cards = (await localStripe().customers.listPaymentMethods(customer)).data;
    expect(cards.map(({ card }) => card!.last4)).toEqual(["4444"]);
    expect((await localStripe().subscriptions.retrieve(subscription)).default_payment_method).toBe(cards[0]!.id);
  });

  test("is kept with its owner's word to the bank, and not without", async ({ page, payer: _ }) => {
    await typeCard(page, "4000002500003155");
    await page.getByRole("button", { name: "Fail authentication" }).click();
    await expect(page.getByText("Card Not Changed", { exact: true })).toBeVisible();
    await shown(page, "visa •••• 4242");
    await typeCard(page, "4000002500003155");
    await page.getByRole("button", { name: "Complete authentication" }).click();
    await expect(page.getByText("Card Changed", { exact: true })).toBeVisible();
    await shown(page, "visa •••• 3155");
  });

  test("of somebody else is not taken", async ({ page, payer: _, baseURL }) => {
    const other = await (await new Visitor(baseURL!).signIn("Noor Vale", newEmail())).subscribe();
    const { clientSecret } = (await (await other.call("POST", "/api/card-setup")).json()) as {
      clientSecret: string;
    };
    await page.goto(`/subscription?setup_intent=${clientSecret.split("_secret_")[0]}&redirect_status=succeeded`);
    await expect(page.getByText("Card Not Changed", { exact: true })).toBeVisible();
    await page.goto("/subscription?setup_intent=seti_made_up");
    await expect(page.getByText("Card Not Changed", { exact: true })).toBeVisible();
    await shown(page, "visa •••• 4242");
  });

  test("says so when the card form cannot be had, and looks as it should", async ({ page, payer: _ }) => {
    await page.goto("/subscription?dialog=card");
    await expect(cardForm(page).getByLabel("Card number")).toBeVisible();
    await expectNoViolations(page, "/subscription, another card");
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.route("**/api/card-setup", (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
    );
    await page.reload();
    await expect(page.getByRole("dialog")).toContainText(
      "The card form could not be loaded. Your card stays as it is.",
    );
  });
});

test("cancelling and reactivating say so when Plinth cannot be reached, or a proxy answers in its place", async ({
  page,
  payer,
}) => {
  const answers = [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
  ];
  const post = (answer: (route: Route) => Promise<void>) =>
    page.route("**/subscription.data*", (route) =>
      route.request().method() === "POST" ? answer(route) : route.continue(),
    );
  const toast = page.locator('[data-toast="destructive"]');
  for (const answer of answers) {
    await page.goto("/subscription?dialog=cancel");
    await post(answer);
    await page.getByRole("button", { name: "Yes, Cancel Subscription" }).click();
    await expect(toast).toContainText("Failed to cancel subscription. Please try again.");
    await expect(page.getByRole("link", { name: "Cancel Subscription" })).toBeVisible();
    await page.unrouteAll();
  }
  await payer.call("POST", "/api/subscription/cancel");
  for (const answer of answers) {
    await page.goto("/subscription");
    await post(answer);
    await page.getByRole("button", { name: "Reactivate Subscription" }).click();
    await expect(toast).toContainText("Failed to reactivate subscription. Please try again.");
    await page.unrouteAll();
  }
});
