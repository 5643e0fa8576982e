import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { expect, it } from "vitest";
import type { Serving } from "./handle-request";
import { listen, openServer } from "./open-server";

it("ends though somebody has connected and says nothing", async () => {
  const { server, close } = openServer({} as Serving);
  await listen(server, 0, "127.0.0.1");
  const silent = connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(server, "connection");
  const ended = once(silent.resume(), "close");
  await close();
  await ended;
  expect(server.listening).toBe(false);
});
