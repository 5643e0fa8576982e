import ipaddr from "ipaddr.js";

/** Addresses of one country, both ends included. */
export interface AddressRange {
  first: bigint;
  last: bigint;
  country: string;
}

/** How many bits an address has, and how many of them, the first, are kept. */
interface Width {
  bits: number;
  kept: number;
}

interface Block {
  start: bigint;
  country: string;
}

const CODE = /^[A-Z]{2}$/;
const byPlace = (a: AddressRange, b: AddressRange) =>
  Number(a.first > b.first) - Number(a.first < b.first) || Number(a.last < b.last) - Number(a.last > b.last);

/**
 * Whether a range begins among addresses that somebody on the internet can have: lists of ranges name a country for
 * others, too.
 */
export function isPublic({ first }: AddressRange, bits: number): boolean {
  const bytes = Buffer.from(first.toString(16).padStart(bits / 4, "0"), "hex");
  return ipaddr.fromByteArray([...bytes]).range() === "unicast";
}

/** Reads lines such as `16777216,16777471,AU`. @throws Error naming a line that is none */
export function readRanges(csv: string): AddressRange[] {
  return csv
    .trim()
    .split(/\r?\n/)
    .map((line, index) => {
      const [first = "", last = "", country = ""] = line.split(",");
      if (!/^\d+$/.test(first) || !/^\d+$/.test(last) || !CODE.test(country))
        throw new Error(`Line ${index + 1} is no range of addresses: ${line}`);
      return { first: BigInt(first), last: BigInt(last), country };
    });
}

/**
 * Blocks that follow each other from 0 on, an empty country where there is no range. Of ranges that overlap the one
 * that begins last counts, and of those the shortest. Addresses that share the bits that are kept go with the first of
 * them.
 */
export function toBlocks(ranges: AddressRange[], { bits, kept }: Width): Block[] {
  const left = BigInt(bits - kept);
  const blocks: Block[] = [];
  const open: AddressRange[] = [];
  const put = (address: bigint, country: string) => {
    const start = (address + (1n << left) - 1n) >> left;
    if (blocks.at(-1)?.start === start) blocks.pop();
    if (blocks.at(-1)?.country !== country) blocks.push({ start, country });
  };
  const closeBefore = (address: bigint | null) => {
    while (open.length > 0 && (address === null || open.at(-1)!.last < address)) {
      const { last } = open.pop()!;
      // What ended meanwhile, below it, is over too.
      while (open.length > 0 && open.at(-1)!.last <= last) open.pop();
      put(last + 1n, open.at(-1)?.country ?? "");
    }
  };
  put(0n, "");
  for (const range of ranges.toSorted(byPlace)) {
    closeBefore(range.first);
    put(range.first, range.country);
    open.push(range);
  }
  closeBefore(null);
  return blocks.filter(({ start }) => start < 1n << BigInt(kept));
}
