import { gzipSync } from "node:zlib";
import { chromium, type Page } from "playwright";
import { askPreview } from "../setup/ask-preview";
import { CHROMIUM_ARGS, findChromium } from "../setup/chromium";
import { makeWebsiteOf } from "../setup/saved-website";
import type { Bench } from "./bench";
import { pageOf } from "./large-page";
import type { World } from "./world";

interface Weights {
  editor: number;
  plain: number;
}

/**
 * All scripts that the editor loads and the list of deployments has not, its four tabs opened, with the frame's own
 * script.
 */
export async function editorWeight(world: World): Promise<Bench> {
  let weights: Promise<Weights> | undefined;
  const weigh = () => (weights ??= weighEditor(world));
  return {
    unit: "KB",
    goal: 180,
    peer: "all JavaScript of Your Deployments",
    measure: async () => (await weigh()).editor,
    measurePeer: async () => (await weigh()).plain,
  };
}

async function weighEditor(world: World): Promise<Weights> {
  const owner = await world.newSubscriber("Wilma Weight");
  const { id, previewAddress } = await makeWebsiteOf(owner, await pageOf(0));
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({ baseURL: owner.origin });
    await context.addCookies(owner.browserCookies());
    const page = await context.newPage();
    const scripts = collectScripts(page);
    // A plain screen: the dashboard shows finished websites too, and so has much of the editor itself.
    await page.goto("/deployments", { waitUntil: "networkidle" });
    const plain = sum(await scripts());
    await page.goto(`/analysis/${id}?edit=true`, { waitUntil: "networkidle" });
    for (const name of ["Design", "Images", "AI Designer"]) {
      await page.getByRole("tab", { name, exact: true }).click();
      await page.waitForLoadState("networkidle");
    }
    const frame = (await askPreview(`${previewAddress}?edit`)).text;
    const ownScript = /<script>([^]*?)<\/script>/.exec(frame)![1]!;
    return { plain, editor: sum(await scripts()) - plain + weightOf(ownScript) };
  } finally {
    await browser.close();
  }
}

/** Gives the gzipped kilobytes of each script that the app has sent to a page so far, by address. */
function collectScripts(page: Page): () => Promise<Map<string, number>> {
  const seen = new Map<string, Promise<number>>();
  page.on("response", (answer) => {
    if (/^\/assets\/.*\.js$/.test(new URL(answer.url()).pathname) && !seen.has(answer.url()))
      seen.set(answer.url(), answer.text().then(weightOf));
  });
  return async () => new Map(await Promise.all([...seen].map(async ([url, weight]) => [url, await weight] as const)));
}

const weightOf = (script: string) => gzipSync(script).length / 1_000;
const sum = (weights: Map<string, number>) => [...weights.values()].reduce((all, weight) => all + weight, 0);
