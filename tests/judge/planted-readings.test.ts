import { describe, expect, it } from "vitest";
import { caseOf, judgePlanted, opening, row, type Planted } from "./plant-pages";
import type { PageVerdict } from "./judge-site";
import { SUBJECTS, type Subject } from "./pairs/verdict";

const price = (name: string, amount: string, words: string, per?: string) => ({ name, amount, words, per });
const MON_FRI = [0, 1, 2, 3, 4];

const SAAS = caseOf("Starter $29/mo for 100 invoices, Growth $79/mo for 500, Scale $199/mo unlimited", {
  prices: [
    price("Starter", "29", "Starter $29/mo for 100 invoices", "mo"),
    price("Growth", "79", "Growth $79/mo for 500", "mo"),
    price("Scale", "199", "Scale $199/mo unlimited", "mo"),
  ],
});
const GYM = caseOf(
  "Karnet 149 zł miesięcznie, wejście jednorazowe 30 zł",
  {
    prices: [
      price("Karnet", "149", "Karnet 149 zł miesięcznie", "miesięcznie"),
      price("wejście jednorazowe", "30", "wejście jednorazowe 30 zł"),
    ],
  },
  "pl",
);
const BUTTON = caseOf("40,000 in drawers, £2.50 each including the stamp.", {
  prices: [price("button", "2.50", "£2.50 each including the stamp")],
});
const DESK = caseOf("$32/hour, no minimum.", {
  prices: [price("Virtual assistant", "32", "$32/hour, no minimum", "hour")],
});
const KAYAKS = caseOf("singles $25 for two hours and doubles $40", {
  prices: [price("singles", "25", "singles $25 for two hours"), price("doubles", "40", "doubles $40")],
});
const LOTS = caseOf("Half acre lots. From $14,500, owner financing.", {
  prices: [price("Half acre lots", "14500", "Half acre lots. From $14,500")],
});
const ARABIC = caseOf(
  "الدورة الواحدة 900 درهم، والورشة المفردة 150 درهم",
  {
    prices: [
      price("الدورة الواحدة", "900", "الدورة الواحدة 900 درهم"),
      price("الورشة المفردة", "150", "والورشة المفردة 150 درهم"),
    ],
  },
  "ar",
);

const WEEK = { tue: "09:00-17:00", wed: "09:00-17:00", thu: "09:00-19:00", fri: "09:00-17:00", sun: "closed" };
const FLOWERS = caseOf("We shut Sundays otherwise 9 till 5, thursdays till 7.", { hours: WEEK });
const GARAGE = caseOf("Mon-Fri 8.30-5.30, Sat by appointment.", {
  hours: {
    mon: "08:30-17:30",
    tue: "08:30-17:30",
    wed: "08:30-17:30",
    thu: "08:30-17:30",
    fri: "08:30-17:30",
    sat: "appointment",
  },
});
const SEASON = caseOf("Open daily 9 to 6 from Memorial Day to Labor Day.", { hoursDoubtful: true });
const POTTERY = caseOf("Evening course on Thursdays 18:00-20:00.", { notHours: ["Thursdays 18:00-20:00"] });
const CLINIC = caseOf(
  "من الاثنين إلى الخميس من 9:00 إلى 13:00 ومن 17:00 إلى 21:00",
  { hours: { mon: ["09:00-13:00", "17:00-21:00"] } },
  "ar",
);

const SCHOOL = caseOf("St. Brigid's. Principal: Mrs. Aoife Brennan\nDeputy Principal: Mr. Ciarán Doyle", {
  people: [
    { name: "Aoife Brennan", role: "Principal" },
    { name: "Ciarán Doyle", role: "Deputy" },
  ],
});
const WORKSHOP = caseOf("25 years experience. Mon-Fri 8.30-5.30. Unit 4, Rotherwas Estate, Hereford HR2 6JQ", {
  address: "Unit 4, Rotherwas Estate, Hereford HR2 6JQ",
});
const LAWYER = caseOf("Dr. Weber, seit 2004 zugelassen", { people: [{ name: "Weber" }] }, "de");
const TOUR = caseOf("12 Oct - Broadcast, Glasgow\n14 Oct - Lubber Fiend, Newcastle", {
  dates: [
    { when: "12 Oct", what: "Broadcast, Glasgow" },
    { when: "14 Oct", what: "Lubber Fiend, Newcastle" },
  ],
});
const WISHES = caseOf(
  "ok so we sell flowers. Dont want it to look corporate please, and no pop ups. Large writing please.",
  {
    wishes: ["Dont want it to look corporate please, and no pop ups", "Large writing please."],
    talk: ["ok so"],
    says: ["we sell flowers"],
  },
);

