import type { ServerResponse } from "node:http";

/**
 * Resolves once the network has taken what an answer has written so far, or its reader has gone. Remix writes as fast
 * as a body gives, so a long one asks this before it gives more.
 */
export function whenTaken(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain || response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      response.off("drain", done);
      response.off("close", done);
      resolve();
    };
    response.on("drain", done);
    response.on("close", done);
  });
}
