import type { Page } from "playwright/test";
import { expect, test } from "../setup/browser-test";
import { newHost, startDnsServer } from "../setup/dns-server";
import { inspectDialog } from "../setup/inspect-dialog";
import type { Visitor } from "../setup/visitor";
import { deployWebsite, makeWebsite } from "../setup/websites";

// One server at a time: all tests about DNS stand in this file.
let dns: Awaited<ReturnType<typeof startDnsServer>>;
test.beforeAll(async () => {
  dns = await startDnsServer(Number(process.env.E2E_DNS_PORT));
});
test.afterAll(() => dns.stop());

const INVALID = "Please enter a valid domain name (e.g., example.com)";
const addDialog = (page: Page) => page.getByRole("dialog", { name: "Add Custom Domain" });
const records = (page: Page) => page.getByRole("dialog", { name: "DNS Setup Required" });
const deployDialog = (page: Page) => page.getByRole("dialog", { name: "Deploy Website" });
const record = (page: Page, name: string) => page.getByRole("region", { name });

/** Until React has taken the list over. */
const isHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const form = document.querySelector("main li form");
    return form !== null && Object.keys(form).some((key) => key.startsWith("__react"));
  });

/** Where a website is, the large address first. */
const addresses = (page: Page) => page.locator("main li a.font-mono").allTextContents();

async function deployed(owner: Visitor): Promise<number> {
  const website = await makeWebsite(owner);
  return deployWebsite(owner, website, `domain-${website.id}`);
}

async function tokenOf(owner: Visitor): Promise<string> {
  const [deployment] = (await (await owner.call("GET", "/api/deployments")).json()) as {
    domainVerificationToken: string;
  }[];
  return deployment!.domainVerificationToken;
}

