import { lookup } from "node:dns/promises";
import { isPublicAddress } from "./public-address";

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** How far a look at somebody else's website may go. */
export interface ReferenceRules {
  resolve(hostname: string): Promise<ResolvedAddress[]>;
  /** Asked with each address just before a connection is made to it. */
  isAllowed(address: string): boolean;
  isAllowedPort(port: number): boolean;
  /** Milliseconds for the page, its redirects and its stylesheets together. */
  timeLimit: number;
  /** Bytes of one body, compressed or not. */
  sizeLimit: number;
  maxRedirects: number;
}

/** What holds in every running process; tests pass rules of their own that admit their local server. */
export const publicWeb: ReferenceRules = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isAllowed: isPublicAddress,
  // Ports below 1024 other than the web's speak other protocols, which a stranger's URL must not reach.
  isAllowedPort: (port) => port === 80 || port === 443 || port >= 1024,
  timeLimit: 5_000,
  sizeLimit: 1_000_000,
  maxRedirects: 5,
};

/** Why a reference website was not read, in words for its owner. */
export class ReferenceRefused extends Error {
  override name = "ReferenceRefused";
}
