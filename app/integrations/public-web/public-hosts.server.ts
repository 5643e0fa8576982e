import { Resolver } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress, literalAddress } from "./public-address";

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** How far a look at somebody else's server may go. */
export interface WebRules {
  resolve(hostname: string): Promise<ResolvedAddress[]>;
  isAllowed(address: string): boolean;
  isAllowedPort(port: number): boolean;
}

/** Why a server may not be asked, in words for an owner. */
export class AddressRefused extends Error {
  override name = "AddressRefused";
}

// Not `lookup`: names that are never answered would take all four threads with which this process also reads files.
async function resolve(hostname: string): Promise<ResolvedAddress[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  if (v4.status === "rejected" && v6.status === "rejected") throw v4.reason;
  return [v4, v6].flatMap((found) => (found.status === "fulfilled" ? found.value.map(toResolved) : []));
}

const toResolved = (address: string): ResolvedAddress => ({ address, family: isIP(address) });

/** What holds in every running process; tests pass rules of their own that admit their local server. */
export const publicWeb: WebRules = {
  resolve,
  isAllowed: isPublicAddress,
  isAllowedPort: (port) => port === 80 || port === 443,
};

/** A page names this many hosts at most, so that nobody has us ask name servers without end. */
const MOST_HOSTS = 200;

/**
 * Where public servers are, for one visit. A name is resolved once, and what is connected to is the very address that
 * was checked: a name that resolves differently the second time gains nothing.
 */
export class PublicHosts {
  private readonly known = new Map<string, Promise<ResolvedAddress[]>>();
  private readonly over: Promise<never>;

  /** @param signal ends the visit, and all waiting for name servers */
  constructor(
    private readonly rules: WebRules,
    signal: AbortSignal,
  ) {
    this.over = new Promise((_, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true }),
    );
    this.over.catch(() => {});
  }

  /** @throws AddressRefused when it is not on the public internet; what the resolver throws when there is none */
  async addressesOf(hostname: string, port: number): Promise<ResolvedAddress[]> {
    if (!this.rules.isAllowedPort(port)) throw new AddressRefused("The address's port is not one of a website.");
    return this.checked(hostname);
  }

  /** For connections to hosts that `addressesOf` has let through. */
  readonly lookup: LookupFunction = (hostname, options, callback) => {
    this.checked(hostname).then(
      (addresses) => answerLookup(addresses, options, callback),
      (error: Error) => callback(error, "", 0),
    );
  };

  private checked(hostname: string): Promise<ResolvedAddress[]> {
    const known = this.known.get(hostname);
    if (known) return known;
    if (this.known.size === MOST_HOSTS) return Promise.reject(new AddressRefused("The page asks too many servers."));
    const found = Promise.race([this.find(hostname), this.over]);
    this.known.set(hostname, found);
    return found;
  }

  private async find(hostname: string): Promise<ResolvedAddress[]> {
    const addresses = knownAddresses(hostname) ?? (await this.rules.resolve(hostname));
    if (addresses.length === 0) throw new AddressRefused("The address has no server.");
    // One bad address among good ones is a trick, not a website.
    if (!addresses.every(({ address }) => this.rules.isAllowed(address)))
      throw new AddressRefused("The address is not on the public internet.");
    return addresses;
  }
}

/** Addresses that no name server is asked for: those of this machine's own names, and what is an address already. */
export function knownAddresses(hostname: string): ResolvedAddress[] | null {
  const literal = literalAddress(hostname);
  if (literal) return [toResolved(literal)];
  return /(^|\.)localhost\.?$/.test(hostname) ? ["127.0.0.1", "::1"].map(toResolved) : null;
}

/** Answers as a resolver does, with addresses that are known. */
export function answerLookup(
  addresses: ResolvedAddress[],
  { all }: { all?: boolean | undefined },
  callback: Parameters<LookupFunction>[2],
): void {
  const [first] = addresses;
  if (all) callback(null, addresses);
  else callback(null, first!.address, first!.family);
}
