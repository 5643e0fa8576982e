import { describe, expect, it } from "vitest";
import { hoursIn, postalAddress } from "./contact-details";

describe("hoursIn", () => {
  it("reads rows that leave no doubt and leaves out the others", () => {
    expect(
      hoursIn([
        "Mondays Closed",
        "Tue-Fri 7:30am-4pm",
        "Samstag 9:00-13:00 und 15:00-18:00",
        "By appointment",
        "Sun by appointment",
      ]),
    ).toEqual([
      { weekdays: [1, 2, 3, 4], spans: [{ opens: "07:30", closes: "16:00" }] },
      {
        weekdays: [5],
        spans: [
          { opens: "09:00", closes: "13:00" },
          { opens: "15:00", closes: "18:00" },
        ],
      },
    ]);
  });
});

describe("postalAddress", () => {
  it.each([
    [
      ["84 Kirkgate", "Leeds LS2 7DJ"],
      { streetAddress: "84 Kirkgate", addressLocality: "Leeds", postalCode: "LS2 7DJ" },
    ],
    [
      ["23 Hawley Square", "Margate, CT9 1PF"],
      { streetAddress: "23 Hawley Square", addressLocality: "Margate", postalCode: "CT9 1PF" },
    ],
    [
      ["1508 South 5th Street, Suite 3", "Austin, TX 78704"],
      {
        streetAddress: "1508 South 5th Street, Suite 3",
        addressLocality: "Austin",
        addressRegion: "TX",
        postalCode: "78704",
      },
    ],
    [
      ["Hauptstraße 12", "10115 Berlin"],
      { streetAddress: "Hauptstraße 12", postalCode: "10115", addressLocality: "Berlin" },
    ],
    [
      ["Calle Mayor 4", "28013 Madrid"],
      { streetAddress: "Calle Mayor 4", postalCode: "28013", addressLocality: "Madrid" },
    ],
  ])("takes %j apart", (lines, parts) => expect(postalAddress(lines)).toEqual({ "@type": "PostalAddress", ...parts }));

  it.each([[["The Old Dairy", "Ballyloughane Road", "Galway"]], [["Leeds LS2 7DJ"]], [["شارع الملك فهد", "الرياض"]]])(
    "keeps %j whole",
    (lines) => {
      expect(postalAddress(lines)).toBe(lines.join(", "));
    },
  );
});
