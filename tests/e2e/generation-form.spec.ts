import type { Page } from "playwright/test";
import { DRAFT_FIELD } from "~/components/drafts/send-kept";
import { bakery } from "~/modules/generation/demo-briefs";
import { logo, otherFile, photo, textFile } from "../factories/uploads";
import { expect, test } from "../setup/browser-test";
import { stopClock } from "../setup/stopped-clock";

const warning = (page: Page, title: string) => page.getByRole("alert").filter({ hasText: title });
const stepHeading = (page: Page, title: string) => page.getByRole("heading", { level: 3, name: title });
const next = (page: Page) => page.getByRole("button", { name: "Next" });
const generateButton = (page: Page) => page.getByRole("button", { name: "Generate Website" });

/** The form on its first step, once its script is there. */
async function openForm(page: Page) {
  await page.goto("/dashboard");
  // The server's form has the steps already, and no draft of its own.
  await expect(page.locator(`input[name="${DRAFT_FIELD}"]`)).toHaveValue(/./);
}

/** Goes to the last step with everything filled in that is needed. */
async function goToAssets(page: Page) {
  await openForm(page);
  await page.getByRole("radio", { name: "Classic" }).check();
  await next(page).click();
  await page.getByLabel("Project title").fill(bakery.projectTitle);
  await next(page).click();
  await page.getByLabel("Design brief").fill(bakery.designBrief);
  await next(page).click();
  await expect(stepHeading(page, "Assets, colour and font")).toBeFocused();
}

test.beforeEach(({ subscriber: _ }) => {});

test("the dashboard says what it is for, and the first two steps ask for what is needed", async ({ page }) => {
  await openForm(page);

  await test.step("what it is for, and that one website can be deployed", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Generate your website with AI");
    await expect(page.getByText("One deployed website is allowed at a time")).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Create New Website", "Your Generated Websites"]);
    await expect(
      page.getByText("No websites generated yet. Create your first AI website above!", { exact: true }),
    ).toBeVisible();
  });

  await test.step("a demo of each template, which also opens in a new tab", async () => {
    for (const [id, name] of Object.entries({
      "react-landing": "React Landing",
      modern: "Modern",
      professional: "Professional",
      classic: "Classic",
    })) {
      await expect(page.getByRole("radio", { name })).toHaveValue(id);
      const link = page.getByRole("link", { name: `View demo of ${name} in a new tab` });
      await expect(link).toHaveAttribute("href", `/template-demo/${id}`);
      await expect(link).toHaveAttribute("target", "_blank");
      const still = page
        .getByRole("img", { name: "in this template, on a desk and on a phone" })
        .and(page.locator(`[data-template="${id}"]`));
      await still.scrollIntoViewIfNeeded();
      await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
      await expect(page.getByRole("radio", { name })).toHaveAccessibleDescription(/Best for /);
    }
    await expect(page.locator("iframe")).toHaveCount(0);
  });

  await test.step("nobody gets past without a template", async () => {
    await next(page).click();
    await expect(warning(page, "Template Required")).toContainText("Please select a website template to continue.");
    await expect(page.getByRole("radio", { name: "React Landing" })).toBeFocused();
    const atTheField = page.getByRole("group", { name: "Website template" });
    await expect(atTheField).toHaveAccessibleDescription("Please select a website template to continue.");
    await expect(atTheField.getByText("Please select a website template to continue.")).toBeInViewport();
    await page.getByRole("button", { name: "Design brief" }).click();
    await expect(stepHeading(page, "Choose template")).toBeVisible();
    await expect(stepHeading(page, "Design brief")).toBeHidden();
    // As long as it is pointed at it does not go by itself.
    await warning(page, "Template Required").hover();
    await page.getByRole("radio", { name: "Modern" }).press("Space");
    await expect(warning(page, "Template Required")).toBeHidden();
    await next(page).click();
    await expect(stepHeading(page, "Business details")).toBeFocused();
  });

  await test.step("the second step needs a title and offers the lists of the plan", async () => {
    await expect(page.getByLabel("Industry").getByRole("option")).toHaveText([
      "Choose one",
      "Restaurant",
      "Real estate",
      "Healthcare",
      "Professional services",
      "E-commerce",
      "Other",
    ]);
    await expect(page.getByLabel("Target audience").getByRole("option")).toHaveText([
      "Choose one",
      "General consumers",
      "Business professionals",
      "Young adults",
      "Families",
      "Seniors",
    ]);
    const values = (label: string) =>
      page
        .getByLabel(label)
        .locator("option")
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(await values("Industry")).toEqual([
      "",
      "restaurant",
      "real-estate",
      "healthcare",
      "professional-services",
      "ecommerce",
      "other",
    ]);
    expect(await values("Target audience")).toEqual([
      "",
      "general-consumers",
      "business-professionals",
      "young-adults",
      "families",
      "seniors",
    ]);
    await page.getByLabel("Reference website").fill("not an address");
    await next(page).click();
    await expect(page.getByLabel("Project title")).toBeFocused();
    await expect(page.getByLabel("Project title")).toHaveAccessibleDescription(/Give your project a title\./);
    await expect(page.getByLabel("Reference website")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Project title").fill("Marlow Yard");
    await page.getByLabel("Reference website").fill("marlow.example");
    await next(page).click();
    await expect(stepHeading(page, "Design brief")).toBeFocused();
  });

  await test.step("an example fills an empty brief at once, and asks before it replaces what was written", async () => {
    const brief = page.getByLabel("Design brief");
    const begin = (trade: string) => page.getByRole("button", { name: `Begin with this: ${trade}` });
    await page.getByText("A bakery or café", { exact: true }).click();
    await begin("A bakery or café").click();
    await expect(brief).toHaveValue(/Mill Lane Bakery/);
    await expect(brief).toBeFocused();
    await expect(page.getByText("This is still our example")).toBeVisible();
    await brief.fill("Marlow Yard lets four boats.");
    await expect(page.getByText("This is still our example")).toHaveCount(0);
    await page.getByText("A tradesperson", { exact: true }).click();
    await begin("A tradesperson").click();
    const question = page.getByRole("alertdialog", { name: "Replace what you wrote?" });
    await question.getByRole("button", { name: "Keep my text" }).click();
    await expect(brief).toHaveValue("Marlow Yard lets four boats.");
    await begin("A tradesperson").click();
    await question.getByRole("button", { name: "Replace it" }).click();
    await expect(brief).toHaveValue(/Harker Plumbing/);
  });

  await test.step("on a phone each step keeps its name", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const title of ["Choose template", "Business details", "Design brief", "Assets, colour and font"]) {
      const label = page.getByRole("navigation", { name: "Steps" }).getByText(title, { exact: true });
      expect((await label.boundingBox())!.width).toBeGreaterThan(40);
    }
  });
});

