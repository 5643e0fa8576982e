import { describe, expect, it } from "vitest";
import { isPublicAddress, literalAddress } from "./public-address";

describe("isPublicAddress", () => {
  it.each(["93.184.216.34", "8.8.8.8", "172.32.0.1", "2606:2800:220:1:248:1893:25c8:1946", "2a00:1450:4001:800::200e"])(
    "takes %s",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    "127.0.0.1",
    "127.255.255.254",
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.8",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "100.127.255.254",
    "192.0.0.8",
    "192.88.99.1",
    "192.0.2.1",
    "198.18.0.1",
    "198.51.100.7",
    "203.0.113.7",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::7f00:1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "fc00::1",
    "fd12:3456::1",
    "ff02::1",
    "100::1",
    "2001:2::1",
    "2001:3::1",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2001::7f00:1",
    "2002:7f00:1::1",
    "3fff::1",
    "5f00::1",
    "localhost",
    "",
  ])("refuses %s", (address) => expect(isPublicAddress(address)).toBe(false));
});

describe("literalAddress", () => {
  it.each([
    ["http://2130706433/", "127.0.0.1"],
    ["http://0x7f.1/", "127.0.0.1"],
    ["http://017700000001/", "127.0.0.1"],
    ["http://127.1/", "127.0.0.1"],
    ["http://[::ffff:127.0.0.1]/", "::ffff:7f00:1"],
    ["http://[::1]/", "::1"],
    ["http://169.254.169.254/latest/meta-data/", "169.254.169.254"],
    ["http://０１２７.0.0.1/", "87.0.0.1"],
    ["http://example.com/", null],
    ["http://1.2.3.4.example.com/", null],
  ])("reads the host of %s as %s", (url, address) => {
    expect(literalAddress(new URL(url).hostname)).toBe(address);
  });
});
