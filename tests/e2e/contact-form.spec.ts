import type { Browser, Page, Request } from "playwright/test";
import { expectNoViolations } from "../setup/axe";
import { expect, newEmail, test } from "../setup/browser-test";
import { mailsTo } from "../setup/mailbox";
import { untilNoHurry } from "../setup/until-no-hurry";
import type { Visitor } from "../setup/visitor";
import { deployWebsite, makeWebsite } from "../setup/websites";
import { newSubdomain } from "./contract/people";

const ALERT = "Sorry, there was an error sending your message. Please try again.";
const SENT = "Thank you. Your message has been sent.";
/** What a form says of the website that it belongs to. */
const CONTACT_KEY = /^[0-9a-f]{64}$/;
const NOT_DEPLOYED = "This website is not live, so your message was not sent.";

test.describe.configure({ timeout: 90_000 });

async function deployed(owner: Visitor, fields: Record<string, string> = {}) {
  const website = await makeWebsite(owner, fields);
  const subdomain = newSubdomain();
  await deployWebsite(owner, website, subdomain);
  return { website, subdomain, path: `/sites/${subdomain}/` };
}

async function fill(page: Page, email: string, message: string) {
  await page.getByLabel("Name").fill("Ana Brot");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Message" }).fill(message);
}

const button = (page: Page) => page.locator(".form-button");
const bodyOf = (request: Request) => request.postDataJSON() as Record<string, unknown>;

test("a visitor writes to a deployed website", async ({ page, subscriber, email }) => {
  const { path } = await deployed(subscriber);
  const visitor = newEmail();
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.goto(path);

  await test.step("the page carries neither who receives nor what is answered", async () => {
    const sources = await Promise.all([
      page.content(),
      ...(await page
        .locator("script[src], link[rel=stylesheet]")
        .evaluateAll((all) =>
          Promise.all(
            all.map((one) =>
              fetch((one as HTMLScriptElement).src || (one as HTMLLinkElement).href).then((answer) => answer.text()),
            ),
          ),
        )),
    ]);
    for (const secret of [email, "Thank you for your message", "24 hours"])
      expect(sources.join("\n")).not.toContain(secret);
    await expect(page.locator("input[name=_deployment]")).toHaveValue(CONTACT_KEY);
  });

  await test.step("what is missing is said beside its field", async () => {
    await button(page).click();
    await expect(page.getByLabel("Name")).toBeFocused();
    await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Please fill in this field.");
    await page.getByLabel("Email").fill("ana");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
      "Please enter an email address such as name@example.com.",
    );
    await expectNoViolations(page, "the contact form", { within: ".contact-form" });
    await page.getByLabel("Email").fill(visitor);
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("");
  });

  await test.step("a failure is told, and nothing that was written is lost", async () => {
    await page.route("**/api/contact", (route) => route.abort());
    await fill(page, visitor, "Two loaves, please.");
    await button(page).click();
    await expect(button(page)).toHaveText("Error - Try Again");
    await expect.poll(() => alerts).toEqual([ALERT]);
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Two loaves, please.");
    await page.unroute("**/api/contact");
  });

  await test.step("the second try is sent as specified, by the keyboard", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/contact", async (route) => {
      await released;
      await route.continue();
    });
    const waiting = page.waitForRequest(
      (request) => request.url().endsWith("/api/contact") && request.method() === "POST",
    );
    await untilNoHurry(page);
    await page.getByLabel("Email").press("Enter");
    await expect(button(page)).toHaveText("Sending...");
    // It takes no second press, though it stays where the focus can be.
    await button(page).click({ force: true });
    const request = await waiting;
    expect(bodyOf(request)).toEqual({
      formData: {
        name: "Ana Brot",
        email: visitor,
        message: "Two loaves, please.",
        _deployment: expect.stringMatching(CONTACT_KEY),
        _website: "",
        _key: expect.stringMatching(/^[\d-]{7,}$/),
        _time: expect.any(Number),
      },
      recipientEmail: "",
      deploymentId: await page.locator("input[name=_deployment]").inputValue(),
      autoReplyConfig: { enabled: null, subject: "", senderName: "", message: "" },
    });
    release();
    await expect(page.locator(".form-status")).toHaveText(SENT);
    await expect(button(page)).toHaveText("Send Message");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
    await expectNoViolations(page, "the contact form", { within: ".contact-form" });
  });

  await test.step("the owner has the message once and can answer it, the visitor has the automatic reply", async () => {
    const [reply] = await mailsTo(visitor, 1);
    expect(reply).toMatchObject({
      subject: "Thank you for your message",
      text: expect.stringContaining("within 24 hours"),
    });
    const [mail] = await mailsTo(email, 1);
    expect(mail).toMatchObject({
      subject: "New message from Ana Brot",
      text: expect.stringContaining("Two loaves, please."),
    });
    expect(mail!.replyTo.join()).toContain(visitor);
    expect(alerts).toEqual([ALERT]);
  });

  await test.step("and has it in the inbox", async () => {
    const inbox = await page.context().newPage();
    await inbox.goto("/messages");
    await inbox
      .getByRole("list", { name: "Messages" })
      .getByRole("link", { name: /^Unread: Ana Brot/ })
      .click();
    await expect(inbox.getByRole("article").getByText("Two loaves, please.")).toBeVisible();
    await expect(inbox.getByRole("article").getByRole("link", { name: visitor })).toBeVisible();
    await inbox.close();
  });

  await test.step("fields stand side by side where there is room, one below the other on a phone", async () => {
    const place = (label: string) => page.getByLabel(label).boundingBox();
    expect((await place("Name"))!.y).toBe((await place("Email"))!.y);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await place("Email"))!.y).toBeGreaterThan((await place("Name"))!.y);
    await expectNoViolations(page, "the contact form", { within: ".contact-form" });
  });
});

