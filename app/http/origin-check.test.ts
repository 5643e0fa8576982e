import { describe, expect, it } from "vitest";
import { isFromOurPages, type RequestOrigin } from "./origin-check";

const app = "https://app.example";
const ask = (request: Partial<RequestOrigin>) =>
  isFromOurPages(
    { method: "POST", path: "/api/leads", secFetchSite: undefined, origin: undefined, hasSession: true, ...request },
    app,
  );

describe("isFromOurPages", () => {
  it.each([
    ["a read from anywhere", { method: "GET", secFetchSite: "cross-site" }, true],
    ["our own page", { secFetchSite: "same-origin", origin: app }, true],
    ["our own page in an older browser", { origin: app }, true],
    ["another site", { secFetchSite: "cross-site", origin: "https://evil.example" }, false],
    ["a sandboxed preview", { secFetchSite: "cross-site", origin: "null" }, false],
    ["a subdomain of ours", { secFetchSite: "same-site", origin: "https://shop.app.example" }, false],
    ["another site in an older browser", { origin: "https://evil.example" }, false],
    ["another site that claims our origin", { secFetchSite: "cross-site", origin: app }, false],
    ["typed by the user, as no form of ours is", { secFetchSite: "none" }, false],
    ["a program with a session cookie", {}, false],
    ["a program without a session", { hasSession: false }, true],
    ["Stripe's webhook", { path: "/api/webhooks/stripe", secFetchSite: "cross-site" }, true],
    ["a path that only looks exempt", { path: "/api/webhooksx", secFetchSite: "cross-site" }, false],
  ] satisfies [string, Partial<RequestOrigin>, boolean][])("%s", (_name, request, allowed) => {
    expect(ask(request)).toBe(allowed);
  });
});
