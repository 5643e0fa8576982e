import type { ModelAnswer, ModelMessage } from "~/integrations/models/model";
import { isStrict, type Protocol } from "./protocol";

const FINISH_REASONS: Record<ModelAnswer["end"], string> = {
  complete: "stop",
  "cut-off": "length",
  refused: "content_filter",
};

const chunk = (data: object) =>
  `data: ${JSON.stringify({ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "m", ...data })}\n\n`;
const choice = (delta: object, finish_reason: string | null) =>
  chunk({ choices: [{ index: 0, delta, finish_reason }] });

interface Format {
  type: string;
  json_schema: { name: string; strict: boolean; schema: object };
}

/** OpenAI's Chat Completions API, streamed. */
export const openAiProtocol: Protocol = {
  path: "/v1/chat/completions",
  problem(headers, { model, messages, stream, stream_options, max_completion_tokens, response_format }) {
    if (!headers.authorization) return "You didn't provide an API key.";
    if (!model || !max_completion_tokens || stream !== true)
      return "model, max_completion_tokens and stream are required";
    if (!(stream_options as { include_usage?: boolean } | undefined)?.include_usage) return "usage would be missing";
    const turns = messages as ModelMessage[] | undefined;
    if (!turns?.length || turns.some(({ content }) => typeof content !== "string"))
      return "messages: content is required";
    return isStrict((response_format as Format | undefined)?.json_schema.schema)
      ? null
      : "Invalid schema for response_format.";
  },
  read({ messages, max_completion_tokens, response_format }) {
    const schema = (response_format as Format | undefined)?.json_schema.schema ?? null;
    return { messages: messages as ModelMessage[], maxOutputTokens: max_completion_tokens as number, schema };
  },
  begin: () => choice({ role: "assistant", content: "" }, null),
  piece: (content) => choice({ content }, null),
  finish(end, { inputTokens, cachedTokens, outputTokens }) {
    const usage = {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
    };
    return `${choice({}, FINISH_REASONS[end])}${chunk({ choices: [], usage: { ...usage, prompt_tokens_details: { cached_tokens: cachedTokens } } })}data: [DONE]\n\n`;
  },
  overload: () =>
    `data: ${JSON.stringify({ error: { type: "server_error", code: "overloaded", message: "The server is overloaded." } })}\n\n`,
  error: (type, message) => ({ error: { type, message, code: type, param: null } }),
};
