import { describe, expect, it } from "vitest";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Kennels</title></head><body><main><section id="top"><h1>Kennels</h1></section><section id="dogs"><div class="in"><h2>For dogs</h2><p>Sixteen kennels.</p></div></section><section id="cats"><div class="in"><h2>For cats</h2><p>Eight pens.</p></div></section><section id="plain"><h2>For birds</h2><p>None.</p></section></main></body></html>`;
const css = ".in{border-left:4px solid #e0705a}#cats .in{border-left-color:#5fb3a1}";
const cssOf = (message: string) =>
  answerBuiltIn({ message, code: { html, css, javascript: "" } })
    .edit?.splices.filter(({ part }) => part === "css")
    .map(({ text }) => text)
    .join("") ?? "";

describe("a line at the side of a part", () => {
  it("takes the colour of another", () =>
    expect(cssOf("The pinky line down the side of For dogs, make it green like the one by For cats")).toMatch(
      /#dogs[^{]*\{ border-color: #5fb3a1; \}/,
    ));

  it.each([
    "The line down the side of For birds, make it green like the one by For cats",
    "The line down the side of For dogs, make it blue like the one by For cats",
    "The pinky line down the side of For dogs, make it green like the one by For birds",
  ])("is left where there is none, or not of that colour: %s", (message) => expect(cssOf(message)).toBe(""));
});
