import { expect, newEmail, test } from "../setup/browser-test";
import { inspectDialog } from "../setup/inspect-dialog";
import { Visitor } from "../setup/visitor";
import { deployWebsite, makeWebsite } from "../setup/websites";

const LANDING = "Build Professional Websites with AI";

test("an owner sees their sign-ins, ends one, and then all of them", async ({ page, browser, newcomer, email, baseURL }) => {
  const [phone, tablet] = [await new Visitor(baseURL!).signIn("Ada Stone", email), await new Visitor(baseURL!).signIn("Ada Stone", email)];
  const signIns = page.getByRole("region", { name: "Sign-ins" });
  await test.step("the list", async () => {
    await page.goto("/account");
    await expect(page.getByRole("region", { name: "Profile" })).toContainText(email);
    await expect(signIns.getByRole("listitem")).toHaveCount(3);
    await expect(signIns.getByRole("listitem").first()).toContainText("This device");
  });
  await test.step("one of them", async () => {
    await signIns.getByRole("button", { name: /^Sign out the device/ }).first().click();
    await expect(page.getByRole("status").filter({ hasText: "Signed Out" })).toBeVisible();
    await expect(signIns.getByRole("listitem")).toHaveCount(2);
    const statuses = [await phone.call("GET", "/api/auth/user"), await tablet.call("GET", "/api/auth/user")].map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
  });
  await test.step("all of them, here and in another browser", async () => {
    const other = await browser.newPage({ baseURL });
    const third = await new Visitor(baseURL!).signIn("Ada Stone", email);
    await other.context().addCookies(third.browserCookies());
    await other.goto("/account");
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(LANDING);
    await expect(page.getByRole("status").filter({ hasText: "Signed Out Everywhere" })).toBeVisible();
    await other.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Sign in to Plinth");
    expect((await newcomer.call("GET", "/api/auth/user")).status).toBe(401);
    await other.context().close();
  });
});

test("an owner takes everything along and deletes the account; signing in again begins anew", async ({ page, subscriber, email, baseURL }) => {
  test.setTimeout(90_000);
  const website = await makeWebsite(subscriber);
  await deployWebsite(subscriber, website, `goes-${website.id}`);
  await test.step("the export", async () => {
    await page.goto("/account");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export Account" }).click();
    expect((await download).suggestedFilename()).toMatch(/^plinth-account-\d{4}-\d\d-\d\d\.zip$/);
    expect(await (await download).failure()).toBeNull();
  });
  const dialog = page.getByRole("dialog", { name: "Delete Account" });
  const confirm = dialog.getByRole("button", { name: "Delete Account" });
  await test.step("the question", async () => {
    await page.getByRole("link", { name: "Delete Account" }).click();
    await expect(dialog).toContainText(`/sites/goes-${website.id} goes offline.`);
    await inspectDialog(page, "Delete Account");
    await dialog.getByLabel("To confirm, type your email address").fill(newEmail());
    await confirm.click();
    await expect(dialog).toContainText("This is not the email address of your account. Nothing was deleted.");
    expect((await subscriber.send(`/sites/goes-${website.id}/`)).status).toBe(200);
  });
  const signInAs = async (address: string) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to Plinth");
    expect(new URL(page.url()).port).not.toBe(new URL(baseURL!).port);
    await page.getByLabel("Name").fill("Ada Stone");
    await page.getByLabel("Email").fill(address);
    await page.getByRole("button", { name: "Continue" }).click();
  };
  await test.step("a sign-in as somebody else", async () => {
    await dialog.getByLabel("To confirm, type your email address").fill(email);
    await confirm.click();
    await signInAs(newEmail());
    await expect(page.getByRole("alert").filter({ hasText: "Account Not Deleted" })).toContainText("You signed in with another account");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Account");
    expect((await subscriber.call("GET", "/api/auth/user")).status).toBe(200);
    // What was asked for is gone with that: a sign-in begun otherwise deletes nothing.
    await page.goto("/account/sign-in-again");
    await expect(page.getByRole("alert").filter({ hasText: "Account Not Deleted" })).toContainText("Nothing was deleted");
    await page.getByRole("link", { name: "Delete Account" }).click();
  });
  await test.step("the deletion", async () => {
    await dialog.getByLabel("To confirm, type your email address").fill(email);
    const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get("prompt") === "login");
    await confirm.click();
    await asked;
    expect((await subscriber.send(`/sites/goes-${website.id}/`)).status).toBe(200);
    await signInAs(email);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(LANDING);
    await expect(page.getByRole("status").filter({ hasText: "Account Deleted" })).toBeVisible();
    expect((await subscriber.send(`/sites/goes-${website.id}/`)).status).toBe(404);
    expect((await subscriber.call("GET", "/api/auth/user")).status).toBe(401);
  });
  await test.step("a new beginning", async () => {
    const again = await new Visitor(baseURL!).signIn("Ada Stone", email);
    expect(await (await again.call("GET", "/api/subscription/status")).json()).toMatchObject({ isActive: false });
    await page.context().addCookies(again.browserCookies());
    await page.goto("/account");
    await expect(page.getByRole("region", { name: "Sign-ins" }).getByRole("listitem")).toHaveCount(1);
    await page.getByRole("link", { name: "Delete Account" }).click();
    await expect(dialog.getByRole("listitem")).toHaveText(["You are signed out on every device. Signing in again later makes a new, empty account."]);
  });
});
