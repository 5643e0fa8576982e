import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { mediaTypeOf } from "~/modules/storage/media-type";

export interface StaticHost {
  origin: string;
  /** What was posted to it, as it came. */
  posted: { path: string; body: string }[];
  stop(): Promise<void>;
}

/** A web host that knows nothing but files: by path, `index.html` for a folder. What is posted it only takes down. */
export async function startStaticHost(files: Record<string, Uint8Array>): Promise<StaticHost> {
  const posted: StaticHost["posted"] = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url!, "http://host").pathname).slice(1);
    if (request.method === "POST") {
      posted.push({ path, body: await bodyOf(request) });
      return response.writeHead(200, { "content-type": "text/plain" }).end("Thank you");
    }
    const name = path === "" ? "index.html" : path;
    if (!Object.hasOwn(files, name)) return response.writeHead(404).end();
    return response.writeHead(200, { "content-type": mediaTypeOf(name) }).end(files[name]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => new Promise<void>((resolve) => void (server.close(() => resolve()), server.closeAllConnections()));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, posted, stop };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}
