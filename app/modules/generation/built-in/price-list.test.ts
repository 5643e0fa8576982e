import { expect, it } from "vitest";
import { brief } from "../../site/brief";
import { planFor } from "./built-in-designer";

const listIn = (designBrief: string) =>
  planFor(brief.parse({ template: "classic", projectTitle: "Fern", designBrief })).sections.find(
    (section) => section.kind === "prices",
  );
const namesIn = (designBrief: string) =>
  listIn(designBrief)?.groups.flatMap(({ name, items }) => [
    ...(name ? [name] : []),
    ...items.map((item) => item.name),
  ]);

it("is one list in the owner's order", () =>
  expect(
    namesIn(
      "We print in an old chapel. Invitation suites start at £340 for 50 sets, one colour. Business cards £120 for 100. Christmas cards in packs of 6 are £14. Everything is on cotton paper.",
    ),
  ).toEqual(["Invitation suites", "Business cards", "Christmas cards in packs of 6"]));

it("has what leads to it above it, without what is said to the maker", () => {
  const said =
    "Wir polstern Sofas neu auf. Klassische Polsterung mit Rosshaar. Ungefähre Preise, bitte mit »ab«: Stuhlsitz ab 75 €, Sessel ab 650 €, Zweisitzer ab 1.150 €, jeweils ohne Stoff.";
  expect(listIn(said)).toMatchObject({ intro: "Ungefähre Preise." });
  expect(namesIn(said)).toEqual(["Stuhlsitz", "Sessel", "Zweisitzer"]);
  expect(JSON.stringify(listIn(said))).not.toContain("»ab«");
});

it("sets what a part was asked for under the part's name", () =>
  expect(
    namesIn(
      'Old cameras, all tested. Point and shoots from $85, medium format from $390. Every camera has a warranty. A "first camera" section would be great, with 2 we recommend for beginners: Canon AE-1 ($210), Pentax K1000 ($180).',
    ),
  ).toEqual(["Point and shoots", "Medium format", "First camera", "Canon AE-1", "Pentax K1000"]));

it("says the one currency of a brief at each amount, and none where there are two or none", () => {
  const pricesIn = (text: string) => listIn(text)?.groups.flatMap(({ items }) => items.map(({ price }) => price));
  const list = "Band plakken 15, kleine beurt 49, grote beurt 89.";
  expect(pricesIn(`Fietsenmaker in Deventer. Ik repareer alles. ${list}`)).toEqual(["15", "49", "89"]);
  expect(pricesIn(`Fietsenmaker in Deventer. Ik repareer alles. ${list} Een slot kost 12 €.`)).toContain("49 €");
});

it("sets no amount large where prices are listed", () => {
  const { sections } = planFor(
    brief.parse({
      template: "professional",
      projectTitle: "Hollins",
      designBrief:
        "Septic tank emptying. Standard empty up to 1000 gal £195 inc VAT. Small tanker add £40. Same day add £90. Plant service £140 plus parts.",
    }),
  );
  expect(sections.map(({ kind }) => kind)).not.toContain("figures");
});

it("ends what leads to it with one stop", () =>
  expect(
    listIn(
      "Wir verkaufen gebrauchte Treppenlifte im Raum Paderborn.\n\nPreise inkl. Einbau und MwSt.:\nGerade Treppe, gebraucht      ab 1.990 €\nGerade Treppe, neu            ab 3.400 €\nWartung im Jahr               145 €",
    ),
  ).toMatchObject({ intro: "Preise inkl. Einbau und MwSt." }));
