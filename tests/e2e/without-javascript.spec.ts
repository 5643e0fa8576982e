import type { Page } from "playwright/test";
import { bakery } from "~/modules/generation/demo-briefs";
import { textFile } from "../factories/uploads";
import { expect, test } from "../setup/browser-test";
import { heldJobs } from "../setup/held-jobs";
import { deployWebsite, generateWebsite, makeWebsite } from "../setup/websites";

test.use({ javaScriptEnabled: false });

const saying = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("the landing page's demo form checks, keeps, and thanks", async ({ page, email }) => {
  await page.goto("/");
  const form = page.locator("#contact form");
  // The browser's own check is not what is tried here.
  await page.locator("#contact").getByLabel("Name").fill(" ");
  await form.getByLabel("Email").fill("ada@example");
  await form.getByRole("button", { name: "Book A Demo" }).click();
  await expect(form.getByLabel("Name")).toHaveAccessibleDescription("Please enter your name.");
  await expect(form.getByLabel("Email")).toHaveAccessibleDescription(/^This is not an e-mail address\./);
  await expect(form.getByLabel("Email")).toHaveValue("ada@example");
  await form.getByLabel("Name").fill("Ada Stone");
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button", { name: "Book A Demo" }).click();
  await expect(saying(page, "Thank You!")).toContainText(
    "Your information has been submitted. We'll be in touch soon!",
  );
  await expect(form.getByLabel("Name")).toHaveValue("");
  await expect(form.getByLabel("Email")).toHaveValue("");
});

test("signing in and out works, and the subscribe page says what paying needs", async ({ page, email }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await page.getByLabel("Name").fill("Ada Stone");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Complete Your Subscription" })).toBeVisible();
  await expect(page.locator("noscript p").first()).toHaveText("Paying needs JavaScript");
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Build Professional Websites with AI");
});

test("the form is one long page, which keeps what was typed after a failure", async ({ page, subscriber: _ }) => {
  await page.goto("/dashboard");
  for (const step of ["Choose template", "Business details", "Design brief", "Assets, colour and font"]) {
    await expect(page.getByRole("heading", { name: step })).toBeVisible();
  }
  await page.getByRole("radio", { name: "Classic" }).check();
  await page.getByLabel("Project title").fill("Padaria Alfazema");
  await page.getByLabel("Reference website").fill("not an address");
  await page.getByLabel("Design brief").fill(bakery.designBrief);
  await page.getByRole("button", { name: "Generate Website" }).click();
  await expect(page.getByText("Analysis Failed")).toBeVisible();
  await expect(page.getByLabel("Reference website")).toHaveAccessibleDescription(/address/);
  await expect(page.getByLabel("Reference website")).toHaveValue("not an address");
  await expect(page.getByRole("radio", { name: "Classic" })).toBeChecked();
  await expect(page.getByLabel("Project title")).toHaveValue("Padaria Alfazema");
  await expect(page.getByLabel("Design brief")).toHaveValue(bakery.designBrief);
  await expect(page.getByText("Please choose your files again")).toBeVisible();
});

