import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { IsolatedWorld, NoAnswer, within } from "./isolated-world.server";
import { axeProgram, overflowProgram, SETTLE, type OverflowWidth } from "./page-programs";
import { axeInspection, overflowInspection, type PageInspection } from "./page-inspection";
import { carryTraffic, SITE_ORIGIN, type ReadFile, type Traffic } from "./page-traffic.server";
import { openSealedBrowser, type SealedBrowser } from "./sealed-browser.server";
import { takeStill } from "./take-still.server";

interface Order {
  readFile: ReadFile;
  /** The attribute that marks elements, for whoever reads what was seen. */
  marked: string;
  /** Only the small picture is wanted: what is wrong with the page is known. */
  isKnown?: boolean;
  signal: AbortSignal;
}

/** The page could not be looked at, for no fault of its own that we know; the message is for our log. */
class InspectionFailed extends Error {
  override name = "InspectionFailed";
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const AXE_WIDTHS: readonly number[] = [390, 1280];
/** The phone first: what it loads is counted. */
const WIDTHS: readonly OverflowWidth[] = [390, 320, 768, 1280];
const HEIGHT = 844;

/** For all of it, and for a page to answer a simple question, in milliseconds; usual are 4 s and 50 ms. */
const LIMIT_MS = 60_000;
const PATIENCE_MS = 15_000;
const TRIES = 3;

/**
 * Opens a site's page from memory in a browser that reaches no network, and says what was seen at four widths.
 * The browser is gone when this returns, and when this process is.
 * @throws NoChromium, InspectionFailed, or the reason of `signal` when that aborts
 */
export async function inspectPage(order: Order, limitMs = LIMIT_MS): Promise<PageInspection> {
  const limit = AbortSignal.timeout(limitMs);
  const browser = await openSealedBrowser(AbortSignal.any([order.signal, limit]));
  try {
    return await untilAborted(inspectWith(browser, order), order.signal, limit);
  } finally {
    await browser.stop();
  }
}

async function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal, limit: AbortSignal): Promise<Value> {
  const over = AbortSignal.any([signal, limit]);
  const aborted = new Promise<never>((_, reject) =>
    over.addEventListener("abort", () => reject(over.reason as Error), { once: true }),
  );
  try {
    return await Promise.race([work, aborted]);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof InspectionFailed ? error : new InspectionFailed((error as Error).message, { cause: error });
  }
}

/** The same with a browser that is open already, which may look at one page after another. */
export async function inspectWith(
  browser: SealedBrowser,
  { readFile, ...wanted }: Omit<Order, "signal">,
): Promise<PageInspection> {
  const visitor = await browser.newVisitor();
  const traffic = await carryTraffic(visitor, readFile);
  const page = await visitor.newPage();
  let crashed = false;
  page.on("crash", () => (crashed = true));
  try {
    await open(page);
    const seen = await lookUntilCalm(page, wanted, traffic);
    await within(visitor.close(), PATIENCE_MS);
    return inspectionOf("calm", seen, traffic);
  } catch (error) {
    if (!crashed && !(error instanceof NoAnswer)) throw error;
    return inspectionOf(crashed ? "crashed" : "hung", NOTHING, traffic);
  }
}

type RenderedState = Pick<PageInspection, "overflow" | "axe" | "loaded" | "still">;
type Wanted = Pick<Order, "marked" | "isKnown">;
const NOTHING: RenderedState = { overflow: [], axe: [], loaded: [] };

const inspectionOf = (
  fate: PageInspection["fate"],
  seen: RenderedState,
  { errors, missing, outside }: Traffic,
): PageInspection => ({ fate, ...seen, errors, missing, outside });

async function open(page: Page): Promise<void> {
  const opened = page.goto(`${SITE_ORIGIN}/`, { waitUntil: "commit", timeout: PATIENCE_MS });
  await opened.catch((error: Error) => {
    if (error.name === "TimeoutError") throw new NoAnswer(error.message);
    // A page that leads away at once is kept from it, and stays.
    if (!/ERR_ABORTED|interrupted/.test(error.message)) throw error;
  });
}

/** A page may load itself anew once or twice. */
async function lookUntilCalm(page: Page, wanted: Wanted, traffic: Traffic): Promise<RenderedState> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await look(page, wanted, traffic);
    } catch (error) {
      if (!/navigated|context with specified id|context was destroyed/.test((error as Error).message)) throw error;
      if (tries === TRIES) throw new NoAnswer("the page loads itself again and again");
    }
  }
}

async function look(page: Page, { marked, isKnown = false }: Wanted, traffic: Traffic): Promise<RenderedState> {
  const world = await within(IsolatedWorld.of(page), PATIENCE_MS);
  await world.evaluate(SETTLE, PATIENCE_MS);
  const seen: RenderedState = { overflow: [], axe: [], loaded: [...traffic.loaded] };
  for (const width of isKnown ? [] : WIDTHS) {
    await within(page.setViewportSize({ width, height: HEIGHT }), PATIENCE_MS);
    const overflow = await world.evaluate(overflowProgram(marked), PATIENCE_MS);
    seen.overflow.push({ width, ...overflowInspection.parse(overflow) });
    if (!AXE_WIDTHS.includes(width)) continue;
    seen.axe.push({ width, violations: axeInspection.parse(await runAxe(world, marked)) });
  }
  return { ...seen, still: await takeStill(page) };
}

async function runAxe(world: IsolatedWorld, marked: string): Promise<unknown> {
  try {
    // In a world of its own, `axe` finds no module loader of the page's to go to instead.
    return await world.evaluate(`${AXE};${axeProgram(marked)}`, LIMIT_MS);
  } catch (error) {
    throw error instanceof NoAnswer ? new InspectionFailed("axe did not end") : error;
  }
}
