import type { Locator, Page } from "playwright/test";
import { inBoxDatabase } from "../setup/box-database";
import { expect, test } from "../setup/browser-test";
import { inspectDialog } from "../setup/inspect-dialog";
import type { Visitor } from "../setup/visitor";
import { deployWebsite, makeWebsite } from "../setup/websites";

const deployDialog = (page: Page) => page.getByRole("dialog", { name: "Deploy Website" });
const warning = (page: Page, title: string) => page.getByRole("alert").filter({ hasText: title });
const opener = (page: Page) => page.getByRole("link", { name: "Deploy Website" });

const holdsFocus = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

/** As if somebody had pressed while the website was being checked. */
const promiseDeployment = (websiteId: number, wish: object) =>
  inBoxDatabase((client) =>
    client.query("insert into deploy_promises (website_id, wish, word) values ($1, $2, '')", [websiteId, wish]),
  );

/** What the end of a check asks the worker for. */
const endCheck = (websiteId: number) =>
  inBoxDatabase((client) =>
    client.query("select graphile_worker.add_job('keep_deploy_promise', $1::json)", [{ websiteId }]),
  );

/** Opens the deploy dialog of a new website. */
async function openDialog(page: Page, owner: Visitor) {
  const { id } = await makeWebsite(owner);
  await page.goto(`/analysis/${id}`);
  await expect(page.getByRole("group", { name: "Width of the preview" })).toBeVisible();
  await opener(page).click();
  await expect(deployDialog(page)).toBeVisible();
}

test("the deploy dialog keeps the focus, closes in every way, and is there again after a reload", async ({
  page,
  subscriber,
}) => {
  await openDialog(page, subscriber);
  const dialog = deployDialog(page);

  await test.step("it keeps the focus, and gives it back on Esc", async () => {
    await expect(dialog.getByLabel("Subdomain")).toBeFocused();
    const visited = new Set<string>();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press("Tab");
      const where = await page.evaluate(() => document.activeElement?.closest("dialog, body")?.nodeName);
      visited.add(where!);
      if (where === "DIALOG") expect(await holdsFocus(dialog)).toBe(true);
    }
    // Between two rounds the focus is in the browser's own bar, for which the page says BODY.
    expect(visited).toContain("DIALOG");
    expect(await page.evaluate(() => document.querySelectorAll("main :focus:not(dialog, dialog *)").length)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(page).not.toHaveURL(/dialog=/);
  });

  await test.step("it closes by its button, by Cancel and by going back", async () => {
    await opener(page).click();
    for (const close of [
      () => dialog.getByRole("link", { name: "Close" }).click(),
      () => dialog.getByRole("link", { name: "Cancel" }).click(),
      () => page.goBack(),
    ]) {
      await close();
      await expect(dialog).toHaveCount(0);
      await opener(page).click();
      await expect(dialog).toBeVisible();
    }
  });

  await test.step("it is there again after a reload", async () => {
    await page.reload();
    await expect(dialog.getByLabel("Subdomain")).toBeFocused();
  });
});

