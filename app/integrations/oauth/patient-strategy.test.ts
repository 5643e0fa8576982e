import { createServer, type RequestListener, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { PatientStrategy } from "./patient-strategy.server";

class Opened extends PatientStrategy<string> {
  ask = () => this.validateAuthorizationCode("code", "verifier");
}

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Asks for tokens at a provider that answers so, with a limit in milliseconds. */
async function askAt(answer: RequestListener, limitMs: number) {
  server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const tokenEndpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
  const options = {
    clientId: "a",
    clientSecret: "b",
    authorizationEndpoint: tokenEndpoint,
    tokenEndpoint,
    redirectURI: "http://localhost/auth/callback",
  };
  return new Opened(options, async () => "user", limitMs).ask();
}

it("gives up on a provider that never answers", async () => {
  await expect(askAt(() => undefined, 50)).rejects.toMatchObject({ name: "TimeoutError" });
});

it("gives the tokens of one that does", async () => {
  const tokens = await askAt(
    (_, response) =>
      void response.setHeader("content-type", "application/json").end('{"access_token":"t","token_type":"bearer"}'),
    5_000,
  );
  expect(tokens.accessToken()).toBe("t");
});
