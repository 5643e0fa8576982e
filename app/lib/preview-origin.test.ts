import { expect, it } from "vitest";
import { previewOrigin } from "./preview-origin";

it.each([
  ["http://localhost:3000", undefined, "http://preview.localhost:3000"],
  ["http://localhost:3000", "sites.localhost", "http://preview.localhost:3000"],
  ["https://app.example", "Sites.example", "https://preview.sites.example"],
  // Both come through one Caddy.
  ["https://app.example:8443", "sites.example", "https://preview.sites.example:8443"],
  ["http://192.0.2.1:3000", "sites.example", "https://preview.sites.example"],
  ["https://app.example", undefined, null],
  ["http://192.0.2.1:3000", undefined, null],
])("of %s with %s is %s", (APP_ORIGIN, SITES_DOMAIN, expected) => {
  expect(previewOrigin({ APP_ORIGIN, SITES_DOMAIN })).toBe(expected);
});