test("the deploy dialog says what is missing, wrong or failed, and keeps what was typed", async ({
  page,
  subscriber,
  neighbour,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openDialog(page, subscriber);
  const dialog = deployDialog(page);

  await test.step("the name that it proposes is known to be free, and nobody is asked again", async () => {
    await expect(dialog.getByText(/^padaria-alfazema.* is free\.$/)).toBeVisible();
    expect(asked).not.toContain("/free-name");
  });

  await test.step("nor for where links lead, which every page knows", () => {
    expect(asked).not.toContain("/__manifest");
  });

  await test.step("a name that cannot be one is said while it is typed, and the hint has the name that can", async () => {
    const name = dialog.getByLabel("Subdomain");
    const proposed = await name.inputValue();
    await expect(name).toHaveAccessibleDescription(new RegExp(`/sites/${proposed}$`));
    await name.fill("www");
    await expect(dialog.getByText("This subdomain is reserved. Please choose another one.")).toBeVisible();
    await name.fill("Vale Brook!");
    await expect(dialog.getByText("A subdomain has only letters, numbers and hyphens.")).toBeVisible();
    expect(asked).not.toContain("/free-name");
    await name.fill(proposed);
  });

  await test.step("it says where messages go, and what is promised in the owner's name", async () => {
    await expect(dialog).toContainText(`Messages of visitors go to ${subscriber.email}.`);
    await expect(dialog).toContainText("will reply within 24 hours");
    await expect(dialog.getByRole("link", { name: "Change this" })).toHaveAttribute("href", /dialog=contact-form/);
  });

  await test.step("a subdomain and a title are missing", async () => {
    await expect(dialog.getByLabel("Title")).not.toHaveValue("");
    await expect(dialog.getByLabel("Subdomain")).toHaveValue(/^padaria-alfazema/);
    await dialog.getByLabel("Subdomain").fill("");
    await dialog.getByLabel("Title").fill("");
    await dialog.getByRole("button", { name: "Deploy Website" }).click();
    await expect(dialog.locator('[data-toast="destructive"]')).toContainText("Missing Information");
    await expect(warning(page, "Missing Information")).toContainText("Please fill in subdomain and title");
    await expect(dialog.getByLabel("Subdomain")).toHaveAccessibleDescription(/Please enter a subdomain\./);
    await expect(dialog.getByLabel("Title")).toHaveAccessibleDescription(/Please enter a title\./);
    await expect(dialog.getByLabel("Subdomain")).toBeFocused();
    await expect(dialog.getByLabel("Subdomain")).toHaveAccessibleDescription(/Letters, numbers and hyphens/);
  });

  await test.step("a subdomain that cannot be, beside its field", async () => {
    await dialog.getByLabel("Title").fill("Padaria Alfazema");
    await dialog.getByLabel("Subdomain").fill("Padaria Alfazema!");
    await dialog.getByRole("button", { name: "Deploy Website" }).click();
    await expect(dialog.getByLabel("Subdomain")).toHaveAccessibleDescription(
      /A subdomain has only letters, numbers and hyphens\./,
    );
    await expect(dialog.getByLabel("Subdomain")).toBeFocused();
    await expect(warning(page, "Missing Information")).toHaveCount(0);
  });

  await test.step("why nothing was deployed, above the dialog and in it", async () => {
    const theirs = await makeWebsite(neighbour);
    await deployWebsite(neighbour, theirs, `taken-${theirs.id}`);
    await dialog.getByLabel("Subdomain").fill(`taken-${theirs.id}`);
    const offer = dialog.getByRole("button", { name: `taken-${theirs.id}-online` });
    await offer.click();
    await expect(dialog.getByText(`taken-${theirs.id}-online is free.`)).toBeVisible();
    await dialog.getByLabel("Subdomain").fill(`taken-${theirs.id}`);
    await dialog.getByLabel("Title").press("Enter");
    await expect(dialog.locator("[data-toast]")).toContainText("Deployment Failed");
    await expect(dialog.locator("form").getByText("Deployment Failed")).toBeVisible();
    await expect(dialog.getByLabel("Subdomain")).toHaveValue(`taken-${theirs.id}`);
  });

  await test.step("the server cannot be reached", async () => {
    await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
    await dialog.getByRole("button", { name: "Generate Random" }).click();
    await dialog.getByRole("button", { name: "Deploy Website" }).click();
    await expect(dialog.locator("[data-toast]").filter({ hasText: "Deployment Failed" })).toContainText(
      "Failed to deploy website",
    );
    await expect(dialog.getByLabel("Subdomain")).not.toHaveValue("");
  });
});

test("a redeployment that does not get through says so and leaves the screen as it is", async ({
  page,
  subscriber,
}) => {
  const website = await makeWebsite(subscriber);
  await deployWebsite(subscriber, website, `again-${website.id}`);
  await page.goto(`/analysis/${website.id}`);
  await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await page.getByRole("button", { name: "Redeploy Website" }).click();
  await expect(warning(page, "Redeploy Failed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Redeploy Website" })).toBeEnabled();
});

