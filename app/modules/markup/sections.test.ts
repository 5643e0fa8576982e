import { describe, expect, it } from "vitest";
import { codeOf } from "../../../tests/factories/code";
import { FOREIGN_DOCUMENTS } from "../../../tests/factories/foreign-documents";
import { applyEdit, type Edit } from "./edit";
import { readPage, type EditablePage } from "./page";
import { deleteSection, duplicateSection, listSections, moveSection, placeSection, setSectionHidden } from "./sections";

const PAGE = `<main>
<section id="a" data-section="hero"><h1>Ahoy</h1></section>

<section id="b" data-section="prices"><h2 id="b-title">Prices</h2></section>
<section id="c" data-section="visit"><p>Come by</p></section>
</main>`;

/** The ids of the sections after an edit of the n-th of them. */
function orderAfter(
  make: (page: EditablePage, node: number) => Edit | null,
  index: number,
  html = PAGE,
): (string | null)[] | null {
  const page = readPage(html);
  const edit = make(page, listSections(page)[index]!.node);
  return edit && listSections(readPage(applyEdit(codeOf({ html }), edit).html)).map(({ id }) => id);
}

describe("listSections", () => {
  it("names the sections of our sites by their headings", () => {
    const sections = listSections(readPage(PAGE)).map(({ kind, name }) => [kind, name]);
    expect(sections).toEqual([
      ["hero", "Ahoy"],
      ["prices", "Prices"],
      ["visit", "Come by"],
    ]);
  });

  it.each([
    [
      "tables of 1999",
      [
        "Hansen & Sons Marine Supply Everything for…",
        "Spring prices are in",
        "Rope & chain",
        "Paint",
        "Quay Road 3, Whitby Monday to Saturday, 7 till…",
      ],
    ],
    ["div soup", ["Header", "Breathe in, the rest can wait", "Classes this week", "Teachers", "Book", "Footer"]],
    [
      "utility classes",
      ["Header", "In 45 Minuten quer durch die Stadt", "Tarife", "Liefergebiet", "Sommerpause", "Footer"],
    ],
    [
      "minified",
      ["Navigation", "Ovens that remember what you baked", "Work", "What people say", "Talk to us", "Footer"],
    ],
  ])("finds what an owner would call sections in %s", (name, wanted) => {
    expect(listSections(readPage(FOREIGN_DOCUMENTS[name]!.html)).map((section) => section.name)).toEqual(wanted);
  });
});

describe("moving and deleting", () => {
  it("moves a section past its neighbour, with the space before it", () => {
    expect(orderAfter((page, node) => moveSection(page, node, "up", "owner"), 1)).toEqual(["b", "a", "c"]);
    expect(orderAfter((page, node) => moveSection(page, node, "down", "owner"), 0)).toEqual(["b", "a", "c"]);
    expect(orderAfter((page, node) => placeSection(page, node, 2, "owner"), 0)).toEqual(["b", "c", "a"]);
    expect(orderAfter((page, node) => placeSection(page, node, 0, "owner"), 2)).toEqual(["c", "a", "b"]);
  });

  it("does nothing at the ends", () => {
    expect(orderAfter((page, node) => moveSection(page, node, "up", "owner"), 0)).toBeNull();
    expect(orderAfter((page, node) => moveSection(page, node, "down", "owner"), 2)).toBeNull();
  });

  it("does nothing where a copy would change places with what it is a copy of", () => {
    const page = readPage("<main><section>One</section><section>One</section><section>Two</section></main>");
    const [first, copy] = listSections(page).map(({ node }) => node);
    expect([moveSection(page, first!, "down", "owner"), moveSection(page, copy!, "up", "owner")]).toEqual([null, null]);
    expect(placeSection(page, copy!, 2, "owner")).not.toBeNull();
  });

  it("leaves no empty lines behind", () => {
    const page = readPage(PAGE);
    const edit = deleteSection(page, listSections(page)[1]!.node, "owner")!;
    expect(applyEdit(codeOf({ html: PAGE }), edit).html).toBe(PAGE.replace(/\n\n<section id="b".*/, ""));
  });

  it("does not take apart what is nested the wrong way", () => {
    const html = "<body><div>a</div><section><b>bold</section>still bold</b><section>c</section>";
    const page = readPage(html);
    const [, broken] = listSections(page);
    expect(moveSection(page, broken!.node, "up", "owner")).toBeNull();
    expect(deleteSection(page, broken!.node, "owner")).toBeNull();
  });
});

describe("duplicateSection", () => {
  const section =
    `<section id="s" aria-labelledby="s-title"><h2 id="s-title">T</h2><a href="#s">up</a><a href="#other">o</a>` +
    `<label for="f">F</label><input id=f type=radio name=pick><svg><linearGradient id="g-2"/><rect fill="url(#g-2)" style="filter:url('#g-2')"/></svg></section>`;
  const html = `<main>${section}<div id="other" title="x">y</div><div id="s-2">z</div></main>`;

  it("gives the copy ids of its own, and lets what points to them follow", () => {
    const page = readPage(html);
    const edit = duplicateSection(page, listSections(page)[0]!.node, "owner")!;
    expect(edit.splices[0]!.text.trim()).toBe(
      `<section id="s-3" aria-labelledby="s-title-2"><h2 id="s-title-2">T</h2><a href="#s-3">up</a><a href="#other">o</a>` +
        `<label for="f-2">F</label><input id="f-2" type=radio name="pick-2"><svg><linearGradient id="g-3"/><rect fill="url(#g-3)" style="filter:url('#g-3')"/></svg></section>`,
    );
  });
});

describe("setSectionHidden", () => {
  it("hides it against the site's own display rules, and brings the rule once", () => {
    let code = codeOf({ html: PAGE, css: "section { display: grid }" });
    for (const index of [0, 1]) {
      const page = readPage(code.html);
      code = applyEdit(code, setSectionHidden(code, page, listSections(page)[index]!.node, true, "owner")!);
    }
    expect(code.css).toBe(
      `section { display: grid }\n[hidden]:not([hidden="until-found" i]) { display: none !important; }\n`,
    );
    const page = readPage(code.html);
    expect(listSections(page).map(({ hidden }) => hidden)).toEqual([true, true, false]);
    const shown = applyEdit(code, setSectionHidden(code, page, listSections(page)[0]!.node, false, "owner")!);
    expect(listSections(readPage(shown.html)).map(({ hidden }) => hidden)).toEqual([false, true, false]);
  });

  it("puts the rule outside of what the css leaves open", () => {
    const code = codeOf({ html: PAGE, css: "@media print { a { color: red } /* never" });
    const page = readPage(code.html);
    const next = applyEdit(code, setSectionHidden(code, page, listSections(page)[0]!.node, true, "owner")!);
    expect(next.css).toContain("/* never*/}\n[hidden]");
  });
});
