import type { IncomingMessage } from "node:http";
import { TooLargeError } from "~/lib/errors";

/** Reads a request's body as text. @throws TooLargeError over a limit in bytes, without holding more than that */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  try {
    return await collect(request, limit);
  } finally {
    // What is left must be read, by nobody: else the connection is never seen to end.
    request.resume();
  }
}

async function collect(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Ending the reading must not end the connection: the answer goes over it.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limit) throw new TooLargeError(`The body is larger than ${limit / 1024} KB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