test("a deployment that waits for its check is said, goes live by itself, and can be cancelled", async ({
  page,
  subscriber,
}) => {
  const { id } = await makeWebsite(subscriber);
  const wish = { kind: "deploy", subdomain: `promised-${id}`, title: "Padaria Alfazema", customDomain: null };
  const promise = () => promiseDeployment(id, wish);
  const waiting = page.getByText("It goes live as soon as its check has ended");

  await promise();
  await page.goto(`/analysis/${id}`);
  await expect(waiting).toBeVisible();
  await page.getByRole("button", { name: "Cancel Deploying" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Deploying Cancelled" })).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await promise();
  await page.goto(`/analysis/${id}?dialog=deploy`);
  await expect(deployDialog(page)).toContainText("You can close this page.");
  await inspectDialog(page, "deploy-promised");
  let letItCome = () => {};
  const held = new Promise<void>((resolve) => (letItCome = resolve));
  await page.route("**/preview/**", (route) => held.then(() => route.continue()));
  await endCheck(id);
  const done = page.getByRole("dialog", { name: "Website Deployed!" });
  await expect(done.getByRole("link", { name: new RegExp(`/sites/promised-${id}$`) })).toBeVisible();
  const coming = done.getByText("Your website’s picture is coming");
  await expect(coming).toBeVisible();
  letItCome();
  await expect(coming).toHaveCount(0);
  await test.step("the picture comes after a reload as well, and is as wide as its place whenever it is drawn", async () => {
    await page.unrouteAll({ behavior: "wait" });
    await page.addInitScript(notePictureWidths);
    await page.reload();
    await expect(done).toBeVisible();
    await expect(coming).toHaveCount(0);
    expect(await page.evaluate(() => (window as NotedWindow).wrongWidths)).toEqual([]);
  });
  await page.goto(`/analysis/${id}`);
  await expect(page.getByText("Your website is live", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("Your website is live", { exact: true })).toHaveCount(0);
});

type NotedWindow = typeof window & { wrongWidths?: string[] };

/** Runs in the page: notes how wide the picture was drawn where that is for two frames not the width of its place. */
function notePictureWidths() {
  const wrong: string[] = ((window as NotedWindow).wrongWidths = []);
  let wasWrong = false;
  const look = () => {
    const picture = document.querySelector("dialog iframe");
    const [drawn, place] = [picture?.getBoundingClientRect().width ?? 0, picture?.parentElement?.clientWidth ?? 0];
    const isWrong = Math.abs(drawn - place) > 1;
    if (isWrong && wasWrong) wrong.push(`${drawn} in ${place}`);
    wasWrong = isWrong;
  };
  const next = () => requestAnimationFrame(() => (setTimeout(look), next()));
  next();
}

test("a redeployment that waits for its check is said when it is done, and to whoever comes later", async ({
  page,
  subscriber,
}) => {
  const website = await makeWebsite(subscriber);
  await deployWebsite(subscriber, website, `promised-again-${website.id}`);
  await promiseDeployment(website.id, { kind: "redeploy" });
  await page.goto(`/analysis/${website.id}`);
  await expect(page.getByText("as soon as its check has ended")).toBeVisible();
  await endCheck(website.id);
  await expect(page.getByRole("status").filter({ hasText: "Website Redeployed!" })).toBeVisible();
  const notice = page.getByText("Your website was redeployed", { exact: true });
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toHaveCount(0);
});

test("a dialog whose code the browser cannot load says so, and comes once it can", async ({ page, subscriber }) => {
  const { id } = await makeWebsite(subscriber);
  const code = "**/assets/asked-dialog-*.js";
  await page.route(code, (route) => route.abort());
  await page.goto(`/analysis/${id}`);
  // Before script has come the link loads the page with its dialog.
  await expect(page.getByRole("tab", { name: "Edit Layout" })).toHaveAttribute("tabindex", "-1");
  await opener(page).click();
  const notLoaded = page.getByRole("dialog", { name: "Not Loaded" });
  await expect(notLoaded).toContainText("This could not be loaded");
  await notLoaded.getByRole("button", { name: "Try Again" }).click();
  await expect(notLoaded).toBeVisible();
  await page.unroute(code);
  await notLoaded.getByRole("button", { name: "Try Again" }).click();
  await expect(deployDialog(page)).toBeVisible();
  await expect(notLoaded).toHaveCount(0);
});
