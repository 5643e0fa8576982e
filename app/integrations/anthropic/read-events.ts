import type { MessageDeltaUsage, RawMessageStreamEvent, StopReason, Usage } from "@anthropic-ai/sdk/resources/messages";
import type { StreamPart } from "../models/attempt";
import type { ModelAnswer, ModelUsage } from "../models/model";

/** What each event of a streamed message says. */
export async function* readEvents(events: AsyncIterable<RawMessageStreamEvent>): AsyncGenerator<StreamPart> {
  for await (const event of events) yield readEvent(event);
}

function readEvent(event: RawMessageStreamEvent): StreamPart {
  switch (event.type) {
    case "message_start":
      return { usage: inputOf(event.message.usage) };
    case "content_block_delta":
      return event.delta.type === "text_delta" ? { text: event.delta.text } : {};
    case "message_delta":
      return { usage: { outputTokens: event.usage?.output_tokens ?? 0 }, ...endOf(event.delta.stop_reason) };
    default:
      return {};
  }
}

/** Anthropic counts what its cache held, and what went into it, apart from the other input. */
function inputOf(usage: Usage | MessageDeltaUsage | undefined): Partial<ModelUsage> {
  if (!usage) return {};
  const cachedTokens = usage.cache_read_input_tokens ?? 0;
  return {
    cachedTokens,
    inputTokens: (usage.input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0) + cachedTokens,
  };
}

function endOf(reason: StopReason | null): { end?: ModelAnswer["end"] } {
  if (!reason) return {};
  if (reason === "refusal") return { end: "refused" };
  return { end: reason === "max_tokens" || reason === "model_context_window_exceeded" ? "cut-off" : "complete" };
}
