import { describe, expect, it } from "vitest";
import { mayHaveCertificate } from "./certificate-names";

const open = new Set(["rose", "fern.example", "www.fern.example", "app.example"]);
const rules = {
  sites: { isOpen: (name: string) => open.has(name) },
  sitesDomain: "sites.example",
  hasWildcard: false,
  ownNames: ["app.example", "sites.example"],
};

describe("mayHaveCertificate", () => {
  it.each([
    ["fern.example", true],
    ["WWW.Fern.Example.", true],
    ["rose.sites.example", true],
    ["nobody.sites.example", false],
    ["a.rose.sites.example", false],
    ["other.example", false],
    ["rose", false],
    ["app.example", false],
    ["sites.example", false],
    ["", false],
  ])("answers %j with %s", (name, allowed) => {
    expect(mayHaveCertificate(name, rules)).toBe(allowed);
  });

  it("leaves subdomains to a wildcard certificate", () => {
    expect(mayHaveCertificate("rose.sites.example", { ...rules, hasWildcard: true })).toBe(false);
    expect(mayHaveCertificate("fern.example", { ...rules, hasWildcard: true })).toBe(true);
  });
});
