import type { IncomingMessage } from "node:http";
import { TooLargeError } from "~/lib/errors";

/**
 * How many times a limit is still read before the refusal. Most of what is too large is not much larger, and a client
 * that is answered in the middle of its body may lose the answer with the connection.
 */
const READ_TO_ITS_END = 16;

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
    if (bytes <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (bytes > limit * READ_TO_ITS_END) break;
  }
  if (bytes > limit) throw new TooLargeError(`The body is larger than ${limit / 1024} KB.`);
  return Buffer.concat(chunks).toString("utf8");
}
