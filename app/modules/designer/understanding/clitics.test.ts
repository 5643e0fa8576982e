import { expect, it } from "vitest";
import { answerBuiltIn } from "../built-in/answer-built-in";
import { applyEdit } from "../../markup/edit";
import { cliticAt } from "./clitics";

const HTML = `<!doctype html><html lang="en"><head><title>Rose</title></head><body><header><nav><a href="#a">About</a></nav></header>
<main><section id="hero"><h1>Rose Bakery</h1><p>Bread</p><a class="button" href="#a">Visit</a></section>
<section id="a"><h2>About us</h2><p>We bake.</p></section></main><footer><p>2024</p></footer></body></html>`;
const CODE = { html: HTML, css: ".button { color: white; background: black; }", javascript: "" };
const after = (message: string) => {
  const { edit } = answerBuiltIn({ message, code: CODE });
  return edit ? applyEdit(CODE, edit) : CODE;
};

it.each([
  ["quítalo", "es", 5],
  ["ponla", "es", 3],
  ["toglilo", "it", 5],
  ["toglierla", "it", 7],
  ["spostami", "it", 6],
] as const)("parts %s", (word, language, at) => expect(cliticAt(word, language)).toMatchObject({ at }));

it.each([
  ["modelo", "es"],
  ["escuela", "es"],
  ["parola", "it"],
  ["title", "en"],
] as const)("leaves %s whole", (word, language) => expect(cliticAt(word, language)).toBeNull());

it.each(["quítalo el botón", "toglilo il pulsante"])("takes a pronoun for what is named beside it: %s", (message) =>
  expect(after(message).html).not.toContain("Visit"),
);

it.each([
  "quítalo",
  "non serve a niente, toglilo",
  "add a green button",
  "vorrei un pulsante rosso",
  "añade un botón azul",
])("changes nothing that is there: %s", (message) => expect(after(message)).toEqual(CODE));
