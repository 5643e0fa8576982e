import type { IncomingHttpHeaders } from "node:http";
import type { ModelAnswer, ModelMessage, ModelUsage } from "~/integrations/models/model";

/** What a scripted model does with a request. A plain text is a whole answer. */
export interface Reply {
  text?: string;
  /** How the answer ends; complete if not said. */
  end?: ModelAnswer["end"];
  usage?: Partial<ModelUsage>;
  /** Milliseconds before each piece of the text; without, all come at once. */
  everyMs?: number;
  /** Goes on after it has said this only when a test wants it to. */
  holdAfter?: { text: string; until: Promise<void> };
  /** What happens after the text instead of an end. */
  breaks?: "overload" | "reset" | "close" | "hang" | "nonsense";
  /** Refuses the request with this status, and says when to come again. */
  status?: number;
  /** The kind of error, as the vendor calls it. */
  type?: string;
  headers?: Record<string, string>;
  /** Never answers, or closes the connection before it does. */
  never?: "hang" | "reset";
}

/** A request as the vendors' common ground has it, and as it came. */
export interface RecordedRequest {
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
  messages: ModelMessage[];
  maxOutputTokens: number;
  model: string;
  /** The JSON schema that the answer is held to. */
  schema: object | null;
  /** Whether the caller went away before the answer was whole. */
  isCancelled: boolean;
}

/** How one vendor's interface looks on the wire. */
export interface Protocol {
  path: string;
  /** @returns what a vendor would not take in such a request, or null */
  problem(headers: IncomingHttpHeaders, body: Record<string, unknown>): string | null;
  read(body: Record<string, unknown>): Pick<RecordedRequest, "messages" | "maxOutputTokens" | "schema">;
  /** Events around the text's pieces, each as it is written to the stream. */
  begin(model: string, usage: ModelUsage): string;
  piece(text: string): string;
  finish(end: ModelAnswer["end"], usage: ModelUsage): string;
  overload(): string;
  /** The body of an answer that refuses a request. */
  error(type: string, message: string): object;
}

/**
 * What strict structured output takes (all vendors): objects that are closed, and whose properties are all required.
 */
export function isStrict(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrict);
  if (typeof schema !== "object" || schema === null) return true;
  const { type, properties, required, additionalProperties } = schema as Record<string, unknown>;
  if (type === "object" && additionalProperties !== false) return false;
  if (
    type === "object" &&
    Object.keys(properties ?? {}).some((name) => !(required as string[] | undefined)?.includes(name))
  )
    return false;
  return Object.values(schema).every(isStrict);
}
