import { expect, it } from "vitest";
import type { WebsiteCode } from "../../../site/website-code";
import { understand } from "../understand";

const CODE: WebsiteCode = {
  html: `<!doctype html><html lang="en"><head><title>Mill Pottery</title><meta name="description" content="Pots."></head><body><header><a href="tel:01947555012">01947 555 012</a></header><main><h1>Pots</h1><p>Call us on 01947 555 012.</p><p><a href="mailto:hi@mill.example">hi@mill.example</a></p><address>12 Pier Road, Whitby YO21 3PU</address></main></body></html>`,
  css: "",
  javascript: "",
};
const said = (message: string) => understand({ message, code: CODE, form: null }).after.html;

it.each([
  "we have got a new phone number 01947 555 077 can you change it everywhere its on there, the old one is dead",
  "our number on here has been wrong all along, my late husband wrote it down. It ought to be 01947 555 077.",
  "hemos cambiado de número, ahora es el 01947 555 077, ponlo en todos los sitios",
  "unsere Telefonnummer hat sich geändert, neu ist 01947 555 077",
  "o nosso telefone mudou, agora é 01947 555 077",
  "wherever 01947 555 012 stands there must be 01947 555 077",
  "dus overal waar nu 01947 555 012 staat moet 01947 555 077 komen, ook als mensen erop drukken",
  "il numero 01947 555 012 non vale più, mettete 01947 555 077",
  "01947 555 012 ist abgeschaltet, bitte überall durch 01947 555 077 ersetzen",
])("tells a new number: %s", (message) => {
  expect(said(message)).toBe(
    CODE.html.replaceAll("01947 555 012", "01947 555 077").replace("01947555012", "01947555077"),
  );
});

it.each([
  "my wife's number is 01947 555 077",
  "in an emergency the number is 01947 555 077 now",
  "we have a second phone number now, 01947 555 077",
  "the fax number is now 01947 555 077",
])("leaves the number alone: %s", (message) => {
  expect(said(message)).toContain("Call us on 01947 555 012.");
});

it.each([
  "Our e-mail address is changing to post@mill.example. Please replace the old one throughout.",
  "notre adresse mail a changé, maintenant c'est post@mill.example",
])("tells a new e-mail address: %s", (message) => {
  expect(said(message)).toBe(CODE.html.replaceAll("hi@mill.example", "post@mill.example"));
});

it("ends an address where another request begins", () => {
  expect(said("New address is 3 Church Street, Whitby YO22 4BH and could you make it a link")).not.toContain(
    "could you",
  );
});

it.each([
  ["In the browser tab it should read “Pots by hand”.", "<title>Pots by hand</title>"],
  ['the description google shows should be "Pots, made by hand."', 'content="Pots, made by hand."'],
  [
    "for google the description should be: Pots, bowls and mugs. Open weekdays from 8.",
    'content="Pots, bowls and mugs. Open weekdays from 8."',
  ],
])("tells what is read in the tab and in a search: %s", (message, held) => {
  expect(said(message)).toContain(held);
});

it.each([
  "In the browser tab it says Mill Pottery, that looks daft",
  "google never shows our description, does it say the wrong thing?",
])("leaves the head of the page alone: %s", (message) => {
  expect(said(message)).toBe(CODE.html);
});
