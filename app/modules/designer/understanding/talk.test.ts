import { describe, expect, it } from "vitest";
import { openSite } from "../../operations/opened-site";
import { NO_DIALOGUE } from "./dialogue";
import { understand } from "./understand";
import { readWords } from "./read-words";
import { readingsOf } from "./readings";
import { completed } from "./follow-ups";

const CODE = { html: "<!doctype html><html><body><h1>Rose</h1><p>Bread</p></body></html>", css: "", javascript: "" };

it.each([
  "What can you do?",
  "Was kannst du?",
  "¿Qué puedes hacer?",
  "Que peux-tu faire ?",
  "Cosa puoi fare?",
  "O que podes fazer?",
  "Wat kun je doen?",
])("says what it can: %s", (message) => {
  const { outcomes, after } = understand({ message, code: CODE, form: null });
  expect(outcomes[0]?.offers?.length).toBeGreaterThan(1);
  expect(after).toEqual(CODE);
});

it("tells what it changed last", () => {
  const history = [
    { role: "user" as const, text: "make the headline bigger" },
    {
      role: "assistant" as const,
      text: "I made the headline bigger.",
      change: { made: { replaced: [], declared: null } },
    },
  ];
  const dialogue = { ...NO_DIALOGUE, history };
  const { outcomes } = understand({ message: "what did you just change?", code: CODE, form: null }, dialogue);
  expect(outcomes[0]?.message).toContain("I made the headline bigger.");
});

it("takes the last of two texts for one headline, and says so", () => {
  const message = "change the headline to 'One'. Change the headline to 'Two'";
  const { after, outcomes } = understand({ message, code: CODE, form: null });
  expect(after.html).toContain("<h1>Two</h1>");
  expect(outcomes.at(-1)?.message).toContain("the last counts");
});

describe("what is said in full by what was said before", () => {
  const read = (text: string) => [...readingsOf(readWords(text), text)][0]!;
  const last = read("make the headline bigger");
  const full = (text: string) =>
    completed(read(text), { ...NO_DIALOGUE, last }).map(({ verb, pieces }) =>
      [verb, ...pieces.map((piece) => ("is" in piece ? piece.is : piece.text))].join(" "),
    );
  it.each([
    ["a bit more", "make the headline bigger bit"],
    ["smaller again", "make the headline smaller"],
    ["a bit less", "make the headline smaller bit"],
    ["make it red", "make the headline red"],
    ["and in green too", "make the headline green"],
    ["the text too", "make the text bigger"],
    ["show it again", "show the headline"],
  ])("%s", (text, wanted) =>
    expect(full(text).map((said) => said.replace(/\bthe /g, ""))).toContain(wanted.replace(/\bthe /g, "")),
  );
});

it("means what is selected in the preview by 'this'", () => {
  const selected = openSite(CODE).page.elements.findIndex(({ tagName }) => tagName === "p");
  const dialogue = { ...NO_DIALOGUE, selected };
  const { after } = understand({ message: "change this to 'Cake'", code: CODE, form: null }, dialogue);
  expect(after.html).toContain("<p>Cake</p>");
});
