import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { hostName, isLoopbackName } from "./host-header";

/** What a proxy adds to a request that it passes on for somebody else. */
const FORWARDED = /^(?:x-forwarded-.+|forwarded|x-real-ip|via)$/;

/**
 * Whether a program of this machine asks for itself. All three must hold: the connection comes from this machine,
 * nobody says that the request was passed on, and it is this machine that is asked for. Each alone can be had from
 * outside.
 */
export function isMachineCall({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): boolean {
  return (
    isLoopbackAddress(socket.remoteAddress ?? "") &&
    !Object.keys(headers).some((name) => FORWARDED.test(name)) &&
    isLoopbackName(hostName(headers.host ?? ""))
  );
}

/** Whether a network address is this machine's own, also one of IPv4 that is written as IPv6. */
export const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
