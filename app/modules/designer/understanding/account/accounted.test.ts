import { describe, expect, it } from "vitest";
import { answerBuiltIn } from "../../built-in/answer-built-in";
import { applyEdit } from "../../../markup/edit";
import { readWords } from "../read-words";
import { questionsIn } from "./questions";

const html = `<!doctype html><html lang="en"><head><title>Rose</title></head><body>
<header><a class="brand" href="#top">Rose & Son</a></header>
<main><section id="top"><h1>Bread by the sea</h1><p>Baked every day.</p><a class="cta" href="#menu">See the menu</a></section>
<section id="menu"><h2>Menu</h2><ul class="lines"><li><b>Rye loaf</b> <span>£4.20</span></li><li><b>Apple tart</b> <span>£3.50</span></li></ul></section>
<section id="rooms"><h2>Rooms</h2><table><tr><th>Room</th><th>Low season</th><th>July and August</th></tr><tr><td>Attic</td><td>£60</td><td>£80</td></tr><tr><td>Barn</td><td>£70</td><td>£95</td></tr></table></section>
<section id="team"><h2>Team</h2><div class="people"><div class="person"><h3>Anna Rose</h3><p>Baker</p></div><div class="person"><h3>Ben Rose</h3><p>Apprentice</p></div></div></section></main>
<footer><p>Rose & Son, Whitby</p></footer></body></html>`;
const css = `body{margin:0;font-size:16px;color:#222;background:#fff}.cta{display:inline-block;padding:12px 24px;background:#1d4ed8;color:#fff}#team{background:#14532d;color:#fff}#menu h2{color:#7a1f2b}`;
const CODE = { html, css, javascript: "" };
const answer = (message: string) => answerBuiltIn({ message, code: CODE });
const written = (message: string) =>
  answer(message)
    .edit?.splices.map(({ text }) => text)
    .join(" ") ?? null;

describe("questions", () => {
  it.each([
    "how long does it take until the team moves to the bottom?",
    "is the team above the menu?",
    "scusa, ma quanto ci mette il menu in fondo ad arrivare?",
    "wo steht das Team, über dem Menu?",
    "¿dónde está el equipo, antes del menú?",
    "where can people remove the apple tart",
    "wat gebeurt er als ik de apple tart verwijder?",
  ])("nothing is done for %s", (message) => expect(answer(message).edit).toBeNull());

  it.each([
    "could you remove the apple tart?",
    "kannst du die apple tart bitte entfernen?",
    "puoi togliere la apple tart?",
    "¿puedes quitar la apple tart?",
    "pouvez-vous supprimer apple tart ?",
    "remove the apple tart, ok?",
  ])("a polite request is one: %s", (message) => expect(answer(message).edit).not.toBeNull());

  it("are found by sentence", () => {
    const said = "How does it work? Make the headline bigger.";
    expect(questionsIn(readWords(said), said).map(({ start, end }) => said.slice(start, end))).toEqual([
      "How does it work",
    ]);
  });
});

