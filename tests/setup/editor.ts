import { expect, type Locator, type Page } from "playwright/test";
import type { Visitor } from "./visitor";
import { makeWebsite, readCode, type Website } from "./websites";

const PICTURE = '<img src="assets/counter.jpg" alt="The counter" width="40" height="30">';
const PARAGRAPH = '<p id="story">Bread from a wood-fired oven.</p>';
const LINK = '<p>Find it in our <a id="guide" href="#menu">guide for guests</a> here.</p>';

/** A website whose first section, `#known`, has a picture, a paragraph and a link that tests can rely on. */
export async function withKnownParts(owner: Visitor): Promise<Website> {
  const { id, code } = await makeWebsite(owner);
  const known = `<section id="known" data-section="known"><h2>Known parts</h2>${PICTURE}${PARAGRAPH}<p>Too short</p>${LINK}</section>`;
  await owner.call("PATCH", `/api/analysis/${id}/code`, {
    ...code,
    html: code.html.replace(/<main[^>]*>/, `$&${known}`),
  });
  return { id, code: (await readCode(owner, id))! };
}

/**
 * A window with room for the preview as wide as on a desk. Playwright misses what it presses in a frame that is made
 * smaller.
 */
export const WIDE = { width: 1760, height: 900 };

/** Opens a website in the editor, at the tab of this name, and waits until its preview can be edited. */
export async function openEditor(page: Page, id: number, tab?: string) {
  await page.goto(`/analysis/${id}?edit=true${tab ? `&tab=${tab}` : ""}`);
  await expect(previewOf(page).locator("[data-plinth-node]").first()).toBeAttached();
}

/** The website in the editor's frame. */
export const previewOf = (page: Page) => page.frameLocator('iframe[title="Preview of Padaria Alfazema"]');
/** The field of the paragraph that `withKnownParts` put there. */
export const storyField = (page: Page) => page.locator(".editor-panel details[open]").getByLabel("Paragraph 1");
export const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });
export const toast = (page: Page, text: string) => page.locator("[data-toast]").filter({ hasText: text });
