import Anthropic from "@anthropic-ai/sdk";
import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
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
  const client = new Anthropic({ ...clientOptions(settings, limits), authToken: null, baseURL: settings.baseUrl ?? ADDRESS });
  const open = async (request: ModelRequest, signal: AbortSignal) => readEvents(await client.messages.create(body(settings, request), { signal }));
  return patientModel({ vendor: "claude", name: settings.model, open, reasonOf }, limits);
}

function body({ model, effort }: ConnectionSettings<ClaudeEffort>, request: ModelRequest): MessageCreateParamsStreaming {
  const system = request.messages.filter(({ role }) => role === "system").map(({ content }) => content);
  const messages = request.messages.flatMap(({ role, content }) => (role === "system" ? [] : [{ role, content }]));
  const output: OutputConfig = { ...(effort ? { effort } : {}), ...(request.schema ? { format: formatOf(request.schema) } : {}) };
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
function formatOf({ type: schema }: NonNullable<ModelRequest["schema"]>): OutputConfig["format"] {
  const { type, schema: json } = zodOutputFormat(schema);
  return { type, schema: json };
}

function reasonOf(error: unknown): ModelFailureReason {
  if (error instanceof Anthropic.APIConnectionTimeoutError) return "timeout";
  if (error instanceof Anthropic.APIConnectionError || !(error instanceof Anthropic.APIError)) return "unreachable";
  return failureReason({ status: error.status, type: error.type });
}
