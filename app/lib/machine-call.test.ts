import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { isMachineCall } from "./machine-call";

const call = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  isMachineCall({ headers, socket: { remoteAddress } } as unknown as IncomingMessage);

describe("isMachineCall", () => {
  it.each([
    ["127.0.0.1", "127.0.0.1:3001"],
    ["::ffff:127.0.0.1", "localhost:3001"],
    ["::1", "[::1]:3001"],
    ["127.0.0.1", "LOCALHOST"],
  ])("takes one from %s to %s", (address, host) => expect(call(address, { host })).toBe(true));

  it.each([
    ["another machine's", "203.0.113.9", { host: "localhost" }],
    ["one of the same network", "172.19.0.2", { host: "127.0.0.1:3001" }],
    ["one whose connection is gone", undefined, { host: "localhost" }],
    ["one that a proxy passed on", "127.0.0.1", { host: "localhost", "x-forwarded-for": "127.0.0.1" }],
    ["one that says only by which host", "127.0.0.1", { host: "localhost", "x-forwarded-host": "localhost" }],
    ["one with the standard's header", "127.0.0.1", { host: "localhost", forwarded: "for=127.0.0.1" }],
    ["one with another proxy's header", "127.0.0.1", { host: "localhost", "x-real-ip": "127.0.0.1" }],
    ["one through a tunnel", "127.0.0.1", { host: "localhost", via: "1.1 tunnel" }],
    ["one for the app's host", "127.0.0.1", { host: "app.example" }],
    ["one for a name that was made to lead here", "127.0.0.1", { host: "localhost.evil.example" }],
    ["one for no host", "127.0.0.1", {}],
  ])("refuses %s", (_name, address, headers) => expect(call(address, headers as Record<string, string>)).toBe(false));
});
