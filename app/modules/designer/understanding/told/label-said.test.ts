import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Trees</title></head><body><header><nav><ul><li><a href="#work">Work</a></li><li><a href="#team">Parties</a></li><li><a href="#food">Food</a></li><li><a href="#visit">Visit</a></li></ul></nav></header><main><section id="top"><h1>Tree surgeons</h1><p><a class="button" href="#visit">Click Here</a></p></section>
<section id="work"><h2>Work</h2><p>Felling and hedges.</p></section><section id="team"><h2>Our parties</h2><p>Two hours.</p></section><section id="food"><h2>At the bar</h2><p>Pizza.</p></section><section id="visit"><h2>Where we are</h2><form action="/x" method="post"><p><label>Name<input name="name"></label></p><button type="submit">Absenden</button></form></section></main><footer><p>© 2024 Trees</p><p><a href="#off">Cancel subscription</a></p></footer></body></html>`;
const code = { html, css: "", javascript: "" };
const after = (message: string) => {
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};

describe("what visitors press, told by its words", () => {
  it.each([
    [
      "the orange button just says Click Here, that could be anything. can it say Get my free quote",
      ">Get my free quote</a>",
    ],
    ["Absenden klingt so amtlich, schreib lieber Nachricht schicken", ">Nachricht schicken</button>"],
    ["In the menu on top put Food ahead of Parties. And Visit should read Hours & Map", ">Hours &amp; Map</a>"],
    [
      "Click Here next to the picture: the button should say See our work and have it go to Work, not to the map",
      '<a class="button" href="#work">See our work</a>',
    ],
  ])("%s", (message, text) => {
    expect(after(message)).toContain(text);
  });

  it("moves an entry of the menu before another", () => {
    expect(after("In the menu on top put Food ahead of Parties")).toMatch(/>Work<.*>Food<.*>Parties<.*>Visit</s);
  });

  it("takes off a label that is named behind the verb, and puts another year behind the ©", () => {
    const now = after("At the bottom take off Cancel subscription, and the year's old, 2025 please");
    expect(now).not.toContain("Cancel subscription");
    expect(now).toContain("© 2025 Trees");
  });

  it.each([
    // What a heading is called, too, is none of the menu alone.
    "Work should read Our jobs",
    // What is to stand below it is none of its words.
    "under the button Click Here put Call us any time",
    "unter Visit steht das Falsche. Da soll stehen: Kommen Sie vorbei",
  ])("leaves alone: %s", (message) => {
    expect(after(message)).toContain('<a href="#work">Work</a>');
    expect(after(message)).toContain('<a href="#visit">Visit</a>');
  });

  it("takes no praise for a side of the page", () => {
    expect(after("the form goes to my mail already and that's right")).toBe(html);
  });
});
