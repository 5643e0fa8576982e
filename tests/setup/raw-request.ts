import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** All values of one header, as they came. */
  all(name: string): string[];
  text: string;
}

interface RawRequest {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** A request as no browser would send it: the target is not tidied, any method and host may be named. */
export function rawRequest(
  origin: string,
  path: string,
  { method = "GET", headers, body }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      const all = (name: string) =>
        answer.rawHeaders.filter((_, index, raw) => index % 2 === 1 && raw[index - 1]!.toLowerCase() === name);
      text(answer).then(
        (body) => resolve({ status: answer.statusCode!, headers: answer.headers, all, text: body }),
        reject,
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
