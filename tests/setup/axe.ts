import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Frame, type Page } from "playwright/test";

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** All that light and dark can change. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const NARROW = 768;

/** In which schemes to look at a width: dark, a desk has the colours of a phone, and FULL=1 or SCREENSHOTS looks at both. */
export const schemesAt = (width: number): ("light" | "dark")[] =>
  width < NARROW || process.env.FULL || process.env.SCREENSHOTS ? ["light", "dark"] : ["light"];

interface Look {
  /** The selector of the only part to look at. */
  within?: string;
  /** The only rules to apply. */
  rules?: string[];
}

type AxeWindow = typeof window & { axe?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> } };

/**
 * Runs axe in a page or a frame and gives what it finds, as "rule: elements". It does not go into frames: the owners'
 * sites have tests of their own. Run here rather than by @axe-core/playwright, which opens a page for each look and so
 * takes a second where this takes a fifth.
 */
export async function findViolations(page: Page | Frame, { within = "html", rules }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SCRIPT);
  const options: RunOptions = { iframes: false, resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const run = ([selector, how]: [string, RunOptions]) => (window as AxeWindow).axe!.run({ include: [selector] }, how);
  const { violations } = await page.evaluate(run, [within, options] as [string, RunOptions]);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** Fails for what axe finds; `where` names the screen in the failure. */
export async function expectNoViolations(page: Page, where: string, look?: Look): Promise<void> {
  expect(await findViolations(page, look), where).toEqual([]);
}
