import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeOf } from "../../../tests/factories/code";
import { EDITED_SITES } from "../../../tests/factories/edited-sites";
import { diffEdit, rebaseEdit } from "./diff-edit";
import { applyEdit, invertEdit, type Edit } from "./edit";

// Many whole sites and large pages, on machines that do other things as well.
const bakery = EDITED_SITES["bakery in modern"]!;
const replacing = (find: string, text: string): Edit => {
  const start = bakery.html.indexOf(find);
  return { author: "owner", label: "", splices: [{ part: "html", start, end: start + find.length, text }] };
};

describe("diffEdit", () => {
  const line = fc.stringMatching(/^[ab<>{}🔭 \r]{0,6}$/);
  const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join("\n"));

  it("makes any code into any other, and back", () => {
    fc.assert(
      fc.property(text, text, text, text, (html, css, html2, css2) => {
        const [before, after] = [codeOf({ html, css }), codeOf({ html: html2, css: css2 })];
        const edit = diffEdit(before, after, "claude", "Rewrote it");
        expect(applyEdit(before, edit)).toEqual(after);
        expect(applyEdit(after, invertEdit(before, edit))).toEqual(before);
      }),
    );
  });

  it("touches no more than the words that differ", () => {
    const after = { ...bakery, html: bakery.html.replace("warm whenever", "hot whenever").replace("£1.90", "£2.10") };
    const edit = diffEdit(bakery, after, "owner", "Edited by hand");
    expect(edit.splices.map(({ start, end, text }) => [bakery.html.slice(start, end), text])).toContainEqual([
      "warm",
      "hot",
    ]);
    expect(edit.splices.length).toBeLessThanOrEqual(4);
    expect(edit.splices.reduce((sum, splice) => sum + splice.text.length, 0)).toBeLessThan(20);
  });

  it("has nothing to do for the same code", () => {
    expect(diffEdit(bakery, { ...bakery }, "owner", "").splices).toEqual([]);
  });

  it.each(["one line", "many lines"])("manages a page of 200 KB in %s", (kind) => {
    const word = (index: number) => `<p>paragraph number ${index * 7919} of ${index % 13}</p>`;
    const lines = Array.from({ length: 5_000 }, (_, index) => word(index));
    const join = (parts: string[]) => codeOf({ html: parts.join(kind === "one line" ? "" : "\n") });
    const changed = lines.flatMap((each, index) =>
      index % 500 === 3 ? [each.replace("number", "no."), "<hr>"] : [each],
    );
    const [before, after] = [join(lines), join(changed)];
    const edit = diffEdit(before, after, "owner", "");
    expect(applyEdit(before, edit)).toEqual(after);
    if (kind === "many lines") expect(edit.splices.length).toBeLessThanOrEqual(20);
    const other = join(lines.map((_, index) => word(index + 9_000)).reverse());
    expect(applyEdit(before, diffEdit(before, other, "owner", ""))).toEqual(other);
  });
});

describe("rebaseEdit", () => {
  it("follows what was changed in the meantime, in either order", () => {
    const [mine, theirs] = [replacing("Our story", "How it began"), replacing("Pastel de nata", "Custard tart")];
    const one = applyEdit(applyEdit(bakery, theirs), rebaseEdit(mine, theirs)!);
    const other = applyEdit(applyEdit(bakery, mine), rebaseEdit(theirs, mine)!);
    expect(one).toEqual(other);
    expect(one.html).toContain("How it began");
    expect(one.html).toContain("Custard tart");
  });

  it("does not decide where both changed the same", () => {
    expect(rebaseEdit(replacing("Our story", "Us"), replacing("ur story", "ur tale"))).toBeNull();
    const insert = (text: string): Edit => ({
      author: "owner",
      label: "",
      splices: [{ part: "html", start: 5, end: 5, text }],
    });
    expect(rebaseEdit(insert("a"), insert("b"))).toBeNull();
  });

  it("gives the same code in either order, for any two edits that do not collide", () => {
    const splice = fc.tuple(fc.nat(40), fc.nat(5), fc.constantFrom("", "x", "yz"));
    const edit = fc.array(splice, { maxLength: 3 }).map((list): Edit => {
      const splices = list
        .map(([start, length, text]) => ({ part: "html" as const, start, end: start + length, text }))
        .sort((a, b) => a.start - b.start);
      const apart = splices.reduce<typeof splices>(
        (kept, each) => (kept.every(({ end }) => each.start > end) ? [...kept, each] : kept),
        [],
      );
      return { author: "owner", label: "", splices: apart };
    });
    const code = codeOf({ html: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" });
    fc.assert(
      fc.property(edit, edit, (a, b) => {
        const [onB, onA] = [rebaseEdit(a, b), rebaseEdit(b, a)];
        expect(onB === null).toBe(onA === null);
        if (onA && onB) expect(applyEdit(applyEdit(code, b), onB)).toEqual(applyEdit(applyEdit(code, a), onA));
      }),
    );
  });
});
