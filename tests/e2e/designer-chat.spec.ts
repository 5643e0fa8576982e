import type { Page, Route } from "playwright/test";
import type { WebsiteCode } from "~/modules/site/website-code";
import { expectNoViolations } from "../setup/axe";
import { expect, test } from "../setup/browser-test";
import type { Visitor } from "../setup/visitor";
import { makeWebsite, readCode, type Website } from "../setup/websites";

const TROUBLE =
  "I'm having trouble processing your request. Try being more specific like 'make the logo 20% bigger' or 'change background to blue'.";
const SORRY =
  "Sorry, I couldn't process your request right now. Please try again or be more specific about what you'd like to change.";
const FAILED = "Failed to process your request. Please try again.";

const chatOf = (website: Website) => `/analysis/${website.id}?edit=true&tab=ai-designer`;
const field = (page: Page) => page.getByLabel("What should change?");
const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of Padaria Alfazema"]');
const toast = (page: Page, text: string) => page.locator("[data-toast]").filter({ hasText: text });

async function ask(page: Page, message: string) {
  await field(page).fill(message);
  await field(page).press("Enter");
}

async function openChat(page: Page, website: Website) {
  await page.goto(chatOf(website));
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  await expect(preview(page).locator("h1")).toBeVisible();
}

const sse = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const answers = (data: object) => (route: Route) => route.fulfill({ status: 200, body: sse("answer", data) });

const versionsOf = async (visitor: Visitor, { id }: Website) =>
  (await (await visitor.call("GET", `/api/versions/${id}`)).json()) as {
    changeType: string;
    title: string;
    isAutoSaved: boolean;
    websiteCode: WebsiteCode;
  }[];

const recoloured = ({ code }: Website, colour: string) => ({ ...code, css: `${code.css}\nh1 { color: ${colour} }\n` });

test("a request changes the website: one undo step, one version, nothing saved by itself", async ({
  page,
  subscriber,
}) => {
  const website = await makeWebsite(subscriber);
  await openChat(page, website);
  const heading = preview(page).locator("h1");
  const headline = await heading.innerText();

  await test.step("blank requests are ignored, Shift and Enter make a line, Enter sends", async () => {
    const sent: unknown[] = [];
    page.on(
      "request",
      (request) => request.url().endsWith("/api/ai-designer/stream") && sent.push(request.postDataJSON()),
    );
    await field(page).press("Enter");
    await field(page).fill("   ");
    await page.getByRole("button", { name: "Send" }).click();
    await field(page).fill('Change the main heading to "Bread every day"');
    await field(page).press("Shift+Enter");
    await expect(field(page)).toHaveValue('Change the main heading to "Bread every day"\n');
    expect(sent).toEqual([]);
    await field(page).press("Enter");
    await expect(heading).toHaveText("Bread every day");
    expect(sent).toEqual([
      { analysisId: website.id, message: 'Change the main heading to "Bread every day"', currentCode: website.code },
    ]);
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toBeFocused();
  });

  await test.step("it is said, and what changed", async () => {
    await expect(toast(page, "Website Updated")).toBeVisible();
    await expect(log(page)).toContainText("Changed: content");
    await expect(log(page).getByText("AI Designer")).toBeVisible();
  });

  await test.step("it is a version, and not saved yet", async () => {
    expect(await readCode(subscriber, website.id)).toEqual(website.code);
    const [version] = await versionsOf(subscriber, website);
    expect(version).toMatchObject({
      changeType: "ai_designer",
      title: 'Change the main heading to "Bread every day"',
      isAutoSaved: true,
    });
    expect(version!.websiteCode.html).toContain("Bread every day");
  });

  await test.step("it is one undo step, in the chat and in the toolbar", async () => {
    await log(page).getByRole("button", { name: "Undo" }).click();
    await expect(heading).toHaveText(headline);
    await expect(log(page).getByText("Undone")).toBeVisible();
    await expect(log(page)).not.toContainText("Changed: content");
    await expect(log(page).getByRole("button")).toHaveCount(0);
    await page.getByRole("button", { name: /^Redo/ }).click();
    await expect(heading).toHaveText("Bread every day");
    await expect(log(page)).toContainText("Changed: content");
    await expect(log(page).getByRole("button", { name: "Undo" })).toBeVisible();
  });

  await test.step("only the last step can be undone in the chat", async () => {
    await ask(page, "make the headline green");
    await expect(log(page)).toContainText("Changed: design");
    await expect(log(page).getByRole("button", { name: "Undo" })).toHaveCount(1);
  });

  await test.step("it is kept when the owner saves, and the conversation as well", async () => {
    await page.getByRole("button", { name: "Save Changes" }).first().click();
    await expect(toast(page, "Changes Saved")).toBeVisible();
    expect((await readCode(subscriber, website.id))!.html).toContain("Bread every day");
    await page.reload();
    await expect(log(page)).toContainText("make the headline green");
    await expect(log(page)).toContainText("Changed: website");
  });

  await test.step("what is taken back before the page's script has come, and saved, is not told as done later", async () => {
    let letScriptCome = () => {};
    const pressed = new Promise<void>((resolve) => (letScriptCome = resolve));
    await page.route(/entry\.client/, (route) => pressed.then(() => route.continue()));
    await page.goto(chatOf(website), { waitUntil: "commit" });
    await log(page).getByRole("button", { name: "Take this back" }).last().click();
    letScriptCome();
    await expect(log(page).getByText("Taken back")).toHaveCount(1);
    await page.getByRole("button", { name: "Save Changes" }).first().click();
    await expect(toast(page, "Changes Saved")).toBeVisible();
    await openChat(page, website);
    await expect(log(page).getByText("Taken back")).toHaveCount(1);
    await expect(log(page).getByText("Changed: website")).toHaveCount(1);
  });
});

