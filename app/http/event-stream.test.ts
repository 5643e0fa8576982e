import { EventEmitter } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { eventStream } from "./event-stream.server";

function counterSource(last: number) {
  const events = new EventEmitter();
  let value = 0;
  return {
    events,
    source: {
      read: async () => value,
      isLast: (read: number) => read === last,
      watch: (wake: () => void) => {
        events.on("change", wake);
        return () => void events.off("change", wake);
      },
    },
    set(next: number) {
      value = next;
      events.emit("change");
    },
  };
}

async function nextEvent(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const { value, done } = await reader.read();
  return done ? null : new TextDecoder().decode(value);
}

describe("eventStream", () => {
  it("sends the value now, each change, and ends after the last", async () => {
    const { source, set, events } = counterSource(2);
    const reader = eventStream(new AbortController().signal, source).body!.getReader();
    expect(await nextEvent(reader)).toBe("data: 0\n\n");
    set(1);
    expect(await nextEvent(reader)).toBe("data: 1\n\n");
    set(2);
    expect(await nextEvent(reader)).toBe("data: 2\n\n");
    expect(await nextEvent(reader)).toBeNull();
    expect(events.listenerCount("change")).toBe(0);
  });

  it("stops watching when the reader goes away", async () => {
    const { source, events } = counterSource(-1);
    const gone = new AbortController();
    const reader = eventStream(gone.signal, source).body!.getReader();
    await nextEvent(reader);
    gone.abort();
    await expect.poll(() => events.listenerCount("change")).toBe(0);
  });

  it("says something while nothing happens", async () => {
    vi.useFakeTimers();
    const reader = eventStream(new AbortController().signal, counterSource(-1).source).body!.getReader();
    await nextEvent(reader);
    vi.advanceTimersByTime(25_000);
    expect(await nextEvent(reader)).toBe(": still here\n\n");
    vi.useRealTimers();
  });

  it("hands a failing read to the reader", async () => {
    const { source } = counterSource(-1);
    const failing = { ...source, read: () => Promise.reject(new Error("gone")) };
    const reader = eventStream(new AbortController().signal, failing).body!.getReader();
    await expect(reader.read()).rejects.toThrow("gone");
  });
});
