import { describe, expect, it } from "vitest";
import { isPlainHost } from "./host-header";

describe("isPlainHost", () => {
  it.each([
    "localhost",
    "localhost:3000",
    "preview.localhost:3000",
    "app.example.",
    "127.0.0.1:80",
    "[::1]",
    "[2001:db8::1]:8080",
    "xn--kse-qla.example",
    "under_score.example",
  ])("takes %s", (host) => {
    expect(isPlainHost(host)).toBe(true);
  });

  it.each([
    "",
    "localhost@evil.example",
    "localhost:@evil.example",
    "user:pass@localhost",
    "localhost/path",
    "localhost?x",
    "localhost#x",
    "a b",
    "a,b",
    "localhost:3000:1",
    "localhost:abc",
    "[localhost]",
    "[::1",
    "käse.example",
    "a%00b",
    "a\\b",
  ])("refuses %j", (host) => {
    expect(isPlainHost(host)).toBe(false);
  });
});