test("a domain is added, its records shown, and verified when DNS says so", async ({ page, subscriber }) => {
  // A whole life of a domain, each of its screens looked at in four windows.
  await deployed(subscriber);
  const host = newHost();
  await page.goto("/deployments");
  const opener = page.getByRole("link", { name: "Add Custom Domain" });

  await test.step("by keyboard, with its checks", async () => {
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = addDialog(page);
    const input = dialog.getByLabel("Domain Name");
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute("placeholder", "example.com");
    await expect(input).toHaveAccessibleDescription("Enter without https:// or www.");
    await expect(dialog.getByText("Next Steps")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Add Domain" })).toBeDisabled();
    await input.fill("-rose.example");
    await page.keyboard.press("Enter");
    await expect(dialog.locator('[data-toast="destructive"]')).toContainText("Invalid Domain");
    await expect(dialog.locator('[data-toast="destructive"]')).toContainText(INVALID);
    await expect(input).toHaveAccessibleDescription(new RegExp(INVALID.replace(/[.()]/g, "\\$&")));
    await inspectDialog(page, "domain-add");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step("a failure is said above the dialog and in it", async () => {
    await opener.click();
    await addDialog(page).getByLabel("Domain Name").fill("shop.localhost");
    await addDialog(page).getByRole("button", { name: "Add Domain" }).click();
    await expect(addDialog(page).locator("[data-toast]")).toContainText("Domain Setup Failed");
    await expect(addDialog(page).locator("form").getByText("Domain Setup Failed")).toBeVisible();
    await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
    await addDialog(page).getByLabel("Domain Name").fill(host);
    await addDialog(page).getByRole("button", { name: "Add Domain" }).click();
    await expect(addDialog(page).locator("[data-toast]")).toContainText("Failed to configure custom domain");
    await expect(addDialog(page).locator("form").getByText("Failed to configure custom domain")).toBeVisible();
    await page.unroute("**/*");
  });

  await test.step("then the dialog shows the records", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*", async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    await addDialog(page).getByRole("button", { name: "Add Domain" }).click();
    await expect(addDialog(page).getByRole("button", { name: "Setting up..." })).toBeDisabled();
    release();
    await expect(records(page)).toContainText(host);
    await page.unroute("**/*");
    const toast = records(page).locator("[data-toast]");
    await expect(toast).toContainText("Custom Domain Added!");
    await expect(toast).toContainText("DNS records generated. Add them to your domain provider.");
    const token = await tokenOf(subscriber);
    expect(token).toMatch(/^verify_/);
    for (const [name, ...texts] of [
      ["A record @", "Required", "127.0.0.1", "300"],
      ["CNAME record @", "Alternative", "sites.plinth.localhost", "300"],
      ["TXT record @", "Required for verification", token, "300"],
      ["CNAME record www", "Optional", host, "300"],
    ] as const) {
      for (const text of texts) await expect(record(page, name).getByText(text, { exact: true })).toBeVisible();
    }
    await expect(records(page)).toContainText(
      `DNS changes can take up to 48 hours to propagate. After that your website is reachable at ${host}.`,
    );
    await inspectDialog(page, "domain-records");
    await records(page).getByRole("link", { name: "Done" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Edit Custom Domain" })).toBeFocused();
  });

  await test.step("it is pending, then verified", async () => {
    await expect(page.getByText("Pending", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: `https://${host}` })).toBeVisible();
    await expect(page.getByText("Fallback URL:")).toBeVisible();
    expect(await addresses(page)).toEqual([expect.stringMatching(/\/sites\/domain-\d+$/), `https://${host}`]);
    await inspectCard(page, "domain-card-pending");
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    await page.reload();
    await expect(page.getByRole("button", { name: "Remove Domain" })).toBeVisible();
    await isHydrated(page);
    expect(faults).toEqual([]);
    await page.getByRole("link", { name: "DNS records" }).click();
    dns.names[host] = { a: ["203.0.113.9"] };
    await records(page).getByRole("button", { name: "Check Again" }).click();
    const missing = `The TXT record was not found. The A record of ${host} still points to 203.0.113.9.`;
    await expect(records(page).locator('[data-toast="warning"]')).toContainText(missing);
    await expect(records(page).getByRole("status").filter({ hasText: "Not verified yet" }).first()).toContainText(
      missing,
    );
    await expect(records(page).getByText("Not verified yet", { exact: true })).toBeVisible();
    await inspectDialog(page, "domain-missing");
    dns.names[host] = { txt: [await tokenOf(subscriber)], a: ["127.0.0.1"] };
    // The worker finds it by itself; nobody has to ask.
    await expect
      .poll(
        async () =>
          ((await (await subscriber.call("GET", "/api/deployments")).json()) as { domainVerified: boolean }[])[0]!
            .domainVerified,
        { timeout: 30_000 },
      )
      .toBe(true);
    await page.goto("/deployments");
    await expect(page.getByText("Verified", { exact: true })).toBeVisible();
    expect(await addresses(page)).toEqual([`https://${host}`, expect.stringMatching(/\/sites\/domain-\d+$/)]);
    await inspectCard(page, "domain-card-verified");
    dns.names[`www.${host}`] = { cname: host };
    await page.getByRole("link", { name: "DNS records" }).click();
    await page.getByRole("button", { name: "Check Now" }).click();
    await expect(page.getByRole("button", { name: "Show it with www." })).toBeVisible();
    await inspectDialog(page, "domain-names");
    await page.getByRole("button", { name: "Show it with www." }).click();
    await expect(page.getByRole("status").filter({ hasText: "Domain Updated" })).toBeVisible();
    await page.getByRole("dialog", { name: "DNS Records" }).getByRole("link", { name: "Done" }).click();
    await expect(page.getByRole("link", { name: `https://www.${host}` })).toBeVisible();
    await page.getByRole("link", { name: "Edit Custom Domain" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Custom Domain" });
    await expect(edit.getByLabel("Domain Name")).toHaveValue(host);
    await expect(edit.getByRole("button", { name: "Update Domain" })).toBeEnabled();
    await inspectDialog(page, "domain-edit");
  });

  await test.step("and is given up", async () => {
    await page.keyboard.press("Escape");
    page.once("dialog", (question) => void question.accept());
    await page.getByRole("button", { name: "Remove Domain" }).click();
    await expect(page.getByText("Custom Domain Removed")).toBeVisible();
    await expect(page.getByRole("link", { name: "Add Custom Domain" })).toBeVisible();
  });
});

async function inspectCard(page: Page, name: string) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      if (process.env.SCREENSHOTS)
        await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}-${width}-${colorScheme}.png` });
    }
  }
}

test("a website is deployed with a domain of its own", async ({ page, subscriber }) => {
  const { id } = await makeWebsite(subscriber);
  const host = newHost();
  await page.goto(`/analysis/${id}?dialog=deploy`);
  const dialog = deployDialog(page);
  const domain = dialog.getByLabel("Custom Domain", { exact: true });
  await dialog.getByRole("button", { name: "Generate Random" }).click();
  await expect(dialog.getByText("Pro feature")).toBeVisible();
  await expect(domain).toBeHidden();
  await dialog.getByLabel("Use a custom domain").focus();
  await page.keyboard.press("Space");
  await expect(domain).toHaveAttribute("placeholder", "example.com");
  await expect(dialog.getByText("Domain verification is required and may take up to 24 hours.")).toBeVisible();
  const deploy = dialog.getByRole("button", { name: "Deploy Website" });
  const toast = dialog.locator('[data-toast="destructive"]');
  await deploy.click();
  await expect(toast).toContainText("Missing Custom Domain");
  await expect(toast).toContainText("Please enter your custom domain or disable custom domain option");
  await expect(domain).toBeFocused();
  await domain.fill("rose_bakery.example");
  await deploy.click();
  await expect(toast).toContainText("Invalid Domain");
  await expect(toast).toContainText(INVALID);
  await inspectDialog(page, "deploy-with-domain");
  await domain.fill(host);
  await deploy.click();
  const done = page.getByRole("dialog", { name: "Website Deployed!" });
  await expect(done.getByRole("link", { name: `https://${host}` })).toBeVisible();
  await expect(done.getByText("Domain verification is required and may take up to 24 hours.").first()).toBeVisible();
  await expect(done.getByText("It gets this address once your domain is verified:")).toBeVisible();
  // Until then the address that answers is handed on.
  await expect(done.getByRole("link", { name: "Visit Site" })).toHaveAttribute("href", /\/sites\//);
  await inspectDialog(page, "deployed-with-domain");
  await done.getByRole("link", { name: "Show the DNS records" }).click();
  await expect(records(page)).toContainText(host);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("both dialogs are pages that check, keep what was typed, and go on", async ({ page, subscriber }) => {
    const { id } = await makeWebsite(subscriber);
    const [first, second] = [newHost(), newHost()];
    await page.goto(`/analysis/${id}?dialog=deploy`);
    const dialog = deployDialog(page);
    await dialog.getByLabel("Subdomain").fill(`plain-${id}`);
    await dialog.getByLabel("Use a custom domain").check();
    await dialog.getByRole("button", { name: "Deploy Website" }).click();
    await expect(dialog).toContainText(
      "Missing Custom Domain: Please enter your custom domain or disable custom domain option",
    );
    await expect(dialog.getByLabel("Use a custom domain")).toBeChecked();
    await dialog.getByLabel("Custom Domain", { exact: true }).fill("rose");
    await dialog.getByRole("button", { name: "Deploy Website" }).click();
    await expect(dialog).toContainText(`Invalid Domain: ${INVALID}`);
    await dialog.getByLabel("Custom Domain", { exact: true }).fill(first);
    await dialog.getByRole("button", { name: "Deploy Website" }).click();
    await page.getByRole("link", { name: "Show the DNS records" }).click();
    await records(page).getByRole("link", { name: "Done" }).click();

    await page.getByRole("link", { name: "Edit Custom Domain" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Custom Domain" });
    await edit.getByLabel("Domain Name").fill("rose-.example");
    await edit.getByRole("button", { name: "Update Domain" }).click();
    await expect(edit).toContainText(`Invalid Domain: ${INVALID}`);
    await expect(edit.getByLabel("Domain Name")).toHaveValue("rose-.example");
    await edit.getByLabel("Domain Name").fill(second);
    await edit.getByRole("button", { name: "Update Domain" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Custom Domain Added!" })).toBeVisible();
    dns.names[second] = { txt: [await tokenOf(subscriber)], a: ["127.0.0.1"] };
    await records(page).getByRole("button", { name: "Check Again" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Domain Verified" })).toBeVisible();
    await expect(page.getByRole("dialog", { name: "DNS Records" })).toContainText(
      `${second} is verified and leads to your website.`,
    );
  });
});
