import type { z } from "zod";
import type { Vendor } from "~/lib/vendors";

export interface ModelMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

export interface ModelRequest {
  messages: ModelMessage[];
  /** Of this call, thinking included. */
  maxOutputTokens: number;
  /** The answer is JSON of this type. */
  schema?: { name: string; type: z.ZodType };
}

export interface ModelOptions {
  signal?: AbortSignal;
  onText?: (piece: string) => void;
  /** What was heard so far is void: the answer begins anew. */
  onRestart?: () => void;
  /**
   * Hears what the call was charged for once it ends, however it ends; figures that the vendor left out are estimates.
   */
  onUsage?: (usage: ModelUsage) => void;
}

/** What a call was charged for. Cached tokens are among the input tokens, thinking among the output tokens. */
export interface ModelUsage {
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
}

export interface ModelAnswer {
  text: string;
  end: "complete" | "cut-off" | "refused";
  usage: ModelUsage;
}

export interface Model {
  vendor: Vendor;
  /** The vendor's name of it. */
  name: string;
  /** @throws ModelFailure when the vendor gives no answer; the signal's reason when it is cancelled */
  complete(request: ModelRequest, options: ModelOptions): Promise<ModelAnswer>;
}

export type ModelFailureReason = "busy" | "unreachable" | "timeout" | "rejected";

/** A vendor gave no whole answer. The message is for owners; the cause, for the log, says what the vendor said. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";

  constructor(
    readonly reason: ModelFailureReason,
    message: string,
    /** What the attempts cost all the same. */
    readonly usage: ModelUsage,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const NO_USAGE: ModelUsage = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 };

/** What two calls cost together. */
export function addUsage(one: ModelUsage, other: ModelUsage): ModelUsage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    cachedTokens: one.cachedTokens + other.cachedTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}
