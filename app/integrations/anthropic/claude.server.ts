import type { Anthropic } from "@anthropic-ai/sdk";
import type { MessageCreateParamsStreaming, OutputConfig } from "@anthropic-ai/sdk/resources/messages";
import { clientOptions, type ConnectionSettings } from "../models/connection-settings";
import { failureReason } from "../models/failure-reason";
import type { Model, ModelFailureReason, ModelRequest } from "../models/model";
import { patientModel, type ModelLimits } from "../models/patient-model";
import { readEvents } from "./read-events";

const ADDRESS = "https://api.anthropic.com";

export type ClaudeEffort = "low" | "medium" | "high" | "xhigh" | "max";

/** Claude, by Anthropic's Messages API or a server that speaks it (its address without /v1). */
export function claude(settings: ConnectionSettings<ClaudeEffort>, limits: ModelLimits): Model {
  let client: Anthropic | undefined;
  const open = async (request: ModelRequest, signal: AbortSignal) => {
    const { Anthropic } = await import("@anthropic-ai/sdk");
    client ??= new Anthropic({
      ...clientOptions(settings, limits),
      authToken: null,
      baseURL: settings.baseUrl ?? ADDRESS,
    });
    return readEvents(await client.messages.create(await body(settings, request), { signal }));
  };
  return patientModel({ vendor: "claude", name: settings.model, open, reasonOf }, limits);
}

async function body(
  { model, effort }: ConnectionSettings<ClaudeEffort>,
  request: ModelRequest,
): Promise<MessageCreateParamsStreaming> {
  const system = request.messages.filter(({ role }) => role === "system").map(({ content }) => content);
  const messages = request.messages.flatMap(({ role, content }) => (role === "system" ? [] : [{ role, content }]));
  const output: OutputConfig = {
    ...(effort ? { effort } : {}),
    ...(request.schema ? { format: await formatOf(request.schema) } : {}),
  };
  return {
    model,
    max_tokens: request.maxOutputTokens,
    stream: true,
    messages,
    ...(system.length > 0 ? { system: system.join("\n\n") } : {}),
    ...(Object.keys(output).length > 0 ? { output_config: output } : {}),
  };
}

/** Without its parser: what the answer holds is checked by whoever asked. */
async function formatOf({ type: schema }: NonNullable<ModelRequest["schema"]>): Promise<OutputConfig["format"]> {
  const { zodOutputFormat } = await import("@anthropic-ai/sdk/helpers/zod");
  const { type, schema: json } = zodOutputFormat(schema);
  return { type, schema: json };
}

async function reasonOf(error: unknown): Promise<ModelFailureReason> {
  const { APIConnectionError, APIConnectionTimeoutError, APIError } = await import("@anthropic-ai/sdk");
  if (error instanceof APIConnectionTimeoutError) return "timeout";
  if (error instanceof APIConnectionError || !(error instanceof APIError)) return "unreachable";
  return failureReason({ status: error.status, type: error.type });
}
