import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { clientAddress } from "./client-address";

const from = (remoteAddress: string, forwarded?: string) =>
  clientAddress({
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
    socket: { remoteAddress },
  } as IncomingMessage);

it.each([
  ["who asks itself", "203.0.113.7", undefined, "203.0.113.7"],
  ["whom a proxy on this machine names", "::ffff:127.0.0.1", "203.0.113.7", "203.0.113.7"],
  ["whom the first of two proxies names", "127.0.0.1", "2001:db8::1, ::1", "2001:db8::1"],
  ["nobody whom a stranger names", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["nobody whom a visitor named to the proxy", "127.0.0.1", "198.51.100.1, ::ffff:203.0.113.7", "203.0.113.7"],
  ["this machine", "::1", undefined, "::1"],
])("tells %s", (_name, remoteAddress, forwarded, expected) => expect(from(remoteAddress, forwarded)).toBe(expected));
