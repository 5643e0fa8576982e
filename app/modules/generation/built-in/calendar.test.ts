import { expect, it } from "vitest";
import { brief } from "../../site/brief";
import { planFor } from "./built-in-designer";

const datesOf = (designBrief: string) => {
  const plan = planFor(brief.parse({ projectTitle: "Castle Rock Voices", template: "classic", designBrief }));
  return plan.sections.flatMap((section) => (section.kind === "dates" ? section.items : []));
};
const CHOIR = "A community choir in Stirling of about 60, no auditions.";

it("lists what is announced in sentences by its date", () => {
  const said =
    "Dates to list: Carols at the Thistle Hospice, 6 December, 2.30pm, free with a collection. Winter concert, 9 December, 7.30pm in the hall itself, £10. Spring concert with the Alloa Concertina Band, 24 March, 7.30pm, £12.";
  const dates = datesOf(`${CHOIR}\n\n${said}`);
  expect(dates.map(({ when }) => when)).toEqual([
    expect.stringContaining("6 December"),
    expect.stringContaining("9 December"),
    expect.stringContaining("24 March"),
  ]);
  expect(dates.map(({ what }) => what.split(",")[0])).toEqual([
    "Carols at the Thistle Hospice",
    "Winter concert",
    "Spring concert with the Alloa Concertina Band",
  ]);
});

it.each([
  "Autumn term runs 2 September to 9 December, spring term 13 January to 24 March.",
  "Winter concert, 9 December, 7.30pm in the hall itself, £10.",
  "We met in a hall, 3 May, and it rained. We sang in a church, 4 June, and it was cold.",
])("leaves alone %s", (said) => expect(datesOf(`${CHOIR}\n\n${said}`)).toEqual([]));
