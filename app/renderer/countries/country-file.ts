import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { countryLookup, type AddressBlocks, type CountryBlocks, type CountryOf } from "./country-table";

/** The table of the product, made by `npm run countries`. */
export const COUNTRY_FILE = "countries/table.br";

const LENGTH_BYTES = 4;
/** Bits of a number in one byte; the eighth says that more follow. */
const RADIX = 0x80;

/** The blocks as few bytes: the distances between starts, then the countries. */
export function packCountries({ codes, ipv4, ipv6 }: CountryBlocks): Buffer {
  const head = Buffer.from(JSON.stringify({ codes, ipv4: ipv4.starts.length, ipv6: ipv6.starts.length }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(head.length);
  const families = [ipv4, ipv6].flatMap(({ starts, countries }) => [packDistances(starts), countries]);
  return brotliCompressSync(Buffer.concat([length, head, ...families]));
}

/** The blocks that `packCountries` made bytes of. @throws Error for other bytes */
export function unpackCountries(packed: Uint8Array): CountryBlocks {
  const bytes = brotliDecompressSync(packed);
  const begin = LENGTH_BYTES + bytes.readUInt32LE();
  const head = JSON.parse(bytes.toString("utf8", LENGTH_BYTES, begin)) as {
    codes: string[];
    ipv4: number;
    ipv6: number;
  };
  const ipv4 = unpackFamily(bytes, begin, new Uint32Array(head.ipv4));
  const ipv6 = unpackFamily(bytes, ipv4.end, new Float64Array(head.ipv6));
  if (ipv6.end !== bytes.length) throw new Error("This is no table of countries.");
  return { codes: head.codes, ipv4: ipv4.blocks, ipv6: ipv6.blocks };
}

/** The countries of a file. @throws Error when it cannot be read */
export const readCountries = (path: string): CountryOf => countryLookup(unpackCountries(readFileSync(path)));

function packDistances(starts: ArrayLike<number>): Buffer {
  const bytes: number[] = [];
  for (let index = 0; index < starts.length; index += 1) {
    let rest = starts[index]! - (index === 0 ? 0 : starts[index - 1]!);
    for (; rest >= RADIX; rest = Math.floor(rest / RADIX)) bytes.push((rest % RADIX) + RADIX);
    bytes.push(rest);
  }
  return Buffer.from(bytes);
}

function unpackFamily(
  bytes: Buffer,
  begin: number,
  starts: Uint32Array | Float64Array,
): { blocks: AddressBlocks; end: number } {
  let [at, start] = [begin, 0];
  for (let index = 0; index < starts.length; index += 1) {
    let weight = 1;
    for (; bytes[at]! >= RADIX; at += 1, weight *= RADIX) start += (bytes[at]! - RADIX) * weight;
    start += bytes[at]! * weight;
    at += 1;
    starts[index] = start;
  }
  const end = at + starts.length;
  // A copy: a part of the bytes would hold all of them.
  return { blocks: { starts, countries: Uint8Array.from(bytes.subarray(at, end)) }, end };
}
