import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";

/**
 * Answers with a JSON array whose items are made while it is sent, so that only one is held at a time. An error in the
 * middle breaks the answer off, which no reader can take for a whole one.
 */
export function jsonList(items: AsyncGenerator<unknown>): Response {
  const body = createReadableStreamFromReadable(Readable.from(chunks(items), { objectMode: false }));
  return new Response(body, { headers: { "content-type": "application/json; charset=utf-8" } });
}

async function* chunks(items: AsyncGenerator<unknown>): AsyncGenerator<string> {
  let before = "[";
  for await (const item of items) {
    yield before + JSON.stringify(item);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}
