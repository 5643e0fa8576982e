import { describe, expect, it } from "vitest";
import { plainText, teaserOf } from "./plain-text";

describe("plainText", () => {
  it("gives the sentences of a text in one line, its characters as they read", () => {
    expect(
      plainText("<h2>Head</h2><p>From <b>Fri</b>day\non.</p><ul><li>One</li></ul><p>T&amp;C</p><pre>code</pre>"),
    ).toBe("From Friday on. T&C");
  });

  it("reads what is nested deeply", () => expect(plainText(`${"<div>".repeat(20_000)}deep`)).toBe("deep"));
});

describe("teaserOf", () => {
  it("ends with a word", () => {
    expect(teaserOf("Short.")).toBe("Short.");
    expect(teaserOf("A word, ".repeat(40))).toBe(`${"A word, ".repeat(24)}A word…`);
  });

  it("cuts a word that is longer, between characters", () => expect(teaserOf("🥐".repeat(150))).toMatch(/^🥐+…$/u));
});
