import { chromium, type Frame, type Page } from "playwright";
import type { WebsiteCode } from "~/modules/site/website-code";
import { CHROMIUM_ARGS, findChromium } from "../setup/chromium";
import { WIDE } from "../setup/editor";
import { makeWebsiteOf } from "../setup/saved-website";
import type { Visitor } from "../setup/visitor";

/** The editor of a website in a browser, and beside it the least that a frame and a field can be. */
export interface EditorPage {
  editor: Framed;
  bare: Framed;
  close(): Promise<void>;
}

/** A page with the field, and the frame with the website. */
export interface Framed {
  page: Page;
  frame: Frame;
}

/** Opens the editor of a new website with this code, with one of its tabs. */
export async function openEditorPage(owner: Visitor, code: WebsiteCode, tab = "content"): Promise<EditorPage> {
  const { id } = await makeWebsiteOf(owner, code);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const context = await browser.newContext({ baseURL: owner.origin, viewport: WIDE });
  await context.addCookies(owner.browserCookies());
  const page = await context.newPage();
  await page.goto(`/analysis/${id}?edit=true&tab=${tab}`);
  // The frame's own mark stands in the page once the editor has sent it.
  await page.frameLocator("iframe").locator("style[data-plinth-styles]").waitFor({ state: "attached" });
  const bare = await context.newPage();
  await bare.setContent(barePage(code.html));
  await bare.frameLocator("iframe").locator("h1").waitFor();
  return {
    editor: { page, frame: page.frames().at(-1)! },
    bare: { page: bare, frame: bare.frames().at(-1)! },
    close: () => browser.close(),
  };
}

const PATIENCE_MS = 10_000;

function barePage(html: string): string {
  const script = `onmessage = ({ data }) => (document.querySelector("h1").textContent = data);
    onclick = ({ target }) => parent.postMessage(target.textContent.replace(/\\s+/g, " ").trim(), "*");`;
  const framed = `${html}<script>${script}</script>`.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
  return `<section><h3>Selected</h3><label>Heading <textarea></textarea></label></section><iframe sandbox="allow-scripts" srcdoc="${framed}"></iframe><script>
    const field = document.querySelector("textarea");
    onmessage = ({ data }) => { field.value = data; field.dispatchEvent(new Event("change")); };
    field.oninput = () => frames[0].postMessage(field.value, "*");
  </script>`;
}

/**
 * Acts in one frame and gives the milliseconds until a check in the other first holds and has been painted. Both are
 * functions of the page and take the same value; frames of one browser share a clock.
 */
export async function untilPainted<Value>(
  from: Frame,
  act: (value: Value) => void,
  to: Frame,
  holds: (value: Value) => boolean,
  value: Value,
): Promise<number> {
  await to.page().bringToFront();
  // `void`, or the page's answer would wait for the promise.
  await to.evaluate(`void (window.painted = new Promise((resolve, reject) => {
    setTimeout(reject, ${PATIENCE_MS}, new Error("it never showed: " + ${JSON.stringify(JSON.stringify(value))}));
    const value = ${JSON.stringify(value)};
    const look = () => (${holds.toString()})(value) ? requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now())) : requestAnimationFrame(look);
    look();
  }))`);
  const start = (await from.evaluate(`(() => {
    const start = performance.timeOrigin + performance.now();
    (${act.toString()})(${JSON.stringify(value)});
    return start;
  })()`)) as number;
  return ((await to.evaluate("window.painted")) as number) - start;
}