test("the top of a website is shown before it is made, and what was typed stays", async ({ page, subscriber: _ }) => {
  await page.goto("/dashboard");
  await page.getByRole("radio", { name: "Classic" }).check();
  await page.getByLabel("Project title").fill("Padaria Alfazema");
  await page.getByLabel("Design brief").fill(bakery.designBrief);
  await page.getByLabel("Font").selectOption("Lato");
  await expect(page.locator('iframe[title="The top of your website"]')).toHaveCount(0);
  await page.getByRole("button", { name: "Show the top of my website" }).click();
  const first = page.frameLocator('iframe[title="The top of your website"]');
  await expect(first.locator("body.t-classic h1")).toContainText("A Portuguese bakery");
  await expect(page.getByText(/^Lato on #[\da-f]{6}$/i)).toBeInViewport();
  await expect(page.getByLabel("Design brief")).toHaveValue(bakery.designBrief);
  await expect(page.getByLabel("Font")).toHaveValue("Lato");
  await page.getByLabel("Project title").press("Enter");
  await expect(
    page.getByRole("heading", { name: /^(Analyzing Website\.\.\.|Your New Website Design)$/ }),
  ).toBeVisible();
});

test("a website is generated from the long form and the page finds the result by itself", async ({
  page,
  email,
  subscriber: _,
}) => {
  await page.goto("/dashboard");
  await page.getByRole("radio", { name: "Classic" }).check();
  await page.getByLabel("Project title").fill("Padaria Alfazema");
  await page.getByLabel("Design brief").fill(bakery.designBrief);
  await page.getByLabel("Content document").setInputFiles(textFile("menu.txt", bakery.documentText));
  await heldJobs(email, async () => {
    await page.getByRole("button", { name: "Generate Website" }).click();
    await expect(page.getByRole("heading", { name: "Analyzing Website..." })).toBeVisible();
    await expect(page.getByText("This page looks again every three seconds.")).toBeVisible();
    await expect(saying(page, "Website Generation Started")).toBeVisible();
  });
  // A browser begins to count the three seconds when the first look has come, for which a pool may have to start.
  await expect(page.getByRole("heading", { name: "Your New Website Design" })).toBeVisible({ timeout: 30_000 });
  const frame = page.frameLocator('iframe[title="Preview of Padaria Alfazema"]');
  await expect(frame.locator("body")).toContainText("Pastel de nata");
  await page.getByRole("link", { name: "View Code" }).click();
  await page.getByRole("link", { name: "css", exact: true }).click();
  await expect(page.getByLabel("css code")).toContainText(":root");
  await page.goto("/dashboard");
  const steps = page.getByRole("region", { name: "First steps" });
  await expect(steps.getByText("0 of 5 done")).toBeVisible();
  await steps.getByRole("link", { name: "Look over what we read" }).click();
  await page.getByRole("button", { name: "All Looked Over" }).click();
  await expect(saying(page, "Facts Looked Over")).toBeVisible();
  await expect(page.getByRole("button", { name: "All Looked Over" })).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(steps.getByText("1 of 5 done")).toBeVisible();
  await expect(steps.getByRole("listitem").filter({ hasText: "Done:" })).toHaveText(/Look over what we read/);
  await steps.getByRole("button", { name: "Dismiss" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(steps).toHaveCount(0);
});

test("the deploy dialog is a page: errors, a random name, and the success with its address", async ({
  page,
  subscriber,
}) => {
  const { id } = await generateWebsite(subscriber);
  await page.goto(`/analysis/${id}`);
  const read = page.getByRole("region", { name: "What we read", exact: true });
  await read.getByRole("link", { name: /^Put it right: Pastel de nata/ }).click();
  await expect(page.locator("textarea:target, :target textarea")).toHaveValue(/£/);
  await page.goto(`/analysis/${id}?dialog=reading`);
  await expect(page.getByRole("dialog", { name: "What we read" }).locator("q").first()).toBeVisible();
  await page.goto(`/analysis/${id}`);
  await expect(read).toHaveCount(0);
  await page.getByRole("link", { name: "Deploy Website" }).click();
  const dialog = page.getByRole("dialog", { name: "Deploy Website" });
  await dialog.getByLabel("Subdomain").fill("-");
  await dialog.getByLabel("Title").fill(" ");
  await dialog.getByLabel("Description").fill("A bakery.");
  await dialog.getByRole("button", { name: "Deploy Website" }).click();
  await expect(dialog).toContainText("Missing Information: Please fill in subdomain and title");
  await expect(dialog.getByLabel("Subdomain")).toHaveAccessibleDescription(/neither starts nor ends with a hyphen/);
  await expect(dialog.getByLabel("Title")).toHaveAccessibleDescription(/Please enter a title\./);
  await dialog.getByLabel("Title").fill("Padaria Alfazema");
  await dialog.getByRole("button", { name: "Generate Random" }).click();
  await expect(dialog.getByLabel("Subdomain")).toHaveValue(/^[a-z]+-[a-z]+-\d{1,3}$/);
  await expect(dialog.getByLabel("Title")).toHaveValue("Padaria Alfazema");
  await expect(dialog.getByLabel("Description")).toHaveValue("A bakery.");
  const subdomain = await dialog.getByLabel("Subdomain").inputValue();
  await dialog.getByRole("button", { name: "Deploy Website" }).click();
  const done = page.getByRole("dialog", { name: "Website Deployed!" });
  const address = new URL(`/sites/${subdomain}`, page.url()).href;
  await expect(done.getByRole("link", { name: address })).toBeVisible();
  await done.getByRole("link", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Redeploy Website" }).click();
  await expect(saying(page, "Website Redeployed!")).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(200);
});

test("a taken name is said beside its field, and what was typed stays", async ({ page, subscriber, neighbour }) => {
  const { id } = await makeWebsite(subscriber);
  const taken = `taken-${id}`;
  await deployWebsite(neighbour, await makeWebsite(neighbour), taken);
  await page.goto(`/analysis/${id}?dialog=deploy`);
  const dialog = page.getByRole("dialog", { name: "Deploy Website" });
  await dialog.getByLabel("Subdomain").fill(taken);
  await dialog.getByRole("button", { name: "Deploy Website" }).click();
  await expect(dialog.getByText("Deployment Failed")).toBeVisible();
  await expect(dialog.getByText(`How about ${taken}-online?`)).toBeVisible();
  await expect(dialog.getByLabel("Subdomain")).toHaveValue(taken);
});

test("deployments and websites are deleted through a page that asks", async ({ page, subscriber }) => {
  const website = await makeWebsite(subscriber);
  await deployWebsite(subscriber, website, `gone-${website.id}`);
  await page.goto("/deployments");
  await page.getByRole("button", { name: "Delete Padaria Alfazema" }).click();
  const asked = page.getByRole("dialog", { name: "Delete Padaria Alfazema" });
  await expect(asked).toContainText(`/sites/gone-${website.id}/ stops answering at once.`);
  await expect(asked).toContainText("Its settings stay, and are there again when you deploy it again.");
  await asked.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Delete Padaria Alfazema" }).click();
  await asked.getByRole("button", { name: "Delete Padaria Alfazema" }).click();
  await expect(saying(page, "Deployment Deleted")).toContainText("Your website has been removed from hosting.");
  await expect(page.getByText("No Deployments Yet")).toBeVisible();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete" });
  await expect(question).toContainText("Are you sure you want to delete this website? This action cannot be undone.");
  await expect(question).toContainText("under Account we keep a copy for 30 days, and you can put it back there.");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(saying(page, "Website Deleted")).toBeVisible();
  await expect(page.getByText("No websites generated yet. Create your first AI website above!")).toBeVisible();
});
