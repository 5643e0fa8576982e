import fc from "fast-check";
import { expect, test } from "vitest";
import { briefs } from "../../../../tests/factories/briefs";
import { namedDays } from "../../facts/hours/day-names";
import { READ_LANGUAGES } from "../../facts/reading/read-languages";
import { brief, type Brief } from "../../site/brief";
import { AUDIENCES, INDUSTRIES, TEMPLATES } from "../../site/choices";
import { sitePlan, type SitePlan } from "../../site/site-plan";
import { planFor } from "./built-in-designer";
import { wordsByLanguage } from "../../language/words/words-by-language";

const RUNS = process.env.FULL ? 1_000 : 15;
const LONGEST = process.env.FULL ? 200_000 : 50_000;
const ownLines = Object.values(briefs).flatMap((input) => `${input.designBrief}\n${input.documentText}`.split("\n"));
const someLine = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ownLines) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "Q: ",
      "A:",
      "Prices:",
      "- ",
      "$",
      "Mon-",
      "€ 5 €",
      "(0",
      "“",
      "# ",
      "| a | b |",
      "|---|",
      "by , ",
      "12 -",
    ),
  },
);
const anyBrief: fc.Arbitrary<Brief> = fc
  .record({
    template: fc.constantFrom(...TEMPLATES),
    projectTitle: fc.oneof(
      fc.string({ unit: "binary", maxLength: 220 }),
      fc.constantFrom("Marlow & Finch | Gardens", "<script>", ""),
    ),
    industry: fc.constantFrom(...INDUSTRIES),
    audience: fc.constantFrom(...AUDIENCES),
    designBrief: fc.array(someLine, { maxLength: 25 }).map((lines) => lines.join("\n")),
    documentText: fc.oneof(
      fc.constant(""),
      fc.array(someLine, { maxLength: 10 }).map((lines) => lines.join(" ")),
    ),
  })
  .map((input) => brief.parse(input));

/** Line breaks, repeated spaces, invisible characters and marks of Markdown are no part of a value. */
const squeezed = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\s*_`|]+/gu, "")
    .toLowerCase();
const source = (input: Brief) => squeezed(`${input.projectTitle}\n${input.designBrief}\n${input.documentText}`);

/** Where the owner says more of some days of a row, it is named by those that are left. */
const dayNames = READ_LANGUAGES.flatMap((language) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => namedDays([day], language).toLowerCase()),
);
const isOfDayNames = (days: string) => days.split(/, |، | – /).every((day) => dayNames.includes(day.toLowerCase()));

function claimsOf({ business, sections }: SitePlan): string[] {
  const { phone, email, address, hours, prices, services, people, established } = business;
  const quoted = sections.flatMap((s) =>
    s.kind === "quotes" ? s.items.map((i) => i.text) : s.kind === "figures" ? s.items.map((i) => i.value) : [],
  );
  const listed = [
    ...prices.map((p) => p.price),
    ...prices.map((p) => p.name),
    ...services.map((s) => s.name),
    ...people.map((p) => p.name),
  ];
  const open = hours.flatMap((row) => [
    ...(isOfDayNames(row.days) ? [] : [row.days]),
    ...(row.closed ? [] : [row.times]),
  ]);
  return [
    phone?.display,
    email,
    ...(address?.lines.flatMap((line) => line.split(", ")) ?? []),
    established,
    ...open,
    ...listed,
    ...quoted,
  ].filter((text) => text !== undefined);
}

test("any brief gives a plan of the schema, always the same, whose claims and links say only what the owner gave", () => {
  fc.assert(
    fc.property(anyBrief, (input) => {
      const plan = planFor(input);
      expect(sitePlan.safeParse(plan).success).toBe(true);
      expect(planFor(structuredClone(input))).toEqual(plan);
      const given = source(input);
      for (const claim of claimsOf(plan)) expect(given).toContain(squeezed(claim));
      expect(plan.meta.title.length).toBeLessThanOrEqual(60);
      expect(plan.meta.description.length).toBeLessThanOrEqual(155);
      for (const { href } of [plan.primaryAction, ...plan.business.social])
        expect(href).toMatch(/^(?:tel:\+?\d[\d;ext=]*|mailto:[^\s]+|#contact|#visit|https:\/\/\S+)$/);
    }),
    { numRuns: RUNS },
  );
}, 240_000);

test("our own words hold no stock phrase, exclamation mark or em dash", () => {
  const all = JSON.stringify(wordsByLanguage);
  expect(all).not.toMatch(
    /[!—]|welcome to|trusted partner|elevate|one-stop|passionate|seamless|cutting-edge|world-class/i,
  );
});

const unit = `${briefs.bakery.designBrief}\n\n${briefs.bakery.documentText}\n\n`;
const heavy: [string, string][] = [
  ["whole briefs over and over", unit],
  ["one line of them", unit.replace(/\n/g, " ")],
  ["one letter", "a"],
  ["digits", "12 "],
  ["short lines", "Ab\n"],
  ["quotation marks", '"'],
  ["addresses begun", "a@"],
  ["names begun", "Anna Kowalski, "],
  ["leaders", "."],
  ["days", "Mon - "],
];

/** A pattern that backtracks would run into the time limit of a test by far. */
test.each(heavy)("a long brief of %s is read", (_, words) => {
  const designBrief = words.repeat(LONGEST / words.length);
  expect(planFor({ ...briefs.bakery, designBrief }).sections.length).toBeGreaterThanOrEqual(2);
});
