import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Rose</title></head><body><main><section id="top"><h1>Bread by the sea</h1><p>Baking since 1998.</p></section>
<section id="contact"><h2>Write to us</h2><form action="/post" method="post">
<p><label>Name <input class="in" name="name" required></label></p>
<p><label>E-mail <input class="in" type="email" name="mail" placeholder="you@example.com"></label></p>
<p><label>Size <select name="size"><option>Small</option><option>Large</option></select></label></p>
<p><label>Message <textarea name="text"></textarea></label></p>
<button>Send</button></form></section></main></body></html>`;
const after = (message: string) => {
  const code = { html, css: "", javascript: "" };
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};
const namesIn = (page: string) => [...page.matchAll(/ name="(?<name>[^"]+)"/g)].map(({ groups }) => groups!.name!);
const optionsIn = (page: string) => [...page.matchAll(/<option>(?<text>[^<]+)/g)].map(({ groups }) => groups!.text!);

describe("a new field of a form", () => {
  it.each([
    "People must be able to say when they come. Could the form have a space for Arrival date between Name and E-mail please?",
    "Im Formular fehlt etwas. Bitte noch ein Feld Arrival date zwischen Name und E-mail, so wie die anderen",
    "En el formulario falta algo. Por favor pon una casilla Arrival date entre Name y E-mail, igual que las otras",
    "Dans le formulaire il manque la date. Pouvez-vous mettre une case Arrival date entre Name et E-mail, pareille que les autres ?",
    "Nel modulo manca una cosa. Per favore metti un campo Arrival date tra Name e E-mail, come gli altri",
    "No formulário falta uma coisa. Coloca um campo Arrival date entre Name e E-mail, igual aos outros, por favor",
    "In het formulier moeten ze kunnen invullen wanneer ze komen. Graag een vakje Arrival date tussen Name en E-mail, met hetzelfde randje als de andere",
  ])("stands between two, made like the others: %s", (message) => {
    const now = after(message);
    expect(namesIn(now)).toEqual(["name", "arrival-date", "mail", "size", "text"]);
    expect(now).toContain('<label>Arrival date <input type="date" name="arrival-date" class="in"></label>');
  });

  it.each([
    "Please put a field Phone after E-mail in the form, they have to fill it in, it is required",
    "Bitte im Formular ein Feld Phone nach E-mail, das ist ein Pflichtfeld",
  ])("must be filled in where that is said: %s", (message) => {
    expect(after(message)).toContain('<input type="tel" name="phone" class="in" required="">');
  });

  it.each([
    "In the form I'd like a box for Phone after E-mail, looking like the others but NOT compulsory, half of my ladies haven't got one",
    "Im Formular bitte ein Feld Phone nach E-mail, aber kein Pflichtfeld, die Hälfte hat keins",
    "Dans le formulaire mettez une case Phone après E-mail, mais pas obligatoire, la moitié n'en a pas",
  ])("may be left empty where that is said: %s", (message) => {
    expect(after(message)).toContain('<input type="tel" name="phone" class="in">');
  });

  it.each([
    "Could the form have a space for Arrival date between Name and Message please?",
    "Could the form have a space for Arrival date after the address please?",
    "Don't put a field Arrival date between Name and E-mail in the form",
    "Could the form have a space between Name and E-mail please?",
  ])("is not added where its place or its label is not sure: %s", (message) => {
    expect(namesIn(after(message))).toEqual(namesIn(html));
  });
});

describe("one thing more to choose", () => {
  it.each([
    ["where they pick the size in the form put Extra large at the end as well", ["Small", "Large", "Extra large"]],
    ["In the form, add Medium to the choices for the size, between Small and Large", ["Small", "Medium", "Large"]],
    [
      "In the form, where they pick the size, add Huge at the end, in the price list not yet as nothing is signed",
      ["Small", "Large", "Huge"],
    ],
    ["In the form, where they pick the size, do not add Huge at the end", ["Small", "Large"]],
    ["Im Formular bei der Auswahl Size bitte noch Riesig hinschreiben", ["Small", "Large"]],
    ["where they pick the size in the form put Large at the end", ["Small", "Large"]],
    ["where they pick the colour in the form, Extra large is missing on Sundays", ["Small", "Large"]],
  ])("%s", (message, options) => {
    expect(optionsIn(after(message))).toEqual(options);
  });
});
