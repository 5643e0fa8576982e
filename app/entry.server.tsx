import {
  createReadableStreamFromReadable,
  type ActionFunctionArgs,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { NonceProvider } from "~/components/nonce";
import { setDocumentHeaders } from "~/http/document-headers.server";
import { retryAfter } from "~/http/retry-after";
import { withoutNul } from "~/http/without-nul.server";
import "~/lib/input-words";
import { log } from "~/lib/log.server";

/** Milliseconds after which data still awaited is given up; the rendering is cut one second later. */
export const streamTimeout = 5_000;

/**
 * Answers a document request. Crawlers get the finished page, people get it as it becomes ready.
 * The nonce of the answer's policy comes from the load context, where the server puts it.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
) {
  const nonce = loadContext.cspNonce;
  const readyEvent = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";

  return new Promise<Response>((resolve, reject) => {
    let failedStatus: number | undefined;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </NonceProvider>,
      {
        nonce,
        [readyEvent]() {
          const body = withoutNul();
          headers.set("Content-Type", "text/html; charset=utf-8");
          setDocumentHeaders(headers, nonce);
          const answered = failedStatus ?? status;
          for (const [name, value] of Object.entries(retryAfter(answered))) headers.set(name, value);
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answered }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          failedStatus = 500;
          if (!request.signal.aborted) log.error("rendering a page failed", error);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** Reports what a loader or action threw, unless the visitor has gone away meanwhile. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (!request.signal.aborted) log.error("a loader or action failed", error);
}
