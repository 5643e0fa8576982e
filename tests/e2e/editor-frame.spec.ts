import type { FromFrame } from "~/components/editor/frame/frame-protocol";
import { askPreview } from "../setup/ask-preview";
import { expect, test } from "../setup/browser-test";
import { openFramedPage, type FramedPage } from "../setup/framed-page";
import { makeWebsiteOf } from "../setup/saved-website";

const HTML = `<!doctype html>
<html lang="en"><head><title>Bakery</title><link rel="stylesheet" href="styles.css"><script src="script.js" defer></script></head>
<body class="page">
<main><section id="top">
<h1>Fresh <em>bread</em> daily</h1>
<p>  First
  line<br>second line</p>
</section><section id="order">
<a href="https://elsewhere.example/" target="_blank">Order now</a>
<a href="javascript:document.title='run'">Trick</a>
<form action="/sent"><button onclick="document.title='run'">Send it</button></form>
<details><summary>Opening hours</summary><p>Every day from seven</p></details>
</section></main>
<div style="height:3000px"></div>
<footer><p>The last paragraph</p></footer>
</body></html>`;
const CODE = {
  html: HTML,
  css: "h1 { color: rgb(1, 2, 3) } .page { background: url(/assets/images/none.webp) }",
  javascript: "document.title = 'run'",
};

/** Colours aside, which go with each selection (see `editor-design.spec.ts`). */
const said = (framed: FramedPage, expected: FromFrame[], from = 0) => {
  const all: FromFrame[] = [];
  const hear = async () => (await framed.heard()).filter(({ type }) => type !== "color");
  return expect.poll(async () => (all.push(...(await hear())), all.slice(from))).toEqual(expected);
};
/** What was said in the end: the frame is another process, and words are under way. */
const saidLast = (framed: FramedPage, expected: FromFrame[]) => said(framed, expected, -expected.length);

/** Selects an element, and waits until the frame has heard so: a key that came first would be about another one. */
async function select(framed: FramedPage, node: number): Promise<void> {
  await framed.select(node);
  const names = (said: FromFrame) => said.type === "color" && said.node === node;
  await expect.poll(async () => (await framed.heard()).some(names)).toBe(true);
}

