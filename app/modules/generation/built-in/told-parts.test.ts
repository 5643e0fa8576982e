import { brief } from "../../site/brief";
import { planFor } from "./built-in-designer";
import { describe, expect, test } from "vitest";
import type { PageLanguage } from "~/lib/languages";
import { readFacts } from "../../facts/read-facts";
import { withNotes } from "./notes";
import { openingPatterns } from "./opening-phrases";
import { toldParts } from "./told-parts";

const partsOf = (text: string, language: PageLanguage = "en") => {
  const { prose, prices } = readFacts(text);
  const items = prices.groups.flatMap((group) => group.items);
  return { items, ...toldParts(prose, items, openingPatterns(language)) };
};
const OPENS = "We are a small place by the river and have been here for a while.";

describe("what is said of money", () => {
  test("is a row for each amount, in the owner's words, where nobody could pair them", () => {
    expect(partsOf(`${OPENS} Bouquets €35 / €50 / €75, delivery in Kinsale €6 and to Cork €14.`).money).toEqual([
      "Bouquets €35 / €50 / €75",
      "Delivery in Kinsale €6 and to Cork €14",
    ]);
  });

  test("does not say again what the list of prices says", () => {
    const { items, money, prose } = partsOf(
      "Somos una clínica dental en Guadalajara y abrimos hace tiempo. Limpieza $750, resina desde $950, brackets desde $1,100 al mes con enganche.",
      "es",
    );
    const said = [...items.map(({ name, price }) => `${name} ${price}`), ...money].join("\n").toLowerCase();
    for (const amount of ["limpieza $750", "resina desde $950", "brackets desde $1,100 al mes con enganche"])
      expect(said.split(amount)).toHaveLength(2);
    expect(prose.paragraphs.flat()).toHaveLength(1);
  });

  test("stays in the story where a person tells it", () => {
    expect(partsOf(`${OPENS} I bought it for $200 and sold it for $300, of course.`).money).toEqual([]);
  });
});

test("commas stand within what semicolons part", () => {
  const { lists } = partsOf(
    "Nous sommes experts depuis longtemps à Charleroi. Puis trois dossiers chiffrés : boulangerie, offre 61.000 → 94.500 ; imprimerie, 210.000 → 287.000 ; immeuble, 132.000 → 171.000.",
    "fr",
  );
  expect(lists).toEqual([
    {
      title: "Trois dossiers chiffrés",
      items: ["Boulangerie, offre 61.000 → 94.500", "Imprimerie, 210.000 → 287.000", "Immeuble, 132.000 → 171.000"],
    },
  ]);
});

test("a label of the owner's is the heading of what it lists", () => {
  const { lists } = partsOf(
    `${OPENS} What we're good at: Australian history, crime, and a room (one sofa, two chairs) with a seat, I don't mind.`,
  );
  expect(lists).toEqual([
    {
      title: "What we're good at",
      items: ["Australian history", "Crime", "A room (one sofa, two chairs) with a seat, I don't mind"],
    },
  ]);
});

test("who writes without capitals still writes sentences", () => {
  const { prose } = partsOf(
    `${OPENS} Custom only, no copies pls. small pieces are a few hundred, half days a few thousand. tues-sat 11 to 7. walk ins on Saturday.`,
  );
  expect(prose.paragraphs.flat()).toEqual([
    OPENS,
    "Custom only, no copies pls.",
    "Small pieces are a few hundred, half days a few thousand.",
  ]);
});

test("hours that were not read stand by themselves in the owner's words", () => {
  expect(partsOf(`${OPENS} Open most days from 10, later when it rains.`).hours).toEqual([
    "Open most days from 10, later when it rains.",
  ]);
});

describe("notes", () => {
  const notesOf = (text: string) => withNotes(readFacts(text).prose, { used: new Set([OPENS]) }, false, "en");

  test("are short statements that lean on no other", () => {
    const { notes, prose } = notesOf(
      `${OPENS} The clay is dug in Tyrone and the ash comes from hedges cut in February. No contracts, no joining fee. Dogs welcome in the yard only. It lasts 5 more.`,
    );
    expect(notes).toEqual(["No contracts, no joining fee.", "Dogs welcome in the yard only."]);
    expect(prose.paragraphs.flat().join(" ")).toContain("It lasts 5 more.");
  });

  test("what is hardly likely to be a condition stays where it was said", () => {
    const said = "Total staff nine persons. No contracts, no joining fee. Dogs welcome in the yard only.";
    const { notes, prose } = notesOf(`${OPENS} The clay is dug in Tyrone. ${said}`);
    expect(notes).toHaveLength(2);
    expect(prose.paragraphs.flat()).toContain("Total staff nine persons.");
  });

  test("one alone stays in the text", () => {
    expect(notesOf(`${OPENS} Written warranty of 10 years.`).notes).toEqual([]);
  });

  test("what a sentence enumerates is on offer", () => {
    expect(notesOf(`${OPENS} Ploussard, trousseau, savagnin and a crémant.`).goods).toEqual([
      "Ploussard",
      "Trousseau",
      "Savagnin",
      "A crémant",
    ]);
  });
});

test("a note on tax stands with the amounts that it is said behind", () => {
  const { lists } = partsOf(`${OPENS} Office day: one afternoon, up to 12 bikes, parts apart. Ex VAT.`);
  expect(lists[0]?.items.at(-1)).toBe("Ex VAT");
});

test("lines behind what leads to them are a list under it", () => {
  const { lists, prose } = partsOf(
    `${OPENS} 4 artists:\n\nThando – fine line\nKirsty – traditional\nLindo – apprentice`,
  );
  expect(lists).toEqual([
    { title: "4 artists", items: ["Thando – fine line", "Kirsty – traditional", "Lindo – apprentice"] },
  ]);
  expect(prose.paragraphs.flat()).not.toContain("4 artists:");
});

test("who speaks stands by name among the others", () => {
  const { sections } = planFor(
    brief.parse({
      template: "modern",
      projectTitle: "Fahrschule",
      designBrief:
        "Fahrschule in Bochum, Klasse B und Roller. Ratenzahlung geht. Fahrlehrer: Uwe (der Ruhige), Sevgi (spricht auch türkisch) und ich, Marco.",
    }),
  );
  expect(sections.find(({ title }) => title === "Fahrlehrer")).toMatchObject({
    items: ["Uwe (der Ruhige)", "Sevgi (spricht auch türkisch)", "Marco"],
  });
});
