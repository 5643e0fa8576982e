import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Vans</title></head><body><main><section id="top"><h1>Moves in Leeds</h1><p>Two vans, four pairs of hands, no breakages. Last call one hour before we close.</p></section>
<section id="crew"><h2>Crew</h2><ul><li><b>Mick</b>, drives the big van</li><li><b>Danny</b>, drives the small van</li><li><b>Lee</b>, packing</li></ul></section>
<section id="notes"><h2>Notes</h2><p>Seit vier Jahren in Leeds.</p><p>Hay cuatro sillas de madera.</p><p>Nous avons quatre chaises en bois.</p><p>Ci sono quattro sedie di legno.</p><p>São cinco mesas de madeira.</p><p>Er zijn vijf tafels van hout.</p></section></main></body></html>`;
const answer = (message: string) => answerBuiltIn({ message, code: { html, css: "", javascript: "" } });
const after = (message: string) => {
  const { edit } = answer(message);
  return edit ? applyEdit({ html, css: "", javascript: "" }, edit).html : html;
};

describe("a word in place of the one that is denied", () => {
  it.each([
    ["it's three pairs of hands at the top not four", "four pairs", "three pairs"],
    ["It's three pairs of hands now, not four.", "four pairs", "three pairs"],
    ["the last call is 45 minutes before we close not one hour", "one hour", "45 minutes"],
    ["es sind fünf Jahren in Leeds, nicht vier", "vier Jahren", "fünf Jahren"],
    ["son tres sillas de madera, no cuatro", "cuatro sillas", "tres sillas"],
    ["c'est trois chaises en bois, pas quatre", "quatre chaises", "trois chaises"],
    ["sono tre sedie di legno, non quattro", "quattro sedie", "tre sedie"],
    ["são seis mesas de madeira, não cinco", "cinco mesas", "seis mesas"],
    ["het zijn zes tafels van hout, niet vijf", "vijf tafels", "zes tafels"],
  ])("%s", (message, from, to) => expect(after(message)).toBe(html.replace(from, to)));

  it.each([
    "it's three of us at the top not four",
    "it's three pairs of hands at the top not five",
    "the last call is 45 before we close not one hour",
    "it isn't three pairs of hands at the top, not four",
  ])("is left where the page does not tell which: %s", (message) => expect(after(message)).toBe(html));

  it("is done beside somebody who goes", () => {
    const lee =
      "Lee's gone to work for his brother in law, take him off the crew. So it's three pairs of hands not four";
    expect(after(lee)).toContain("three pairs");
    expect(after(lee)).not.toContain("<b>Lee</b>");
    expect(answer(lee).message).not.toContain("understand");
  });

  it("is named where it is not done", () => {
    const { message } = answer("take Lee off the crew please. So it's three of us at the top not four");
    expect(message).toContain("three of us at the top not four");
  });
});
