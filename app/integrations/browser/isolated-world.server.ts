import type { CDPSession, Page } from "playwright-core";

/** The page did not answer in time. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
}

/**
 * Runs programs in a page where the page's own scripts cannot reach them: they share its elements and nothing else, so
 * that a page cannot tell lies about itself.
 */
export class IsolatedWorld {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<IsolatedWorld> {
    return new IsolatedWorld(await page.context().newCDPSession(page));
  }

  /**
   * The value of an expression, awaited, as JSON holds it.
   * @throws NoAnswer after `limitMs`, Error for what the expression throws and for a page that is gone
   */
  async evaluate(expression: string, limitMs: number): Promise<unknown> {
    return within(this.run(expression), limitMs);
  }

  private async run(expression: string): Promise<unknown> {
    const { frameTree } = await this.session.send("Page.getFrameTree");
    const { executionContextId } = await this.session.send("Page.createIsolatedWorld", { frameId: frameTree.frame.id });
    const asked = { expression, contextId: executionContextId, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.session.send("Runtime.evaluate", asked);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
}

/** @throws NoAnswer when the work takes longer */
export async function within<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>(
    (_, reject) => (timer = setTimeout(() => reject(new NoAnswer(`no answer after ${limitMs} ms`)), limitMs)),
  );
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
