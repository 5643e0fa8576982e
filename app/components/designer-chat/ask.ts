import { z } from "zod";
import { designerReply, type DesignerReply } from "~/modules/designer/designer-input";
import type { WebsiteCode } from "~/modules/site/website-code";
import { readEvents } from "./read-events";

export interface AskInput {
  analysisId: number;
  message: string;
  currentCode: WebsiteCode;
  /** Who shall answer instead of the website's own designer. */
  designer?: "built-in";
  /** The element that is selected in the preview. */
  selected?: number;
}

/** Hears of an answer that is on its way. */
export interface AskListener {
  /** What is being done now. */
  onProgress(step: string): void;
  /** The answer's sentences so far. */
  onWords(words: string): void;
}

const said = z.object({ message: z.string() });
const refusal = said.extend({ status: z.number() });

/** The server's refusal of a request: '{status}: {body}' (tests/list, section 8), and what it says to the owner. */
export class Refusal extends Error {
  override name = "Refusal";
  constructor(
    readonly status: number,
    body: string,
    readonly said = "",
  ) {
    super(`${status}: ${body}`);
  }
}

/**
 * Asks the designer (`POST /api/ai-designer/stream`).
 * @throws Refusal, or Error when the answer is none
 */
export async function ask(input: AskInput, signal: AbortSignal, listener: AskListener): Promise<DesignerReply> {
  const response = await fetch("/api/ai-designer/stream", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
    signal,
  });
  if (!response.ok) throw new Refusal(response.status, (await response.text()) || response.statusText);
  for await (const { event, data } of readEvents(response)) {
    if (event === "answer") return readReply(data);
    if (event === "error") throw readRefusal(data);
    if (event === "progress") listener.onProgress(said.parse(data).message);
    if (event === "words") listener.onWords(said.parse(data).message);
  }
  throw new Error("Invalid response format");
}

function readReply(data: unknown): DesignerReply {
  const reply = designerReply.safeParse(data);
  if (!reply.success) throw new Error("Invalid response format");
  return { ...reply.data, updatedCode: reply.data.updatedCode ?? null };
}

function readRefusal(data: unknown): Error {
  const { status, message } = refusal.parse(data);
  return new Refusal(status, JSON.stringify(data), message);
}