test("everything that can go wrong is said, and nothing is changed", async ({ page, subscriber }) => {
  const website = await makeWebsite(subscriber);
  let answer: (route: Route) => Promise<void> = (route) => route.continue();
  await page.route("**/api/ai-designer/stream", (route) => answer(route));
  await openChat(page, website);
  const last = log(page).locator(":scope > div").filter({ hasText: "AI Designer" }).last();

  const failures: [string, (route: Route) => Promise<void>, string][] = [
    [
      "a fault of the server",
      (route) =>
        route.fulfill({
          status: 500,
          json: { message: "Something went wrong on our side. Please try again.", errors: {} },
        }),
      TROUBLE,
    ],
    ["a refusal", (route) => route.fulfill({ status: 409, json: { message: "Busy", errors: {} } }), SORRY],
    ["a server out of reach", (route) => route.abort(), SORRY],
    ["an answer that is no JSON", (route) => route.fulfill({ status: 200, body: "<html>" }), SORRY],
    ["an answer without a message", answers({ hasChanges: true, updatedCode: recoloured(website, "teal") }), SORRY],
    ["a message that is no text", answers({ message: { text: "Done" }, hasChanges: false }), SORRY],
    [
      "a stream without an answer",
      (route) => route.fulfill({ status: 200, body: sse("progress", { message: "Reading" }) }),
      SORRY,
    ],
    [
      "a fault in the stream",
      (route) => route.fulfill({ status: 200, body: sse("error", { status: 500, message: "Oh", errors: {} }) }),
      TROUBLE,
    ],
    [
      "a model that cannot be reached",
      (route) =>
        route.fulfill({ status: 200, body: sse("error", { status: 503, message: "Claude is busy.", errors: {} }) }),
      "Claude is busy.",
    ],
  ];
  for (const [name, fails, sentence] of failures) {
    await test.step(name, async () => {
      answer = fails;
      await ask(page, `Try ${name}`);
      await expect(log(page).getByText(`Try ${name}`)).toBeVisible();
      await expect(last).toContainText(sentence);
      const shown = toast(page, FAILED);
      await expect(shown).toContainText("Error");
      await shown.getByRole("button", { name: "Dismiss" }).click();
      await expect(shown).toHaveCount(0);
    });
  }

  await test.step("changes without code", async () => {
    answer = answers({ message: "I changed it.", hasChanges: true });
    await ask(page, "Make it nicer");
    await expect(toast(page, "Changes Applied")).toBeVisible();
    await expect(last).toContainText("I changed it.");
  });

  await test.step("words without changes", async () => {
    answer = answers({ message: "Which heading do you mean?", hasChanges: false, updatedCode: null });
    await ask(page, "Change the heading");
    await expect(last).toContainText("Which heading do you mean?");
  });

  await expect(page.getByRole("button", { name: /^Undo/ })).toBeDisabled();
  expect(await versionsOf(subscriber, website)).toHaveLength(1);
});

