import { describe, expect, it } from "vitest";
import { openingOf, storyBlocks } from "./story-blocks";

describe("the form of a story", () => {
  it("finds lists, headings and labelled lines", () => {
    const blocks = storyBlocks([
      "Farm and land sales",
      "Cottages and bungalows",
      "What to bring to a valuation",
      "The folio number if you have it, and the map.",
      "Cancellations: please give 24 hours.",
      "We answer on the same day.",
    ]);
    expect(blocks).toEqual([
      { kind: "list", items: ["Farm and land sales", "Cottages and bungalows"] },
      {
        kind: "parts",
        items: [{ title: "What to bring to a valuation", text: "The folio number if you have it, and the map." }],
      },
      { kind: "terms", items: [{ name: "Cancellations", text: "please give 24 hours." }] },
      { kind: "text", text: "We answer on the same day." },
    ]);
  });

  it("groups headings that follow one another, in any language", () => {
    const parts = storyBlocks([
      "Am Morgen",
      "Vierzig Minuten im Wasser.",
      "Bei Vollmond",
      "Mit Lichtern, 42 €. Im Mai.",
    ]);
    expect(parts).toMatchObject([{ kind: "parts", items: [{ title: "Am Morgen" }, { title: "Bei Vollmond" }] }]);
  });

  it("leaves addresses, dates and single lines what they are", () => {
    expect(storyBlocks(["SY8 2AE", "Each variety is rogued three times."])).toEqual([
      { kind: "text", text: "SY8 2AE" },
      { kind: "text", text: "Each variety is rogued three times." },
    ]);
  });

  it("says everything once", () => {
    const told = ["One", "Two", "Three", "A sentence.", "Rules: none.", "Dr. Hal Brenneman, DMD - dentist", "The end."];
    const said = storyBlocks(told).flatMap((block) => {
      if (block.kind === "text") return [block.text];
      if (block.kind === "list") return block.items;
      return block.kind === "parts"
        ? block.items.flatMap(({ title, text }) => [title, text])
        : block.items.map(({ name, text }) => `${name}: ${text}`);
    });
    expect(said).toEqual(told);
  });
});

describe("the beginning of a story", () => {
  it.each(["Cork too.", "Parking is free."])("is no side remark: %s", (remark) =>
    expect(openingOf([remark, "And more."])).toEqual({ rest: [remark, "And more."] }),
  );

  const LONG = "Each variety is rogued three times, and what tests under eighty per cent goes to the hens of the farm.";

  it("is as many whole sentences as can be set large", () => {
    expect(openingOf([`We post on Tuesdays. ${LONG} ${LONG}`, "And more."])).toEqual({
      opening: `We post on Tuesdays. ${LONG}`,
      rest: [LONG, "And more."],
    });
  });

  it("is no line of a list and no label", () => {
    expect(openingOf(["Hours: by appointment."])).toEqual({ rest: ["Hours: by appointment."] });
    expect(openingOf(["Jim Rafferty", "Fitter."])).toEqual({ rest: ["Jim Rafferty", "Fitter."] });
    expect(openingOf(["Ask Lorne on 01632 960 916."])).toEqual({ rest: ["Ask Lorne on 01632 960 916."] });
  });
});

it("lays out what a sentence only enumerates", () =>
  expect(storyBlocks(["We grow it all. Ploussard, trousseau, savagnin and a crémant. Come and taste."])).toEqual([
    { kind: "text", text: "We grow it all." },
    { kind: "list", items: ["Ploussard", "Trousseau", "Savagnin", "A crémant"] },
    { kind: "text", text: "Come and taste." },
  ]));

it.each([
  "We mend bags, shoes, belts and hats.",
  "Bread, cakes and pies.",
  "Trousers £10, zips £15, hems £8, coats £40.",
  "Back when nobody had heard of us, we mended bags, shoes, belts and hats.",
])("leaves a sentence that says more, or little, as it is: %s", (text) =>
  expect(storyBlocks([text])).toEqual([{ kind: "text", text }]),
);
