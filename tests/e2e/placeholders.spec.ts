import { unzipSync } from "fflate";
import { expect, test } from "../setup/browser-test";
import { button, openEditor, previewOf, toast, WIDE } from "../setup/editor";
import { inspectScreen } from "../setup/inspect-screen";
import { deployWebsite, makeWebsite, readCode } from "../setup/websites";

test.use({ actionTimeout: 10_000, viewport: WIDE });

test("what one line leaves open is filled in or left out by its owner, and no visitor sees the rest", async ({
  page,
  subscriber,
}) => {
  const fields = { industry: "restaurant", designBrief: "A small place for lunch." };
  const { id, code } = await makeWebsite(subscriber, fields);
  const name = `open-${id}`;
  await deployWebsite(subscriber, { id, code }, name);
  await page.goto(`/sites/${name}/`);
  await expect(page.locator("[data-placeholder]")).toHaveCount(0);
  expect(await page.content()).not.toContain("Opening hours");

  await openEditor(page, id);
  const frame = previewOf(page);
  const hours = frame.locator("#hours");
  const panel = page.getByRole("region", { name: /^Selected:/ });
  const things = page.getByRole("button", { name: /things? to add/ });
  await test.step("the editor shows what there is to add, and leads from one to the next", async () => {
    await expect(things).toHaveText("4 things to add");
    await expect(hours).toBeVisible();
    await things.click();
    await expect(panel.getByText("Only you see this")).toBeVisible();
    const first = await panel.getByRole("heading").textContent();
    await things.click();
    await expect(panel.getByRole("heading")).not.toHaveText(first!);
    await inspectScreen(page, "editor-placeholders");
    await page.setViewportSize(WIDE);
  });

  await test.step("what is typed into one makes it a section, in one step that undo takes back", async () => {
    await hours.dblclick();
    await page.keyboard.type("Mon-Fri 9-5");
    await page.keyboard.press("Enter");
    await expect(things).toHaveText("3 things to add");
    await expect(hours).toContainText("Mon-Fri 9-5");
    await button(page, "Undo").click();
    await expect(things).toHaveText("4 things to add");
    await button(page, "Redo").click();
    await expect(hours).toContainText("Mon-Fri 9-5");
  });

  await test.step("Delete leaves one out", async () => {
    await frame.locator("#address li").click();
    await expect(panel.getByText("Only you see this")).toBeVisible();
    await page.keyboard.press("Delete");
    await expect(toast(page, "Left out")).toBeVisible();
    await expect(frame.locator("#address")).toHaveCount(0);
    await expect(things).toHaveText("2 things to add");
  });

  await test.step("visitors are shown what was filled in, and nothing else", async () => {
    await button(page, "Save Changes").click();
    await expect(page.getByText("All changes saved")).toBeVisible();
    const saved = (await readCode(subscriber, id))!;
    expect(saved.html.match(/data-placeholder/g)).toHaveLength(2);
    await button(page, "Redeploy Website").click();
    await expect(toast(page, "Website Redeployed!")).toBeVisible();
    await page.goto(`/sites/${name}/`);
    await expect(page.locator("#hours")).toContainText("Mon-Fri 9-5");
    expect(await page.content()).not.toMatch(/data-placeholder|The menu/);
    const archive = unzipSync(new Uint8Array(await (await subscriber.send(`/analysis/${id}/download`)).arrayBuffer()));
    expect(Buffer.from(archive["index.html"]!).toString()).not.toMatch(/data-placeholder|The menu/);
  });
});