test("one request at a time, which can be stopped, and which fits what the owner does meanwhile", async ({
  page,
  subscriber,
}) => {
  const website = await makeWebsite(subscriber);
  const held: Route[] = [];
  await page.route("**/api/ai-designer/stream", (route) => void held.push(route));
  await openChat(page, website);
  const heading = preview(page).locator("h1");

  await test.step("a second one is ignored", async () => {
    await ask(page, "Make the headline teal");
    await expect(log(page)).toContainText("Thinking...");
    await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
    await ask(page, "And bigger");
    await expect(field(page)).toHaveValue("And bigger");
    await expect(log(page).getByText("And bigger")).toHaveCount(0);
    expect(held).toHaveLength(1);
  });

  await test.step("it can be stopped", async () => {
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(log(page)).toContainText("Stopped. Nothing was changed.");
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
    await expect(page.locator("[data-toast]")).toHaveCount(0);
  });

  const change = async (text: string) => {
    await page.getByRole("tab", { name: "Content" }).click();
    const texts = page.getByRole("tabpanel").getByRole("textbox");
    await texts
      .filter({ hasText: await heading.innerText() })
      .first()
      .fill(text);
    await page.getByRole("tab", { name: "AI Designer" }).click();
    await expect(heading).toHaveText(text);
  };

  await test.step("an answer fits onto what the owner changed elsewhere, and comes through another tab", async () => {
    await ask(page, "Make the headline teal");
    await expect.poll(() => held.length).toBe(2);
    await change("Bread and cakes");
    await page.getByRole("tab", { name: "Images" }).click();
    await answers({
      message: "It is teal now.",
      hasChanges: true,
      updatedCode: recoloured(website, "rgb(0, 128, 128)"),
    })(held[1]!);
    await expect(toast(page, "Website Updated")).toBeVisible();
    await expect(heading).toHaveCSS("color", "rgb(0, 128, 128)");
    await expect(heading).toHaveText("Bread and cakes");
    await page.getByRole("tab", { name: "AI Designer" }).click();
    await expect(log(page)).toContainText("It is teal now.");
  });

  await test.step("where both changed the same place, the owner's stays", async () => {
    await ask(page, "Another headline");
    await expect.poll(() => held.length).toBe(3);
    const sent = (held[2]!.request().postDataJSON() as { currentCode: WebsiteCode }).currentCode;
    await change("Cakes and bread");
    const updatedCode = { ...sent, html: sent.html.replaceAll("Bread and cakes", "Tea for two") };
    await answers({ message: "Done.", hasChanges: true, updatedCode })(held[2]!);
    await expect(log(page)).toContainText("You changed the same place while I was working on it");
    await expect(heading).toHaveText("Cakes and bread");
  });
});

