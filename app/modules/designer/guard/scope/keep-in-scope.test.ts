import { describe, expect, it } from "vitest";
import { EDITED_SITES } from "../../../../../tests/factories/edited-sites";
import { keepInScope } from "./keep-in-scope";

const CODE = {
  html: `<!doctype html><html lang="en"><head><title>Rose</title></head><body>
<header><a href="#top">Rose</a><nav><a href="#about">About</a><a href="#faq">Questions</a></nav></header>
<main><section id="top"><h1>Fresh bread</h1><p>Every morning from six</p><a class="button" href="#contact">Call us</a></section>
<section id="about"><h2>About us</h2><p>We bake in Ludlow.</p></section>
<section id="faq"><h2>Questions</h2><p>Do you deliver? No.</p></section></main>
<footer><p>12 Mill Lane, Ludlow</p></footer></body></html>`,
  css: "h1 { color: black }\n#faq p { color: black }\n.button { color: white }\n",
  javascript: "",
};
const changed = (...pairs: [string, string][]) => ({
  ...CODE,
  html: pairs.reduce((html, [from, to]) => html.replace(from, to), CODE.html),
});

describe("keepInScope", () => {
  it("drops what a request does not speak of, and names it", () => {
    const after = changed(["We bake", "We have always baked"], ["No.", "Yes, for free."], ["12 Mill", "13 Mill"]);
    expect(keepInScope(CODE, after, "Make the about section warmer")).toEqual({
      code: changed(["We bake", "We have always baked"]),
      left: ["“Questions”", "the footer"],
    });
  });

  it("keeps the words beside what was asked for, and lets its tags change", () => {
    const after = changed(
      ["Fresh bread", "Good bread"],
      ["Every morning", "Each morning"],
      ['class="button"', 'class="button big"'],
    );
    expect(keepInScope(CODE, after, "Reword the headline")).toEqual({
      code: changed(["Fresh bread", "Good bread"], ['class="button"', 'class="button big"']),
      left: ["the rest of “Fresh bread”"],
    });
  });

  it("brings a section back that a model lost on the way", () => {
    const after = {
      ...CODE,
      html: CODE.html.replace(/<section id="faq">.*<\/section>/, "").replace("Fresh bread", "Fresh bread daily"),
    };
    expect(keepInScope(CODE, after, "Reword the headline").code).toEqual(changed(["Fresh bread", "Fresh bread daily"]));
  });

  it("keeps rules that only other parts are seen with", () => {
    const after = { ...CODE, css: CODE.css.replaceAll("black", "green") };
    expect(keepInScope(CODE, after, "make the headline green").code.css).toBe(CODE.css.replace("black", "green"));
    const more = { ...CODE, css: `${CODE.css}footer { display: none }\nh1 { margin: 0 }\n` };
    expect(keepInScope(CODE, more, "make the headline tighter").code.css).not.toContain("footer");
  });

  it("lets links into a section change with it", () => {
    const after = changed(["About us", "Our story"], [">About<", ">Our story<"]);
    expect(keepInScope(CODE, after, "Call the about section Our story")).toEqual({ code: after, left: [] });
  });

  it.each([
    "Make everything friendlier",
    "We moved to 13 Mill Lane",
    "Make it pop",
    "add a section about our team",
    "change the phone number everywhere",
    "make the headings bigger",
  ])("leaves the change of “%s” whole", (message) => {
    const after = changed(["We bake", "We have always baked"], ["No.", "Yes."], ["12 Mill", "13 Mill"]);
    expect(keepInScope(CODE, after, message)).toEqual({ code: after, left: [] });
  });

  it("changes nothing of an answer that changed nothing, on any page", () => {
    for (const code of Object.values(EDITED_SITES))
      expect(keepInScope(code, code, "make the headline bigger")).toEqual({ code, left: [] });
  });
});
