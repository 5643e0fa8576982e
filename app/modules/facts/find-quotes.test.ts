import { describe, expect, test } from "vitest";
import { findEstablished } from "./find-established";
import { findFigures } from "./find-figures";
import { findLanguages } from "./find-languages";
import { findQuestions } from "./find-questions";
import { findQuotes } from "./find-quotes";
import { readSource } from "./source-text";

test.each([
  ["We have been here since 1987.", "1987"],
  ["Founded in 2004 by two sisters, on this street since 2010", "2004"],
  ["est. 1962", "1962"],
  ["Seit 1998 in Altona", "1998"],
  ["fundada en 2004", "2004"],
  ["مخبز عائلي منذ 1995", "1995"],
  ["Room 1987, since forever, in business for 30 years", undefined],
])("established: %s", (text, year) => {
  expect(findEstablished(readSource(text))?.value).toBe(year);
});

test.each([
  ["We speak English and Portuguese.", ["English", "Portuguese"]],
  ["Languages: english, Somali, Spanish", ["English", "Somali", "Spanish"]],
  ["Wir sprechen Deutsch, Türkisch und Englisch.", ["Deutsch", "Türkisch", "Englisch"]],
  ["Hablamos español e inglés", ["Español", "Inglés"]],
  ["We treat in English and Spanish.", ["English", "Spanish"]],
  ["نتحدث العربية والإنجليزية", ["العربية", "الإنجليزية"]],
  ["A Portuguese bakery in Leeds", []],
])("languages: %s", (text, languages) => {
  expect(findLanguages(readSource(text)).value).toEqual(languages);
});

describe("questions", () => {
  test.each([
    ["Q: Do I need a referral?\nA: No. Call us.", [["Do I need a referral?", "No. Call us."]]],
    ["Frage: Wie lange?\nAntwort: Zwei Tage.", [["Wie lange?", "Zwei Tage."]]],
    ["Q: Open on Sunday? A: Yes.", [["Open on Sunday?", "Yes."]]],
    [
      "## FAQ\n\n### Do I need a mat?\nNo, mats are there.\n\n### Can beginners come?\nYes.",
      [
        ["Do I need a mat?", "No, mats are there."],
        ["Can beginners come?", "Yes."],
      ],
    ],
    ["Preguntas frecuentes\n¿Hay aparcamiento?\nSí, en la plaza.", [["¿Hay aparcamiento?", "Sí, en la plaza."]]],
    [
      "Questions parents ask: do they need goggles (not until Seahorses), what nappies (a swim nappy plus cover, we sell covers), and can grandma watch (yes).",
      [
        ["Do they need goggles?", "Not until Seahorses."],
        ["What nappies?", "A swim nappy plus cover, we sell covers."],
        ["Can grandma watch?", "Yes."],
      ],
    ],
    [
      "Häufige Fragen: Muss ich etwas mitbringen? Nein. Gibt es Parkplätze? Ja, hinter dem Haus.",
      [
        ["Muss ich etwas mitbringen?", "Nein."],
        ["Gibt es Parkplätze?", "Ja, hinter dem Haus."],
      ],
    ],
    ["People always ask me: is it halal? Yes.", [["Is it halal?", "Yes."]]],
    ["FAQ: contracts, GDPR, what happens if we leave.", []],
    ["Questions we get: parking (behind the house), prices, dogs.", []],
    ["Hungry? Come in.", []],
  ])("%s", (text, pairs) => {
    expect(findQuestions(readSource(text)).pairs.map(({ value }) => [value.question, value.answer])).toEqual(pairs);
  });
});

describe("quotations", () => {
  test.each([
    ['"They came on a Sunday." - Joanna Petrie', [["They came on a Sunday.", "Joanna Petrie"]]],
    [
      "“Best bread in town. I mean it.” — Lars Dahl, shipowner",
      [["Best bread in town. I mean it.", "Lars Dahl, shipowner"]],
    ],
    ["„Sehr gute Beratung“ – Jens Ode", [["Sehr gute Beratung", "Jens Ode"]]],
    ['"We would go again"\n- Mia Sand', [["We would go again", "Mia Sand"]]],
    ['Reviews:\n"Warm and quick service"', [["Warm and quick service", undefined]]],
    ['"Request a table" is the main action.', []],
    ['"Warm and quick service"', []],
  ])("%s", (text, quotes) => {
    expect(findQuotes(readSource(text)).map(({ value }) => [value.text, value.by])).toEqual(quotes);
  });
});

test.each([
  ["We manage 143 homes.", [["143", "homes"]]],
  ["We have baked over 2,000 wedding cakes.", [["over 2,000", "wedding cakes"]]],
  [
    "In numbers\n- 12 looms\n- 40% wool from Wales",
    [
      ["12", "looms"],
      ["40%", "wool from Wales"],
    ],
  ],
  ["We open at 9 am. There are 3 chairs.", []],
])("figures: %s", (text, figures) => {
  expect(findFigures(readSource(text)).map(({ value }) => [value.value, value.label])).toEqual(figures);
});
