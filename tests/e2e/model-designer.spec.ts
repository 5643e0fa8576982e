import type { Page } from "playwright/test";
import { planFor } from "~/modules/generation/built-in/built-in-designer";
import { bakery } from "~/modules/generation/demo-briefs";
import { fromSitePlan } from "~/modules/generation/model/from-site-plan";
import { expectNoViolations } from "../setup/axe";
import { expect, test } from "../setup/browser-test";
import { startModelServer } from "../setup/models/model-server";
import { startWebsite } from "../setup/websites";

const HEADLINE = "The bread is out of the oven";
const plan = JSON.stringify({ ...fromSitePlan(planFor(bakery)), headline: HEADLINE });
const CHANGE = `The headings are teal now.

<<<<<<< SEARCH css
CSS
=======
CSS
h1 { color: rgb(0, 128, 128); }
>>>>>>> REPLACE`;

const DOWN = { status: 401, type: "authentication_error" } as const;
const WHY = "OpenAI does not take our requests right now.";
const finished = (page: Page) => page.getByRole("heading", { name: "Your New Website Design" });
const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const heading = (page: Page) => page.frameLocator('iframe[title="Preview of Padaria Alfazema"]').locator("h1");

test("an owner watches a model write, change and fail, and the built-in designer takes over", async ({
  page,
  subscriber,
}) => {
  const model = await startModelServer("openai", Number(process.env.E2E_MODEL_PORT));
  model.always(DOWN);

  await test.step("a vendor that is down: why, and the built-in designer does it", async () => {
    const id = await startWebsite(subscriber, { codeModel: "openai" });
    await page.goto(`/analysis/${id}`);
    await expect(page.getByText(WHY)).toBeVisible();
    await look(page, "vendor-down");
    await page.getByRole("button", { name: "Use the built-in designer" }).click();
    await expect(finished(page)).toBeVisible();
    await page.getByText("More", { exact: true }).click();
    await expect(page.getByText("Designed by our built-in designer.")).toBeVisible();
  });

  const id = await test.step("words are shown while they are written", async () => {
    let writeOn = () => {};
    const untilSeen = new Promise<void>((resolve) => (writeOn = resolve));
    model.script({ text: plan, holdAfter: { text: '"css"', until: untilSeen } });
    const started = await startWebsite(subscriber, { codeModel: "openai" });
    await page.goto(`/analysis/${started}`);
    const step = page.getByRole("main").getByRole("listitem").filter({ hasText: "Planning the pages" });
    await expect(step).toContainText(HEADLINE);
    await expect(step).toContainText("Pastel de nata");
    await look(page, "draft");
    writeOn();
    await expect(finished(page)).toBeVisible();
    await page.getByText("More", { exact: true }).click();
    await expect(page.getByText(/^Designed by OpenAI\. [\d,]+ tokens, (less than )?\$\d/)).toBeVisible();
    await expect(heading(page)).toHaveText(HEADLINE);
    return started;
  });

  await test.step("the chat shows the answer while it is written", async () => {
    await page.goto(`/analysis/${id}?edit=true&tab=ai-designer`);
    await expect(heading(page)).toHaveText(HEADLINE);
    let writeOn = () => {};
    const untilSeen = new Promise<void>((resolve) => (writeOn = resolve));
    model.script(({ messages }) => ({
      text: changeOf(messages.at(-1)!.content),
      holdAfter: { text: "teal now.", until: untilSeen },
    }));
    await ask(page, "Make the headline teal");
    await expect(log(page)).toContainText("The headings are teal");
    await expect(log(page)).toContainText("Writing the change...");
    writeOn();
    await expect(heading(page)).toHaveCSS("color", "rgb(0, 128, 128)");
    await expect(log(page)).toContainText("Changed: design");
  });

  await test.step("where it is down the request is not lost", async () => {
    await ask(page, "Make the headline green");
    await expect(log(page)).toContainText(WHY);
    await look(page, "chat-down");
    await log(page).getByRole("button", { name: "Ask the built-in designer" }).click();
    await expect(log(page).getByText("Changed: design")).toHaveCount(2);
    await expect(log(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
  });

  await test.step("the account says what it cost", async () => {
    await page.goto("/account");
    await expect(page.getByRole("region", { name: "AI Budget" })).toContainText("of $5.00 used");
    await look(page, "budget");
  });
  await model.close();
});

async function ask(page: Page, message: string) {
  await page.getByLabel("What should change?").fill(message);
  await page.getByLabel("What should change?").press("Enter");
}

/** An answer that changes the css which the question holds. */
function changeOf(question: string): string {
  const line = /^.*--color-accent:.*$/m.exec(question)?.[0] ?? "";
  return CHANGE.replaceAll("CSS", line);
}

/**
 * Looks at a screen as axe does. With SCREENSHOTS naming a folder, pictures at two widths, light and dark, go there.
 */
async function look(page: Page, name: string) {
  await expectNoViolations(page, name, { within: "main" });
  if (!process.env.SCREENSHOTS) return;
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}-${width}-${colorScheme}.png` });
    }
  }
}
