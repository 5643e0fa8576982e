import { expect, it } from "vitest";
import { brief } from "../../site/brief";
import { planFor } from "./built-in-designer";

const planOf = (designBrief: string) =>
  planFor(
    brief.parse({ projectTitle: "Alder", industry: "other", audience: "families", template: "classic", designBrief }),
  );
const weekly = (designBrief: string) => planOf(designBrief).sections.find(({ kind }) => kind === "dates");

it("what is on in the week is a table under the owner's label", () => {
  expect(
    weekly(
      "We are a dance school in Pune and teach slowly.\n\nClasses: Beginners (6-9 yrs) Tuesday and Thursday 5.00 to 6.00 pm. Intermediate Monday, Wednesday, Friday 6.00 to 7.30 pm. Adults Saturday 8.00 to 9.30 am (no experience needed).",
    ),
  ).toMatchObject({
    title: "Classes",
    items: [
      { what: "Beginners (6-9 yrs)", when: "Tuesday and Thursday 5.00 to 6.00 pm" },
      { what: "Intermediate", when: "Monday, Wednesday, Friday 6.00 to 7.30 pm" },
      { what: "Adults (no experience needed)", when: "Saturday 8.00 to 9.30 am" },
    ],
  });
});

it("has a heading of ours where nobody gave one, in the language of the page", () => {
  expect(
    weekly(
      "Wir sind eine kleine Musikschule in Graz und unterrichten in Gruppen. Blockflöte für Anfänger Dienstag 15 bis 16 Uhr. Chor für alle Donnerstag 18 bis 19.30 Uhr.",
    ),
  ).toMatchObject({ title: "Stundenplan", items: [{ what: "Blockflöte für Anfänger" }, { what: "Chor für alle" }] });
});

it("a sentence of days, each with where one is then, is the week", () => {
  const said =
    "Falafel trailer in Leeds, from a green horse box. Mon Tue Wellington Place 11.30-2, Wed Thu Uni by the Parkinson steps 11.30-3, Sat events check insta. Sesame is in nearly all of it, ask us.";
  expect(weekly(said)).toMatchObject({
    items: [
      { when: "Mon Tue", what: "Wellington Place 11.30-2" },
      { when: "Wed Thu", what: "Uni by the Parkinson steps 11.30-3" },
      { when: "Sat", what: "Events check insta" },
    ],
  });
});

it.each([
  "We mend shoes in Cork, quickly and well. Shop open Tuesday to Saturday 9 to 5. We close for lunch.",
  "We teach dance in Pune, slowly and well. Beginners Tuesday 5 to 6 pm. The rest of the week is quiet.",
])("one statement of times is none: %s", (text) => expect(weekly(text)).toBeUndefined());

it("what costs nothing is told among the prices, and a number beside itself is not", () => {
  const { sections } = planOf(
    "ChamaBook is a phone app for savings groups in Kenya.\n\nPrice: free up to 10 members. KSh 350 per month up to 30 members. KSh 900 up to 100.\n\nPhone 0700 000 143, best after 4.",
  );
  expect(sections.find(({ id }) => id === "notes")).toMatchObject({
    items: ["Free up to 10 members", "KSh 350 per month up to 30 members", "KSh 900 up to 100"],
  });
  expect(sections.at(-1)).toMatchObject({ intro: "Best after 4." });
});
