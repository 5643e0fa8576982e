import type { Page } from "playwright-core";
import { STILL } from "~/lib/still-size";
import { within } from "./isolated-world.server";

const DESK = { width: 1280, height: 800 };
const PATIENCE_MS = 10_000;
/** Qualities of AVIF, tried in turn until the picture is small enough. */
const QUALITIES = [36, 25];
const MOST_BYTES = 30_000;

/**
 * A small picture of what a desk's window shows of a page first; null where none of a few tens of KB can be made. What
 * hinders it says nothing of the page.
 */
export const takeStill = (page: Page): Promise<Uint8Array | null> => draw(page).catch(() => null);

async function draw(page: Page): Promise<Uint8Array | null> {
  await within(page.setViewportSize(DESK), PATIENCE_MS);
  const session = await page.context().newCDPSession(page);
  // Drawn small by the browser itself: letters stay sharper than in a large picture that is made small.
  const clip = { x: 0, y: 0, ...DESK, scale: STILL.width / DESK.width };
  const taking = session.send("Page.captureScreenshot", { format: "png", clip });
  const drawn = Buffer.from((await within(taking, PATIENCE_MS)).data, "base64");
  const { default: sharp } = await import("sharp");
  for (const quality of QUALITIES) {
    const bytes = await sharp(drawn).avif({ quality }).toBuffer();
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  return null;
}
