import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
};

/** Serves a folder the way a published site is: sandboxed into an origin of its own. Gives the origin. */
export async function serveFolder(folder: string): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const file = path.join(
      folder,
      path.normalize(decodeURIComponent(new URL(request.url ?? "/", "http://gallery").pathname)),
    );
    readFile(file).then(
      (bytes) =>
        response
          .writeHead(200, {
            "Content-Type": TYPES[path.extname(file)] ?? "application/octet-stream",
            "Content-Security-Policy": "sandbox allow-scripts allow-forms allow-popups",
            "Access-Control-Allow-Origin": "*",
          })
          .end(bytes),
      () => response.writeHead(404).end(),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
