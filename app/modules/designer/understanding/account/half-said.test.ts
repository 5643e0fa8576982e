import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Suds</title></head><body>
<header><a class="brand" href="#top">Suds</a></header>
<main><section id="top"><h1>Clean by noon</h1><p>The shop is open on Thursday, Friday and Saturday.</p><a class="cta" href="#prices">See the prices</a></section>
<section id="prices"><h2>Prices</h2><div class="rows"><div class="row"><h3>Shirts</h3><p>£3</p></div><div class="row"><h3>Double duvet</h3><p>£19</p></div></div></section>
<section id="cafe"><h2>Café</h2><ul><li>Cream tea £6.80</li><li>Soup £5.90</li></ul></section>
<section id="days"><h2>Open days</h2><p>Try it once. 35 € per person.</p><p>Last wash one hour before we close.</p></section></main>
<footer><p>Suds, Whitby</p></footer></body></html>`;
const CODE = { html, css: ".cta{background:#ff8a5b;color:#fff}", javascript: "" };
const after = (message: string) => {
  const { edit } = answerBuiltIn({ message, code: CODE });
  return edit ? applyEdit(CODE, edit) : CODE;
};

describe("what is only half said is not done", () => {
  it.each([
    ["a number that counts is no price", "the last wash is 45 minutes before we close, my nephew timed it"],
    ["a day is no price", "The open day is now on 25 April"],
    ["nor is it in German", "Der Schnuppertag ist jetzt am 25. April"],
    ["a place among prices is no name of one", "the last wash is 45 before we close not one hour"],
    ["the colour of another is not what a thing is", "Same orange as the Find the shop button please"],
    ["what a list is to have, too, is not all of it", "Could the café list say Toasted teacake with the soup"],
    [
      "how names are spelt is no look of a text",
      "Naquele texto arruma as letra maiúscula nos nome: Neusa, São Lourenço",
    ],
    ["what may stay as it is", "The heading at the top may Clean by noon bleiben"],
    ["half of what is named is not all of it", "the line about soup and shirts is so tiny"],
    ["nor is it in German", "Die Zeile über Suppe und die Überschrift ist viel zu klein"],
    ["what ends is a month, and no list", "Double duvet leaves us at the end of the month"],
    ["nor is it a list in French", "Double duvet nous quitte à la fin du mois"],
    ["what stands there already", "De winkel is op donderdag niet meer open"],
  ])("%s: %s", (_, message) => expect(after(message)).toEqual(CODE));

  it("does not read again what was refused, behind what is done", () => {
    const now = after("the shirts are £4 now. the last wash is 45 minutes before we close, my nephew timed it");
    expect(now.html).toBe(html.replace("£3<", "£4<"));
  });

  it.each([
    ["the last price is £21 now", "£21"],
    ["the double duvet is £21 now", "£21"],
    ["the shirts are 4 pounds now", "£4"],
  ])("prices are set: %s", (message, price) => expect(after(message).html).toContain(price));
});
