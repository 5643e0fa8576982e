import type { Page } from "playwright";

export interface Traffic {
  requests: number;
  kilobytes: number;
}

/** As long as Playwright's own `networkidle`, which tells of a page's first rest only. */
const REST_MS = 500;

/** Counts what a page is sent from now on, heads included, as CDP counts it. */
export async function countTraffic(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const open = new Set<string>();
  let sizes: number[] = [];
  let last = performance.now();
  const done = (id: string) => open.delete(id) && (last = performance.now());
  // What the server says by and by never ends.
  session.on("Network.requestWillBeSent", ({ requestId, type }) => type !== "EventSource" && open.add(requestId));
  session.on("Network.loadingFailed", ({ requestId }) => void done(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (done(requestId)) sizes.push(encodedDataLength);
  });
  return {
    /** What came so far is forgotten. */
    restart() {
      sizes = [];
      last = performance.now();
    },
    /** What came, once nothing more does. */
    async rest(): Promise<Traffic> {
      while (open.size > 0 || performance.now() - last < REST_MS) await page.waitForTimeout(REST_MS / 10);
      return { requests: sizes.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1_000 };
    },
  };
}
