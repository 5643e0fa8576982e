import { describe, expect, it } from "vitest";
import { DEFAULT_FORM_STYLE, type FormStyle } from "~/modules/contact-form/form-style";
import { contrastHints, groundOf } from "./contrast-hints";

const hints = (chosen: Partial<FormStyle>, ground = "#ffffff") =>
  contrastHints({ ...DEFAULT_FORM_STYLE, ...chosen }, ground);

describe("contrastHints", () => {
  it("says nothing of what follows the website", () => {
    expect(hints({})).toEqual([]);
    expect(hints({ backgroundColor: "#000000", buttonColor: "#ffff00" })).toEqual([]);
  });

  it("says what is hard to read, on the chosen ground or the website's own", () => {
    expect(hints({ textColor: "#999999" })).toHaveLength(1);
    expect(hints({ textColor: "#999999" }, "#111111")).toEqual([]);
    expect(hints({ textColor: "#222222", backgroundColor: "#333344" })[0]).toMatch(/^The text is hard to read/);
    expect(hints({ buttonColor: "#ffee88", buttonTextColor: "#fafafa" })[0]).toMatch(
      /^The button's text is hard to read/,
    );
    expect(hints({ buttonColor: "#222266", buttonTextColor: "#fafafa" })).toEqual([]);
  });

  it("reads the ground of a stylesheet", () => {
    expect(groundOf(":root { --color-bg: #101014; }")).toBe("#101014");
    expect(groundOf("body { color: red }")).toBe("#ffffff");
  });
});
