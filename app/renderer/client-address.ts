import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { isLoopbackAddress } from "~/lib/machine-call";
import { BoundedCache } from "./bounded-cache";

/**
 * Network address of whoever sent a request. Web and Caddy pass visitors on from this machine and say whose request it
 * is; what anybody else says is not believed.
 */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): string {
  const said = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
  const chain = [...said, socket.remoteAddress ?? ""].map(plain);
  return chain.findLast((address) => !isLoopbackAddress(address)) ?? chain[0]!;
}

/** An IPv4 address that was written as an IPv6 one, as IPv4; anything else as it is. */
const plain = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address).toString() : address);
/** Those who stand before everybody, Caddy and web, connect from few addresses. */
const near = new BoundedCache<string, boolean>(100);

/** Whether a visitor asked over https: Caddy, on this machine, says so. */
export function isOverTls({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): boolean {
  return headers["x-forwarded-proto"] === "https" && isNear(socket.remoteAddress ?? "");
}

function isNear(address: string): boolean {
  const known = near.get(address);
  if (known !== undefined) return known;
  const found = isLoopbackAddress(address);
  near.set(address, found);
  return found;
}
