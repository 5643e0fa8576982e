import { describe, expect, it } from "vitest";
import { hoursIn, postalAddress } from "./contact-details";

describe("hoursIn", () => {
  const rows = ["Mondays Closed", "Tue-Fri 7:30am-4pm", "Saturday 9:00-13:00 and 15:00-18:00", "Sun by appointment"];

  it("reads rows that leave no doubt and leaves out closed days", () => {
    expect(hoursIn(rows, "en", ["We bake bread.", "The pottery course is on Thursdays from 7 to 9."])).toEqual([
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

  it.each([
    ["a row without an end", [...rows.slice(0, 2), "Sat 6pm till late"], []],
    ["a sentence beside them that is not understood", rows, ["Closed on Tuesdays when it snows."]],
    ["a text that contradicts them", rows, ["Open Tue-Fri 9am-5pm."]],
  ])("says nothing for %s", (_, list, others) => {
    expect(hoursIn(list, "en", others)).not.toContainEqual(expect.objectContaining({ weekdays: [1, 2, 3, 4] }));
  });

  it("reads half past five as people mean it, in the page's language", () => {
    expect(hoursIn(["Mon-Fri 8.30-5.30"], "en-GB")).toEqual([
      { weekdays: [0, 1, 2, 3, 4], spans: [{ opens: "08:30", closes: "17:30" }] },
    ]);
    expect(hoursIn(["ma-vr 9-17 uur"], "nl")).toHaveLength(1);
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
