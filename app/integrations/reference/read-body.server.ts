import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { ReferenceRefused } from "./reference-rules.server";

const DECODERS = { gzip: createGunzip, "x-gzip": createGunzip, br: createBrotliDecompress, deflate: createInflate };

/**
 * Reads a body up to `limit` bytes, counted before and after it is decompressed.
 * @throws ReferenceRefused when it is larger or encoded in a way that is not read
 */
export async function readBody(body: Readable, encoding: string, limit: number): Promise<Uint8Array> {
  const decoder = decoderFor(encoding);
  if (!decoder) return collect(body, limit);
  body.on("error", (error) => decoder.destroy(error));
  try {
    return await collect(body.pipe(decoder), limit);
  } finally {
    body.destroy();
  }
}

function decoderFor(encoding: string) {
  const name = encoding.trim().toLowerCase();
  if (name === "" || name === "identity") return null;
  if (!Object.hasOwn(DECODERS, name)) throw new ReferenceRefused("The website's answer could not be read.");
  return DECODERS[name as keyof typeof DECODERS]();
}

async function collect(stream: Readable, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop destroys the stream, and with it the connection.
    if (size > limit) throw new ReferenceRefused("The website's page is too large to be read.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