const faults = ({ pairs }: PageVerdict) =>
  SUBJECTS.flatMap((subject): Subject[] => (pairs[subject].faults.length > 0 ? [subject] : []));

describe("the judge finds what is false", () => {
  it.each<[string, ReturnType<typeof caseOf>, Planted, Subject]>([
    ["the next one's amount", SAAS, { prices: [{ name: "100 invoices", price: "$79/mo" }] }, "prices"],
    ["the amount of another", SAAS, { prices: [{ name: "Growth", price: "$29/mo" }] }, "prices"],
    [
      "two names with one amount",
      SAAS,
      {
        prices: [
          { name: "Starter", detail: "Growth", price: "$79/mo" },
          { name: "Starter, Growth", price: "$79/mo" },
        ],
      },
      "prices",
    ],
    ["a price without its month", SAAS, { prices: [{ name: "Growth", price: "$79" }] }, "prices"],
    [
      "a qualifier as a name",
      GYM,
      { prices: [{ name: "Miesięcznie", detail: "wejście jednorazowe", price: "30 zł" }] },
      "prices",
    ],
    [
      "a number as a name",
      BUTTON,
      { prices: [{ name: "40,000 in drawers", price: "£2.50 each including" }] },
      "prices",
    ],
    ["a condition as a name", DESK, { prices: [{ name: "No minimum", price: "$32/hour" }] }, "prices"],
    ["what stands before as a name", KAYAKS, { prices: [{ name: "Two hours and doubles", price: "$40" }] }, "prices"],
    ["what stands behind as a name", LOTS, { prices: [{ name: "Owner financing", price: "From $14,500" }] }, "prices"],
    ["a name that begins with and", ARABIC, { prices: [{ name: "، والورشة المفردة", price: "150 درهم" }] }, "prices"],
    ["an amount that nobody told", KAYAKS, { prices: [{ name: "singles", price: "$27" }] }, "prices"],
    ["otherwise", FLOWERS, { hours: [row("Thursdays", "9 till 5", [3], "09:00-17:00")] }, "hours"],
    [
      "a day that is excepted",
      FLOWERS,
      { hours: [row("Daily", "9-5", [0, 1, 2, 3, 4, 5, 6], "09:00-17:00")] },
      "hours",
    ],
    [
      "an evening as a morning in data",
      GARAGE,
      { hours: [row("Mon-Fri", "8.30-5.30", MON_FRI)], openings: [opening(["Monday"], "08:30-05:30")] },
      "hours",
    ],
    ["hours for a day by appointment", GARAGE, { hours: [row("Sat", "8.30-5.30", [5])] }, "hours"],
    ["a season in a table", SEASON, { hours: [row("Daily", "9 to 6", [0, 1, 2, 3, 4, 5, 6], "09:00-18:00")] }, "hours"],
    ["a season in data", SEASON, { openings: [opening(["Monday"], "09:00-18:00")] }, "hours"],
    ["a course as hours", POTTERY, { hours: [row("Thursdays", "18:00-20:00", [3], "18:00-20:00")] }, "hours"],
    ["a lost afternoon", CLINIC, { hours: [row("الاثنين", "9:00 إلى 13:00", [0], "09:00-13:00")] }, "hours"],
    ["an open end of what has one", CLINIC, { hours: [row("الاثنين", "من 9", [0])] }, "hours"],
    ["a role as a person", SCHOOL, { people: [{ name: "Deputy Principal", role: "Mr. Ciarán Doyle" }] }, "people"],
    ["another's role", SCHOOL, { people: [{ name: "Aoife Brennan", role: "Deputy" }] }, "people"],
    ["a person of two", SCHOOL, { people: [{ name: "Aoife Doyle" }, { name: "Ciarán" }] }, "people"],
    [
      "an address with foreign words",
      WORKSHOP,
      { address: ["25 years experience. Mon-Fri 8.30-5.30", "Unit 4", "Rotherwas Estate", "Hereford HR2 6JQ"] },
      "address",
    ],
    ["a person's year", LAWYER, { established: "2004" }, "established"],
    ["another day's concert", TOUR, { dates: [{ when: "12 Oct", what: "Lubber Fiend, Newcastle" }] }, "dates"],
  ])("%s", (_name, each, planted, subject) => {
    expect(faults(judgePlanted(each, planted))).toEqual([subject]);
  });

  it("wishes and talk that the page shows", () => {
    const verdict = judgePlanted(WISHES, {
      copy: "Ok so we sell flowers. Dont want it to look corporate please. Large writing please.",
    });
    expect(verdict).toMatchObject({ wishes: WISHES.truth.wishes, talk: ["ok so"], missingWords: [] });
  });

  it("what the page leaves out", () => {
    expect(judgePlanted(WISHES, {})).toMatchObject({ wishes: [], talk: [], missingWords: ["we sell flowers"] });
  });
});

