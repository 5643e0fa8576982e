import { describe, expect, it } from "vitest";
import { routeRequest, withSlash } from "./route-request";

const DOMAIN = "sites.example";
const hosts = {
  sitesDomain: DOMAIN,
  appHost: "app.example",
  isDomain: (host: string) => host === "fern.example" || host === "shop.fern.example",
  redirectOf: (host: string) => (host === "shop.fern.example" ? "fern.example" : null),
};
const under = { base: "/sites/rose/", ownHost: false };

describe("routeRequest", () => {
  it.each([
    ["localhost:3000", "/sites/rose/", { kind: "site", name: "rose", path: "", query: "", ...under }],
    [
      "localhost",
      "/sites/Rose/a%20b/c.css?v=1",
      { kind: "site", name: "rose", path: "a b/c.css", query: "?v=1", ...under },
    ],
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
    [
      "Fern.example:443",
      "/health",
      { kind: "site", name: "fern.example", path: "health", query: "", base: "/", ownHost: true },
    ],
    [
      "shop.fern.example",
      "/caf%C3%A9/?x=1",
      { kind: "redirect", name: "shop.fern.example", location: "https://fern.example/caf%C3%A9/?x=1", ownHost: true },
    ],
    ["www.fern.example", "/", { kind: "foreign" }],
    [
      "Shop.Fern.example.:443",
      "/a//b?x",
      { kind: "redirect", name: "shop.fern.example", location: "https://fern.example/a//b?x", ownHost: true },
    ],
    ["shop.fern.example", "/api/hit", { kind: "call", call: "/api/hit", ownHost: "shop.fern.example" }],
    ["app.example", "/sites/rose/", { kind: "site", name: "rose", path: "", query: "", ...under }],
    ["203.0.113.9:8080", "/sites/rose/", { kind: "site", name: "rose", path: "", query: "", ...under }],
    ["[2001:db8::1]:8080", "/sites/rose/", { kind: "site", name: "rose", path: "", query: "", ...under }],
    ["127.0.0.1:3001", "/ask?domain=fern.example", { kind: "ask", domain: "fern.example" }],
    ["[::1]:3001", "/health", { kind: "health" }],
    ["app.example", "/health", { kind: "nothing" }],
    ["app.example", "/ask?domain=fern.example", { kind: "nothing" }],
    ["203.0.113.9", "/ask?domain=fern.example", { kind: "nothing" }],
    ["removed.example", "/api/contact", { kind: "foreign" }],
    [undefined, "/sites/rose/", { kind: "foreign" }],
    ["www.rose.example", "/", { kind: "foreign" }],
    [undefined, "/sites/rose/../fern/", { kind: "refused", status: 400 }],
    ["localhost@evil.example", "/sites/rose/", { kind: "refused", status: 400 }],
    ["rose.sites.example, fern.example", "/", { kind: "refused", status: 400 }],
    ["sites.example", "/", { kind: "foreign" }],
    ["a.rose.sites.example", "/", { kind: "foreign" }],
    ["evilsites.example", "/", { kind: "foreign" }],
  ])("reads %s %s", (host, target, expected) => {
    expect(routeRequest(host, target, hosts)).toEqual(expected);
  });

  it.each(["rose.sites.example", "ROSE.Sites.Example:8443", "rose.sites.example."])(
    "knows a site by its host %s",
    (host) => {
      expect(routeRequest(host, "/sites/fern/", hosts)).toEqual({
        kind: "site",
        name: "rose",
        path: "sites/fern/",
        base: "/",
        query: "",
        ownHost: true,
      });
      expect(routeRequest(host, "/health", { ...hosts, sitesDomain: undefined })).toEqual({ kind: "foreign" });
    },
  );
});

describe("withSlash", () => {
  it("stays below the base and encodes what needs it", () => {
    expect(withSlash("/sites/rose/", "blog/käse", "?x=1")).toBe("/sites/rose/blog/k%C3%A4se/?x=1");
  });
});
