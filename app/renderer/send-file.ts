import { pipeline } from "node:stream/promises";
import type { BlobSource } from "./blob-source";
import { parseRange, type ByteRange } from "./byte-range";
import { sendUnavailable, type Exchange } from "./exchange";
import { matchesTag } from "./negotiate";
import type { ReadyFile, ReadyForm } from "./ready-file";
import type { UnderWay } from "./under-way";

/** Files above this, in bytes, are streamed from disk and never held. */
const LARGE = 256 * 1024;

/** Where files come from. */
export interface FileAnswers {
  blobs: BlobSource;
  /** Answers that wait for the disk. */
  reading: UnderWay;
}

/** An answer under way: who asks, with what file, in what form. */
interface Sending {
  exchange: Exchange;
  ready: ReadyFile;
  form: ReadyForm;
  from: FileAnswers;
}

/**
 * Answers with a file in the format and form that the client takes; 304 when it has that one already, a part where it
 * asks for one. At once, without a promise, when the bytes are in memory; 503 when too many wait for the disk already.
 */
export function sendFile(exchange: Exchange, ready: ReadyFile, from: FileAnswers): Promise<void> | void {
  const { headers } = exchange.request;
  const form = ready.formFor(headers);
  if (ready.status === 200 && matchesTag(headers["if-none-match"], form.tag))
    return end(exchange, 304, ready.notModified(form));
  const sending = { exchange, ready, form, from };
  if (ready.takesRanges && headers.range !== undefined) return sendPart(sending, headers.range);
  const bytes = from.blobs.held(form.name);
  return bytes ? sendWhole(sending, bytes) : sendRead(sending);
}

function sendWhole({ exchange, ready, form }: Sending, bytes: Buffer): void {
  end(exchange, ready.status, ready.head(form, bytes.length), bytes);
}

/** Answers with a part: 206, 416 for one that is not there, or the whole file where the request allows no part. */
function sendPart(sending: Sending, range: string): Promise<void> | void {
  const { exchange, ready, form } = sending;
  const part = isCurrent(exchange, form) && exchange.request.method === "GET" ? parseRange(range, form.size) : null;
  if (part === "unsatisfiable")
    return end(exchange, 416, [
      ...ready.notModified(form),
      "Content-Range",
      `bytes */${form.size}`,
      "Content-Length",
      "0",
    ]);
  return sendRead(sending, part ?? undefined);
}

/** Whether the bytes that a client has a part of are these; only a strong tag can say so (RFC 9110, 13.1.5). */
function isCurrent({ request }: Exchange, form: ReadyForm): boolean {
  const condition = request.headers["if-range"];
  return condition === undefined || condition === form.tag;
}

function sendRead(sending: Sending, part?: ByteRange): Promise<void> | void {
  const { exchange, form, from } = sending;
  if (from.reading.isFull) return sendUnavailable(exchange);
  return from.reading.during(form.size > LARGE ? sendStream(sending, part) : sendBytes(sending, part));
}

async function sendBytes(sending: Sending, part?: ByteRange): Promise<void> {
  const { exchange, ready, form, from } = sending;
  const bytes = await from.blobs.read(form.hash, form.encoding);
  if (bytes === null) return sendUnavailable(exchange);
  if (part)
    return end(
      exchange,
      206,
      partHead(ready.head(form, lengthOf(part)), part, bytes.length),
      bytes.subarray(part.start, part.end + 1),
    );
  sendWhole(sending, bytes);
}

async function sendStream({ exchange, ready, form, from }: Sending, part?: ByteRange): Promise<void> {
  const found = await from.blobs.stream(form.hash, form.encoding, part);
  if (found === null) return sendUnavailable(exchange);
  const { stream, size } = found;
  if (exchange.request.method === "HEAD") stream.destroy();
  const head = part ? partHead(ready.head(form, lengthOf(part)), part, size) : ready.head(form, size);
  if (exchange.request.method === "HEAD") return end(exchange, ready.status, head);
  exchange.response.writeHead(part ? 206 : ready.status, head);
  // A client that leaves early ends the reading; there is nobody left to tell.
  await pipeline(stream, exchange.response).catch(() => undefined);
}

const lengthOf = ({ start, end: last }: ByteRange) => last - start + 1;
const partHead = (head: string[], { start, end: last }: ByteRange, size: number) => [
  ...head,
  "Content-Range",
  `bytes ${start}-${last}/${size}`,
];

function end({ request, response }: Exchange, status: number, head: string[], bytes?: Buffer): void {
  response.writeHead(status, head);
  response.end(request.method === "HEAD" ? undefined : bytes);
}
