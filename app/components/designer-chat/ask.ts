import { designerReply, type DesignerReply } from "~/modules/designer/designer-input";
import type { GeneratedCode } from "~/modules/generation/generated-code";

export interface AskInput {
  analysisId: number;
  message: string;
  currentCode: GeneratedCode;
}

/**
 * Asks the designer (`POST /api/ai-designer`).
 * @throws Error with '{status}: {body}' for a refusal (specification, section 8), or when the answer is none
 */
export async function ask(input: AskInput, signal: AbortSignal): Promise<DesignerReply> {
  const response = await fetch("/api/ai-designer", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
    signal,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text || response.statusText}`);
  return readReply(text);
}

function readReply(text: string): DesignerReply {
  const reply = designerReply.safeParse(parsed(text));
  if (!reply.success) throw new Error("Invalid response format");
  return { ...reply.data, updatedCode: reply.data.updatedCode ?? null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
