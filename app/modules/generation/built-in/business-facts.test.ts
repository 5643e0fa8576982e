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
