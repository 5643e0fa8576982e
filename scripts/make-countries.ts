/**
 * Makes the table of countries in `countries/`: `npm run countries -- FOLDER`, with a folder that holds the two files
 * of numbers of ip-location-db's `geo-whois-asn-country` (docs/decisions/0054-figures-that-pass-by.md).
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isPublic, readRanges, toBlocks } from "~/renderer/countries/address-blocks";
import { COUNTRY_FILE, packCountries } from "~/renderer/countries/country-file";

const WIDTHS = { ipv4: { bits: 32, kept: 32 }, ipv6: { bits: 128, kept: 48 } };

const folder = process.argv[2];
if (!folder) {
  console.error("Name the folder: npm run countries -- FOLDER");
  process.exit(1);
}
async function read(family: keyof typeof WIDTHS) {
  const ranges = readRanges(await readFile(join(folder!, `geo-whois-asn-country-${family}-num.csv`), "utf8"));
  const width = WIDTHS[family];
  return toBlocks(
    ranges.filter((range) => isPublic(range, width.bits)),
    width,
  );
}

const [ipv4, ipv6] = [await read("ipv4"), await read("ipv6")];
const codes = ["", ...new Set([...ipv4, ...ipv6].map(({ country }) => country).filter(Boolean))].sort();
const countriesOf = (blocks: typeof ipv4) => Uint8Array.from(blocks, ({ country }) => codes.indexOf(country));
const bytes = packCountries({
  codes,
  ipv4: { starts: Uint32Array.from(ipv4, ({ start }) => Number(start)), countries: countriesOf(ipv4) },
  ipv6: { starts: Float64Array.from(ipv6, ({ start }) => Number(start)), countries: countriesOf(ipv6) },
});
await writeFile(COUNTRY_FILE, bytes);
console.log(
  `${COUNTRY_FILE}: ${codes.length - 1} countries, ${ipv4.length} blocks of IPv4, ${ipv6.length} of IPv6, ${bytes.length} bytes`,
);
