import type { FrameLocator, Page } from "playwright/test";
import { expect, test } from "../setup/browser-test";
import { WIDE } from "../setup/editor";
import { hostilePage, leadingPage, type Report } from "../setup/hostile-page";
import { makeWebsiteOf } from "../setup/saved-website";
import { deployWebsite, readCode } from "../setup/websites";
import { newSubdomain } from "./contract/people";

test.use({ viewport: WIDE });

/** What the attempts come to wherever the page's own script runs. */
const ANYWHERE: Report = {
  cookie: "SecurityError",
  localStorage: "SecurityError",
  sessionStorage: "SecurityError",
  indexedDB: "SecurityError",
  caches: "SecurityError",
  "service worker": "SecurityError",
  "own origin": "got null",
  opener: "got null",
  "frame element": "got null",
  "the account": "TypeError",
  // Answers that a script can read nothing of; what they were is seen below.
  "the account, unseen": "got opaque",
  "the subscription": "got opaque",
  // Either the window is refused to it at once, or what is in it.
  "a window of the app": expect.stringMatching(/^(got undefined|SecurityError)$/) as unknown as string,
  "the editor": "got no answer",
};
const IN_A_FRAME: Report = {
  ...ANYWHERE,
  "parent's page": "SecurityError",
  "parent's address": "SecurityError",
  "top's address": "SecurityError",
  "a form for the whole window": "got no answer",
};
const ALONE: Report = {
  ...ANYWHERE,
  "parent's page": "got nobody",
  "parent's address": "got nobody",
  "top's address": "got nobody",
  "a form for the whole window": "got nobody",
};

const reportOf = async (where: Page | FrameLocator, begin = /^\{/): Promise<Report> => {
  await expect(where.locator("#report")).toHaveText(begin);
  return JSON.parse((await where.locator("#report").textContent())!) as Report;
};

const selectedText = (page: Page) =>
  page
    .getByRole("region", { name: /^Selected/ })
    .getByRole("textbox")
    .first();

test("a website's code reaches nothing of the app", async ({ page, context, subscriber, baseURL }) => {
  const hostile = hostilePage(baseURL!);
  const website = await makeWebsiteOf(subscriber, hostile);
  const subdomain = newSubdomain();
  await deployWebsite(subscriber, website, subdomain);
  const address = `/analysis/${website.id}`;
  const answers: string[] = [];
  const openers: Promise<unknown>[] = [];
  context.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (/^\/api\/(auth|subscription\/cancel)/.test(pathname))
      answers.push(`${answer.request().method()} ${answer.status()}`);
  });
  context.on("page", (opened) =>
    openers.push(
      opened.waitForURL(/\/dashboard\?opened/, { waitUntil: "commit" }).then(() => opened.evaluate(() => opener)),
    ),
  );

  await test.step("from the preview", async () => {
    await page.goto(address);
    const preview = page.frameLocator("iframe");
    expect(await reportOf(preview)).toEqual(IN_A_FRAME);
    await preview.getByRole("link", { name: "A link to the whole window" }).click();
    await preview.getByRole("button").click();
    // It runs where it may run, so what it did not get was not for want of trying.
    expect(await preview.locator("html").evaluate(() => document.title)).toBe("Inline ran");
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { name: "Edit Website" })).toBeVisible();
  });
  await test.step("from a window of its own", async () => {
    await page.goto(website.previewAddress);
    expect(await reportOf(page)).toEqual(ALONE);
  });
  await test.step("from the live website", async () => {
    await page.goto(`/sites/${subdomain}/`);
    expect(await reportOf(page)).toEqual(ALONE);
    const refused = page.waitForResponse("**/api/subscription/cancel");
    await page.getByRole("button").click();
    expect((await refused).status()).toBe(403);
  });
  await expect.poll(() => openers.length, "windows that were opened").toBe(3);
  expect(await Promise.all(openers)).toEqual([null, null, null]);
  // The account says nothing to whom it does not know, so no session came with the question.
  expect(new Set(answers)).toEqual(new Set(["GET 401", "POST 403"]));
  expect(await (await subscriber.call("GET", "/api/subscription/status")).json()).toMatchObject({ isActive: true });
  expect(await readCode(subscriber, website.id)).toEqual(hostile);
});

