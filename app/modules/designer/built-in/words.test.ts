import { describe, expect, it } from "vitest";
import { DESIGNER_SITES } from "../../../../tests/factories/designer-sites";
import { findTarget } from "./find/find-target";
import { multiplied } from "../../operations/style/scaled-rules";
import { normalise } from "./normalise";
import { openSite } from "../../operations/opened-site";
import { requestSplits, withoutLeadIn } from "./split-requests";
import { mapPrices, replacedPrice } from "../../operations/facts/amounts";
import { correctTypos } from "../../language/typos";
import { readColourWords } from "../../language/colours";
import { putRules } from "../../cascade/designer-block";
import { applyEdit } from "../../markup/edit";
import { asEdit } from "../../operations/as-edit";

describe("words of a request", () => {
  it.each([
    ["Hi, could you please make the headline bigger, thanks!", "make the headline bigger"],
    ["I'd like you to chnage the backgroud color to gray please", "change the background colour to gray"],
    ["Set the title to ‘Bread’.", 'Set the title to "Bread"'],
    ["the tagline should be: We bake. Daily.", "the tagline should be: We bake. Daily."],
    ["Mache den Hintergrund blau", "make the background blue"],
    ["Ändere die Überschrift in Die Bäckerei und mehr", "change the headline to Die Bäckerei und mehr"],
    ["Change the headline to A color of your own", "Change the headline to A color of your own"],
    ["We moved to 5 Cecil Square", "We moved to 5 Cecil Square"],
  ])("%s", (said, plain) => expect(correctTypos(normalise(said))).toBe(plain));

  it("parts a message outside of quotes only, and lends the verb", () => {
    expect(requestSplits('change the lead to "Bread and butter" and hide the prices')).toEqual([
      { left: 'change the lead to "Bread and butter"', right: "hide the prices", own: true },
    ]);
    expect(requestSplits("make the headline bigger and the buttons green")[0]).toEqual({
      left: "make the headline bigger",
      right: "make the buttons green",
      own: false,
    });
  });

  it("keeps what shall be done of a message that complains first", () => {
    expect(withoutLeadIn("we don't need the figures, take them off the page")).toBe("take the figures off the page");
  });

  it.each<[string, string | null]>([
    ["navy", "#000080"],
    ["dark red", "#8b0000"],
    ["Light Grey", "#d3d3d3"],
    ["rgb(20, 80, 60)", "#14503c"],
    ["gren", "#008000"],
    ["#abc", "#aabbcc"],
    ["bigger", null],
    ["something nice", null],
  ])("%s", (said, colour) => expect(readColourWords(said)).toBe(colour));
});

describe("facts", () => {
  it("keeps how a price is written", () => {
    const raised = (amount: number) => amount * 1.1;
    expect(mapPrices("from £95 per let", raised)).toBe("from £104.50 per let");
    expect(mapPrices("1.250,00 €", raised)).toBe("1.375,00 €");
    expect(mapPrices("Yoga – £8.00", raised)).toBe("Yoga – £8.80");
    expect(replacedPrice("from £95", "£99")).toBe("from £99");
    expect(replacedPrice("£450 per let", "£495 per visit")).toBe("£495 per visit");
  });
});

describe("elements and rules", () => {
  it.each([
    ["letting", "the second service", "Full management"],
    ["letting", "the booking button", null],
    ["letting", "the valuation button", "Request a valuation"],
    ["letting", "Priya Raman's role", "Letting agent"],
    ["physio", 'the answer to "What should I wear?"', "Shorts or loose trousers, and shoes you walk in."],
    ["physio", "the heading of the people section", "Our team"],
  ] as const)("%s: %s", (name, phrase, text) => {
    const site = openSite(DESIGNER_SITES[name]);
    const found = findTarget(site, phrase);
    const node = found && "nodes" in found ? found.nodes[0] : undefined;
    expect(node === undefined ? null : readText(site.page.elements[node]!)).toBe(text);
  });

  it("multiplies lengths once, however often it is asked", () => {
    expect(multiplied("2rem", 1.5)).toBe("3rem");
    expect(multiplied(multiplied("clamp(1rem, 2vw, 3rem)", 1.5), 2)).toBe("calc(clamp(1rem, 2vw, 3rem) * 3)");
    expect(multiplied("10px auto 0", 2)).toBe("20px auto 0");
  });

  it("keeps the designer's rules together and changes them in place", () => {
    const put = (css: string, declarations: Record<string, string>) =>
      applyEdit({ html: "", css, javascript: "" }, asEdit(putRules(css, [{ selector: "h1, h2", declarations }]))).css;
    const once = put("h1 { color: red; }\n", { color: "blue" });
    expect(once).toBe("h1 { color: red; }\n\n/* Designer */\nh1, h2 { color: blue; }\n/* End of Designer */\n");
    expect(put(once, { color: "green", margin: "0" })).toBe(
      "h1 { color: red; }\n\n/* Designer */\nh1, h2 { color: green; margin: 0; }\n/* End of Designer */\n",
    );
  });
});

function readText(node: unknown): string {
  const { value, childNodes = [] } = node as { value?: string; childNodes?: unknown[] };
  return value ?? childNodes.map(readText).join("");
}
