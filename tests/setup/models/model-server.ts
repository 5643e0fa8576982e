import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Vendor } from "~/lib/vendors";
import { claudeProtocol } from "./claude-protocol";
import { openAiProtocol } from "./openai-protocol";
import type { Protocol, RecordedRequest, Reply } from "./protocol";

/** What comes next: a whole answer, a reply, or one that depends on the request. */
type Scripted = string | Reply | ((request: RecordedRequest) => string | Reply | Promise<string | Reply>);

export interface ModelServer {
  /** As the vendor's SDK wants it. */
  baseUrl: string;
  /** What the next requests get, one after the other. */
  script(...replies: Scripted[]): void;
  /** What every request gets for which nothing is scripted; without it such a request is refused. */
  always(reply: Scripted): void;
  /** Every request that came, refused ones too. */
  requests: RecordedRequest[];
  close(): Promise<void>;
}

const PROTOCOLS: Record<Vendor, Protocol> = { claude: claudeProtocol, openai: openAiProtocol };
/** What of a protocol's path the vendor's SDK takes as part of its address. */
const BASE_PATHS: Record<Vendor, string> = { claude: "", openai: "/v1" };
const PIECE_LENGTH = 7;

/** A server that speaks a vendor's protocol over SSE and says what a test lays in its mouth. */
export async function startModelServer(vendor: Vendor, port = 0): Promise<ModelServer> {
  const protocol = PROTOCOLS[vendor];
  const queue: Scripted[] = [];
  const requests: RecordedRequest[] = [];
  let fallback: Scripted = { status: 400, type: "invalid_request_error" };
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await bodyOf(request)) as Record<string, unknown>;
    const problem =
      request.url === protocol.path ? protocol.problem(request.headers, body) : `no such path: ${request.url}`;
    if (problem) return refuse(response, protocol, { status: 400, type: "invalid_request_error" }, problem);
    const recorded: RecordedRequest = {
      headers: request.headers,
      body,
      model: body.model as string,
      ...protocol.read(body),
      isCancelled: false,
    };
    requests.push(recorded);
    response.once("close", () => (recorded.isCancelled = !response.writableFinished));
    const next = queue.shift() ?? fallback;
    const reply = typeof next === "function" ? await next(recorded) : next;
    return answer(response, protocol, typeof reply === "string" ? { text: reply } : reply, recorded);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl: origin + BASE_PATHS[vendor],
    script: (...replies) => void queue.push(...replies),
    always: (reply) => void (fallback = reply),
    requests,
    close: () => new Promise((resolve) => void (server.close(() => resolve()), server.closeAllConnections())),
  };
}

async function answer(
  response: ServerResponse,
  protocol: Protocol,
  reply: Reply,
  { messages, model }: RecordedRequest,
): Promise<void> {
  if (reply.never === "hang") return;
  if (reply.never === "reset") return void response.destroy();
  if (reply.status) return refuse(response, protocol, reply, "Refused as the script says.");
  const text = reply.text ?? "";
  const asked = messages.reduce((sum, { content }) => sum + content.length, 0);
  const usage = {
    inputTokens: Math.ceil(asked / 4),
    cachedTokens: 0,
    outputTokens: Math.ceil(text.length / 4),
    ...reply.usage,
  };
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(protocol.begin(model, usage));
  let said = "";
  for (const piece of text.match(new RegExp(`[^]{1,${PIECE_LENGTH}}`, "g")) ?? []) {
    if (reply.everyMs) await pause(reply.everyMs);
    if (response.destroyed) return;
    response.write(protocol.piece(piece));
    said += piece;
    if (reply.holdAfter && said.includes(reply.holdAfter.text)) await reply.holdAfter.until;
  }
  end(response, protocol, reply, protocol.finish(reply.end ?? "complete", usage));
}

function end(response: ServerResponse, protocol: Protocol, { breaks }: Reply, finish: string): void {
  if (breaks === "hang") return;
  if (breaks === "overload") return void response.end(protocol.overload());
  if (breaks === "nonsense") return void response.end("event: content_block_delta\ndata: {not json\n\n");
  if (breaks === "close") return void response.end();
  // What was written must be on its way before the connection goes.
  if (breaks === "reset") return void setImmediate(() => response.socket?.resetAndDestroy());
  response.end(finish);
}

function refuse(
  response: ServerResponse,
  protocol: Protocol,
  { status, type = "api_error", headers }: Reply,
  message: string,
): void {
  response.writeHead(status!, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(protocol.error(type, message)));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}
