import { ReadableStream as NodeReadableStream } from "node:stream/web";

/**
 * Bytes as libraries want them that know a browser's streams; whoever reads sets the pace.
 * Not `Readable.toWeb`: it may still pass on bytes after its reader has left, and throws where nobody catches it.
 */
export const toWeb = (bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
  NodeReadableStream.from(bytes) as ReadableStream<Uint8Array>;

/** The items of such a stream. Node iterates over them; a browser's types do not know it. */
export const iterate = <Item>(stream: ReadableStream<Item>): AsyncIterable<Item> =>
  stream as unknown as AsyncIterable<Item>;
