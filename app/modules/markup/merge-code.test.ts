import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeOf } from "../../../tests/factories/code";
import { applyEdit } from "./edit";
import { mergeCode, type Side } from "./merge-code";

const base = codeOf({
  html: "<h1>Bakery</h1>\n<p>Bread from a wood-fired oven.</p>\n<p>A loaf is £1.90.</p>\n",
  css: "h1 { color: #2563eb; margin: 0; }\n",
});
const html = (find: string, text: string) => ({ ...base, html: base.html.replace(find, text) });
const css = (find: string, text: string) => ({ ...base, css: base.css.replace(find, text) });
type Code = typeof base;

function merged(mine: Code, theirs: Code, sides?: Side[]) {
  const { conflicts, resolve } = mergeCode(base, mine, theirs, "Merged");
  return { conflicts, code: applyEdit(theirs, resolve(sides)) };
}

describe("mergeCode", () => {
  it("brings together what was changed in different places", () => {
    const { conflicts, code } = merged(
      { ...html("Bakery", "Rose's Bakery"), css: base.css.replace("margin: 0", "margin: 1px") },
      html("wood-fired", "gas"),
    );
    expect(conflicts).toEqual([]);
    expect(code.html).toBe(base.html.replace("Bakery", "Rose's Bakery").replace("wood-fired", "gas"));
    expect(code.css).toContain("margin: 1px");
  });

  it("asks about a price, a colour and a text that both changed, though in other letters", () => {
    for (const [mine, theirs] of [
      [html("1.90", "1.95"), html("1.90", "2.90")],
      [css("2563eb", "2563ff"), css("2563eb", "1163eb")],
      [html("Bread", "Cake"), html("oven", "stove")],
    ] as const) {
      const { conflicts, code } = merged(mine, theirs);
      expect(conflicts).toHaveLength(1);
      expect(code).toEqual(theirs);
      expect(merged(mine, theirs, ["mine"]).code).toEqual(mine);
    }
  });

  it("shows both of a conflict, and takes the side that is named of each", () => {
    const mine = { ...html("Bakery", "Mine"), css: base.css.replace("2563eb", "111111") };
    const theirs = { ...html("Bakery", "Theirs"), css: base.css.replace("2563eb", "222222") };
    const { conflicts, code } = merged(mine, theirs, ["mine", "theirs"]);
    expect(conflicts).toMatchObject([{ part: "html", mine: "Mine", theirs: "Theirs" }, { part: "css" }]);
    expect(code).toEqual({ ...mine, css: theirs.css });
  });

  it("has nothing to ask where both did the same", () => {
    const { conflicts, code } = merged(
      { ...html("Bakery", "Baker"), css: css("0;", "1px;").css },
      html("Bakery", "Baker"),
    );
    expect(conflicts).toEqual([]);
    expect(code).toEqual({ ...html("Bakery", "Baker"), css: css("0;", "1px;").css });
  });

  it("asks where one takes away what the other changed, and where both put something in at one place", () => {
    const gone = html("<p>A loaf is £1.90.</p>\n", "");
    expect(merged(html("1.90", "2.10"), gone).conflicts).toHaveLength(1);
    expect(merged(html("</h1>", "</h1><p>One</p>"), html("</h1>", "</h1><p>Two</p>")).conflicts).toHaveLength(1);
  });

  it("gives no class of the one to a paragraph of the other", () => {
    const line = codeOf({ html: "<div><p>a</p><p>c</p></div>" });
    const mine = codeOf({ html: "<div><p>a</p><p>b</p><p>c</p></div>" });
    const theirs = codeOf({ html: '<div><p>a</p><p class="x">c</p></div>' });
    const { conflicts, resolve } = mergeCode(line, mine, theirs, "");
    const code = applyEdit(theirs, resolve());
    if (conflicts.length === 0) expect(code.html).toBe('<div><p>a</p><p>b</p><p class="x">c</p></div>');
    else expect(code).toEqual(theirs);
  });

  it("is the same from either side, for any changes, and loses no side that is named", () => {
    const piece = fc.constantFrom("<p>", "</p>", "a", "b1.2", " ", "\n", "<br>", "{", "}", ";", "c:d");
    const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(""));
    const code = fc.record({ html: text, css: text, javascript: text });
    fc.assert(
      fc.property(code, code, code, (start, mine, theirs) => {
        const [one, other] = [mergeCode(start, mine, theirs, ""), mergeCode(start, theirs, mine, "")];
        expect(one.conflicts).toEqual(
          other.conflicts.map(({ part, ...both }) => ({ part, mine: both.theirs, theirs: both.mine })),
        );
        const all = one.conflicts.map(() => "mine" as const);
        expect(applyEdit(theirs, one.resolve(all))).toEqual(applyEdit(mine, other.resolve()));
        expect(applyEdit(theirs, mergeCode(start, start, theirs, "").resolve())).toEqual(theirs);
        expect(applyEdit(start, mergeCode(start, mine, start, "").resolve())).toEqual(mine);
      }),
      { numRuns: process.env.FULL ? 5_000 : 100 },
    );
  });
});
