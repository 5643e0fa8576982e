import { expect, it } from "vitest";
import { readFacts } from "../../facts/read-facts";
import { withSubject } from "./opening-subject";

const opening = { title: "We pay wages for builders", used: new Set<string>() };

it.each([
  ["Ich benötige einen sachlichen Internetauftritt für mein Lohnbüro in Oldenburg.", "Lohnbüro in Oldenburg"],
  ["We need a website for our payroll office in Leeds.", "Payroll office in Leeds"],
  ["Quero um site para a minha escola de dança em Braga.", "Escola de dança em Braga"],
  ["Je voudrais un site pour ma petite librairie à Nantes.", "Petite librairie à Nantes"],
])("says the town that only an order says: %s", (text, label) =>
  expect(withSubject(opening, readFacts(`${text} We work since 2006.`).wishes.subject).label).toBe(label),
);

it("says no town twice", () =>
  expect(withSubject({ ...opening, lead: "In Leeds." }, "payroll office in Leeds").label).toBeUndefined());