test("a form that nobody has typed in is told of nothing, and so leaves no draft", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("input", ({ target }) =>
      document.body.setAttribute("data-told", (target as HTMLInputElement).name),
    );
  });
  await openForm(page);
  await next(page).click();
  await expect(warning(page, "Template Required")).toBeVisible();
  await expect(page.locator("body")).not.toHaveAttribute("data-told");
});

test("the last step starts from the defaults, shows what is chosen and refuses other files", async ({ page }) => {
  await goToAssets(page);

  await test.step("files of another kind are refused in words", async () => {
    await page.getByLabel("Logo").setInputFiles(textFile("logo.txt", "no picture"));
    await expect(warning(page, "Invalid File")).toContainText("Please select an image file for logo");
    await page.getByLabel("Content document").setInputFiles(otherFile("menu.zip"));
    await expect(warning(page, "Invalid File")).toContainText("Please select a Word document or text file");
    await page
      .getByLabel("Website images")
      .setInputFiles([await photo("oven.jpg", "#a4552a"), textFile("notes.txt", "")]);
    await expect(warning(page, "Some files skipped")).toContainText("Only image files are accepted");
    await expect(page.getByText("oven.jpg")).toBeVisible();
    for (const refused of ["logo.txt", "menu.zip", "notes.txt"]) await expect(page.getByText(refused)).toHaveCount(0);
    await expect(page.getByLabel("Content document")).toHaveAttribute("accept", ".docx,.doc,.txt,.rtf");
    await page.getByRole("button", { name: "Remove oven.jpg" }).click();
  });

  await test.step("each image is shown, taken out by itself, and added to what is there", async () => {
    const images = page.getByLabel("Website images");
    await images.setInputFiles([
      await photo("oven.jpg", "#a4552a"),
      await photo("counter.jpg", "#d9b38c"),
      await photo("broa.jpg", "#6b4423"),
    ]);
    const names = () => images.evaluate((input: HTMLInputElement) => [...input.files!].map(({ name }) => name));
    for (const name of ["oven.jpg", "counter.jpg", "broa.jpg"]) {
      const picture = page.getByRole("listitem").filter({ hasText: name }).locator("img");
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    }
    await page.getByRole("button", { name: "Remove counter.jpg" }).click();
    await expect.poll(names).toEqual(["oven.jpg", "broa.jpg"]);
    await page.getByLabel("What it shows: broa.jpg").fill("Broa, our maize bread");
    await images.setInputFiles(await photo("door.jpg", "#223344"));
    await expect.poll(names).toEqual(["oven.jpg", "broa.jpg", "door.jpg"]);
    await expect(page.getByLabel("What it shows: oven.jpg")).toHaveAttribute("placeholder", "Oven");
    await expect(page.getByLabel("What it shows: broa.jpg")).toHaveValue("Broa, our maize bread");
    const sent = images.evaluate((input: HTMLInputElement) => new FormData(input.form!).getAll("imageAlts"));
    expect(await sent).toEqual(["", "Broa, our maize bread", ""]);
    await page.getByLabel("Logo").setInputFiles(await logo());
    await page.getByRole("button", { name: "Remove logo.png" }).click();
    await expect(page.getByText("logo.png")).toHaveCount(0);
  });

  await test.step("what a colour and a font do is shown, from the defaults on", async () => {
    await expect(page.getByText(/^[A-Z][a-zA-Z ]+ on #[\da-f]{6}$/i)).toBeVisible();
    const unchosen = page.getByRole("button", { name: "Choose for me" });
    const blue = page.getByRole("button", { name: "Blue", exact: true });
    const chosen = () =>
      page.getByLabel("Font").evaluate((input: HTMLSelectElement) => new FormData(input.form!).getAll("chosen"));
    await expect(unchosen).toHaveAttribute("aria-pressed", "true");
    await expect(blue).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByLabel("Font")).toHaveValue("");
    expect(await chosen()).toEqual(["fontFamily"]);
    await blue.click();
    await expect(blue).toHaveAttribute("aria-pressed", "true");
    await expect(unchosen).toHaveAttribute("aria-pressed", "false");
    expect(await chosen()).toEqual(["colorTheme", "fontFamily"]);
    await unchosen.click();
    expect(await chosen()).toEqual(["fontFamily"]);
    await expect(page.getByRole("radio", { name: "Claude (recommended)" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Claude (recommended)" })).toHaveValue("claude");
    await expect(page.getByRole("radio", { name: "OpenAI" })).toHaveValue("openai");
    await expect(
      page.getByText("Claude is not connected here, so our built-in designer will write your website."),
    ).toBeVisible();
    await expect(page.getByText("OpenAI will write your website.")).toBeVisible();
    await expect(page.getByLabel("Font").getByRole("option")).toHaveText([
      "Choose for me",
      "Inter",
      "Roboto",
      "Open Sans",
      "Poppins",
      "Lato",
      "Playfair Display",
      "Merriweather",
      "Montserrat",
    ]);
    for (const name of ["Blue", "Green", "Purple", "Red", "Orange", "Pink", "Teal", "Indigo"]) {
      await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
    }
    await page.getByRole("button", { name: "Teal" }).click();
    await page.getByLabel("Font").selectOption("Lato");
    await expect(page.getByText("Lato on #14B8A6")).toBeVisible();
    const first = page.frameLocator('iframe[title="The top of your website"]');
    await expect(first.locator("body.t-classic h1")).toContainText("A Portuguese bakery");
    await expect(first.locator("body")).toContainText("0113 496 0182");
    await expect
      .poll(() => first.locator("body").evaluate(() => [...document.fonts].some(({ status }) => status === "loaded")))
      .toBe(true);
    await page.getByLabel("Own colour").fill("#123456");
    await expect(page.getByText("Lato on #123456")).toBeVisible();
  });
});

test("all four steps are done by keyboard alone", async ({ page }) => {
  // A browser that is told to hand choosers over only as the key is pressed may open its own.
  page.on("filechooser", () => {});
  await openForm(page);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await tabTo(page, "React Landing");
  await press("ArrowDown", "ArrowDown");
  await expect(page.getByRole("radio", { name: "Professional" })).toBeChecked();
  await press("Enter");
  await expect(stepHeading(page, "Business details")).toBeFocused();
  await tabTo(page, "Project title");
  await page.keyboard.type("Steuerkanzlei Thomsen");
  await tabTo(page, "Industry");
  await page.keyboard.type("Prof");
  await press("Tab", "Tab", "Enter");
  await expect(stepHeading(page, "Design brief")).toBeFocused();
  await tabTo(page, "Design brief");
  await page.keyboard.type("Wir beraten Handwerksbetriebe.");
  await tabTo(page, "Next");
  await press("Enter");
  await expect(stepHeading(page, "Assets, colour and font")).toBeFocused();
  await tabTo(page, "Logo");
  const choosing = page.waitForEvent("filechooser");
  await press("Enter");
  await (await choosing).setFiles(await logo());
  await tabTo(page, "Remove logo.png");
  await press("Space");
  await expect(page.getByText("logo.png")).toHaveCount(0);
  await tabTo(page, "Teal");
  await press("Space");
  await tabTo(page, "Generate Website");
  await press("Enter");
  await expect(page.getByRole("heading", { name: "Your New Website Design" })).toBeVisible();
  await expect(page.getByText("Steuerkanzlei Thomsen", { exact: true })).toBeVisible();
});

/** Presses Tab until the control of this name has the focus. */
async function tabTo(page: Page, name: string) {
  const named = page.getByLabel(name).or(page.getByRole("button", { name, exact: true }));
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = await named.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));
    if (focused) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test.describe("what was typed", () => {
  test("is there again after going back, and after a look at another screen", async ({ page }) => {
    await goToAssets(page);
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByLabel("Design brief")).toHaveValue(bakery.designBrief);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Deployments" }).click();
    await expect(page.getByText("No Deployments Yet")).toBeVisible();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("radio", { name: "Classic" })).toBeChecked();
    await next(page).click();
    await expect(page.getByLabel("Project title")).toHaveValue(bakery.projectTitle);
  });

  test("counts as soon as the script is there, and so does a press", async ({ page }) => {
    let letGo = () => {};
    const released = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/dashboard", { waitUntil: "commit" });
    await page.getByRole("radio", { name: "Classic" }).check();
    await next(page).click();
    await expect(stepHeading(page, "Choose template")).toBeVisible();
    letGo();
    await page.getByLabel("Project title").fill(bakery.projectTitle);
  });

  test("stays when the server fails or cannot be reached, and is sent the next time", async ({ page }) => {
    await goToAssets(page);
    await page.getByLabel("Content document").setInputFiles(textFile("menu.txt", bakery.documentText));
    await page.route("**/*", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
    );
    await generateButton(page).click();
    await expect(warning(page, "Analysis Failed")).toContainText("Website generation failed");
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByLabel("Design brief")).toHaveValue(bakery.designBrief);
    await next(page).click();
    await expect(warning(page, "Analysis Failed")).toHaveCount(0);
    await page.unroute("**/*");
    await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
    await generateButton(page).click();
    await expect(warning(page, "Analysis Failed")).toContainText("Website generation failed");
    await expect(page.getByText("menu.txt")).toBeVisible();
    await page.unroute("**/*");
    await generateButton(page).click();
    await expect(page.getByRole("heading", { name: "Your New Website Design" })).toBeVisible();
    await expect(page.frameLocator('iframe[title^="Preview of"]').locator("body")).toContainText("Pastel de nata");
  });

  test("stays when the session has ended, while the way leads to signing in and back", async ({
    page,
    subscriber,
    email,
  }) => {
    await stopClock(page);
    await goToAssets(page);
    // The first screen is drawn while the session lasts.
    await expect(page.getByText(/^[A-Z][a-zA-Z ]+ on #[\da-f]{6}$/i)).toBeVisible();
    await subscriber.open("/api/logout", { headers: { "sec-fetch-site": "same-origin" } });
    await generateButton(page).click();
    await expect(warning(page, "Unauthorized")).toContainText("You are logged out. Logging in again...");
    await expect(page.getByText(/^[A-Z][a-zA-Z ]+ on #[\da-f]{6}$/i)).toBeVisible();
    await page.clock.runFor(500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to Plinth");
    await page.getByLabel("Name").fill("Ada Stone");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("radio", { name: "Classic" })).toBeChecked();
  });
});

test("pressing twice makes one website, and says that it is working", async ({ page, subscriber }) => {
  await goToAssets(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await generateButton(page).dblclick();
  await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
  await page.keyboard.press("Enter");
  release();
  await expect(page.getByRole("heading", { name: "Your New Website Design" })).toBeVisible();
  expect(await (await subscriber.call("GET", "/api/dashboard/analyses")).json()).toHaveLength(1);
});
