import { EVENT_STREAM_HEADERS, HEARTBEAT_MS } from "./event-stream.server";
import { jsonError } from "./json-error.server";

interface WorkOptions {
  signal: AbortSignal;
  onProgress: (step: string) => void;
  onWords: (words: string) => void;
}

interface Work<Value> {
  /** Aborts when the reader goes away. */
  signal: AbortSignal;
  run: (options: WorkOptions) => Promise<Value>;
}

/**
 * Answers one piece of work with server-sent events: `progress` as often as there is some, `words` while the
 * answer grows, all of them so far each time, both as `{ message }`; then one `answer` with what the work gave, or one
 * `error` with `{ status, message, errors }`.
 */
export function progressStream<Value>({ signal, run }: Work<Value>): Response {
  const stopped = new AbortController();
  const over = AbortSignal.any([signal, stopped.signal]);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void send(run, over, controller),
    cancel: () => stopped.abort(),
  });
  return new Response(body, { headers: EVENT_STREAM_HEADERS });
}

async function send<Value>(
  run: Work<Value>["run"],
  over: AbortSignal,
  controller: ReadableStreamDefaultController<Uint8Array>,
) {
  const encoder = new TextEncoder();
  const write = (text: string) => over.aborted || controller.enqueue(encoder.encode(text));
  const event = (name: string, value: unknown) => write(`event: ${name}\ndata: ${JSON.stringify(value)}\n\n`);
  const heartbeat = setInterval(() => write(": still here\n\n"), HEARTBEAT_MS);
  try {
    const telling = (name: string) => (message: string) => event(name, { message });
    event("answer", await run({ signal: over, onProgress: telling("progress"), onWords: telling("words") }));
  } catch (error) {
    event("error", await failure(error));
  } finally {
    clearInterval(heartbeat);
  }
  if (!over.aborted) controller.close();
}

async function failure(error: unknown): Promise<object> {
  const answer = jsonError(error);
  return { status: answer.status, ...((await answer.json()) as object) };
}
