import { connect, type Socket } from "node:net";

/** One answer as it came over the wire; names of headers in lower case. */
export interface WireAnswer {
  status: number;
  headers: Map<string, string>;
  body: Buffer;
}

const NO_CHUNKS = Buffer.from("0\r\n\r\n");

/** Opens a connection to this machine on which bytes are sent as they are; a reset is an end like any other. */
export function openSocket(port: number): Socket {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => undefined);
  return socket;
}

/**
 * Sends bytes as they are and gives the answers to them, read until the other side ends the connection. With `thenEnd`
 * this side says after the bytes that no more will come; `isHead` for a request whose answer has no body.
 */
export async function sendBytes(
  port: number,
  bytes: string | Uint8Array,
  { thenEnd = false, isHead = false } = {},
): Promise<WireAnswer[]> {
  const socket = openSocket(port);
  if (thenEnd) socket.end(bytes);
  else socket.write(bytes);
  return readAnswers(await untilEnded(socket), isHead);
}

/** All that comes on a connection until it ends. */
export function untilEnded(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("end", () => socket.end());
    socket.on("close", () => resolve(Buffer.concat(chunks)));
  });
}

/**
 * Takes what a server sent apart. @throws Error when it is not a row of whole HTTP/1.1 answers, each with its length
 */
export function readAnswers(bytes: Buffer, isHead: boolean): WireAnswer[] {
  const answers: WireAnswer[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const end = rest.indexOf("\r\n\r\n");
    const [first = "", ...lines] = rest.subarray(0, end).toString("latin1").split("\r\n");
    const status = /^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1];
    if (end === -1 || !status) throw new Error(`no HTTP answer: ${rest.subarray(0, 200).toString("latin1")}`);
    const headers = new Map(
      lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
    );
    const hasNone = isHead || ["204", "304"].includes(status) || status.startsWith("1");
    const length = hasNone ? 0 : Number(headers.get("content-length") ?? 0);
    const sent = rest.subarray(end + 4, end + 4 + length);
    if (sent.length < length)
      throw new Error(`an answer with ${status} was cut off after ${sent.length} of ${length} bytes`);
    answers.push({ status: Number(status), headers, body: sent });
    rest = rest.subarray(end + 4 + length);
    // What Node itself refuses has no body, and says so in chunks.
    if (headers.get("transfer-encoding") === "chunked" && rest.subarray(0, 5).equals(NO_CHUNKS))
      rest = rest.subarray(5);
  }
  return answers;
}
