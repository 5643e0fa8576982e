import { build } from "esbuild";
import type { FrameLocator, Page } from "playwright/test";
import type { FromFrame } from "~/components/editor/frame/frame-protocol";
import type { WebsiteCode } from "~/modules/site/website-code";

/** The editor's frame with the editor's end of the line, and no editor: what it does is told to it by a test. */
export interface FramedPage {
  frame: FrameLocator;
  show(code: WebsiteCode): Promise<void>;
  showText(node: number, text: string): Promise<void>;
  select(node: number | null, options?: { scroll: boolean }): Promise<void>;
  /** What the frame has said since the last time. */
  heard(): Promise<FromFrame[]>;
}

/** Opens a website's frame in a document of the app's origin, which shows this code. */
export async function openFramedPage(page: Page, previewAddress: string, code: WebsiteCode): Promise<FramedPage> {
  // Not a screen: what React is still building cannot be replaced.
  await page.goto("/health");
  await page.evaluate(await bundled());
  await page.evaluate(([path, shown]) => window.framed.open(path, shown), [previewAddress, code] as const);
  return {
    frame: page.frameLocator("#framed"),
    show: (next) => page.evaluate((shown) => window.framed.show(shown), next),
    showText: (node, text) =>
      page.evaluate(([at, shown]) => window.framed.view.showText(at, shown), [node, text] as const),
    select: (node, options) =>
      page.evaluate(([at, scroll]) => window.framed.view.select(at, scroll), [node, options?.scroll ?? false] as const),
    heard: () => page.evaluate(() => window.framed.heard.splice(0)),
  };
}

async function bundled(): Promise<string> {
  const entryPoints = ["tests/setup/framed-page-script.ts"];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: "iife", target: "es2022", write: false });
  return outputFiles[0]!.text;
}
