import { describe, expect, it } from "vitest";
import { routeRequest, withSlash } from "./route-request";

const DOMAIN = "sites.example";
const isDomain = (host: string) => host === "fern.example";
const under = { base: "/sites/rose/", ownHost: false };

describe("routeRequest", () => {
  it.each([
    ["localhost:3000", "/sites/rose/", { kind: "site", name: "rose", path: "", query: "", ...under }],
    ["localhost", "/sites/Rose/a%20b/c.css?v=1", { kind: "site", name: "rose", path: "a b/c.css", query: "?v=1", ...under }],
    ["localhost", "/sites/rose//x", { kind: "site", name: "rose", path: "/x", query: "", ...under }],
    ["localhost", "/sites/rose?x=1", { kind: "site-without-slash", name: "rose", query: "?x=1" }],
    ["localhost", "/health", { kind: "health" }],
    ["localhost", "/api/contact?x=1", { kind: "call", call: "/api/contact", ownHost: null }],
    ["rose.sites.example", "/api/contact", { kind: "call", call: "/api/contact", ownHost: "rose" }],
    ["fern.example", "/api/contact", { kind: "call", call: "/api/contact", ownHost: "fern.example" }],
    ["localhost", "/api/contact/", { kind: "nothing" }],
    ["localhost", "/sites/rose/api/contact", { kind: "site", name: "rose", path: "api/contact", query: "", ...under }],
    ["localhost", "/sites", { kind: "nothing" }],
    ["localhost", "/sites/", { kind: "nothing" }],
    ["localhost", "/", { kind: "nothing" }],
    ["localhost", "/sites/fern.example/", { kind: "nothing" }],
    ["Fern.example:443", "/health", { kind: "site", name: "fern.example", path: "health", query: "", base: "/", ownHost: true }],
    ["www.fern.example", "/caf%C3%A9/?x=1", { kind: "www", host: "fern.example", target: "caf%C3%A9/?x=1" }],
    ["www.rose.example", "/", { kind: "nothing" }],
    [undefined, "/sites/rose/../fern/", { kind: "refused", status: 400 }],
    ["sites.example", "/", { kind: "nothing" }],
    ["a.rose.sites.example", "/", { kind: "nothing" }],
    ["evilsites.example", "/", { kind: "nothing" }],
  ])("reads %s %s", (host, target, expected) => {
    expect(routeRequest(host, target, DOMAIN, isDomain)).toEqual(expected);
  });

  it.each(["rose.sites.example", "ROSE.Sites.Example:8443", "rose.sites.example."])("knows a site by its host %s", (host) => {
    expect(routeRequest(host, "/sites/fern/", DOMAIN, isDomain)).toEqual({
      kind: "site",
      name: "rose",
      path: "sites/fern/",
      base: "/",
      query: "",
      ownHost: true,
    });
    expect(routeRequest(host, "/health", undefined, isDomain)).toEqual({ kind: "health" });
  });
});

describe("withSlash", () => {
  it("stays below the base and encodes what needs it", () => {
    expect(withSlash("/sites/rose/", "blog/käse", "?x=1")).toBe("/sites/rose/blog/k%C3%A4se/?x=1");
  });
});