test("a visitor whose browser runs no script writes too", async ({ browser, subscriber, email, baseURL }) => {
  const { path } = await deployed(subscriber, { template: "modern" });
  const page = await withoutScript(browser, baseURL!);
  await page.goto(path);
  const visitor = newEmail();
  await fill(page, visitor, "Do you bake on Sundays?");
  await button(page).click();
  await expect(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
  await expect(page.getByText(SENT)).toBeVisible();
  await page.getByRole("link", { name: "Back to the website" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await mailsTo(visitor, 1);
  expect((await mailsTo(email, 1))[0]!.text).toContain("Do you bake on Sundays?");
  await page.context().close();
});

async function withoutScript(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
}

test("what is sent from a preview, or cannot be taken, is answered in the specified shape", async ({
  page,
  subscriber,
  baseURL,
}) => {
  const { website, subdomain } = await deployed(subscriber);
  const url = `${baseURL}/api/contact`;
  const post = (body: string, type = "application/json") =>
    fetch(url, { method: "POST", body, headers: { "content-type": type, origin: "null" } });
  const json = (formData: unknown, deploymentId: string | null = subdomain) =>
    JSON.stringify({ formData, recipientEmail: "eve@example.com", deploymentId, autoReplyConfig: null });

  await test.step("a script without an origin may ask", async () => {
    const asked = await fetch(url, {
      method: "OPTIONS",
      headers: {
        origin: "null",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    });
    expect([
      asked.status,
      asked.headers.get("access-control-allow-origin"),
      asked.headers.get("access-control-allow-headers"),
    ]).toEqual([204, "*", "content-type"]);
    expect(asked.headers.get("access-control-allow-credentials")).toBeNull();
  });

  await test.step("bad input", async () => {
    const cases: [string, number, Response][] = [
      ["no JSON", 400, await post("{")],
      ["no fields", 400, await post("{}")],
      ["nothing written", 400, await post(json({ name: " " }))],
      ["fields that are no texts", 400, await post(json({ name: { first: "Ana" } }))],
      ["another kind of body", 415, await post("x", "text/plain")],
      ["too large", 413, await post(json({ message: "x".repeat(70_000) }))],
      ["no deployment", 404, await post(json({ message: "Hello" }, null))],
      ["an unknown deployment", 404, await post(json({ message: "Hello" }, "no-such-site"))],
      ["another method", 405, await fetch(url)],
    ];
    for (const [name, status, answer] of cases) {
      expect([name, answer.status, await answer.json()]).toEqual([
        name,
        status,
        { success: false, error: expect.any(String) },
      ]);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    }
  });

  await test.step("too many", async () => {
    const answers = [];
    for (let number = 0; number < 7; number += 1) answers.push(await post(json({ message: `No. ${number}` })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(await answers[0]!.json()).toEqual({ success: true });
    expect(answers[6]!.headers.get("retry-after")).toBe("60");
  });

  await test.step("a page that answers a form has no origin of ours, whatever the form says", async () => {
    const answer = await post("message=%3Cb%3E&_deployment=%3Cscript%3E", "application/x-www-form-urlencoded");
    expect([answer.status, answer.headers.get("content-security-policy")]).toEqual([
      404,
      expect.stringMatching(/^sandbox allow-scripts/),
    ]);
    await page.setContent(await answer.text());
    await expect(page.getByRole("heading", { name: "Message not sent" })).toBeVisible();
    await expect(page.getByText(NOT_DEPLOYED)).toBeVisible();
    await expectNoViolations(page, "an answer to a form");
    const empty = await post(`name=+&_deployment=${subdomain}`, "application/x-www-form-urlencoded");
    expect(await empty.text()).toContain("Please write something before you send.");
  });

  await test.step("the preview", async () => {
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await page.goto(`/analysis/${website.id}`);
    const frame = page.frameLocator("iframe[src*='/preview/']").first();
    // Beside the list of what was read the page is as narrow as a phone's, where a line opens the form.
    await frame.locator("details:has(form) > summary").click();
    await frame.getByLabel("Name").fill("Ada");
    await frame.getByLabel("Email").fill("ada@example.com");
    await frame.getByRole("textbox", { name: "Message" }).fill("Does it work?");
    await frame.locator(".form-button").click();
    await expect(frame.locator(".form-status")).toHaveText(
      "This is a preview, so your message was not sent. Messages work once the website is live.",
    );
    await expect(frame.locator(".form-button")).toHaveText("Send Message");
    await expect(frame.getByRole("textbox", { name: "Message" })).toHaveValue("Does it work?");
    expect(alerts).toEqual([]);
  });
});
