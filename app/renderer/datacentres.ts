import { readFileSync } from "node:fs";
import { BlockList, isIP } from "node:net";

/** Whether a network address belongs to a datacentre, where programs live and no visitors. */
export type IsDatacentre = (address: string) => boolean;

/**
 * Reads the ranges of datacentres from a file, one a line (`203.0.113.0/24`, `2001:db8::/32`; `#` begins a comment).
 * Without a file no address is one. @throws Error naming a line that is no range, or the file when it cannot be read
 */
export function readDatacentres(path: string | undefined): IsDatacentre {
  if (path === undefined) return () => false;
  const ranges = new BlockList();
  readFileSync(path, "utf8")
    .split("\n")
    .forEach((line, index) => {
      const range = line.replace(/#.*/, "").trim();
      if (range) add(ranges, range, `${path}, line ${index + 1}`);
    });
  return (address) => isIP(address) !== 0 && ranges.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");
}

function add(ranges: BlockList, range: string, where: string): void {
  const [address = "", bits = ""] = range.split("/");
  const family = isIP(address);
  if (family === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > (family === 4 ? 32 : 128))
    throw new Error(`${where}: "${range}" is no range of network addresses`);
  ranges.addSubnet(address, Number(bits), family === 4 ? "ipv4" : "ipv6");
}
