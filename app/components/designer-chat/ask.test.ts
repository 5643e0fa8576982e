import { afterEach, describe, expect, it, vi } from "vitest";
import { ask, Refusal, type AskListener } from "./ask";

const INPUT = { analysisId: 1, message: "Teal", currentCode: { html: "<p>", css: "", javascript: "" } };
const REPLY = { message: "It is teal – now.", hasChanges: false, updatedCode: null };
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Asks a server that answers with this text, in pieces of so many bytes. */
function answered(text: string, { status = 200, bytes = 5 } = {}) {
  const whole = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < whole.length; at += bytes) controller.enqueue(whole.slice(at, at + bytes));
      controller.close();
    },
  });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
  const heard: string[] = [];
  const listener: AskListener = {
    onProgress: (step) => heard.push(`step: ${step}`),
    onWords: (words) => heard.push(words),
  };
  return { reply: ask(INPUT, new AbortController().signal, listener), heard };
}

describe("ask", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([1, 5, 1000])("hears steps and growing words until the answer, in pieces of %i bytes", async (bytes) => {
    const stream = [
      event("progress", { message: "Reading" }),
      ": still here\n\n",
      event("words", { message: "It is" }),
      event("words", { message: "It is teal –" }),
      event("answer", REPLY),
    ];
    const { reply, heard } = answered(stream.join(""), { bytes });
    expect(await reply).toEqual(REPLY);
    expect(heard).toEqual(["step: Reading", "It is", "It is teal –"]);
  });

  it("says what the server says of a refusal", async () => {
    const refused = answered(event("error", { status: 503, message: "Claude is busy.", errors: {} })).reply;
    await expect(refused).rejects.toMatchObject({
      status: 503,
      said: "Claude is busy.",
      message: expect.stringMatching(/^503: /),
    });
    await expect(refused).rejects.toBeInstanceOf(Refusal);
    await expect(answered('{"message":"Busy"}', { status: 409 }).reply).rejects.toMatchObject({
      status: 409,
      message: '409: {"message":"Busy"}',
    });
  });

  it.each([
    ["nothing", ""],
    ["a page", "<html>\n\n</html>"],
    ["no end", event("progress", { message: "Reading" })],
    ["an answer that was cut off", event("answer", REPLY).slice(0, -9)],
    ["an answer that is no JSON", "event: answer\ndata: {oh\n\n"],
    ["an answer without a message", event("answer", { hasChanges: true })],
  ])("takes %s for no answer", async (_, text) => {
    await expect(answered(text).reply).rejects.toThrow();
  });
});
