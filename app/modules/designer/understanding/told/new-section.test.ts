import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Rose</title></head><body><header><nav><ul><li><a href="#menu">Menu</a></li><li><a href="#reviews">Reviews</a></li><li><a href="#faq">Questions</a></li></ul></nav></header>
<main><section id="top"><h1>Bread by the sea</h1><p>Baking since 1998.</p></section>
<section id="menu"><h2>Menu</h2><p>Rye loaf £4</p></section>
<section id="reviews" style="background-color:#eee"><h2>Reviews</h2><blockquote>Lovely bread.</blockquote></section>
<section id="faq"><h2>Questions</h2><h3>Do you deliver?</h3><p>Yes.</p></section>
<section id="visit"><h2>Find us</h2><p>Side Street 4</p></section></main></body></html>`;
const after = (message: string) => {
  const code = { html, css: "", javascript: "" };
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};
const orderIn = (page: string) =>
  [...page.matchAll(/<section[^>]* id="(?<id>[^"]+)"/g)].map(({ groups }) => groups!.id);

describe("a new part of the page", () => {
  it.each([
    "People always ask how far we go. We'd need a new part between the reviews and the questions, headed Where we deliver. Under it: Whitby, Sandsend and Robin Hood's Bay. It needn't go in the menu.",
    "Die Leute fragen immer, wie weit wir fahren. Ich hätte gern einen neuen Abschnitt zwischen Reviews und Questions, Überschrift Where we deliver, darunter: Whitby, Sandsend and Robin Hood's Bay. Ins Menü muss er nicht.",
    "Siempre preguntan hasta dónde vamos. Quiero una parte nueva entre Reviews y Questions, título Where we deliver, y debajo: Whitby, Sandsend and Robin Hood's Bay. No hace falta ponerla en el menú",
    "On me demande toujours jusqu'où je vais. Il faudrait une nouvelle partie entre Reviews et Questions, titre Where we deliver, et dessous : Whitby, Sandsend and Robin Hood's Bay. Pas besoin de la mettre dans le menu",
    "Mi chiedono sempre fin dove arriviamo. Vorrei una nuova parte tra Reviews e Questions, titolo Where we deliver, e sotto: Whitby, Sandsend and Robin Hood's Bay. Non serve nel menu",
    "Sempre perguntam até onde vamos. Queria uma parte nova entre Reviews e Questions, título Where we deliver, e embaixo: Whitby, Sandsend and Robin Hood's Bay. Não precisa no menu",
    "Iedereen vraagt hoe ver we komen. Graag een nieuw deel tussen Reviews en Questions, kop Where we deliver, en daaronder: Whitby, Sandsend and Robin Hood's Bay. In het menu hoeft niet",
    "Every other call is somebody asking. So between the reviews and the questions can we have a part headed Where we deliver, and under it just one line: Whitby, Sandsend and Robin Hood's Bay. Same style of heading as the rest, no need for it in the menu",
    "I'd like another section after Reviews, before Questions, titled Where we deliver, with the text: Whitby, Sandsend and Robin Hood's Bay",
  ])("stands where it is said, with its heading and its words: %s", (message) => {
    const now = after(message);
    expect(orderIn(now)).toEqual(["top", "menu", "reviews", "where-we-deliver", "faq", "visit"]);
    expect(now).toContain("<h2>Where we deliver</h2>");
    expect(now).toMatch(/<p>Whitby, Sandsend and Robin Hood's Bay\.?<\/p>/);
    expect(now).toContain("<h1>Bread by the sea</h1>");
  });

  it("has as many lines as are told", () => {
    const now = after(
      "Would you put in a new section between Menu and Reviews, headed Flours. Three lines in it: Rye from Yorkshire, Spelt from Kent, Wheat. Many thanks, Rose",
    );
    expect(now).toContain("<p>Rye from Yorkshire</p><p>Spelt from Kent</p><p>Wheat</p>".replaceAll("><", ">\n<"));
    expect(now).not.toContain("Many thanks");
  });

  it.each([
    // Between these two stands another.
    "We need a new part between the menu and the questions, headed Where we deliver. Under it: Whitby and Sandsend.",
    "We need a new part after the gallery, headed Where we deliver. Under it: Whitby and Sandsend.",
    "We need a new part after the reviews, before the menu, headed Where we deliver. Under it: Whitby and Sandsend.",
    "We need a new part between the reviews and the questions, headed Where we deliver.",
    "Would there be a new part? Heading: Where we deliver",
  ])("is not added where its place or its words are not sure, and heads no other: %s", (message) => {
    expect(after(message)).toBe(html);
  });
});