describe("what a request says besides", () => {
  it.each([
    ["a list of which only the last was read", "the headings (Menu, Rooms, Team) in dark blue please"],
    ["a text that goes on", "Change it to: Bread and buns in Whitby, open weekdays from 8."],
    ["another number of them", "remove the three people"],
    ["a price in one of several columns", "Attic is £65 now"],
  ])("%s: nothing is done", (_, message) => expect(answer(message).edit).toBeNull());

  it("asks which column is meant, and changes the price in that one", () => {
    expect(answer("Attic is £65 now").message).toContain("“Low season” or “July and August”");
    const [splice] = answer("Attic is £85 in July and August").edit!.splices;
    expect(splice).toMatchObject({ start: html.indexOf("£80") + 2, text: "5" });
  });

  it.each([
    ["remove the apple tart, the rye loaf should then have the whole width", "the whole width"],
    ["make the headline bigger, the unicorn ought to have more width", "more width"],
  ])("names how something else is to be, too: %s", (message, left) => {
    const { edit, message: said } = answer(message);
    expect(edit).not.toBeNull();
    expect(said).toContain("I did not understand");
    expect(said).toContain(left);
  });

  it("does not take what something has for what is spoken of", () => {
    expect(answer("That grey strip with our team is ugly, can you get rid of it?").edit).toBeNull();
  });

  it("takes a number for how many there are", () => {
    const { edit } = answer("remove the two people");
    expect(edit?.splices.map(({ start, end }) => html.slice(start, end)).join("")).toMatch(/Anna Rose.*Ben Rose/s);
    expect(edit?.splices.some(({ start, end }) => html.slice(start, end).includes("Team"))).toBe(false);
  });

  it("gives the new colour to what has the old one", () => {
    expect(written("the button in navy instead of blue")).toContain("background");
    expect(written("the heading of the menu navy instead of burgundy")).toMatch(/color: #000080/);
    expect(answer("the heading of the menu navy instead of green").edit).toBeNull();
  });

  it("names what is to be so, too", () => {
    expect(answer("make the headline bigger please, the unicorn as well").message).toContain("the unicorn as well");
  });

  it("does not leave out how something new is to look", () => {
    expect(answer("put a red banner at the top: Closed on 14 March").edit).toBeNull();
    expect(answer("put a banner at the top: Closed on 14 March").edit).not.toBeNull();
  });

  it("takes no price for a part of a name", () => {
    const added = written("add Scone 2,80 to the menu");
    expect(added).toContain("<b>Scone</b>");
    expect(added).toContain("2,80");
  });

  it.each([
    "I was thinking of making the headline green but my wife says no",
    "make the prices bold but only on the computer",
  ])("does nothing whose limits it does not know: %s", (message) => expect(answer(message).edit).toBeNull());

  it("names what is to be so of another", () => {
    expect(answer("make the first heading blue and the third one red").message).toContain("the third one red");
  });
});

describe("what is named is not another", () => {
  const list = (name: string) =>
    `<li><b>Touring bike</b> <span>25 euros a day</span></li><li><b>${name}</b> <span>40 euros a day</span></li>`;
  const of = (name: string) => ({
    html: `<!doctype html><html lang="en"><head><title>Rose</title></head><body><main><section id="top"><h1>Tours by the sea</h1><a class="cta" href="#prices">See the prices</a></section><section id="prices"><h2>Prices</h2><ul>${list(name)}</ul></section><section id="faq"><h2>Questions</h2><div class="qa"><h3>Do you rent?</h3><p>Yes.</p></div><div class="qa"><h3>Can I cancel?</h3><p>Until May.</p></div></section></main></body></html>`,
    css: ":root{--color-primary:#1d4ed8}.cta{display:inline-block;padding:12px 24px;background:var(--color-primary);color:#fff}",
    javascript: "",
  });
  const said = (message: string, name = "E-bike") => {
    const code = of(name);
    const { edit } = answerBuiltIn({ message, code });
    return edit ? applyEdit(code, edit) : code;
  };

  it.each([
    "Change the price of the e-bike to 45 euros a day",
    "Der Preis für das E-Bike ist jetzt 45 Euro am Tag",
    "El precio de la e-bike ahora es 45 euros",
  ])("%s", (message) => {
    const { html: now } = said(message);
    expect(now).toContain("45 euros a day");
    expect(now).toContain("25 euros a day");
  });

  it("changes nothing where the page has no such thing", () =>
    expect(said("Change the price of the e-bike to 45 euros a day", "Tandem")).toEqual(of("Tandem")));

  it.each([
    "Rename Touring bike to City bike and move it to the top of the list",
    "Touring bike says she is glad",
    "Touring bike should say 8-1 like a normal person",
    "les boutons rouges ça fait un peu agressif non",
  ])("leaves: %s", (message) => expect(said(message)).toEqual(of("E-bike")));

  it.each([
    "Make the buttons sandy, #E0A458",
    "Pon los botones en arena (#E0A458)",
    "Mets les boutons en sable (#E0A458)",
    "Change the main colour to sandy, #E0A458",
    "Die Hauptfarbe soll #E0A458 sein",
    "Muda a cor principal para #E0A458",
  ])("a code is a colour: %s", (message) => expect(said(message).css.toLowerCase()).toContain("#e0a458"));
});