test("what is selected goes with the request, offers are one press, and a change goes back alone", async ({
  page,
  subscriber,
}) => {
  const website = await makeWebsite(subscriber);
  await openChat(page, website);
  const heading = preview(page).locator("h1");
  const size = () => heading.evaluate((element) => getComputedStyle(element).fontSize);
  const before = await size();

  await test.step("the selected heading is named, and sent", async () => {
    await heading.click();
    await expect(page.getByText(/^About “this”: Heading/)).toBeVisible();
    const sent = page.waitForRequest("**/api/ai-designer/stream");
    await ask(page, "Make the headline bigger");
    expect((await sent).postDataJSON()).toMatchObject({ selected: expect.any(Number) });
    await expect.poll(size).not.toBe(before);
    // What it was about is done.
    await expect(page.getByText(/^About “this”/)).toBeHidden();
    await heading.click();
    await page.getByRole("button", { name: "Select nothing" }).click();
    await expect(page.getByText(/^About “this”/)).toBeHidden();
  });

  await test.step("an offer is a request", async () => {
    const offers = [{ label: "Make it italic", says: "make the headline italic" }];
    await page.route("**/api/ai-designer/stream", answers({ message: "How?", hasChanges: false, offers }), {
      times: 1,
    });
    await ask(page, "do something nice");
    await expectNoViolations(page, "an offer", { within: ".editor-panel" });
    await page.getByRole("button", { name: "Make it italic" }).click();
    await expect(heading).toHaveCSS("font-style", "italic");
    await expect(page.getByRole("button", { name: "Make it italic" })).toBeHidden();
  });

  await test.step("the first change goes back, the second stays", async () => {
    await page.getByRole("button", { name: "Take this back" }).first().click();
    await expect.poll(size).toBe(before);
    await expect(heading).toHaveCSS("font-style", "italic");
    await expect(log(page)).toContainText("Taken back");
  });

  await test.step("by words, too", async () => {
    await ask(page, "undo that");
    await expect(log(page)).toContainText("I took back “make the headline italic”.");
    await expect(heading).not.toHaveCSS("font-style", "italic");
  });
});

test("the call and its stream answer as the contract says", async ({ subscriber, neighbour, baseURL }) => {
  const website = await makeWebsite(subscriber);
  const body = { analysisId: website.id, message: "Make the headline green", currentCode: website.code };
  const status = async (who: Visitor, changes: object) =>
    (await who.call("POST", "/api/ai-designer", { ...body, ...changes })).status;

  const answer = await subscriber.call("POST", "/api/ai-designer", body);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const reply = (await answer.json()) as { message: string; updatedCode: WebsiteCode };
  expect(reply).toEqual({
    message: expect.any(String),
    hasChanges: true,
    updatedCode: { ...website.code, css: expect.any(String) },
  });
  expect(reply.updatedCode.css).not.toBe(website.code.css);
  const unchanged = await subscriber.call("POST", "/api/ai-designer", { ...body, message: "What can you do?" });
  expect(await unchanged.json()).toEqual({
    message: expect.any(String),
    hasChanges: false,
    updatedCode: null,
    offers: expect.any(Array),
  });

  expect(await status(subscriber, { message: " \n" })).toBe(400);
  expect(await status(subscriber, { message: 5 })).toBe(400);
  expect(await status(subscriber, { analysisId: "1" })).toBe(400);
  expect(await status(subscriber, { currentCode: { html: "<p>" } })).toBe(400);
  expect(await status(subscriber, { currentCode: { ...website.code, html: " " } })).toBe(400);
  expect(await status(subscriber, { currentCode: { ...website.code, css: "x".repeat(2_100_000) } })).toBe(413);
  expect(await status(neighbour, {})).toBe(404);
  expect(
    (await fetch(`${baseURL}/api/ai-designer`, { method: "POST", headers: { "sec-fetch-site": "same-origin" } }))
      .status,
  ).toBe(401);

  const stream = await subscriber.call("POST", "/api/ai-designer/stream", {
    ...body,
    message: "Make the headline blue",
  });
  expect(stream.headers.get("content-type")).toMatch(/^text\/event-stream\b/);
  const events = eventsOf(await stream.text());
  expect(events[0]).toEqual(["progress", { message: "Reading your website" }]);
  expect(events.at(-1)).toEqual([
    "answer",
    {
      message: expect.any(String),
      hasChanges: true,
      updatedCode: expect.objectContaining({ html: website.code.html }),
    },
  ]);
  const refused = eventsOf(await (await neighbour.call("POST", "/api/ai-designer/stream", body)).text());
  expect(refused).toEqual([["error", { status: 404, message: "There is no such website.", errors: {} }]]);
  expect((await subscriber.call("POST", "/api/ai-designer/stream", { ...body, message: "" })).status).toBe(400);
});

