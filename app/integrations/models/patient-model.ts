import { setTimeout as pause } from "node:timers/promises";
import { log } from "~/lib/log.server";
import type { Vendor } from "~/lib/vendors";
import { Attempt, type StreamPart } from "./attempt";
import { failureMessage } from "./failure-reason";
import {
  addUsage,
  ModelFailure,
  NO_USAGE,
  type Model,
  type ModelAnswer,
  type ModelFailureReason,
  type ModelOptions,
  type ModelRequest,
} from "./model";

/** Limits of a call, in milliseconds. */
export interface ModelLimits {
  /**
   * The longest silence between two events of an answer, and until it begins (there the SDK holds it for each of its
   * tries).
   */
  idleMs: number;
  /** The longest that a call may take with everything that is tried again. */
  wholeMs: number;
  /** Before an answer that broke off is asked for again; twice as long before each further time. */
  pauseMs: number;
}

/** A vendor's SDK, as far as a model needs it. It tries again itself where a request meets no answer at all. */
export interface Connection {
  vendor: Vendor;
  name: string;
  /** Asks for an answer. Its parts end without an error when the signal is aborted. */
  open(request: ModelRequest, signal: AbortSignal): Promise<AsyncIterable<StreamPart>>;
  /** What one of the SDK's errors means. */
  reasonOf(error: unknown): Promise<ModelFailureReason>;
}

const ATTEMPTS = 3;

/** A model that asks again where an answer breaks off, and waits for none longer than its limits allow. */
export function patientModel(connection: Connection, limits: ModelLimits): Model {
  const { vendor, name } = connection;
  return { vendor, name, complete: (request, options) => complete({ connection, limits, request, options }) };
}

interface Call {
  connection: Connection;
  limits: ModelLimits;
  request: ModelRequest;
  options: ModelOptions;
}

async function complete(call: Call): Promise<ModelAnswer> {
  const { connection, limits, request, options } = call;
  const whole = AbortSignal.timeout(limits.wholeMs);
  let usage = NO_USAGE;
  try {
    for (let count = 1; ; count += 1) {
      // What earlier attempts said is charged as well: all of them share the tokens of the call.
      const left = { ...request, maxOutputTokens: request.maxOutputTokens - usage.outputTokens };
      const attempt = new Attempt(left, options);
      const failure = await hear(call, attempt, whole).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      usage = addUsage(usage, attempt.usage);
      options.signal?.throwIfAborted();
      if (!failure) return { ...attempt.answer(), usage };
      const reason = await reasonOf(connection, failure.error);
      log.warn(`${connection.vendor}: ${reason}, attempt ${count}`, causesOf(failure.error));
      if (
        !attempt.isOpen ||
        reason === "rejected" ||
        whole.aborted ||
        count === ATTEMPTS ||
        usage.outputTokens >= request.maxOutputTokens
      ) {
        throw new ModelFailure(reason, failureMessage(connection.vendor, reason), usage, { cause: failure.error });
      }
      if (attempt.hasText) options.onRestart?.();
      await pauseUntil(limits.pauseMs * 2 ** (count - 1), options.signal);
    }
  } finally {
    options.onUsage?.(usage);
  }
}

/** Hears one answer to its end. @throws Error when it breaks off, the SDK's errors, or a TimeoutError */
async function hear({ connection, limits, options }: Call, attempt: Attempt, whole: AbortSignal): Promise<void> {
  const idle = new AbortController();
  let silence: NodeJS.Timeout | undefined;
  const signal = AbortSignal.any([whole, idle.signal, ...(options.signal ? [options.signal] : [])]);
  try {
    signal.throwIfAborted();
    const parts = await connection.open(attempt.request, signal);
    attempt.isOpen = true;
    silence = setTimeout(
      () => idle.abort(new DOMException("No event came for too long.", "TimeoutError")),
      limits.idleMs,
    );
    for await (const part of parts) {
      silence.refresh();
      attempt.hear(part);
    }
    signal.throwIfAborted();
    attempt.answer();
  } catch (error) {
    // The SDKs say of every abort that the request was aborted; why is ours to say.
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(silence);
  }
}

async function reasonOf(connection: Connection, error: unknown): Promise<ModelFailureReason> {
  return error instanceof DOMException && error.name === "TimeoutError" ? "timeout" : connection.reasonOf(error);
}

/** What may be logged of an error and what lies behind it: one over unreadable JSON quotes the answer. */
function causesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [error instanceof SyntaxError ? error.name : error.message, ...causesOf(error.cause)];
}

async function pauseUntil(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch(() => signal?.throwIfAborted());
}
