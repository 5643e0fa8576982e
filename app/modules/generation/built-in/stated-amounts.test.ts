import { describe, expect, test } from "vitest";
import type { PageLanguage } from "~/lib/languages";
import { readFacts } from "../../facts/read-facts";
import { brief } from "../../site/brief";
import { planFor } from "./built-in-designer";
import { statedAmounts } from "./stated-amounts";

const FIRST = "We clear gutters in Swansea.";
const stated = (text: string, language: PageLanguage = "en") =>
  statedAmounts(readFacts(text), language).items.map(({ value, label }) => `${value} | ${label}`);

describe("a sentence with one amount", () => {
  test.each([
    [`${FIRST} A written survey of your roof is £220.`, "£220 | A written survey of your roof is £220"],
    [`${FIRST} From £14,500, owner financing.`, "From £14,500 | owner financing"],
    [
      `${FIRST} We give talks to libraries for £150 plus mileage.`,
      "£150 | We give talks to libraries for £150 plus mileage",
    ],
  ])("is a figure and says all that it said: %s", (text, figure) => expect(stated(text)).toEqual([figure]));

  test.each([
    ["of two amounts", `${FIRST} Postage is £3.90 here and £11 to anywhere else.`],
    ["of a span", `${FIRST} You pay what you can, from £12 to £25.`],
    ["of other numbers", `${FIRST} Sessions are 45 minutes and £110.`],
    ["that leans on another", `${FIRST} It comes with a mute and costs £22 to rent.`],
    ["that begins the text", "Our windows cost £200 and last for ever."],
    ["of no amount", `${FIRST} We come when we can.`],
    ["below the name of what it tells", `${FIRST}\n\nSpring clearing\n\nAll gutters of a house, by hand. £38`],
    ["of a share", `${FIRST} Landlords pay 8 % or £150 for the inventory.`],
  ])("is none: %s", (_, text) => expect(stated(text)).toEqual([]));

  test("has its Swiss dash", () => {
    const said = "Ein Abo kostet Fr. 14.– und gilt ein Jahr.";
    const facts = readFacts("Veloladen in Winterthur.");
    const told = { ...facts, prose: { ...facts.prose, paragraphs: [["Veloladen in Winterthur.", said]] } };
    expect(statedAmounts(told, "de").items).toEqual([
      { value: "Fr. 14.–", label: "Ein Abo kostet Fr. 14.– und gilt ein Jahr" },
    ]);
  });

  test("stands by itself in Spanish only where it begins a paragraph", () => {
    const start = "Somos un taller de encuadernación en Granada.";
    expect(stated(`${start} Cuesta 10 € por persona.`, "es")).toEqual([]);
  });
});

describe("on the page", () => {
  const planOf = (said: string) =>
    planFor(
      brief.parse({
        template: "modern",
        projectTitle: "Plain Survey",
        designBrief: `${FIRST} ${said}\n\nWe work alone and answer every letter.`,
      }),
    );
  const plan = planOf("A written survey of your roof is £220. A second look at your roof is £90.");

  test("one amount is no section", () => {
    const { sections } = planOf("A written survey of your roof is £220.");
    expect(sections.map(({ kind }) => kind)).not.toContain("figures");
    expect(JSON.stringify(sections)).toContain("£220");
  });

  test("they are a section of their own, called as prices are, and said nowhere else", () => {
    const figures = plan.sections.find(({ kind }) => kind === "figures");
    expect(figures).toMatchObject({ title: "Prices", items: [{ value: "£220" }, { value: "£90" }] });
    const others = plan.sections.filter(({ kind }) => kind !== "figures");
    expect(JSON.stringify(others)).not.toContain("£220");
    expect(JSON.stringify(others)).toContain("answer every letter");
  });
});
