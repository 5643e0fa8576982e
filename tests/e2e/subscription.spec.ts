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

test("whoever lost the subscription meanwhile cannot change it any more", async ({ page, subscriber }) => {
  await page.goto("/subscription?dialog=cancel");
  await subscriber.call("POST", "/api/clear-stripe-data");
  await page.getByRole("button", { name: "Yes, Cancel Subscription" }).click();
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});
