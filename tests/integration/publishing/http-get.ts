import { request, type IncomingHttpHeaders } from "node:http";
import { request as requestOverTls } from "node:https";
import type { ConnectionOptions } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  bytes: Buffer;
  /** Decompressed. */
  text: string;
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Over TLS, with these settings. */
  tls?: ConnectionOptions;
}

/** One real HTTP exchange whose path reaches the server exactly as it is written here. */
export function httpGet(
  port: number,
  path: string,
  { method = "GET", headers = {}, body, tls }: Options = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = (tls ? requestOverTls : request)(
      { host: "127.0.0.1", port, path, method, headers, agent: false, ...tls },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            bytes,
            text: plain(bytes, response.headers),
          });
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

function plain(bytes: Buffer, headers: IncomingHttpHeaders): string {
  if (bytes.length === 0) return "";
  if (headers["content-encoding"] === "br") return brotliDecompressSync(bytes).toString();
  return (headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString();
}
