import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Camp</title></head><body><header><nav><ul><li><a href="#top">Top</a></li><li><a href="#more">More</a></li></ul></nav></header>
<main><section id="top"><h1>Sleep by the lake</h1><p>Town tax is 1,15 a night. Cash or bank only. Dogs are welcome.</p>
<p><a class="btn" href="#more">Book a pitch</a> <a class="btn" href="#hours">See the hours</a></p></section>
<section id="more"><h2>Included</h2><ul><li>Warm showers</li><li>Playground</li><li>Fresh eggs</li><li>Washing machine</li></ul></section>
<section id="fields"><h2>Fields of law</h2><ul><li><strong>Family</strong> : divorce</li><li><strong>Work</strong> : notice</li><li><strong>Sea</strong> : fishing</li></ul></section>
<section id="hours"><h2>Hours</h2><div class="oh"><div class="ol"><span>Saturday</span><span>8am - 9pm</span></div><div class="ol"><span>Sunday</span><span>9am - 6pm</span></div></div></section></main></body></html>`;
const after = (message: string) => {
  const code = { html, css: ".btn{background:#123;color:#fff;padding:8px}", javascript: "" };
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};

describe("an entry between two that are named", () => {
  it.each([
    "We rent bikes now, could the list have Cycle hire in between the fresh eggs and the washing machine",
    "kan Fietsverhuur erbij in het rijtje, tussen de fresh eggs en de washing machine",
  ])("%s", (message) => {
    const now = after(message);
    expect(now).toMatch(/<li>Fresh eggs<\/li>\s*<li>(?:Cycle hire|Fietsverhuur)<\/li>\s*<li>Washing machine<\/li>/);
  });

  it("has its name in bold where the others do", () => {
    const now = after(
      "ajouter « Business : company law » après Work et avant Sea, le mot Business en gras comme les autres",
    );
    expect(now).toMatch(/<li><strong>Business<\/strong> : company law<\/li>\s*<li><strong>Sea<\/strong>/);
  });

  it.each([
    "could the list have Cycle hire in between the warm showers and the washing machine",
    "we have Cycle hire between the eggs and the machine",
    "could the list have Playground in between the fresh eggs and the washing machine",
  ])("is not added where no such place is, or it is not asked for: %s", (message) => expect(after(message)).toBe(html));
});

describe("two things that change places", () => {
  const isFirst = (page: string) => page.indexOf("See the hours</a>") < page.indexOf("Book a pitch</a>");
  it.each([
    "The two buttons at the top the other way round, first See the hours and then Book a pitch. Each keeps its own colour",
    "Los dos botones de arriba ponlos al revés, primero See the hours y luego Book a pitch",
    "Bitte die beiden Knöpfe oben vertauschen, See the hours soll zuerst kommen und Book a pitch danach",
  ])("%s", (message) => expect(isFirst(after(message))).toBe(true));

  it("stay where they are already as it is wished", () =>
    expect(after("The two buttons the other way round, first Book a pitch and then See the hours")).toBe(html));
});

describe("one sentence of several", () => {
  it("becomes another alone", () =>
    expect(
      after("You can pay by card now so the bit about cash or bank only is wrong, make that Cash, card or bank"),
    ).toBe(html.replace("Cash or bank only", "Cash, card or bank")));
});

describe("hours in two spans of a line", () => {
  it("are changed there", () =>
    expect(after("sundays its 10am - 5pm from now on")).toContain("<span>Sunday</span><span>10am - 5pm</span>"));
});

describe("a question that is told with its place", () => {
  const asked = html.replace(
    "</main>",
    '<section id="faq"><h2>Questions</h2><details open><summary>Can we bring a dog?</summary><p>Yes.</p></details><details open><summary>What if it rains?</summary><p>We stay in.</p></details><details open><summary>Is there a kiosk?</summary><p>No.</p></details></section></main>',
  );
  const questionsIn = (message: string) => {
    const code = { html: asked, css: "", javascript: "" };
    const { edit } = answerBuiltIn({ message, code });
    const now = edit ? applyEdit(code, edit).html : asked;
    return [...now.matchAll(/<summary>(?<text>[^<]+)</g)].map(({ groups }) => groups!.text!);
  };

  it.each([
    "Could you put a question in between the dog one and the rain one: How old must we be? And the answer: 18, and bring an ID.",
    "Add to the questions, after the dog one and before the rain one: How old must we be? And then: 18. Also open like the rest",
  ])("stands between: %s", (message) =>
    expect(questionsIn(message)).toEqual([
      "Can we bring a dog?",
      "How old must we be?",
      "What if it rains?",
      "Is there a kiosk?",
    ]),
  );

  it("does not stand between two that are apart", () =>
    expect(
      questionsIn("Put a question between the dog one and the kiosk one: How old must we be? And the answer: 18."),
    ).toHaveLength(3));
});