const eventsOf = (stream: string) =>
  [...stream.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, value]) => [
    event,
    JSON.parse(value!) as unknown,
  ]);

test("on a phone the answer and what it changed come into sight, and offers stay in the window", async ({
  page,
  subscriber,
}) => {
  const website = await makeWebsite(subscriber);
  await openChat(page, website);
  await page.setViewportSize({ width: 390, height: 844 });
  await openSheet(page);
  const label = `Write the entry “${"14 Bye Street, Ledbury ".repeat(5)}” in rose`;
  const offers = [{ label, says: "make the headline italic" }];
  await page.route(
    "**/api/ai-designer/stream",
    answers({ message: "I am not certain what you would like me to do.", hasChanges: false, offers }),
    { times: 1 },
  );
  await ask(page, "put bread at the top");
  const panel = page.locator(".editor-panel");
  await expect(page.getByRole("button", { name: label })).toBeVisible();
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  const html = website.code.html.replace(/(<footer[\s\S]*)<\/footer>/, "$1<p>Open on Sundays</p></footer>");
  await page.route(
    "**/api/ai-designer/stream",
    answers({ message: "I added when you are open.", hasChanges: true, updatedCode: { ...website.code, html } }),
    { times: 1 },
  );
  await ask(page, "say that we are open on sundays");
  await expect(preview(page).getByText("Open on Sundays")).toBeInViewport();
  await expect(log(page).getByText("I added when you are open.")).toBeInViewport({ ratio: 1 });
});

test("the chat is there for everybody, at every width", async ({ page, subscriber }) => {
  const website = await makeWebsite(subscriber);
  await openChat(page, website);
  await look(page, "chat-empty");
  await page.getByRole("group", { name: "Examples" }).getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("Changed: design");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await ask(page, "Please sing a song");
  await expect(log(page).getByText("AI Designer")).toHaveCount(2);
  await page.route("**/api/ai-designer/stream", () => {});
  await ask(page, "Make the buttons round");
  await expect(log(page)).toContainText("Thinking...");
  await look(page, "chat-waiting");
});

/**
 * Looks at the chat at two widths, light and dark, as axe does. With SCREENSHOTS naming a folder, a picture of each
 * goes there.
 */
async function look(page: Page, name: string) {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    if (width < 768) await openSheet(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await field(page).scrollIntoViewIfNeeded();
      if (process.env.SCREENSHOTS)
        await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}-${width}-${colorScheme}.png` });
      if (width === 390 && colorScheme === "dark") continue;
      await expectNoViolations(page, `${name} at ${width}, ${colorScheme}`, { within: ".editor-panel" });
    }
  }
}

/** On a phone what can be changed folds into a sheet. */
async function openSheet(page: Page) {
  await expect(page.locator(".editor-sheet")).not.toHaveAttribute("open");
  await page.getByText("What to change", { exact: true }).click();
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a request is a form: the change is saved, what was there is a version, the conversation is shown", async ({
    page,
    subscriber,
  }) => {
    const website = await makeWebsite(subscriber);
    await page.goto(chatOf(website));
    await field(page).fill("Make the headline green");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Website Updated")).toBeVisible();
    await expect(page).toHaveURL(/edit=true&tab=ai-designer$/);
    await expect(log(page)).toContainText("Make the headline green");
    await expect(log(page)).toContainText("Changed: website");
    expect((await readCode(subscriber, website.id))!.css).not.toBe(website.code.css);
    expect(
      (await versionsOf(subscriber, website)).some(({ websiteCode }) => websiteCode.css === website.code.css),
    ).toBe(true);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(log(page).getByText("AI Designer")).toHaveCount(1);
  });

  test("an example is a button of the form", async ({ page, subscriber }) => {
    await page.goto(chatOf(await makeWebsite(subscriber)));
    await page.getByRole("group", { name: "Examples" }).getByRole("button").first().click();
    await expect(log(page).getByText("AI Designer")).toBeVisible();
  });
});
