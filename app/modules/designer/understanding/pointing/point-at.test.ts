import { describe, expect, it } from "vitest";
import type { RequestLanguage } from "~/lib/languages";
import { openSite } from "../../../operations/opened-site";
import { understand } from "../understand";
import { pointAt } from "./point-at";

const page = (body: string, lang = "en") => ({
  html: `<!doctype html><html lang="${lang}"><head><title>Shop</title></head><body>${body}</body></html>`,
  css: "",
  javascript: "",
});

/** A farrier: a strip at the top, a bar that stays at the bottom, lists with prices, three people. */
const FARRIER = page(`
  <aside class="note" style="background:#ffe066"><p>Closed for the show, 3 to 5 August.</p></aside>
  <header style="background:#fff"><a class="logo" href="#">Hoof and Anvil</a><nav><a href="#work">Work</a><a href="#crew">Crew</a></nav></header>
  <main><section id="start" class="hero" style="background:#14532d"><h1>Shoes that stay on</h1><p>Farriers in Ripon since 1988.</p></section>
  <section id="work"><h2>What we do</h2><div class="cards">
    <article class="card"><h3>Trim only</h3><p>Every six weeks, at your yard.</p></article>
    <article class="card"><h3>Full set of shoes</h3><p>Hot or cold, with studs for the winter.</p></article>
    <article class="card"><h3>Remedial shoes</h3><p>Made from a vet's X-rays.</p></article></div></section>
  <section id="prices"><h2>Prices</h2><ul><li><span>45-minute visit</span> <b>£40</b></li><li><span>90-minute visit</span> <b>£75</b></li></ul></section>
  <section id="crew"><h2>Who comes</h2><div class="team"><article><h3>Mr Owen Birtwhistle</h3><p>Farrier</p></article>
    <article><h3>Mrs Edith Birtwhistle</h3><p>Accounts</p></article><article><h3>Salma Idris</h3><p>Apprentice</p></article></div></section>
  <section id="long"><h2>About the forge</h2><p>The forge was a mill until the flood of 1927. My grandfather bought it with the money from his first prize, and we have shod horses in it ever since; the old wheel still turns, and children come to look at it on open days.</p></section></main>
  <footer style="background:#222;color:#fff"><p>Hoof and Anvil, Mill Lane, Ripon</p></footer>
  <div style="position:fixed;bottom:0;left:0"><a href="tel:+441765000000">Ring us</a></div>`);
const farrier = openSite(FARRIER);

const named = (text: string, language: RequestLanguage = "en", site = farrier) =>
  pointAt(site, text, language)?.target.name ?? null;

const NOTE = "the section “Closed for the show, 3 to 5 August.”";

describe("what is pointed at", () => {
  it.each([
    ["the yellow strip right at the top", NOTE],
    ["that yellowy band at the top of the page", NOTE],
    ["the strip about the show", NOTE],
    ["the big green block at the top", "the hero"],
    ["that list of links at the top", "the navigation"],
    ["the bar that is stuck to the bottom of the screen", "the bar at the bottom"],
    ["the three boxes under What we do", "the cards"],
    ["the box with the studs for the winter", "the item “Full set of shoes”"],
    ["the 45 min visit", "the item “45-minute visit”"],
    ["our Salma", "the item “Salma Idris”"],
    ["Mrs Birtwhistle", "the item “Mrs Edith Birtwhistle”"],
    ["Mr Birtwhistle", "the item “Mr Owen Birtwhistle”"],
  ])("%s", (text, name) => expect(named(text)).toBe(name));

  it.each([
    ["two have the name", "Birtwhistle"],
    ["two have the word", "the visit"],
    ["there are not so many", "the four boxes under What we do"],
    ["it is of another colour", "the purple strip at the top"],
    ["nothing says so", "the strip about the raffle"],
    ["no part is told by a word of a long text", "the bit about the flood"],
    ["nobody tells which", "the box"],
    ["it names nothing", "that one at the top"],
    ["it says more than what it is", "the yellow strip make it red"],
  ])("nothing where %s", (_, text) => expect(named(text)).toBeNull());
});

const strip = (says: string, rest = "", lang = "en") =>
  openSite(
    page(
      `<aside style="background:#ffd43b"><p>${says}</p></aside><header><nav><a href="#a">A</a></nav></header>
      <main><section id="a"><h1>Nadel</h1><p>Seit 1990.</p></section>${rest}</main><footer style="background:#111"><p>Fin</p></footer>`,
      lang,
    ),
  );

it.each<[RequestLanguage, string, string]>([
  ["de", "der gelbe Streifen ganz oben", "Betriebsferien bis Montag"],
  ["fr", "le bandeau jaune tout en haut", "Fermé jusqu'à lundi"],
  ["es", "la franja amarilla de arriba", "Cerrado hasta el lunes"],
  ["it", "la fascia gialla in cima alla pagina", "Chiuso fino a lunedì"],
  ["pt", "a faixa amarela lá em cima", "Fechado até segunda"],
  ["nl", "die gele balk helemaal bovenaan", "Gesloten tot maandag"],
])("in %s: %s", (language, text, says) =>
  expect(named(text, language, strip(says, "", language))).toBe(`the section “${says}”`),
);

const ask = (message: string) => understand({ message, code: FARRIER, form: null });

describe("a request about it", () => {
  it("is done", () => {
    const { after, missed } = ask("Remove the yellow strip right at the top");
    expect(missed).toEqual([]);
    expect(after.html).toBe(FARRIER.html.replace(/<aside[\s\S]*<\/aside>\s*/, ""));
  });

  it.each([
    "Take her off the paragraph about the forge",
    "Move the bit about the flood to the top",
    "Remove Birtwhistle",
    "Remove the red strip right at the top",
  ])("is not done in part: %s", (message) => expect(ask(message).after.html).toBe(FARRIER.html));
});
