import { describe, expect, it } from "vitest";
import { answerBuiltIn } from "../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Rose</title></head><body>
<header><a class="brand" href="#top">Rose & Son</a><nav><ul><li><a href="#menu">Menu</a></li><li><a href="#team">Team</a></li></ul></nav></header>
<main><section id="top"><h1>Bread by the sea</h1><p>Non si paga, per niente.</p><a class="cta" href="#menu">See the menu</a><a class="more" href="#team">Meet us</a> <a class="own" style="padding:8px 16px;background:#8b2f39;color:#fff" href="tel:01947555012">Ring us</a></section>
<section id="menu"><h2>Menu</h2><ul class="lines"><li><b>Rye loaf</b> <span>£4.20</span></li><li><b>Cinnamon bun</b> <span>£2.80</span></li><li><b>Apple tart</b> <span>£3.50</span></li></ul></section>
<section id="team"><h2>Team</h2><div class="people"><div class="person"><h3>Anna Rose</h3><p>Baker</p></div><div class="person"><h3>Ben Rose</h3><p>Apprentice</p></div></div></section>
<section id="days"><p class="over">Workshops</p><p><b>Wreath making</b> - Saturday 5 December, 10am, £32 with all materials.</p><p><b>Pruning roses</b> - Sunday 17 January, 1pm, £18. Bring gloves.</p></section>
<section id="find"><h2>Find us</h2><address>12 Pier Road</address><p>Open all day</p></section></main>
<footer><p>Rose & Son, Whitby</p></footer></body></html>`;
const css = `.cta{display:inline-block;padding:12px 24px;background:#1d4ed8;color:#fff}body{font-size:16px}.over{font-size:15px}`;
const CODE = { html, css, javascript: "" };
/** The number of the element with this in its start tag. */
const numberOf = (tag: string) => html.slice(0, html.indexOf(tag)).split(/<[a-z]/).length - 2;
const cssOf = (edit: ReturnType<typeof answerBuiltIn>["edit"]) =>
  edit?.splices.map(({ part, text }) => (part === "css" ? text : "")).join("") ?? "";
const say = (message: string, selected?: number) => answerBuiltIn({ message, code: CODE, selected });

describe("what is said besides", () => {
  it("names what was said of another thing behind what is done", () => {
    const { message } = say("rye loaf 5.20, cinnamon bun 3. and the apple tart we give free now");
    expect(message).toContain("I did not understand");
    expect(message).toContain("apple tart");
  });

  it("names words in quotes that came to nothing", () => {
    const { message } = say(
      'make the headline bigger. And what the neighbours of ours shall in the end find there is "Fresh from six, every day of the week"',
    );
    expect(message).toContain("Fresh from six");
    expect(message).toContain("I did not understand");
  });

  it.each([
    ["make the headline bigger, because people miss the cinnamon bun"],
    ["make the headline bigger, the cinnamon bun stays as it is"],
  ])("says nothing of reasons, and of what stays: %s", (message) => {
    const answer = say(message);
    expect(answer.edit).not.toBeNull();
    expect(answer.message).not.toContain("I did not understand");
  });

  it("takes no common word for the name of a text", () => {
    const { edit } = say("il rosso così acceso non mi piace per niente, fammelo bordeaux dappertutto");
    expect(edit).toBeNull();
  });

  it("looks no further than what is selected", () => {
    const { edit } = say("make this a proper green button like the one beside it", numberOf('class="more"'));
    expect(edit).toBeNull();
  });

  it("takes all of the writing for that of the page", () => {
    const { edit } = say("our readers are old. Could you make all of the writing a bit bigger please, all over");
    expect(cssOf(edit)).toMatch(/body:not\(#_\) \{ font-size: 17\.\d+px/);
  });

  it("hides on phones what is not to be shown there", () => {
    const { edit } = say(
      "on my phone the Pruning roses line takes a lot of room. dont show it on mobiles, on the computer its fine",
    );
    expect(cssOf(edit)).toMatch(/@media[^{]+\{[^{]*\{ display: none/);
    expect(say("dont show the footer to anybody, I mean it is shown already").edit).toBeNull();
  });

  it("makes what is selected a good deal smaller", () => {
    expect(cssOf(say("Deze mag een stuk kleiner, hij schreeuwt zo", numberOf("<h1>") + 1).edit)).toMatch(
      /h1[^}]*font-size/,
    );
  });

  it("replaces the own setting of what is selected, and of nothing else", () => {
    const selected = numberOf('class="own"');
    const { edit } = say("make this dark green and round the corners a bit", selected);
    expect(cssOf(edit)).toMatch(/background-color: #006400/);
    expect(cssOf(edit)).toMatch(/border-radius: 12px/);
    expect(say('make the "Ring us" button dark green').edit).toBeNull();
  });

  it("takes what is to be one more for no wish of a size", () => {
    expect(say("add one more to the people").edit).toBeNull();
  });

  it("finds the words of the page that are called so, whatever they mean", () => {
    const { edit } = say("put the word Team in the middle, please");
    expect(cssOf(edit)).toMatch(/#team h2 \{ text-align: center/);
  });

  it("takes one entry off a part without a heading, and never the part", () => {
    const { edit } = say("the wreath making is over and done with, take it off please");
    expect(edit?.splices.map(({ start, end }) => html.slice(start, end)).join("")).toMatch(
      /^\s*<p><b>Wreath making<\/b> - Saturday 5 December, 10am, £32 with all materials.<\/p>\s*$/,
    );
  });
});
