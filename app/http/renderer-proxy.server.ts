import type { ServerResponse } from "node:http";
import { createProxyMiddleware } from "http-proxy-middleware";
import { SANDBOXED_HEADERS } from "~/published/site-headers";
import { VISITOR_CALLS } from "~/published/visitor-calls";

/** What the renderer answers, also when it is asked on the app's host: sites, and what their visitors send. */
const RENDERED = ["/sites", ...VISITOR_CALLS];
const RETRY_SECONDS = 2;
/** How long the renderer may say nothing, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Passes visitors' requests on to the site renderer, as Caddy does where it stands in front. */
export function rendererProxy(target: string) {
  return createProxyMiddleware({
    target,
    xfwd: true,
    proxyTimeout: PATIENCE_MS,
    pathFilter: (path) => RENDERED.some((prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`)),
    on: {
      // Sites are customers' and their renderer another process: neither needs to know who is signed in here.
      proxyReq: (proxied) => proxied.removeHeader("cookie"),
      error: (_error, _request, response) => {
        if (!("writeHead" in response)) return response.destroy();
        refuse(response);
      },
    },
  });
}

function refuse(response: ServerResponse) {
  if (response.headersSent) return response.destroy();
  response.writeHead(503, { ...SANDBOXED_HEADERS, "content-type": "text/plain; charset=utf-8", "retry-after": `${RETRY_SECONDS}` });
  response.end("This site is starting. Please try again in a moment.\n");
}
