import { describe, expect, test } from "vitest";
import { findPeople } from "./find-people";
import { readSource } from "./source-text";

const read = (text: string) =>
  findPeople(readSource(text)).people.map(({ value }) =>
    [value.name, value.role, value.detail].filter(Boolean).join(" | "),
  );

describe("people", () => {
  test.each([
    ["Dr. Maria Lopez, dentist, sees patients in San Diego.", ["Dr. Maria Lopez | dentist"]],
    ["owner: Anna Kowalski", ["Anna Kowalski | owner"]],
    ["Inhaberin: Zoé Krämer", ["Zoé Krämer | Inhaberin"]],
    ["We are run by Tom and Sue Baker.", ["Tom and Sue Baker"]],
    ["Run by Inês Carvalho since 2016.", ["Inês Carvalho"]],
    ["Our head chef Marco Rossi makes pasta by hand.", ["Marco Rossi | head chef"]],
    [
      "Founded in 2009 by Priya Raman, letting agent, and Callum Oduya, property manager.",
      ["Priya Raman | letting agent", "Callum Oduya | property manager"],
    ],
    ["Fundada en 2004 por la Dra. Carmen Vidal, dentista.", ["Dra. Carmen Vidal | dentista"]],
    [
      "Our team:\n- Dr. Teodor Vance, physical therapist, rehabilitation\n- Aiko Brandt (front desk)\n- Rajiv Menon – partner",
      ["Dr. Teodor Vance | physical therapist | rehabilitation", "Aiko Brandt | front desk", "Rajiv Menon | partner"],
    ],
    [
      "## Teachers\n\n**Lotte De Smet** — founder\n**Amina El Khatib** — breathwork",
      ["Lotte De Smet | founder", "Amina El Khatib | breathwork"],
    ],
    ["فريقنا:\n- ليلى حداد، طبيبة", ["ليلى حداد | طبيبة"]],
  ])("%s", (text, people) => {
    expect(read(text)).toEqual(people);
  });

  test.each([
    "We work with Blue Cross, Aetna, and Medicare.",
    "Margate Old Town, a short walk away, is lovely.",
    "The house stands by Queens Park.",
  ])("nobody in: %s", (text) => {
    expect(read(text)).toEqual([]);
  });
});
