import type { Locator, Page } from "playwright/test";
import { expect, newEmail, test } from "../setup/browser-test";
import { inspectDialog } from "../setup/inspect-dialog";
import { inspectScreen } from "../setup/inspect-screen";
import { endPlan } from "../setup/local-stripe";
import { Visitor } from "../setup/visitor";
import { deployWebsite, makeWebsite } from "../setup/websites";

const LANDING = "Build Professional Websites with AI";

test("an owner sees their sign-ins, ends one, and then all of them", async ({
  page,
  browser,
  newcomer,
  email,
  baseURL,
}) => {
  const [phone, tablet] = [
    await new Visitor(baseURL!).signIn("Ada Stone", email),
    await new Visitor(baseURL!).signIn("Ada Stone", email),
  ];
  const signIns = page.getByRole("region", { name: "Sign-ins" });
  await test.step("the list", async () => {
    await page.goto("/account");
    await expect(page.getByRole("region", { name: "Profile" })).toContainText(email);
    await expect(signIns.getByRole("listitem")).toHaveCount(3);
    await expect(signIns.getByRole("listitem").first()).toContainText("This device");
  });
  await test.step("one of them", async () => {
    await signIns
      .getByRole("button", { name: /^Sign out the device/ })
      .first()
      .click();
    await expect(page.getByRole("status").filter({ hasText: "Signed Out" })).toBeVisible();
    await expect(signIns.getByRole("listitem")).toHaveCount(2);
    const statuses = [await phone.call("GET", "/api/auth/user"), await tablet.call("GET", "/api/auth/user")].map(
      ({ status }) => status,
    );
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

/** Answers the browser's next question with yes, and gives what it asked. */
const agree = (page: Page) =>
  new Promise<string>((resolve) =>
    page.once("dialog", (dialog) => void dialog.accept().then(() => resolve(dialog.message()))),
  );

/** Presses a button of a list by keyboard alone. */
async function pressKey(page: Page, region: Locator, name: string | RegExp, key = "Enter") {
  await region.getByRole("button", { name }).focus();
  await page.keyboard.press(key);
}

test("the bin is used by keyboard, and the focus stays near what was done", async ({ page, subscriber }) => {
  const website = await makeWebsite(subscriber);
  for (const projectTitle of ["Second", "Third"])
    await subscriber.submit(`/analysis/${website.id}`, { intent: "duplicate", projectTitle });
  await page.goto("/dashboard");
  const heading = page.getByRole("heading", { name: "Your Generated Websites" });
  const rows = page.getByRole("region", { name: "Your Generated Websites" });
  for (const left of [2, 1, 0]) {
    const asked = agree(page);
    // A row goes before the server has answered; what follows asks the server.
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await rows.getByRole("button", { name: "Delete" }).first().focus();
    await page.keyboard.press("Enter");
    expect(await asked).toContain("under Account we keep a copy for 30 days, and you can put it back there.");
    await expect(rows.getByRole("button", { name: "Delete" })).toHaveCount(left);
    await expect(heading).toBeFocused();
    await answered;
  }

  await page.goto("/account");
  const bin = page.getByRole("region", { name: "Bin" });
  const title = bin.getByRole("heading", { name: "Bin" });
  await expect(bin.getByRole("listitem")).toHaveCount(3);
  await test.step("a question that is answered with no leaves the focus where it was", async () => {
    const refused = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
    await pressKey(page, bin, "Delete for good: Third");
    await refused;
    await expect(bin.getByRole("button", { name: "Delete for good: Third" })).toBeFocused();
    await expect(bin.getByRole("listitem")).toHaveCount(3);
  });
  await test.step("for good", async () => {
    void agree(page);
    await pressKey(page, bin, "Delete for good: Third");
    await expect(bin.getByRole("listitem")).toHaveCount(2);
    await expect(title).toBeFocused();
  });
  await test.step("the next Tab goes to the first row, whose website is put back by Space", async () => {
    await page.keyboard.press("Tab");
    const [first] = await bin.getByRole("button", { name: /^Put back/ }).all();
    await expect(first!).toBeFocused();
    await page.keyboard.press("Space");
    await expect(bin.getByRole("listitem")).toHaveCount(1);
    await expect(title).toBeFocused();
  });
  await test.step("the last one", async () => {
    await pressKey(page, bin, /^Put back/, "Space");
    await expect(bin).toContainText("Your bin is empty.");
    await expect(title).toBeFocused();
  });
});

test("a deleted website says what goes with it, waits in the bin and comes back with all of it", async ({
  page,
  subscriber,
}) => {
  const website = await makeWebsite(subscriber);
  const subdomain = `bin-${website.id}`;
  const deployment = await deployWebsite(subscriber, website, subdomain);
  const post = {
    title: "Easter bread",
    content: "From Friday on.",
    excerpt: "Soon",
    status: "published",
    deploymentId: deployment,
    categoryId: null,
  };
  expect((await subscriber.call("POST", "/api/cms/posts", post)).status).toBe(201);
  const titles = async () =>
    ((await (await subscriber.call("GET", "/api/cms/posts")).json()) as { title: string }[]).map(({ title }) => title);
  await test.step("the question", async () => {
    await page.goto(`/dashboard?dialog=delete-${website.id}`);
    await expect(page.getByRole("dialog")).toContainText("With it goes 1 post.");
    await inspectDialog(page, "delete-website");
    await page.getByRole("dialog").getByRole("link", { name: "Cancel" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    const asked = agree(page);
    await page.getByRole("button", { name: "Delete" }).click();
    const [question, named, live, things, copy] = (await asked).split("\n\n");
    expect(question).toBe("Are you sure you want to delete this website? This action cannot be undone.");
    expect(named).toBe("This is “Padaria Alfazema”.");
    expect(live).toMatch(new RegExp(`^It is live: http\\S*${subdomain}\\S* stops answering at once\\.$`));
    expect(things).toContain("1 post");
    expect(copy).toBe(
      "“Cannot be undone” means here: under Account we keep a copy for 30 days, and you can put it back there. After that it is gone for good.",
    );
    await expect(page.getByRole("status").filter({ hasText: "Website Deleted" })).toBeVisible();
  });
  await test.step("the bin", async () => {
    expect((await subscriber.send(`/sites/${subdomain}/`)).status).toBe(404);
    expect(await titles()).toEqual([]);
    await page.goto("/account");
    const bin = page.getByRole("region", { name: "Bin" });
    await expect(bin.getByRole("listitem")).toContainText("Padaria Alfazema");
    await bin.getByRole("button", { name: "Put back Padaria Alfazema" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Website Put Back" })).toContainText(
      "Deploy it, and visitors see it again.",
    );
    await expect(bin).toContainText("Your bin is empty.");
  });
  await test.step("all of it", async () => {
    expect(await titles()).toEqual(["Easter bread"]);
    expect(await deployWebsite(subscriber, website, subdomain)).toBe(deployment);
    expect(await (await subscriber.send(`/sites/${subdomain}/rss.xml`)).text()).toContain("Easter bread");
  });
  await test.step("for good, one and then all", async () => {
    for (const projectTitle of ["Second", "Third"])
      expect(
        (await subscriber.submit(`/analysis/${website.id}`, { intent: "duplicate", projectTitle })).response.ok,
      ).toBe(true);
    const ids = ((await (await subscriber.call("GET", "/api/dashboard/analyses")).json()) as { id: number }[]).map(
      ({ id }) => id,
    );
    for (const id of ids) expect((await subscriber.call("DELETE", `/api/analysis/${id}`)).ok).toBe(true);
    await page.goto(`/account?dialog=delete-for-good-${website.id}`);
    const question = page.getByRole("dialog");
    await expect(question).toContainText("Delete “Padaria Alfazema” for good? This cannot be undone.");
    await expect(question).toContainText("With it go 1 post");
    await inspectDialog(page, "delete-for-good");
    await question.getByRole("link", { name: "Cancel" }).click();
    await inspectScreen(page, "bin");
    const bin = page.getByRole("region", { name: "Bin" });
    const one = agree(page);
    await bin.getByRole("button", { name: "Delete for good: Padaria Alfazema" }).click();
    expect(await one).toContain("With it go 1 post");
    await expect(page.getByRole("status").filter({ hasText: "Deleted for Good" })).toContainText(
      "The website is gone.",
    );
    await expect(bin.getByRole("listitem")).toHaveCount(2);
    const all = agree(page);
    await bin.getByRole("button", { name: "Delete All for Good" }).click();
    expect(await all).toContain("Delete all 2 websites in your bin for good?");
    await expect(page.getByRole("status").filter({ hasText: "Deleted for Good" })).toContainText(
      "2 websites are gone.",
    );
    await expect(bin).toContainText("Your bin is empty.");
  });
});

test("an owner whose plan has ended finds what is left, and decides about it", async ({ page, payer }) => {
  const website = await makeWebsite(payer);
  await deployWebsite(payer, website, `left-${website.id}`);
  const left = page.getByRole("region", { name: "What is still yours" });
  const said = (text: string) => page.getByRole("status").filter({ hasText: text });
  await page.goto("/account");
  await expect(left).toHaveCount(0);
  await endPlan(payer);
  await page.reload();
  await expect(left).toContainText("You have no messages from visitors.");
  await expect(page.getByRole("link", { name: "Export Account" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Delete Account" })).toBeVisible();
  await inspectScreen(page, "account-without-plan");
  page.on("dialog", (question) => void question.accept());

  await test.step("the website", async () => {
    await expect(left.getByRole("link", { name: new RegExp(`/sites/left-${website.id}$`) })).toBeVisible();
    await left.getByRole("button", { name: "Take Down" }).click();
    await expect(said("Website Taken Down")).toBeVisible();
    await expect(left).toContainText("is off the web.");
    expect((await payer.send(`/sites/left-${website.id}/`)).status).toBe(404);
  });

  await test.step("the card", async () => {
    await expect(left).toContainText("•••• 4242");
    await left.getByRole("button", { name: "Remove Card" }).click();
    await expect(said("Card Removed")).toBeVisible();
    await expect(left).not.toContainText("4242");
  });

  await test.step("the messages", async () => {
    await page.goto("/messages");
    await expect(page.getByRole("heading", { name: "No messages" })).toBeVisible();
    await page.getByRole("link", { name: "Go to Your Account" }).click();
    await expect(left).toBeVisible();
  });
});

test("an owner takes everything along and deletes the account; signing in again within days puts it back", async ({
  page,
  payer,
  email,
  baseURL,
}) => {
  const website = await makeWebsite(payer);
  await deployWebsite(payer, website, `goes-${website.id}`);
  await test.step("the export", async () => {
    await page.goto("/account");
    await expect(page.getByRole("region", { name: "Export" })).toContainText("those in your bin too");
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
    expect((await payer.send(`/sites/goes-${website.id}/`)).status).toBe(200);
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
    await expect(page.getByRole("alert").filter({ hasText: "Account Not Deleted" })).toContainText(
      "You signed in with another account",
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Account");
    expect((await payer.call("GET", "/api/auth/user")).status).toBe(200);
    // What was asked for is gone with that: a sign-in begun otherwise deletes nothing.
    await page.goto("/account/sign-in-again");
    await expect(page.getByRole("alert").filter({ hasText: "Account Not Deleted" })).toContainText(
      "Nothing was deleted",
    );
    await page.getByRole("link", { name: "Delete Account" }).click();
  });
  await test.step("the deletion", async () => {
    await dialog.getByLabel("To confirm, type your email address").fill(email);
    const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get("prompt") === "login");
    await confirm.click();
    await asked;
    expect((await payer.send(`/sites/goes-${website.id}/`)).status).toBe(200);
    await signInAs(email);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(LANDING);
    await expect(page.getByRole("status").filter({ hasText: "Account Deleted" })).toBeVisible();
    expect((await payer.send(`/sites/goes-${website.id}/`)).status).toBe(404);
    expect((await payer.call("GET", "/api/auth/user")).status).toBe(401);
  });
  await test.step("signing in again leads to the way back and nowhere else", async () => {
    const again = await new Visitor(baseURL!).signIn("Ada Stone", email);
    expect((await again.call("GET", "/api/auth/user")).status).toBe(401);
    expect((await again.send("/account")).status).toBe(401);
    await page.context().addCookies(again.browserCookies());
    await page.goto("/account/put-back");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is deleted");
    await expect(page.getByRole("main")).toContainText(email);
    await inspectScreen(page, "put-back");
    await page.getByRole("button", { name: "Put Back My Account" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Account Put Back" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One plan. Everything in it.");
    await again.subscribe();
    expect(await (await again.call("GET", "/api/dashboard/analyses")).json()).toMatchObject([{ id: website.id }]);
    expect((await again.send(`/sites/goes-${website.id}/`)).status).toBe(404);
    await page.goto("/account/put-back");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Account");
  });
});
