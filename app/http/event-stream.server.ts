interface Source<Value> {
  read: () => Promise<Value>;
  /** Whether the stream ends after this value. */
  isLast: (value: Value) => boolean;
  /** Calls `wake` when there may be something new; returns a function that stops. */
  watch: (wake: () => void) => () => void;
}

/** How often a silent stream says something: proxies cut idle ones, and a reader that is gone shows only in writing. */
export const HEARTBEAT_MS = 25_000;

export const EVENT_STREAM_HEADERS = {
  "content-type": "text/event-stream",
  // `no-transform`: a compressing middleware would hold events back.
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

/**
 * Answers with server-sent events (HTML standard, section 9.2): the value now, and again each time `watch` says so,
 * until the last one or until the reader goes away (`signal`).
 */
export function eventStream<Value>(signal: AbortSignal, source: Source<Value>): Response {
  const stopped = new AbortController();
  const over = AbortSignal.any([signal, stopped.signal]);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void send(source, over, controller).finally(() => stopped.abort()),
    cancel: () => stopped.abort(),
  });
  return new Response(body, { headers: EVENT_STREAM_HEADERS });
}

async function send<Value>(
  source: Source<Value>,
  over: AbortSignal,
  controller: ReadableStreamDefaultController<Uint8Array>,
) {
  const encoder = new TextEncoder();
  const wakes = wakeUps(source.watch, over);
  const write = (text: string) => over.aborted || controller.enqueue(encoder.encode(text));
  const heartbeat = setInterval(() => write(": still here\n\n"), HEARTBEAT_MS);
  try {
    while (!over.aborted) {
      const value = await source.read();
      write(`data: ${JSON.stringify(value)}\n\n`);
      if (source.isLast(value)) break;
      await wakes.next();
    }
    if (!over.aborted) controller.close();
  } catch (error) {
    controller.error(error);
  } finally {
    clearInterval(heartbeat);
    wakes.stop();
  }
}

/** Wake-ups that come while nobody waits are joined into one, so that none is lost and none piles up. */
function wakeUps(watch: (wake: () => void) => () => void, over: AbortSignal) {
  let pending = false;
  let resume: (() => void) | undefined;
  const wake = () => {
    pending = true;
    resume?.();
  };
  const stop = watch(wake);
  over.addEventListener("abort", wake, { once: true });
  return {
    stop,
    async next() {
      if (!pending) await new Promise<void>((resolve) => (resume = resolve));
      pending = false;
    },
  };
}
