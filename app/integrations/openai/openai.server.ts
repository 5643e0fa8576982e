import type { OpenAI } from "openai";
import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import type { ResponseFormatJSONSchema } from "openai/resources/shared";
import { clientOptions, type ConnectionSettings } from "../models/connection-settings";
import { failureReason } from "../models/failure-reason";
import type { Model, ModelFailureReason, ModelRequest } from "../models/model";
import { patientModel, type ModelLimits } from "../models/patient-model";
import { readChunks } from "./read-chunks";

const ADDRESS = "https://api.openai.com/v1";

export type OpenAiEffort = "none" | "minimal" | "low" | "medium" | "high" | "xhigh" | "max";

/** OpenAI's models by its Chat Completions API, or those of a server that speaks it (its address with /v1). */
export function openAi(settings: ConnectionSettings<OpenAiEffort>, limits: ModelLimits): Model {
  let client: OpenAI | undefined;
  const open = async (request: ModelRequest, signal: AbortSignal) => {
    const { OpenAI } = await import("openai");
    client ??= new OpenAI({
      ...clientOptions(settings, limits),
      adminAPIKey: null,
      baseURL: settings.baseUrl ?? ADDRESS,
    });
    return readChunks(await client.chat.completions.create(await body(settings, request), { signal }));
  };
  return patientModel({ vendor: "openai", name: settings.model, open, reasonOf }, limits);
}

async function body(
  { apiKey, model, effort }: ConnectionSettings<OpenAiEffort>,
  request: ModelRequest,
): Promise<ChatCompletionCreateParamsStreaming> {
  const { maxOutputTokens, schema, messages } = request;
  return {
    model,
    messages,
    stream: true,
    stream_options: { include_usage: true },
    max_completion_tokens: maxOutputTokens,
    // Many local servers know only the old name, which OpenAI's own models do not take.
    ...(apiKey ? {} : { max_tokens: maxOutputTokens }),
    ...(effort ? { reasoning_effort: effort } : {}),
    ...(schema ? { response_format: await formatOf(schema) } : {}),
  };
}

/** Without its parser: what the answer holds is checked by whoever asked. */
async function formatOf({
  name,
  type: schema,
}: NonNullable<ModelRequest["schema"]>): Promise<ResponseFormatJSONSchema> {
  const { zodResponseFormat } = await import("openai/helpers/zod");
  const { type, json_schema } = zodResponseFormat(schema, name);
  return { type, json_schema };
}

async function reasonOf(error: unknown): Promise<ModelFailureReason> {
  const { APIConnectionError, APIConnectionTimeoutError, APIError } = await import("openai");
  if (error instanceof APIConnectionTimeoutError) return "timeout";
  if (error instanceof APIConnectionError || !(error instanceof APIError)) return "unreachable";
  return failureReason({ status: error.status, type: error.type });
}