describe("the judge calls right what is", () => {
  it.each<[string, ReturnType<typeof caseOf>, Planted, Subject, number]>([
    [
      "prices in other rows",
      SAAS,
      {
        prices: [
          { name: "Growth", detail: "500 invoices", price: "$79/mo" },
          { name: "Starter for 100 invoices", price: "$29/mo" },
        ],
      },
      "prices",
      2,
    ],
    [
      "a price in another language",
      GYM,
      {
        prices: [
          { name: "Karnet", price: "149 zł miesięcznie" },
          { name: "Wejście jednorazowe", price: "30 zł" },
        ],
      },
      "prices",
      2,
    ],
    [
      "Arabic names without their and",
      ARABIC,
      { prices: [{ name: "الورشة المفردة", price: "١٥٠ درهم" }] },
      "prices",
      1,
    ],
    [
      "hours of twelve",
      FLOWERS,
      {
        hours: [
          row("Tue-Fri", "9 till 5", [1, 2, 4]),
          row("Thursdays", "9am till 7pm", [3], "09:00-19:00"),
          row("Sundays", "Closed", [6]),
        ],
      },
      "hours",
      5,
    ],
    [
      "hours and data",
      GARAGE,
      {
        hours: [row("Mon-Fri", "8.30-5.30", MON_FRI), row("Sat", "by appointment", [5])],
        openings: [opening(["Monday", "Friday"], "08:30-17:30")],
      },
      "hours",
      6,
    ],
    [
      "a break in two rows",
      CLINIC,
      {
        hours: [
          row("الاثنين", "9:00 إلى 13:00", [0], "09:00-13:00"),
          row("الاثنين", "17:00 إلى 21:00", [0], "17:00-21:00"),
        ],
      },
      "hours",
      1,
    ],
    [
      "people by a part of their name",
      SCHOOL,
      { people: [{ name: "Mrs. Aoife Brennan", role: "Principal" }, { name: "Ciarán" }] },
      "people",
      2,
    ],
    ["an address on lines", WORKSHOP, { address: ["Unit 4", "Rotherwas Estate", "Hereford HR2 6JQ"] }, "address", 1],
    ["dates", TOUR, { dates: [{ when: "14 Oct", what: "The Lubber Fiend, Newcastle" }] }, "dates", 1],
  ])("%s", (_name, each, planted, subject, agreed) => {
    const { pairs } = judgePlanted(each, planted);
    expect(pairs[subject]).toMatchObject({ faults: [], tally: { agreed, wrong: 0 } });
  });

  it("a season that the row itself tells", () => {
    const planted = { hours: [row("Daily from Memorial Day to Labor Day", "9 to 6", [0, 1, 2, 3, 4, 5, 6])] };
    const each = caseOf("Daily from Memorial Day to Labor Day 9 to 6.", { hoursDoubtful: true });
    expect(judgePlanted(each, planted).pairs.hours.faults).toEqual([]);
  });
});
