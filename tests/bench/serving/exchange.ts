import { Agent, request, type IncomingHttpHeaders } from "node:http";

export interface Asked {
  port: number;
  /** Host that is asked for; the connection goes to this machine. */
  host: string;
  path?: string;
}

/** As browsers send it over https; the same for every server. */
export const ACCEPT_ENCODING = "gzip, deflate, br, zstd";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Connections of one client, as many as it needs at once. */
export const openAgent = () => new Agent({ keepAlive: true, maxSockets: 512 });

/** One whole exchange with a server of this machine; on a connection of its own where no agent is given. */
export function ask({ port, host, path = "/" }: Asked, agent: Agent | false = false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, "accept-encoding": ACCEPT_ENCODING };
    const sent = request({ agent, host: "127.0.0.1", port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}
