import { expectNoViolations } from "../setup/axe";
import { inBoxDatabase } from "../setup/box-database";
import { expect, test } from "../setup/browser-test";

test("a subscriber cancels, sees until when it lasts, and takes it back", async ({ page, subscriber }) => {
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
  const details = await (await subscriber.send("/api/subscription/details")).json();
  expect(details).toMatchObject({ isActive: true, cancelAtPeriodEnd: true });

  await page.getByRole("button", { name: "Reactivate Subscription" }).click();
  await expect(page.getByText("Subscription Reactivated", { exact: true })).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
});

test("an owner reads and keeps the invoices", async ({ page, subscriber: _, context }) => {
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

test("an owner learns that a payment is overdue, and keeps working", async ({ page, subscriber: _, email }) => {
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

test("whoever lost the subscription meanwhile cannot change it any more", async ({ page, subscriber }) => {
  await page.goto("/subscription?dialog=cancel");
  await subscriber.call("POST", "/api/clear-stripe-data");
  await page.getByRole("button", { name: "Yes, Cancel Subscription" }).click();
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});
