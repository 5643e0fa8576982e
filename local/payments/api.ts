import express, { Router, type ErrorRequestHandler, type Request, type Response } from "express";
import { route } from "../route";
import { ApiError, invalidRequest } from "./api-error";
import { API_VERSION } from "./api-version";
import { keyOf, requireSecret, type Keys } from "./authorize";
import type { Operation } from "./call";
import { expandAnswer } from "./expand";
import { keepAnswer, keptAnswer, type Repeatable } from "./idempotency";
import { newId } from "./ids";
import type { Ledger } from "./ledger";
import { forBrowsers, operations } from "./operations";

interface ApiOptions {
  ledger: Ledger;
  keys: Keys;
  /** The app's pages may call from a browser. */
  appOrigin: string;
  /** Resolves when the change is on disk; an answer goes out after that. */
  save(): Promise<void>;
}

interface Answer {
  status: number;
  body: unknown;
  replayed?: boolean;
}

/** The API itself: forms in, JSON out. */
export function apiRoutes(options: ApiOptions): Router {
  const router = Router();
  router.use("/v1", commonHeaders(options.appOrigin), express.urlencoded({ extended: true, limit: "1mb" }));
  for (const [method, path, operation] of operations) {
    router[method](
      path,
      route(async (request, response) => respond(response, await answerOf(options, operation, request))),
    );
  }
  router.use("/v1", (request) => {
    keyOf(request, options.keys);
    throw new ApiError(404, {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${request.method}: ${request.baseUrl}${request.path}).`,
    });
  });
  router.use("/v1", answerError);
  return router;
}

async function answerOf(options: ApiOptions, operation: Operation, request: Request): Promise<Answer> {
  const key = keyOf(request, options.keys);
  if (!forBrowsers.has(operation)) requireSecret(key);
  refuseOtherVersion(request);
  const run = () => runOperation(options.ledger, operation, request, key);
  const answer = request.method === "POST" ? once(options.ledger, request, run) : run();
  if (request.method !== "GET") await options.save();
  return answer;
}

function runOperation(ledger: Ledger, operation: Operation, request: Request, key: "secret" | "publishable"): Answer {
  const params = paramsOf(request);
  try {
    const object = operation({ ledger, params, id: String(request.params.id ?? ""), key });
    const paths = Array.isArray(params.expand) ? params.expand.map(String) : [];
    return { status: 200, body: expandAnswer(ledger, object, paths) };
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: { error: error.body } };
    throw error;
  }
}

/** Runs it, unless the same idempotency key was answered before. Everything here happens in one turn. */
function once(ledger: Ledger, request: Request, run: () => Answer): Answer {
  const idempotencyKey = request.get("idempotency-key");
  if (!idempotencyKey) return run();
  const repeatable: Repeatable = { idempotencyKey, path: request.path, params: paramsOf(request) };
  const kept = keptAnswer(ledger, repeatable);
  if (kept) return { ...kept, replayed: true };
  const answer = run();
  keepAnswer(ledger, repeatable, answer.status, answer.body);
  return answer;
}

function paramsOf(request: Request): Record<string, unknown> {
  const given = (request.method === "POST" ? request.body : { ...request.query, ...request.body }) as Record<
    string,
    unknown
  >;
  const { key: _key, ...params } = given;
  return params;
}

function refuseOtherVersion(request: Request) {
  const version = request.get("stripe-version");
  if (version && version !== API_VERSION) {
    throw invalidRequest(`Invalid Stripe API version: ${version}. This server speaks ${API_VERSION}.`);
  }
}

function respond(response: Response, { status, body, replayed }: Answer) {
  if (replayed) response.set("Idempotent-Replayed", "true");
  response.status(status).json(body);
}

function commonHeaders(appOrigin: string): express.RequestHandler {
  return (request, response, next) => {
    response.set({
      "Request-Id": newId("req"),
      "Stripe-Version": API_VERSION,
      "Access-Control-Allow-Origin": appOrigin,
      "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key, Stripe-Version",
      "Access-Control-Allow-Methods": "GET, POST, DELETE",
      "Cache-Control": "no-store",
      Vary: "Origin",
    });
    if (request.method === "OPTIONS") response.status(204).end();
    else next();
  };
}

const answerError: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  if (error instanceof ApiError) return respond(response, { status: error.status, body: { error: error.body } });
  const status = Number((error as { status?: number }).status ?? 500);
  if (status >= 500) console.error("local payments server:", error);
  const body = { type: status >= 500 ? "api_error" : "invalid_request_error", message: (error as Error).message };
  respond(response, { status, body: { error: body } });
};
