import type { Request, RequestHandler, Response } from "express";

/** A handler that may be async; Express 4 would leave its rejection unhandled and the request open. */
export function route(handler: (request: Request, response: Response) => Promise<unknown>): RequestHandler {
  return (request, response, next) => void handler(request, response).catch(next);
}
