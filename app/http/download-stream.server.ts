import type { AppLoadContext } from "@remix-run/node";

interface Download {
  bytes: AsyncGenerator<Uint8Array>;
  fileName: string;
  type: string;
}

/**
 * Answers with a file that is made while it is sent, no faster than its reader takes it, and no longer than they are
 * there.
 */
export function downloadStream(
  request: Request,
  context: AppLoadContext,
  { bytes, fileName, type }: Download,
): Response {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await context.whenTaken?.();
      const next = request.signal.aborted ? await bytes.return(undefined) : await bytes.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${fileName}"`,
      // `no-transform`: nothing on the way may hold it back to compress it.
      "cache-control": "no-store, no-transform",
    },
  });
}
