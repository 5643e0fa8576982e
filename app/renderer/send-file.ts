import type { OutgoingHttpHeaders } from "node:http";
import { pipeline } from "node:stream";
import type { Encoding, PublishedFile } from "~/published/manifest";
import { CACHE_IMMUTABLE, CACHE_REVALIDATE } from "~/published/site-headers";
import type { BlobSource } from "./blob-source";
import { send, sendPage, type Exchange } from "./exchange";
import { chooseEncoding, chooseFormat, entityTag, matchesTag, varyOf } from "./negotiate";
import { UNAVAILABLE_PAGE } from "./plain-pages";

/** Files above this, in bytes, are streamed from disk and never held. */
const LARGE = 2 * 1024 * 1024;

/** Answers with a file in the format and form that the client takes; 304 when it has that one already. */
export async function sendFile(exchange: Exchange, published: PublishedFile, blobs: BlobSource, status = 200): Promise<void> {
  const file = chooseFormat(exchange.request.headers.accept, published);
  const encoding = chooseEncoding(exchange.request.headers["accept-encoding"], file.encodings);
  const tag = entityTag(file, encoding);
  const headers = validators(file, tag, varyOf(published));
  if (status === 200 && matchesTag(exchange.request.headers["if-none-match"], tag)) {
    return send(exchange, 304, headers);
  }
  headers["Content-Type"] = file.type;
  if (encoding) headers["Content-Encoding"] = encoding;
  if (file.size > LARGE) return sendLarge(exchange, status, headers, blobs, file.hash, encoding);
  const bytes = await blobs.read(file.hash, encoding);
  if (bytes === null) return sendUnavailable(exchange);
  send(exchange, status, headers, bytes);
}

function validators(file: PublishedFile, tag: string, vary: string | null): OutgoingHttpHeaders {
  return {
    ETag: tag,
    "Cache-Control": file.immutable ? CACHE_IMMUTABLE : CACHE_REVALIDATE,
    ...(vary ? { Vary: vary } : {}),
  };
}

async function sendLarge(
  exchange: Exchange,
  status: number,
  headers: OutgoingHttpHeaders,
  blobs: BlobSource,
  hash: string,
  encoding: Encoding | null,
): Promise<void> {
  const found = await blobs.stream(hash, encoding);
  if (found === null) return sendUnavailable(exchange);
  exchange.response.writeHead(status, { ...exchange.headers, ...headers, "Content-Length": found.size });
  if (exchange.request.method === "HEAD") {
    found.stream.destroy();
    exchange.response.end();
    return;
  }
  // A client that leaves early ends the reading; there is nobody left to tell.
  pipeline(found.stream, exchange.response, () => undefined);
}

function sendUnavailable(exchange: Exchange): void {
  sendPage(exchange, 503, UNAVAILABLE_PAGE, { "Retry-After": "1", "Cache-Control": "no-store" });
}
