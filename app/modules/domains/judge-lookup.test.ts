import { describe, expect, it } from "vitest";
import type { DnsAnswers, Pointing } from "~/integrations/dns/look-up.server";
import { claimHint, claimProblem, judgeLookup } from "./judge-lookup";

const host = "rose.example";
const www = "www.rose.example";
const ours = { cname: "sites.plinth.example", addresses: ["192.0.2.10", "192.0.2.11", "2001:db8::10"] };
const at = (pointing: Partial<Pointing> = {}): Pointing => ({ aliases: [], ipv4: [], ipv6: [], ...pointing });
const well: DnsAnswers = {
  txt: ["v=spf1 -all", "verify_x"],
  authorities: null,
  pointing: { [host]: at({ ipv4: ["192.0.2.10"] }), [www]: at() },
};
const pointing = (apex: Partial<Pointing>, second: Partial<Pointing> = {}): DnsAnswers => ({
  ...well,
  pointing: { [host]: at(apex), [www]: at(second) },
});
const judge = (answers: DnsAnswers[], claim = {}, servers = answers.length) =>
  judgeLookup({ servers, answers }, { host, token: "verify_x", showsWww: false, ...claim }, ours);

describe("what keeps a domain from being verified", () => {
  it.each<[string, DnsAnswers[], string | null]>([
    ["nothing", [well], null],
    ["an alias of ours", [pointing({ aliases: ["shops.example", "sites.plinth.example"] })], null],
    ["addresses of both families, all ours", [pointing({ ipv4: ["192.0.2.11"], ipv6: ["2001:db8::10"] })], null],
    ["no text", [{ ...well, txt: [] }], "The TXT record was not found."],
    [
      "another text of ours",
      [{ ...well, txt: ["verify_xy"] }],
      "The TXT record holds another value than the one shown here.",
    ],
    ["no address", [pointing({})], "rose.example does not lead anywhere yet."],
    [
      "another address",
      [pointing({ ipv4: ["203.0.113.9"] })],
      "The A record of rose.example still points to 203.0.113.9.",
    ],
    [
      "two others",
      [pointing({ ipv4: ["203.0.113.9", "203.0.113.10"] })],
      "The A records of rose.example still point to 203.0.113.10 and 203.0.113.9.",
    ],
    [
      "a stray one",
      [pointing({ ipv4: ["192.0.2.10", "203.0.113.9"] })],
      "Besides the right A record, rose.example still has one to 203.0.113.9. Please remove it.",
    ],
    [
      "IPv6 elsewhere",
      [pointing({ ipv4: ["192.0.2.10"], ipv6: ["2001:db8::9"] })],
      "The AAAA record of rose.example points to 2001:db8::9. Please remove it.",
    ],
    [
      "an alias of others",
      [pointing({ aliases: ["shops.example"], ipv4: ["203.0.113.9"] })],
      "The CNAME record of rose.example still points to shops.example.",
    ],
    [
      "an alias of nothing",
      [pointing({ aliases: ["gone.example"] })],
      "The CNAME record of rose.example points to gone.example, which leads nowhere.",
    ],
    ["one server that has not heard", [well, { ...well, txt: [] }], "The TXT record was not found."],
    [
      "another authority",
      [{ ...well, authorities: ["ca.example"] }],
      'A CAA record of rose.example lets only ca.example issue certificates. Please add one with the value 0 issue "letsencrypt.org".',
    ],
    [
      "no authority",
      [{ ...well, authorities: [""] }],
      'A CAA record of rose.example lets nobody issue certificates. Please add one with the value 0 issue "letsencrypt.org".',
    ],
    ["our authority among others", [{ ...well, authorities: ["ca.example", "letsencrypt.org"] }], null],
  ])("%s", (_, answers, problem) => {
    expect(claimProblem(judge(answers))).toBe(problem);
  });

  it("is said once where there are no servers, or none that answers", () => {
    expect(claimProblem(judge([], {}, 0))).toContain("There is no domain rose.example yet.");
    expect(claimProblem(judge([], {}, 2))).toBe("The name servers of rose.example do not answer.");
  });

  it("names a domain as people write it", () => {
    expect(claimProblem(judge([], { host: "xn--bckerei-5wa.example" }, 2))).toBe(
      "The name servers of bäckerei.example do not answer.",
    );
  });
});

describe("the second name", () => {
  const both = pointing({ ipv4: ["192.0.2.10"] }, { aliases: ["sites.plinth.example"] });
  const wwwElsewhere = pointing({ ipv4: ["192.0.2.10"] }, { ipv4: ["203.0.113.9"] });

  it("leads here as well, or not, and is hinted at only where it leads elsewhere", () => {
    expect(judge([both])).toMatchObject({ leading: [host, www], secondName: null });
    expect(judge([well])).toMatchObject({ leading: [host], secondName: null });
    expect(judge([wwwElsewhere]).leading).toEqual([host]);
    expect(claimHint(judge([wwwElsewhere]))).toBe("The A record of www.rose.example still points to 203.0.113.9.");
  });

  it("is the one without www where visitors see the one with it", () => {
    expect(judge([wwwElsewhere], { showsWww: true })).toMatchObject({
      pointing: "The A record of www.rose.example still points to 203.0.113.9.",
      secondName: null,
    });
  });

  it("is none for a name below a domain", () => {
    const answers = { ...well, pointing: { "shop.rose.example": at({ aliases: ["sites.plinth.example"] }) } };
    expect(judge([answers], { host: "shop.rose.example" })).toMatchObject({
      leading: ["shop.rose.example"],
      pointing: null,
      secondName: null,
    });
  });
});
