import { describe, expect, it } from "vitest";
import { answerBuiltIn } from "../built-in/answer-built-in";
import { applyEdit } from "../../markup/edit";
import { endOfOwnWords, isName, isWritten } from "./own-words";

const HTML = `<!doctype html><html lang="en"><head><title>Rose</title></head><body><header><nav><a href="#a">About</a></nav></header>
<main><section id="hero"><h1>Rose Bakery</h1><p class="lead">Bread</p><a class="button" href="#a">Visit</a></section>
<section id="a"><h2>About us</h2><p>We bake.</p></section></main><footer><p>2024</p></footer></body></html>`;
const CODE = { html: HTML, css: "", javascript: "" };
const after = (message: string) => {
  const { edit } = answerBuiltIn({ message, code: CODE });
  return edit ? applyEdit(CODE, edit) : CODE;
};

describe("words without quotes", () => {
  it.each([
    ["make the headline say Fresh rolls because it sounds nicer", "Fresh rolls"],
    ["change the headline to Warm bread, my wife likes that more", "Warm bread"],
    ["Cambia el título a Pan caliente porque suena mejor", "Pan caliente"],
    ["Changez le titre à Pain chaud, c'est plus joli", "Pain chaud"],
    ["Changez le titre en Pain chaud, c'est plus joli", "Rose Bakery"],
    ["Cambia il titolo a Pane caldo perché suona meglio", "Pane caldo"],
    ["Muda o título para Pão quente porque soa melhor", "Pão quente"],
    ["change the headline to Bread, butter and jam", "Bread, butter and jam"],
  ])("never hold a reason: %s", (message, wanted) => {
    expect(/<h1>(.*?)<\/h1>/.exec(after(message).html)?.[1]).toBe(wanted);
  });

  it.each([
    "the headline is too long",
    "the button is ugly",
    "our headline is fine but the menu is a mess",
    "le titre est trop long",
    "il titolo è brutto",
    "o título está feio",
    "el título es feo",
    "de kop is te lang",
    "vorrei i pulsanti verdini, come la bandiera, con la scritta chiara",
  ])("are no judgement: %s", (message) => {
    expect(after(message).html).toBe(HTML);
  });

  it("name something new by a short phrase", () => {
    expect(["Book now", "Il nostro menu"].every(isName)).toBe(true);
    expect(["verdi, come la bandiera", "Open. Come in", "a b c d e f g h i"].some(isName)).toBe(false);
  });

  it("are written as a text is", () => {
    expect(["Open all day", "¡Hola!", "24 hours"].every(isWritten)).toBe(true);
    expect(["too long", "fine but"].some(isWritten)).toBe(false);
  });

  it("end for what the message's language calls a reason only", () => {
    expect(endOfOwnWords("Pain, car il est bon", "change le titre en Pain, car il est bon")).toEqual({
      at: 4,
      isReason: false,
    });
    expect(endOfOwnWords("Bread, car wash and more", "change the headline to Bread, car wash and more")).toBeNull();
  });
});