test.describe("the editor's frame", () => {
  let address: string;
  let framed: FramedPage;

  test.beforeEach(async ({ page, subscriber }) => {
    address = (await makeWebsiteOf(subscriber, CODE)).previewAddress;
    framed = await openFramedPage(page, address, CODE);
  });

  test("is a page of its own with our script only", async ({ page, baseURL }) => {
    const edited = await askPreview(`${address}?edit`);
    const [policy, framedBy] = edited.all("content-security-policy").join().split("; frame-ancestors ");
    expect(policy).toMatch(
      /^sandbox allow-scripts; script-src 'sha256-[\w+/=]+'; connect-src 'none'; frame-src 'none'; object-src 'none'; form-action 'none'; base-uri 'none'$/,
    );
    expect(framedBy).toBe(baseURL);
    expect(edited.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(edited.text).toMatch(/^<!doctype html><script>[^<]/);
    expect(edited.text).not.toContain("Bakery");
    await expect(framed.frame.locator("h1")).toHaveAttribute("data-plinth-node", "8");
    for (const other of [address, `${address}styles.css`, `${address}styles.css?edit`, `${address}index.html?edit`]) {
      expect((await askPreview(other)).text, other).not.toContain("data-plinth-node");
    }
    await expect(framed.frame.locator("h1")).toHaveCSS("color", "rgb(1, 2, 3)");
    const background = await framed.frame.locator("body").evaluate((body) => getComputedStyle(body).backgroundImage);
    expect(background).toBe(`url("${address}assets/images/none.webp")`);
    await framed.frame.getByText("Trick").click();
    await framed.frame.getByText("Send it").click();
    await framed.frame.getByText("Order now").click();
    expect(
      await framed.frame.locator("html").evaluate(() => [document.title, location.origin + location.pathname]),
    ).toEqual(["Bakery", address]);
    expect(page.context().pages()).toHaveLength(1);
  });

  test("selects, and edits text in its place", async ({ page }) => {
    const { frame } = framed;
    const heading = frame.locator("h1");
    await test.step("by pointer", async () => {
      await frame.getByText("bread").click();
      await said(framed, [{ type: "select", node: 9 }]);
      await heading.dblclick();
      await expect(heading).toBeFocused();
      await framed.heard();
      await page.keyboard.press("End");
      await page.keyboard.type(", on");
      await expect(heading).toHaveText("Fresh bread daily, on");
      await page.keyboard.press("Enter");
      await expect(heading).not.toHaveAttribute("contenteditable");
      const typed = [",", ", ", ", o", ", on"].map(
        (end): FromFrame => ({ type: "text", node: 8, text: `Fresh bread daily${end}`.trim(), done: false }),
      );
      await said(framed, [...typed, { type: "text", node: 8, text: "Fresh bread daily, on", done: true }]);
      await expect(heading.locator("em")).toHaveText("bread");
    });
    await test.step("Escape takes back what was typed", async () => {
      const paragraph = frame.locator("p").first();
      await paragraph.dblclick();
      await page.keyboard.type("Never ");
      await page.keyboard.press("Escape");
      await expect(paragraph).toHaveText(/^\s*First\s+line\s*second line$/);
      await saidLast(framed, [{ type: "text", node: 10, text: "First line second line", done: true }]);
    });
    await test.step("by keyboard, with spaces in a button", async () => {
      await frame.locator("body").press("Escape");
      const button = frame.getByRole("button");
      await select(framed, 16);
      await page.keyboard.press("Enter");
      await expect(button).toBeFocused();
      await page.keyboard.type(" to us");
      await page.keyboard.press("Control+s");
      await expect(button).toHaveText("Send it to us");
      await saidLast(framed, [
        { type: "text", node: 16, text: "Send it to us", done: true },
        { type: "key", key: "save" },
      ]);
    });
  });

  test("goes from text to text by arrow keys, and passes the editor's keys on", async ({ page }) => {
    const { frame } = framed;
    await frame.locator("body").focus();
    for (const key of [
      "ArrowDown",
      "ArrowDown",
      "ArrowRight",
      "ArrowUp",
      "Escape",
      "Control+z",
      "Control+Shift+z",
      "Control+y",
    ]) {
      await page.keyboard.press(key);
    }
    const selected = [8, 10, 13, 10, null].map((node): FromFrame => ({ type: "select", node }));
    const keys = (["undo", "redo", "redo"] as const).map((key): FromFrame => ({ type: "key", key }));
    await said(framed, [...selected, ...keys]);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe("framed");
  });

  test("pastes plain text, in one line", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(async () => {
      const [html, text] = [`<b onclick="x()">two</b>`, "two\nlines <b>"];
      const item = new ClipboardItem({
        "text/html": new Blob([html], { type: "text/html" }),
        "text/plain": new Blob([text], { type: "text/plain" }),
      });
      await navigator.clipboard.write([item]);
    });
    const footer = framed.frame.getByText("The last paragraph");
    await footer.dblclick();
    await page.keyboard.press("End");
    await page.keyboard.press("Control+v");
    await expect(footer).toHaveText("The last paragraphtwo lines <b>");
    await expect(footer.locator("b")).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect(footer).toHaveText("The last paragraph");
    expect((await framed.heard()).filter(({ type }) => type === "key")).toEqual([]);
  });

  test("shows what the editor has, where it is scrolled to", async ({ page }) => {
    const { frame } = framed;
    const [heading, footer] = [frame.locator("h1"), frame.locator("footer p")];
    const scrolled = () => frame.locator("html").evaluate(() => scrollY);
    const with_ = (...changes: [string, string][]) => ({
      ...CODE,
      html: changes.reduce((html, [from, to]) => html.replace(from, to), HTML),
    });
    await test.step("live text, and the selected element in view", async () => {
      await framed.showText(8, "Stale bread weekly");
      await expect(heading).toHaveText("Stale bread weekly");
      await expect(heading.locator("em")).toHaveText("bread");
      await framed.select(22, { scroll: true });
      await expect(footer).toBeInViewport();
    });
    await test.step("documents, without moving or loading the page again", async () => {
      const before = await scrolled();
      await footer.evaluate((element) => Object.assign(element, { same: true }));
      await frame.getByText("Opening hours").evaluate((summary: HTMLElement) => summary.click());
      await framed.show(
        with_(
          [`<section id="top">`, `<section id="new"><h2>New</h2></section><section id="top">`],
          ["paragraph</p>", "paragraph <strong>ever</strong></p>"],
        ),
      );
      await expect(footer).toHaveText("The last paragraph ever");
      await expect(frame.locator("h2")).toHaveText("New");
      expect(await footer.evaluate((element) => "same" in element)).toBe(true);
      expect(await frame.locator("details").evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
      expect(await frame.locator("html").evaluate(() => [document.scripts.length, document.title])).toEqual([
        0,
        "Bakery",
      ]);
      expect(Math.abs((await scrolled()) - before)).toBeLessThan(200);
    });
    await test.step("styles alone", async () => {
      await framed.show({ ...CODE, css: "h1 { color: rgb(4, 5, 6) }" });
      await expect(heading).toHaveCSS("color", "rgb(4, 5, 6)");
    });
    await test.step("but not over what is being typed", async () => {
      await heading.dblclick();
      await page.keyboard.press("End");
      await page.keyboard.type("!");
      await framed.show(with_(["paragraph</p>", "word</p>"]));
      await expect(footer).toHaveText("The last word");
      await expect(heading).toHaveText("Fresh bread daily!");
      await expect(heading).toBeFocused();
    });
    await test.step("all again, when the frame loads again", async () => {
      await frame.locator("html").evaluate(() => location.reload());
      await expect(footer).toHaveText("The last word");
    });
  });
});
