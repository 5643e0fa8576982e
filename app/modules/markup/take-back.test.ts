import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdit } from "./edit";
import { isTakenBack, lastingChangeOf, stands, takeBack } from "./take-back";

const site = (html: string, css = "") => ({ html, css, javascript: "" });
const back = (now: ReturnType<typeof site>, change: ReturnType<typeof lastingChangeOf>) => {
  const edit = takeBack(now, change, "built-in", "Took it back");
  return edit && applyEdit(now, edit);
};
const PAGE =
  "<h1>Rose</h1>\n<p>Bread and cakes every morning from six</p>\n<p>12 Mill Lane, Ludlow, by the old bridge</p>\n";

describe("takeBack", () => {
  it("takes a change back", () => {
    const [before, after] = [site(PAGE), site(PAGE.replace("Rose", "Lily"), "h1 { color: red }")];
    expect(back(after, lastingChangeOf(before, after))).toEqual(before);
  });

  it("leaves what came after it elsewhere", () => {
    const change = lastingChangeOf(site(PAGE), site(PAGE.replace("Rose", "Lily")));
    expect(back(site(PAGE.replace("Rose", "Lily").replace("six", "seven")), change)).toEqual(
      site(PAGE.replace("six", "seven")),
    );
  });

  it("brings back what was removed", () => {
    const removed = PAGE.replace("<p>Bread and cakes every morning from six</p>\n", "");
    expect(back(site(removed), lastingChangeOf(site(PAGE), site(removed)))).toEqual(site(PAGE));
  });

  it("is null where the same place was changed since", () => {
    const change = lastingChangeOf(site(PAGE), site(PAGE.replace("Rose", "Lily")));
    expect(back(site(PAGE.replace("Rose", "Violet")), change)).toBeNull();
  });

  it("sets declarations back in rules that others changed since", () => {
    const one = site(PAGE, "/* Designer */\nh1 { font-size: 4rem; }\n/* End */");
    const change = lastingChangeOf(site(PAGE), one);
    const since = site(PAGE, "/* Designer */\nh1 { font-size: 4rem; color: red; }\nh2 { margin: 0; }\n/* End */");
    expect(back(since, change)?.css).toBe("/* Designer */\nh1 { color: red; }\nh2 { margin: 0; }\n/* End */");
    const bigger = lastingChangeOf(one, site(PAGE, one.css.replace("4rem", "5rem !important")));
    const later = site(PAGE, "/* Designer */\nh1 { font-size: 5rem !important; color: red; }\n/* End */");
    expect(back(later, bigger)?.css).toBe("/* Designer */\nh1 { font-size: 4rem; color: red; }\n/* End */");
    expect(back(site(PAGE, since.css.replace("4rem", "6rem")), change)).toBeNull();
  });

  it("is null where it stands twice by now", () => {
    const change = lastingChangeOf(site("<p>a</p>"), site("<p>b</p>"));
    expect(back(site("<p>b</p><p>b</p>".repeat(40)), change)).toBeNull();
  });

  it("takes back just its own change among any others", () => {
    const lines = fc.array(
      fc.string({ minLength: 1, maxLength: 8 }).map((text) => text.replace(/\s/g, "_")),
      {
        minLength: 3,
        maxLength: 30,
      },
    );
    fc.assert(
      fc.property(lines, fc.nat(), fc.nat(), (words, first, second) => {
        // Each line is another one, so that none is mistaken for its neighbour.
        const rows = words.map((word, index) => `<p id="row-${index}">${word} ${index * 7919}</p>`);
        const [one, other] = [first % rows.length, second % rows.length];
        fc.pre(Math.abs(one - other) > 1);
        const write = (row: number, word: string) => (text: string, index: number) => (index === row ? word : text);
        const page = (all: string[]) => site(all.join("\n"));
        const changed = rows.map(write(one, "<p>designer</p>"));
        const change = lastingChangeOf(page(rows), page(changed));
        const since = changed.map(write(other, "<h2>owner</h2>"));
        expect(back(page(since), change)).toEqual(page(rows.map(write(other, "<h2>owner</h2>"))));
      }),
      { numRuns: process.env.FULL ? 2000 : 200 },
    );
  });
});

describe("a change whose rule is gone again", () => {
  const [before, after] = [
    site(PAGE, "h1 { color: red }"),
    site(PAGE, "h1 { color: red }\n#title { color: green; }\n"),
  ];
  const change = lastingChangeOf(before, after);

  it("does not stand, and is taken back", () => {
    expect([stands(after, change), isTakenBack(after, change)]).toEqual([true, false]);
    expect([stands(before, change), isTakenBack(before, change)]).toEqual([false, true]);
  });
});
