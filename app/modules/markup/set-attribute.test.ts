import { describe, expect, it } from "vitest";
import { codeOf } from "../../../tests/factories/code";
import { applyEdit } from "./edit";
import { numberElements, readPage } from "./page";
import { setAttribute } from "./set-attribute";

const BODY = "<body>";

/** The html after an attribute of its first element was set; null when nothing changes. */
function attributeSet(html: string, name: string, value: string | null): string | null {
  const code = codeOf({ html: BODY + html });
  const edit = setAttribute(readPage(code.html), 1, name, value, "owner");
  return edit && applyEdit(code, edit).html.slice(BODY.length);
}

describe("setAttribute", () => {
  it.each([
    [`<a href="/a?b=1&amp;c=2">x</a>`, "href", "/a?b=1&c=3", `<a href="/a?b=1&amp;c=3">x</a>`],
    [`<a href = 'it'>x</a>`, "href", "it's", `<a href = 'it&#39;s'>x</a>`],
    [`<IMG SRC=a.gif>`, "src", `b "c".gif`, `<IMG SRC="b &quot;c&quot;.gif">`],
    [`<input disabled>`, "disabled", "yes", `<input disabled="yes">`],
    [`<br/>`, "class", "wide", `<br class="wide"/>`],
    [`<img src=a.gif />`, "alt", "", `<img src=a.gif alt="" />`],
    [`<a\n  href=x\n  class="y">z</a>`, "href", null, `<a\n  class="y">z</a>`],
    [`<p class="a"class="b">x</p>`, "class", "c", `<p class="c"class="b">x</p>`],
    [`<svg viewBox="0 0 1 1"></svg>`, "viewBox", "0 0 2 2", `<svg viewBox="0 0 2 2"></svg>`],
    [`<image src=a.gif>`, "alt", "old name", `<image src=a.gif alt="old name">`],
  ])("%s: %s = %s", (html, name, value, wanted) => {
    expect(attributeSet(html, name, value)).toBe(wanted);
  });

  it.each([
    ["<p title=a>x</p>", "title", "a"],
    ["<p>x</p>", "title", null],
  ])("changes nothing that is so already", (html, name, value) => {
    expect(attributeSet(html, name, value)).toBeNull();
  });

  it("refuses a name that would become something else", () => {
    expect(() => attributeSet("<p>x</p>", "a onclick", "b")).toThrow(TypeError);
  });
});

describe("numberElements", () => {
  it("numbers elements whose name the parser changes", () => {
    expect(numberElements(readPage("<image src=a.gif><P>x"))).toBe(
      `<image data-plinth-node="0" src=a.gif><P data-plinth-node="1">x`,
    );
  });
});
