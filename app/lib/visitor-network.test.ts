import { expect, it } from "vitest";
import { visitorNetwork } from "./visitor-network";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:0:1::7", "2001:db8:0:1::/64"],
  ["2001:db8::1:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"],
  ["2001:DB8:0000:0001:0:0:0:1", "2001:db8:0:1::/64"],
  ["2001:db8:0:2::7", "2001:db8:0:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
  ["", ""],
])("counts %s with %s", (address, network) => expect(visitorNetwork(address)).toBe(network));
