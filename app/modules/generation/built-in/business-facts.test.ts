import { expect, it } from "vitest";
import { brief } from "../../site/brief";
import { planFor } from "./built-in-designer";

const peopleOf = (projectTitle: string, designBrief: string) =>
  planFor(brief.parse({ template: "modern", industry: "healthcare", projectTitle, designBrief })).business.people.map(
    ({ name }) => name,
  );

it("does not list the firm among its people", () =>
  expect(
    peopleOf(
      "Hörwerk Bamberg",
      "Hörwerk Bamberg, Inhaberin Katrin Dürrbeck, Hörakustikmeisterin. Lange Straße 31, 96047 Bamberg.",
    ),
  ).toEqual(["Katrin Dürrbeck"]));

it("takes two more names for no role", () =>
  expect(
    peopleOf("Little Paddlers", "Teachers: Renee Okafor (head teacher, AUSTSWIM, 16 years), Jai, Bec and Moana."),
  ).not.toContain("Jai"));

it.each([
  ["Tues to Thurs 11.30 to 9, Sunday 1 to 7, Monday rest.", "Monday rest."],
  ["Martedì-venerdì 9-12.30 e 15.30-19, sabato mattina.", "Sabato mattina."],
])("says beside the rows of hours only what they do not say: %s", (hours, note) => {
  const { business } = planFor(
    brief.parse({ template: "classic", projectTitle: "Ivy", designBrief: `We mend and cook in Leyton.\n${hours}` }),
  );
  expect(business.hours.flatMap((row) => row.note ?? [])).toEqual([note]);
});