test("in the editor none of it runs, and nobody else is believed", async ({ page, subscriber, baseURL }) => {
  const hostile = hostilePage(baseURL!);
  const website = await makeWebsiteOf(subscriber, hostile);
  await page.goto(`/analysis/${website.id}?edit=true`);
  const frame = page.frameLocator("iframe");
  const select = async (name: string) => {
    await page.frameLocator("iframe[title]").getByText(name).click();
    await expect(selectedText(page)).toHaveValue(name);
  };
  await test.step("not by itself, and not when it is pressed", async () => {
    for (const name of ["A link that is a script", "A link to the whole window", "A form for the whole window"])
      await select(name);
    await expect(frame.locator("#report")).toHaveText("Nothing ran here");
    expect(await frame.locator("html").evaluate(() => document.title)).toBe("Hostile");
    await expect(page).toHaveURL(new RegExp(`/analysis/${website.id}\\?`));
  });
  await test.step("nor do its words count in a frame beside it, even with the key", async () => {
    const key = await page.locator("iframe").evaluate((element: HTMLIFrameElement) => element.src.split("#")[1]!);
    await page.evaluate((src) => {
      const beside = Object.assign(document.createElement("iframe"), { id: "beside", src });
      beside.setAttribute("sandbox", "allow-scripts");
      document.body.prepend(beside);
    }, `${website.previewAddress}#${key}`);
    const beside = page.frameLocator("#beside");
    expect((await reportOf(beside))["the editor"]).toBe("got no answer");
    await select("Welcome to the bakery");
    expect(await beside.locator("html").evaluate(() => document.title)).not.toBe("The editor answered");
    await expect(page.getByText("All changes saved")).toBeVisible();
  });
});

test("a preview that is shared cannot show the app's address, whatever it writes into the address bar", async ({
  browser,
  subscriber,
  baseURL,
}) => {
  const javascript = `
    const said = [${JSON.stringify(`${baseURL}/account/sign-in`)}, "/account/sign-in"].map((address) => {
      try { history.pushState(null, "", address); return location.href; } catch (error) { return error.name; }
    });
    document.querySelector("#report").textContent = JSON.stringify(said);`;
  const html = `<!doctype html><title>Sign in</title><p id="report"></p><script src="script.js"></script>`;
  const { id } = await makeWebsiteOf(subscriber, { html, css: "", javascript });
  const { response } = await subscriber.submit(`/analysis/${id}?dialog=preview-link`, {
    intent: "preview-link",
    days: "7",
  });
  const [link] = /http[^"<\\]*\/preview\/link\/[\w-]+\//.exec(await response.text())!;
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link!);
  const written = new URL("/account/sign-in", link).href;
  expect(await reportOf(visitor, /^\[/)).toEqual(["SecurityError", written]);
  expect(new URL(visitor.url()).host).not.toBe(new URL(baseURL!).host);
  // Whoever loads it again meets nothing that could ask for a password.
  const again = await visitor.goto(written);
  expect([again!.status(), await visitor.context().cookies()]).toEqual([404, []]);
  await visitor.context().close();
});

test("a customer's file is no script of the app, wherever it is", async ({ page, subscriber }) => {
  const website = await makeWebsiteOf(subscriber, {
    html: hostilePage("").html,
    css: "",
    javascript: "document.title = 'Taken over'",
  });
  const subdomain = newSubdomain();
  await deployWebsite(subscriber, website, subdomain);
  await page.goto("/dashboard");
  const title = await page.title();
  const { pathname } = new URL(website.previewAddress);
  const files = [
    `/sites/${subdomain}/script.js`,
    `${pathname}script.js`,
    `${website.previewAddress}script.js`,
    `/assets/..%2fsites%2f${subdomain}%2fscript.js`,
  ];
  for (const file of files) expect(await page.evaluate(takeAsScript, file), file).toBe("refused");
  expect(await page.title()).toBe(title);
  const own = await page.evaluate(
    () => performance.getEntriesByType("resource").find(({ name }) => /\/assets\/.*\.js$/.test(name))!.name,
  );
  expect(await page.evaluate(takeAsScript, own)).toBe("taken");
});

/** Whether the page takes what is at an address as a script of its own. */
const takeAsScript = (src: string) =>
  new Promise<string>((resolve) => {
    const type = src.includes("/assets/") ? "module" : "";
    document.head.append(
      Object.assign(document.createElement("script"), {
        src,
        type,
        onload: () => resolve("taken"),
        onerror: () => resolve("refused"),
      }),
    );
  });

test("a page that leads elsewhere leads neither the window nor the editor's frame away", async ({
  page,
  subscriber,
}) => {
  const website = await makeWebsiteOf(subscriber, leadingPage);
  const addresses = () => page.frames().map((each) => new URL(each.url()).search);
  await page.goto(`/analysis/${website.id}`);
  await expect.poll(addresses).toEqual(["", "?strayed"]);
  await page.goto(`/analysis/${website.id}?edit=true`);
  await page.frameLocator("iframe").getByText("Come along now").click();
  await expect(selectedText(page)).toHaveValue("Come along now");
  expect(addresses().at(-1)).toBe("?edit");
});
