import { chromium, type Page } from "playwright";
import type { WebsiteCode } from "~/modules/site/website-code";
import { CHROMIUM_ARGS, findChromium } from "../setup/chromium";
import { WIDE } from "../setup/editor";
import { makeWebsiteOf } from "../setup/saved-website";
import { timed, type Bench } from "./bench";
import { pageOf } from "./large-page";
import type { World } from "./world";

/** From the address to the website in the editor's frame, ready to be edited, and its texts in the panel. */
export async function editorOpens(world: World): Promise<Bench> {
  const owner = await world.newSubscriber("Olga Opens");
  const large = await makeWebsiteOf(owner, await pageOf(200_000));
  const small = await makeWebsiteOf(owner, shortened(await pageOf(0), 10_000));
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  const context = await browser.newContext({ baseURL: owner.origin, viewport: WIDE });
  await context.addCookies(owner.browserCookies());
  const measure = async (id: number) => {
    const page = await context.newPage();
    const took = await timed(() => open(page, id));
    await page.close();
    return took;
  };
  return {
    goal: { ratioAtMost: 1.3 },
    peer: "the same of a 10 KB page",
    rounds: 12,
    measure: () => measure(large.id),
    measurePeer: () => measure(small.id),
    close: () => browser.close(),
  };
}

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`/analysis/${id}?edit=true&tab=content`);
  // The frame's own mark stands in the page once the editor has sent it.
  await page.frameLocator("iframe").locator("style[data-plinth-styles]").waitFor({ state: "attached" });
  await page.locator(".editor-panel details[open] textarea").first().waitFor();
  // The server sends the panel as well; React has taken it over where the arrow keys go through its tabs.
  await page.locator('.editor-panel [role=tab][tabindex="-1"]').first().waitFor();
}

/** Leaves out sections from the end until the html has so many characters. */
function shortened(code: WebsiteCode, characters: number): WebsiteCode {
  let { html } = code;
  while (html.length > characters) {
    const at = html.lastIndexOf("<section");
    html = html.slice(0, at) + html.slice(html.indexOf("</section>", at) + "</section>".length);
  }
  return { ...code, html };
}
