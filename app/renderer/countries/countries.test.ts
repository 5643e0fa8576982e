import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPublic, readRanges, toBlocks, type AddressRange } from "./address-blocks";
import { COUNTRY_FILE, packCountries, readCountries, unpackCountries } from "./country-file";
import { countryLookup } from "./country-table";

const BITS = 8;
const range = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.constantFrom("DE", "FR", "PT"))
  .map(([a, b, country]): AddressRange => ({ first: BigInt(Math.min(a, b)), last: BigInt(Math.max(a, b)), country }));
const inOrder = (ranges: AddressRange[]) =>
  ranges.toSorted((a, b) => Number(a.first - b.first) || Number(b.last - a.last));

/** The country of each address, as somebody would look it up who reads all ranges. */
const naive = (ranges: AddressRange[]) =>
  Array.from(
    { length: 2 ** BITS },
    (_, address) => inOrder(ranges).findLast(({ first, last }) => first <= address && address <= last)?.country ?? "",
  );
const countryAt = (blocks: ReturnType<typeof toBlocks>, key: number) =>
  blocks.findLast(({ start }) => start <= key)!.country;

describe("toBlocks", () => {
  it("gives every address the country of the narrowest range around it", () => {
    const wide = { first: 10n, last: 20n, country: "DE" };
    const narrow = { first: 12n, last: 13n, country: "FR" };
    const blocks = [
      { start: 0n, country: "" },
      { start: 10n, country: "DE" },
      { start: 12n, country: "FR" },
      { start: 14n, country: "DE" },
      { start: 21n, country: "" },
    ];
    expect(toBlocks([narrow, wide], { bits: BITS, kept: BITS })).toEqual(blocks);
  });

  it("says of random ranges what reading them all would say, without two blocks alike side by side", () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 12 }), fc.constantFrom(BITS, 4), (ranges, kept) => {
        // Which of two that begin and end alike comes first, nobody says.
        const unlike = ranges.filter(
          ({ first, last }, index) =>
            ranges.findIndex((other) => other.first === first && other.last === last) === index,
        );
        const blocks = toBlocks(unlike, { bits: BITS, kept });
        const expected = naive(unlike);
        for (let key = 0; key < 2 ** kept; key += 1)
          expect(countryAt(blocks, key)).toBe(expected[key * 2 ** (BITS - kept)]);
        expect(blocks.every(({ country }, index) => country !== blocks[index - 1]?.country)).toBe(true);
      }),
    );
  });
});

describe("readRanges", () => {
  it("reads lines of numbers", () =>
    expect(readRanges("1,2,DE\r\n3,4,FR\n")).toEqual([
      { first: 1n, last: 2n, country: "DE" },
      { first: 3n, last: 4n, country: "FR" },
    ]));

  it.each(["1,2", "1,2,Germany", "1.0.0.0,1.0.0.255,AU", "1,2,DE\n\n3,4,FR"])(
    "names the line of %j that is none",
    (csv) => expect(() => readRanges(csv)).toThrow(/Line \d is no range/),
  );
});

describe("isPublic", () => {
  it.each([
    [3_232_235_520n, 32, false, "192.168.0.0"],
    [134_744_072n, 32, true, "8.8.8.8"],
    [0x2001_0db8n << 96n, 128, false, "2001:db8::"],
    [0x2003n << 112n, 128, true, "2003::"],
  ])("says of a range from %s (%i bits) %s: %s", (first, bits, expected) =>
    expect(isPublic({ first, last: first, country: "AU" }, bits)).toBe(expected),
  );
});

/** 10.x is German but for 10.0.0.0/24, which is French, and so is 2001:db8::/32. */
const BLOCKS = {
  codes: ["", "DE", "FR"],
  ipv4: {
    starts: Uint32Array.of(0, 10 * 2 ** 24, 10 * 2 ** 24 + 256, 11 * 2 ** 24),
    countries: Uint8Array.of(0, 2, 1, 0),
  },
  ipv6: { starts: Float64Array.of(0, 0x2001_0db8 * 2 ** 16, 0x2001_0db9 * 2 ** 16), countries: Uint8Array.of(0, 2, 0) },
};

describe("a table of countries", () => {
  it("is the same after it was a file", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(2 ** 32 - 1)), fc.uniqueArray(fc.maxSafeNat()), (ipv4, ipv6) => {
        const family = <Starts>(starts: Starts, { length }: number[]) => ({
          starts,
          countries: Uint8Array.from({ length }, (_, index) => index % 2),
        });
        const blocks = {
          codes: ["", "DE"],
          ipv4: family(Uint32Array.from(ipv4).sort(), ipv4),
          ipv6: family(Float64Array.from(ipv6).sort(), ipv6),
        };
        expect(unpackCountries(packCountries(blocks))).toEqual(blocks);
      }),
    );
  });

  it.each([
    ["9.255.255.255", null],
    ["10.0.0.0", "FR"],
    ["10.0.0.255", "FR"],
    ["10.0.1.0", "DE"],
    ["10.255.255.255", "DE"],
    ["11.0.0.0", null],
    ["::ffff:10.0.0.7", "FR"],
    ["2001:db8::", "FR"],
    ["2001:db8:ffff:ffff:ffff:ffff:ffff:ffff", "FR"],
    ["2001:db9::", null],
    ["::1", null],
    ["", null],
    ["unknown", null],
    ["10.0.0.0/8", null],
  ])("says of %j %j", (address, country) => expect(countryLookup(BLOCKS)(address)).toBe(country));

  it("knows networks that have been in one country for decades", () => {
    const countryOf = readCountries(COUNTRY_FILE);
    const known = {
      "8.8.8.8": "US",
      "126.1.1.1": "JP",
      "80.128.1.1": "DE",
      "81.2.69.160": "GB",
      "240e::1": "CN",
      "2003:1::1": "DE",
      "2601::1": "US",
      "2804:14c::1": "BR",
    };
    for (const [address, country] of Object.entries(known)) expect(countryOf(address), address).toBe(country);
    for (const address of ["127.0.0.1", "192.168.1.1", "::1", "fe80::1"])
      expect(countryOf(address), address).toBeNull();
  });
});
