import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:http2";
import { httpGet } from "../publishing/http-get";
import { APP_HOST, type RunningCaddy } from "../../setup/running-caddy";

/** Stands where web does and remembers what it was asked. */
export async function startWeb() {
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url!, headers: request.headers });
    request
      .resume()
      .on("end", () => response.end("web"))
      .on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port, asked, stop };
}

/** Asks through Caddy, by the name of a host. */
export function ask(
  caddy: RunningCaddy,
  host: string,
  path: string,
  options: Partial<Parameters<typeof httpGet>[2]> & { ca?: string | Buffer } = {},
) {
  const { ca = caddy.root(), headers, ...rest } = options;
  return httpGet(caddy.https, path, { ...rest, headers: { host, ...headers }, tls: { servername: host, ca } });
}

export const askApp = (caddy: RunningCaddy, path: string, options?: Parameters<typeof ask>[3]) =>
  ask(caddy, APP_HOST, path, options);

/** Asks over HTTP/2 and gives the status. */
export async function askHttp2(caddy: RunningCaddy, host: string, path: string): Promise<number> {
  const session = connect(`https://127.0.0.1:${caddy.https}`, { servername: host, ca: caddy.root() });
  const stream = session.request({ ":path": path, ":authority": host });
  const [headers] = (await once(stream, "response")) as [{ ":status": number }];
  stream.resume();
  await once(stream, "end");
  session.close();
  return headers[":status"];
}
