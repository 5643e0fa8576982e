import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import type { CompletionUsage } from "openai/resources/completions";
import type { StreamPart } from "../models/attempt";
import type { ModelAnswer, ModelUsage } from "../models/model";

/** What each chunk of a streamed completion says. A refusal comes as text of its own, and then ends like an answer. */
export async function* readChunks(chunks: AsyncIterable<ChatCompletionChunk>): AsyncGenerator<StreamPart> {
  let isRefusal = false;
  for await (const chunk of chunks) {
    const choice = chunk.choices?.[0];
    isRefusal ||= Boolean(choice?.delta?.refusal);
    const end = endOf(choice?.finish_reason);
    yield {
      text: choice?.delta?.content ?? choice?.delta?.refusal ?? undefined,
      usage: chunk.usage ? usageOf(chunk.usage) : undefined,
      end: end && isRefusal ? "refused" : end,
    };
  }
}

function endOf(reason: ChatCompletionChunk.Choice["finish_reason"] | undefined): ModelAnswer["end"] | undefined {
  if (!reason) return undefined;
  if (reason === "content_filter") return "refused";
  return reason === "length" ? "cut-off" : "complete";
}

function usageOf({ prompt_tokens, completion_tokens, prompt_tokens_details }: CompletionUsage): ModelUsage {
  return {
    inputTokens: prompt_tokens,
    cachedTokens: prompt_tokens_details?.cached_tokens ?? 0,
    outputTokens: completion_tokens,
  };
}
