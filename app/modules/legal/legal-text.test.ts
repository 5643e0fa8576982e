import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderLegalText } from "./legal-text";

const values = { SUPPORT_EMAIL: "help@plinth.example" };
const render = (source: string) => renderLegalText(source, values);

describe("a text of the operator's", () => {
  it("gives its first heading as the title, and the rest as markup", () => {
    expect(render("# Terms\n\nOne *word*.\n\n## Costs\n\n- $20")).toEqual({
      title: "Terms",
      html: "<p>One <em>word</em>.</p>\n<h2>Costs</h2>\n<ul>\n<li>$20</li>\n</ul>\n",
    });
  });

  it("is filled with what is known by name", () => {
    expect(render("# T\n\n[{{SUPPORT_EMAIL}}](mailto:{{SUPPORT_EMAIL}}) {{OTHER}}").html).toBe(
      '<p><a href="mailto:help@plinth.example">help@plinth.example</a> {{OTHER}}</p>\n',
    );
  });

  it.each([
    "<script>alert(1)</script>",
    '<img src="https://spy.example/x.png" onerror="alert(1)">',
    "[x](javascript:alert(1))",
    '<a href="//evil.example" onclick="alert(1)">x</a>',
    "<iframe src=https://evil.example></iframe>",
  ])("brings no stranger into the app by %s", (line) => {
    expect(render(`# T\n\n${line}`).html).not.toMatch(/script|img|iframe|onclick|onerror|href="(javascript|\/\/)/);
  });

  it("keeps its headings in order, whatever levels it was written with", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 })), (depths) => {
        const source = ["# T", ...depths.map((depth, index) => `${"#".repeat(depth)} H${index}`)].join("\n\n");
        const levels = [...render(source).html.matchAll(/<h(\d)>/g)].map(([, level]) => Number(level));
        expect(levels).toHaveLength(depths.length);
        levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1));
        expect(Math.min(2, ...levels)).toBe(2);
      }),
    );
  });

  it("needs a heading", () => expect(() => render("only words")).toThrow("there is no heading in it"));
});
