import { expect, test } from "../setup/browser-test";
import { button, toast, WIDE } from "../setup/editor";
import { inspectDialog } from "../setup/inspect-dialog";
import type { Visitor } from "../setup/visitor";
import { makeWebsite } from "../setup/websites";

test.use({ actionTimeout: 10_000, viewport: WIDE });

/** A website with a picture that is not there, and a link that leads nowhere. */
async function brokenWebsite(owner: Visitor): Promise<number> {
  const { id, code } = await makeWebsite(owner);
  const broken =
    '<section id="known" data-section="known"><h2>Our counter</h2><p>Bread is on <a href="#nowhere">the long counter</a> by seven.</p><img src="assets/none.jpg" alt="The counter" width="40" height="30"></section>';
  await owner.call("PATCH", `/api/analysis/${id}/code`, {
    ...code,
    html: code.html.replace(/<main[^>]*>/, `$&${broken}`),
  });
  return id;
}

test("what breaks a website is named, leads into the editor, and goes live by the owner's word only", async ({
  page,
  browser,
  subscriber,
}) => {
  const id = await brokenWebsite(subscriber);
  await page.goto(`/analysis/${id}`);
  const report = page.getByRole("dialog", { name: "Quality report" });

  await test.step("the report says what is wrong, where, why and how to mend it", async () => {
    await page
      .getByRole("list", { name: "About this website" })
      .getByRole("link", { name: /^1 error, 1 more/ })
      .click();
    await expect(report.getByRole("heading", { name: "1 error" })).toBeVisible();
    await expect(report.getByText("Not looked at in a browser")).toBeVisible();
    await inspectDialog(page, "report");
    await page.setViewportSize(WIDE);
    await button(report, "Check Again").click();
    await expect(toast(page, "Checked Again")).toBeVisible();
  });

  await test.step("and leads to the element in the editor", async () => {
    await report.getByRole("link", { name: /^Show in the editor: .*#nowhere/ }).click();
    await expect(page.getByRole("region", { name: /^Selected:/ })).toContainText("the long counter");
  });

  await test.step("the deploy dialog stops for the error, until the box is ticked", async () => {
    await page.goto(`/analysis/${id}?dialog=deploy`);
    const dialog = page.getByRole("dialog", { name: "Deploy Website" });
    await expect(dialog).toContainText("1 thing breaks your website for visitors");
    await dialog.getByLabel("Subdomain").fill(`broken-${id}`);
    await button(dialog, "Deploy Website").click();
    await expect(dialog.getByText("tick this box")).toBeVisible();
    await dialog.getByLabel("Deploy with 1 open point").check();
    await button(dialog, "Deploy Website").click();
    await expect(page.getByRole("dialog", { name: "Website Deployed!" })).toBeVisible();
  });

  await test.step("redeploying asks as well, without script too", async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    await plain.goto(new URL(`/analysis/${id}`, page.url()).href);
    await button(plain, "Redeploy Website").click();
    const dialog = plain.getByRole("dialog", { name: "Redeploy Website" });
    await expect(dialog.getByRole("link", { name: /page on privacy/ })).toBeVisible();
    await dialog.getByLabel("Deploy with 1 open point").check();
    await button(dialog, "Redeploy Website").click();
    await expect(plain.getByText("Website Redeployed!")).toBeVisible();
    await context.close();
  });
});
