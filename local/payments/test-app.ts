import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import type { PaymentsSettings } from "../settings";
import type { Payments } from "./index";

/** An app that receives webhooks in a test, answers as told, and remembers what came. */
export async function startApp() {
  const received: { body: string; signature: string }[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ body, signature: String(request.headers["stripe-signature"]) });
      response.writeHead(request.url === "/api/webhooks/stripe" ? (answers.shift() ?? 200) : 404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    received,
    /** The statuses of the next answers; 200 after them. */
    answers,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

/** Settings for a payments server with a state file of its own. */
export async function testSettings(appOrigin: string): Promise<PaymentsSettings> {
  const directory = await mkdtemp(path.join(tmpdir(), "payments-"));
  return {
    port: 0,
    appOrigin,
    stateFile: path.join(directory, "payments.json"),
    secretKey: "sk_test_1",
    publishableKey: "pk_test_1",
    webhookSecret: "whsec_1",
    priceId: "price_pro",
  };
}

/** The real SDK, pointed at a local server. */
export function sdkFor({ port }: Pick<Payments, "port">, key = "sk_test_1") {
  return new Stripe(key, { host: "localhost", port, protocol: "http", maxNetworkRetries: 0 });
}
