import { once } from "node:events";
import { createServer, request as send, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Stands before the payments server and can hold an answer back, as a slow network does. */
export class PaymentsGate {
  private holding: { matches: (path: string) => boolean; held: () => void; release: Promise<void> }[] = [];

  private inFlight = 0;
  /** The most calls that were on their way at the same time. */
  busiest = 0;

  private constructor(
    private readonly server: Server,
    private target: number,
  ) {}

  /** Where the app is to send its calls; they go on to `target`, a port of this machine. */
  static async open(target = 0): Promise<PaymentsGate> {
    const server = createServer();
    const gate = new PaymentsGate(server, target);
    server.on("request", (incoming, outgoing) => {
      const { method, url: path, headers } = incoming as IncomingMessage;
      gate.count(outgoing);
      const onward = send({ host: "127.0.0.1", port: gate.target, method, path, headers }, async (answer) => {
        await gate.wait(String(path));
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on("error", () => outgoing.destroy());
      incoming.pipe(onward);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return gate;
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  leadTo(port: number) {
    this.target = port;
  }

  /** Holds back the next answer to a path that begins so. `held` resolves once the server has answered. */
  holdNext(prefix: string) {
    let release!: () => void;
    let markHeld!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const held = new Promise<void>((resolve) => (markHeld = resolve));
    this.holding.push({ matches: (path) => path.startsWith(prefix), held: markHeld, release: released });
    return { held, release };
  }

  close() {
    this.server.close();
    this.server.closeAllConnections();
  }

  private count(outgoing: ServerResponse) {
    this.inFlight += 1;
    this.busiest = Math.max(this.busiest, this.inFlight);
    outgoing.once("close", () => (this.inFlight -= 1));
  }

  private async wait(path: string) {
    const index = this.holding.findIndex(({ matches }) => matches(path));
    if (index === -1) return;
    const [entry] = this.holding.splice(index, 1);
    entry!.held();
    await entry!.release;
  }
}
