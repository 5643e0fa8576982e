import ipaddr from "ipaddr.js";

/** Addresses in blocks that follow each other without gaps; the first begins at 0. */
export interface AddressBlocks {
  /** First address of each block: IPv4 as a number, IPv6 by its first 48 bits. */
  starts: Uint32Array | Float64Array;
  /** Place of each block's country in the list of codes. */
  countries: Uint8Array;
}

export interface CountryBlocks {
  /** ISO 3166-1 alpha-2; the empty text for addresses that are nobody's. */
  codes: string[];
  ipv4: AddressBlocks;
  ipv6: AddressBlocks;
}

/** Country of a network address, or null where it is not known. */
export type CountryOf = (address: string) => string | null;

/** Which country network addresses belong to: numbers in order, outside the heap, and one search for each question. */
export function countryLookup({ codes, ipv4, ipv6 }: CountryBlocks): CountryOf {
  return (address) => {
    if (!ipaddr.isValid(address)) return null;
    const known = ipaddr.process(address);
    const code =
      known instanceof ipaddr.IPv4
        ? find(ipv4, ipv4Key(known.octets))
        : find(ipv6, ipv6Key((known as ipaddr.IPv6).parts));
    return codes[code] || null;
  };
}

const ipv4Key = (octets: number[]) => octets.reduce((key, octet) => key * 0x100 + octet, 0);
const ipv6Key = (parts: number[]) => parts.slice(0, 3).reduce((key, part) => key * 0x1_0000 + part, 0);

function find({ starts, countries }: AddressBlocks, key: number): number {
  let [from, to] = [0, starts.length];
  while (to - from > 1) {
    const middle = (from + to) >>> 1;
    if (starts[middle]! <= key) from = middle;
    else to = middle;
  }
  return countries[from]!;
}
