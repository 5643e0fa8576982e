import type { ModelAnswer, ModelMessage } from "~/integrations/models/model";
import { isStrict, type Protocol } from "./protocol";

const STOP_REASONS: Record<ModelAnswer["end"], string> = {
  complete: "end_turn",
  "cut-off": "max_tokens",
  refused: "refusal",
};

const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;

/** Anthropic's Messages API, streamed. */
export const claudeProtocol: Protocol = {
  path: "/v1/messages",
  problem(headers, { model, max_tokens, messages, stream, output_config }) {
    if (!headers["anthropic-version"]) return "anthropic-version: header is required";
    if (!headers["x-api-key"] && !headers.authorization) return "x-api-key: header is required";
    if (!model || !max_tokens || stream !== true) return "model, max_tokens and stream are required";
    const turns = messages as ModelMessage[] | undefined;
    if (!turns?.length || turns.some(({ content }) => !content))
      return "messages: text content blocks must be non-empty";
    if (turns.some(({ role }) => role !== "user" && role !== "assistant")) return "messages: unexpected role";
    if (turns.at(-1)!.role !== "user") return "This model does not support assistant message prefill.";
    return isStrict((output_config as { format?: { schema?: object } } | undefined)?.format?.schema)
      ? null
      : "output_config.format.schema: not strict";
  },
  read({ system, messages, max_tokens, output_config }) {
    const format = (output_config as { format?: { schema: object } } | undefined)?.format;
    const said: ModelMessage[] = system ? [{ role: "system", content: system as string }] : [];
    return {
      messages: [...said, ...(messages as ModelMessage[])],
      maxOutputTokens: max_tokens as number,
      schema: format?.schema ?? null,
    };
  },
  begin(model, { inputTokens, cachedTokens }) {
    const usage = {
      input_tokens: inputTokens - cachedTokens,
      cache_read_input_tokens: cachedTokens,
      cache_creation_input_tokens: 0,
      output_tokens: 1,
    };
    const message = {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage,
    };
    return (
      event("message_start", { message }) +
      event("ping", {}) +
      event("content_block_start", { index: 0, content_block: { type: "text", text: "" } })
    );
  },
  piece: (text) => event("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
  finish(end, { outputTokens }) {
    const delta = { stop_reason: STOP_REASONS[end], stop_sequence: null };
    return (
      event("content_block_stop", { index: 0 }) +
      event("message_delta", { delta, usage: { output_tokens: outputTokens } }) +
      event("message_stop", {})
    );
  },
  overload: () => event("error", { error: { type: "overloaded_error", message: "Overloaded" } }),
  error: (type, message) => ({ type: "error", error: { type, message } }),
};
