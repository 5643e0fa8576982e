import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCustomDomain, parseDeployDomain } from "./custom-domain";
import { dnsRecords, txtHost } from "./dns-records";
import { nextCheckIn, VERIFICATION_MS } from "./next-check";
import { recordRows } from "./record-rows";

const target = { ipv4: "192.0.2.10", cname: "sites.plinth.example" };
const rowsOf = (host: string) =>
  recordRows(dnsRecords({ host, token: "verify_x" }, target)).map(({ note: _, ...row }) => row);

describe("the records of a domain", () => {
  it("are an A record, a CNAME instead of it, a text and an optional www for a registered domain", () => {
    expect(rowsOf("rose.co.uk")).toEqual([
      { type: "A", name: "@", value: "192.0.2.10", ttl: 300, need: "Required" },
      { type: "CNAME", name: "@", value: "sites.plinth.example", ttl: 300, need: "Alternative" },
      { type: "TXT", name: "@", value: "verify_x", ttl: 300, need: "Required for verification" },
      { type: "CNAME", name: "www", value: "rose.co.uk", ttl: 300, need: "Optional" },
    ]);
    expect(txtHost("rose.co.uk")).toBe("rose.co.uk");
  });

  it("are a required CNAME, and a text beside it, for a name below one", () => {
    expect(rowsOf("a.shop.rose.example")).toEqual([
      { type: "CNAME", name: "a.shop", value: "sites.plinth.example", ttl: 300, need: "Required" },
      { type: "TXT", name: "_plinth.a.shop", value: "verify_x", ttl: 300, need: "Required for verification" },
    ]);
    expect(txtHost("a.shop.rose.example")).toBe("_plinth.a.shop.rose.example");
  });

  it("are shown as far as they exist; a text without a name stands at @", () => {
    const rows = recordRows({
      domain: "rose.example",
      records: { aRecord: { value: "192.0.2.10" }, txtRecord: { value: "verify_x" } },
    });
    expect(rows.map(({ type, name, need }) => [type, name, need])).toEqual([
      ["A", "@", "Required"],
      ["TXT", "@", "Required for verification"],
    ]);
  });
});

describe("nextCheckIn", () => {
  it("waits ever longer, and ends after 24 hours", () => {
    const looks: number[] = [];
    let age = 0;
    for (let delay = nextCheckIn(age); delay !== null; delay = nextCheckIn(age)) {
      looks.push(delay);
      age += delay;
    }
    expect(looks).toEqual([...looks].sort((a, b) => a - b));
    expect([looks[0], looks.at(-1)]).toEqual([5_000, 15 * 60_000]);
    expect(age).toBeGreaterThanOrEqual(VERIFICATION_MS);
    expect(looks.length).toBeLessThan(150);
  });
});

describe("the deploy dialog's pattern", () => {
  it("takes hyphens where the domain dialog does not", () => {
    expect([parseDeployDomain("-rose-.example"), parseCustomDomain("-rose-.example")]).toEqual([
      "-rose-.example",
      null,
    ]);
  });

  it.each([
    "",
    "localhost",
    "https://rose.example",
    "rose..example",
    "rose_.example",
    "192.0.2.1",
    `${"a".repeat(64)}.example`,
  ])("refuses %j", (typed) => {
    expect(parseDeployDomain(typed)).toBeNull();
  });

  it("takes all that the domain dialog takes", () => {
    fc.assert(
      fc.property(fc.domain(), (host) => {
        expect(parseDeployDomain(host)).toBe(parseCustomDomain(host));
      }),
    );
  });
});
