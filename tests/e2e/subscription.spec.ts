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

test("whoever lost the subscription meanwhile cannot change it any more", async ({ page, subscriber }) => {
  await page.goto("/subscription?dialog=cancel");
  await subscriber.call("POST", "/api/clear-stripe-data");
  await page.getByRole("button", { name: "Yes, Cancel Subscription" }).click();
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});
