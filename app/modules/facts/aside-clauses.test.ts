import { expect, it } from "vitest";
import { withAsidesApart } from "./aside-clauses";
import { readFacts } from "./read-facts";
import { readSource } from "./source-text";

const partsOf = (text: string) => withAsidesApart(readSource(text), new Set()).lines.map((line) => line.text);

it.each([
  [
    "First timers trip plan call 1 hr FREE, thats the thing we want ppl to click!!",
    "Thats the thing we want ppl to click!!",
  ],
  ["A box of 24 flies in a tin $85 <- this at the top", "This at the top"],
  [
    "Hola@lana.example, el logo lo hace mi novio pero no le digan que no me gusta",
    "El logo lo hace mi novio pero no le digan que no me gusta",
  ],
  [
    "Repertuar proszę pokazać w tabelce: wejście / komunia / wyjście – po 3 utwory",
    "Repertuar proszę pokazać w tabelce.",
  ],
  ["Der Bulli heißt Emma und braucht 9,5 Liter, das muss aber keiner wissen", "Das muss aber keiner wissen"],
])("parts what is said to the maker from %s", (text, aside) => {
  const parts = partsOf(text);
  expect(parts).toHaveLength(2);
  expect(parts).toContain(aside);
});

it.each([
  "Ring 020 910 0142 after 6, and please bring your own towel with you.",
  "Our bread is rye, spelt and oat, with nothing else in it.",
  "Mittwochs um 20 Uhr wird gefüttert, da darf man gerne zuschauen.",
  "We do not ship in July, the cream doesn't like it.",
  "Ein Röntgen beim Tierarzt kostet ca. 180 Franken extra, das läuft nicht über mich.",
  "Number of the house: by the figure, £9.50 each",
])("leaves whole what visitors may read: %s", (text) => expect(partsOf(text)).toEqual([text]));

it("keeps what is parted off the page, and the rest on it", () => {
  const { prose, wishes } = readFacts(
    "We outfit canoe trips out of Atikokan.\n\nTrip plan call for first timers 1 hr FREE, thats the thing we want ppl to click!!",
  );
  expect(JSON.stringify(prose)).not.toContain("want ppl to click");
  expect(wishes.read.map(({ words }) => words)).toContain("Thats the thing we want ppl to click!!");
});
