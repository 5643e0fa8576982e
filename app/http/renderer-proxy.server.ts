import { Agent, type IncomingMessage, type ServerResponse } from "node:http";
import { createProxyMiddleware } from "http-proxy-middleware";
import { SANDBOXED_HEADERS } from "~/published/site-headers";
import { VISITOR_CALLS } from "~/published/visitor-calls";

/** What the renderer answers, also when it is asked on the app's host: sites, and what their visitors send. */
const RENDERED = ["/sites", ...VISITOR_CALLS];
const RETRY_SECONDS = 2;
/** How long the renderer may say nothing, in milliseconds. */
const PATIENCE_MS = 30_000;

/**
 * Each request has a connection of its own, and still asks to keep it: one that is to be closed ends with the answer,
 * so that who refuses a body before its end would cut off the refusal.
 */
const agent = new Agent({ keepAlive: true, maxFreeSockets: 0 });

/** Passes visitors' requests on to the site renderer, as Caddy does where it stands in front. */
export function rendererProxy(target: string) {
  return createProxyMiddleware({
    target,
    agent,
    xfwd: true,
    proxyTimeout: PATIENCE_MS,
    pathFilter: (path) =>
      RENDERED.some((prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`)),
    on: {
      proxyReq: (proxied) => {
        // Sites are customers' and their renderer another process: neither needs to know who is signed in here.
        proxied.removeHeader("cookie");
        proxied.setHeader("connection", "keep-alive");
      },
      end: (request, _response, answer) => stopPassingOn(request, answer),
      error: (_error, _request, response) => {
        if (!("writeHead" in response)) return response.destroy();
        refuse(response);
      },
    },
  });
}

/**
 * What was answered before it was sent to its end: the rest is read, by nobody, or the visitor would never see the
 * answer.
 */
function stopPassingOn(request: IncomingMessage, answer: IncomingMessage) {
  if (request.complete) return;
  request.unpipe();
  request.resume();
  answer.socket.destroy();
}

function refuse(response: ServerResponse) {
  if (response.headersSent) return response.destroy();
  response.writeHead(503, {
    ...SANDBOXED_HEADERS,
    "content-type": "text/plain; charset=utf-8",
    "retry-after": `${RETRY_SECONDS}`,
  });
  response.end("This site is starting. Please try again in a moment.\n");
}
