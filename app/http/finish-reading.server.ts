import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";

/** How long the rest of a body is still read after its answer, in milliseconds. */
const PATIENCE_MS = 30_000;

/**
 * Lets clients finish sending what was answered before it was read to its end, such as an upload that is too
 * large. A connection that is closed instead is reset, and many clients never see the answer then.
 */
export const finishReading: RequestHandler = (request, response, next) => {
  const destroy = request.destroy.bind(request);
  // What gives up reading a body destroys the request, and with it the connection of the answer.
  request.destroy = (error) => (request.complete || request.socket.destroyed ? destroy(error) : discardRest(request));
  response.once("finish", () => discardRest(request));
  next();
};

function discardRest<Body extends IncomingMessage>(request: Body): Body {
  if (request.complete) return request;
  request.removeAllListeners("data").resume();
  setTimeout(() => request.complete || request.socket.destroy(), PATIENCE_MS).unref();
  return request;
}
