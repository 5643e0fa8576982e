import { describe, expect, it } from "vitest";
import { describe as describeElement } from "./describe";
import { readPage } from "./page";
import { editableAt, isTextEditable, listTexts, nodesWith } from "./texts";

const listed = (html: string) => listTexts(readPage(`<body>${html}`)).map(({ kind, text }) => [kind, text]);
/** The number of an element by its tag, and the page. */
const find = (html: string, tag: string) => {
  const page = readPage(`<body>${html}`);
  return { page, node: page.elements.findIndex(({ tagName }) => tagName === tag) };
};

describe("listTexts", () => {
  it.each([
    ["<p>Ten chars.</p><p>Eleven char</p>", [["paragraph", "Eleven char"]]],
    ["<h1><span>Fish</span> <em>rice</em></h1>", [["heading", "Fish rice"]]],
    ["<p>Write to <a href=#>us</a> any time</p>", [["paragraph", "Write to us any time"]]],
    [
      "<p class=actions><a class=btn href=#>Call</a> <a href=#>More</a></p>",
      [
        ["button", "Call"],
        ["link", "More"],
      ],
    ],
    [
      "<li><span>Bread</span> <span>£2</span></li>",
      [
        ["item", "Bread"],
        ["item", "£2"],
      ],
    ],
    [
      "<a href=#><h3>Title</h3><div>Some text</div></a>",
      [
        ["heading", "Title"],
        ["text", "Some text"],
      ],
    ],
    ["<label>Email <input></label><select><option>No</select><textarea>No</textarea>", [["label", "Email"]]],
    ["<div>Loose <b>words</b><p>A paragraph here</p></div>", [["paragraph", "A paragraph here"]]],
    [
      "<template><p>Not on the page yet</p></template><svg><text>Drawn</text></svg><noscript><p>Without scripts</p></noscript>",
      [],
    ],
    [
      "<div aria-hidden=true><label>A trap <input></label></div><p aria-hidden=true>A large word in the footer</p>",
      [["paragraph", "A large word in the footer"]],
    ],
  ])("%s", (html, wanted) => {
    expect(listed(html)).toEqual(wanted);
  });

  it("says in which section a text stands", () => {
    const page = readPage(
      "<main><section data-section=hero><h1>One</h1></section><section data-section=visit><h2>Two</h2></section></main>",
    );
    expect(listTexts(page).map(({ section }) => section && page.elements[section]!.attrs[0]!.value)).toEqual([
      "hero",
      "visit",
    ]);
  });
});

describe("nodesWith", () => {
  const page = readPage(
    "<body><p>We bake. Open for 40 years now.</p><dl><dt>Loaf</dt><dd>£9</dd></dl><p>Cakes cost £9 a piece.</p>",
  );
  const texts = (words: string, sentence: string) =>
    nodesWith(page, [{ words, sentence }])!.map((node) => listTexts(page).find((each) => each.node === node)!.text);

  it("finds the text around a sentence, and of a row the part with the words", () => {
    expect(texts("40 years", "Open for 40 years now.")).toEqual(["We bake. Open for 40 years now."]);
    expect(texts("£9", "Loaf: £9")).toEqual(["£9"]);
    expect(texts("50 years", "Open for 50 years now.")).toEqual([]);
    expect(nodesWith(page, [])).toBeUndefined();
  });
});

describe("editableAt", () => {
  it("goes from a bold word to its paragraph, and stops at a link", () => {
    const bold = find("<p>Some <b>bold <i>words</i></b> here</p>", "i");
    expect(bold.page.elements[editableAt(bold.page, bold.node)!]!.tagName).toBe("p");
    const link = find("<p>Write <a href=#>to <b>us</b></a> now</p>", "b");
    expect(link.page.elements[editableAt(link.page, link.node)!]!.tagName).toBe("a");
  });

  it("finds nothing where there is no text, or no place for it", () => {
    const image = find("<div><img src=a.gif></div>", "img");
    expect(editableAt(image.page, image.node)).toBeNull();
    const moved = find("<div>before<table>moved<tr><td>cell</table></div>", "div");
    expect(isTextEditable(moved.page, moved.node)).toBe(false);
    expect(editableAt(moved.page, 999)).toBeNull();
  });
});

describe("describe", () => {
  it("tells a panel what is selected", () => {
    const { page, node } = find(
      `<section><a class="button big" href="/x" style="color: red;padding:0">Book now</a></section><section>b</section>`,
      "a",
    );
    expect(describeElement(page, node)).toEqual({
      ...{ node, tag: "a", name: "Button", kind: "button", text: "Book now", href: "/x", image: null },
      ...{ section: node - 1, style: { color: "red", padding: "0" } },
    });
    expect(describeElement(page, node - 1)).toMatchObject({ name: "Section", text: null });
    expect(() => describeElement(page, 999)).toThrow(RangeError);
  });

  it.each([
    ["<h2>x</h2>", "h2", "Heading"],
    ["<img src=a>", "img", "Picture"],
    ["<p>x</p>", "p", "Paragraph"],
    ["<ul><li>x</ul>", "li", "List item"],
  ])("calls %s by its name", (html, tag, name) => {
    const { page, node } = find(html, tag);
    expect(describeElement(page, node).name).toBe(name);
  });
});
