import { describe, expect, it } from "vitest";
import { codeOf } from "../../../tests/factories/code";
import { applyEdit } from "../markup/edit";
import { readPage } from "../markup/page";
import { setText, textOf } from "./set-text";

/** The html after the element with `id=x` was given a text; null when nothing changes. */
function textSet(html: string, text: string): string | null {
  const page = readPage(html);
  const node = page.elements.findIndex((element) =>
    element.attrs.some(({ name, value }) => name === "id" && value === "x"),
  );
  const edit = setText(page, node, text, "owner");
  return edit && applyEdit(codeOf({ html }), edit).html;
}

describe("setText", () => {
  it.each([
    ["<p id=x>Old</p>", "New & <b>bold</b>", "<p id=x>New &amp; &lt;b&gt;bold&lt;/b&gt;</p>"],
    ["<p id=x>\r\n  One two\r\n  three\r\n</p>", "One two four", "<p id=x>\r\n  One two\r\n  four\r\n</p>"],
    [
      "<h1 id=x>Fish, <em>rice</em> and wine</h1>",
      "Fish, noodles and beer",
      "<h1 id=x>Fish, <em>noodles</em> and beer</h1>",
    ],
    ["<P ID=x>Tom &amp; Jerry &copy 1940", "Tom &amp Jerry © 1941", "<P ID=x>Tom &amp;amp Jerry &copy 1941"],
    [
      "<p id=x>Tom &amp; Jerry&nbsp;&copy; 1940</p>",
      "Tom & Jenny\u00a0© 1940",
      "<p id=x>Tom &amp; Jenny&nbsp;&copy; 1940</p>",
    ],
    ["<a id=x>ola@<wbr>shop.example</a>", "hello@shop.example", "<a id=x>hello@<wbr>shop.example</a>"],
    ["<p id=x>a <b>b</b> c</p>", "a c", "<p id=x>a <b></b>c</p>"],
    ["<p id=x>a <b> b</b></p>", "ab", "<p id=x>a<b>b</b></p>"],
    [
      "<p id=x>Breathe in,<br>the rest waits</p>",
      "Breathe out, the rest waits",
      "<p id=x>Breathe out,<br>the rest waits</p>",
    ],
    ["<p id=x></p>", "First words", "<p id=x>First words</p>"],
    ["<p id=x>Gone</p>", "", "<p id=x></p>"],
    ["<ul><li id=x>One<li>Two</ul>", "Uno", "<ul><li id=x>Uno<li>Two</ul>"],
    ["<title id=x>A &lt; B</title>", "A < C", "<title id=x>A &lt; C</title>"],
    ["<textarea id=x>\nHello</textarea>", "Hello you", "<textarea id=x>\nHello you</textarea>"],
    [
      "<p id=x>Hi <script>a<b</script><!-- <i> -->there</p>",
      "Ho there",
      "<p id=x>Ho <script>a<b</script><!-- <i> -->there</p>",
    ],
    ["<p id=x>🔭 sky</p>", "🔬 sky", "<p id=x>🔬 sky</p>"],
    ["<svg><text id=x>Domes</text></svg>", "Towers", "<svg><text id=x>Towers</text></svg>"],
  ])("%s becomes %s", (html, text, wanted) => {
    expect(textSet(html, text)).toBe(wanted);
  });

  it("changes nothing when only white space differs", () => {
    expect(textSet("<p id=x> One\n two </p>", "One two  ")).toBeNull();
  });

  it.each(["<img id=x>", "<script id=x>a</script>", "<iframe id=x>a</iframe>"])("leaves %s alone", (html) => {
    expect(textSet(html, "text")).toBeNull();
  });

  it("does not edit text that the parser has moved out of a table", () => {
    expect(textSet("<div id=x>before<table>moved<tr><td>cell</table></div>", "after")).toBeNull();
  });

  it("lets the size of a fitted heading follow its longest word", () => {
    const html = `<h1 id=x style="color: red; --word: 4.24">Team</h1>`;
    expect(textSet(html, "Mitarbeitende")).toBe(`<h1 id=x style="color: red; --word: 11.72">Mitarbeitende</h1>`);
  });

  it("reads text as it is seen", () => {
    const page = readPage("<body><div>One<p>two</p><script>no</script>three<br>four <span hidden>no</span></div>");
    expect(textOf(page, 1)).toBe("One two three four");
  });
});
