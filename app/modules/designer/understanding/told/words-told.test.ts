import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const code = {
  html: `<!doctype html><html lang="de"><head><title>Home</title><meta name="description" content="Nur eine Website."></head><body><main><section id="top"><h1>Räucherei am Hafen</h1><p class="lead">Fish from the smoke. No ladders on your flower beds.</p><p class="who">Park behind us, enter from the ally. First clean is more, becuase of the salt.</p></section>
<section id="preise"><h2>Preisliste</h2><table><tr><td>Räucheraal</td><td class="price">5,80 €</td></tr><tr><td>Makrele</td><td class="price">6,50 €</td></tr></table><p class="note">Alle Preise mit Mehrwertsteuer. Bitte nur Barzahlung, wir haben kein Kartengerät.</p></section>
<section id="pay"><h2>Paying</h2><p>Cash through the letterbox, cheque or bank transfer. Bills go out on the 1st of the month.</p></section>
<section id="kontakt"><h2>Kontakt</h2><p>Telefon: <a href="tel:+494642990145">04642 / 99 01 45</a><br>Telefax: 04642 / 99 01 46</p></section></main><footer><p>Hafenstraße 11 · Tel. 04642 / 99 01 45</p></footer></body></html>`,
  css: "#preise h2 { color: #8b0000 } #preise td { color: #333333 }",
  javascript: "",
};
const after = (message: string) => {
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit) : code;
};

describe("texts and looks told by what stands there", () => {
  it.each([
    [
      "unter der Preisliste steht das wir nur bar nehmen, stimmt nicht mehr. Da soll stehen: Sie können bar oder mit Karte zahlen. Das mit der Mehrwertsteuer bleibt",
      "Mehrwertsteuer. Sie können bar oder mit Karte zahlen.</p>",
    ],
    ["Aal kostet ab sofort 6,20", '<td>Räucheraal</td><td class="price">6,20 €</td>'],
    ["it says enter from the ally, should be alley lol", "enter from the alley."],
    ["And I see I can't spell because, can you sort that", "more, because of the salt"],
    [
      "The bank has shut so no more cheques, take that word out where it tells them how to pay",
      "letterbox or bank transfer",
    ],
    ["Bills go out on the 5th now as well", "Bills go out on the 5th of the month"],
    [
      "need a line for Christmas, after the bit about the flower beds. No windows from 22 December to 5 January. just that",
      "</p><p>No windows from 22 December to 5 January.</p>",
    ],
    [
      "If you search for us it comes up as Home. First line should be Thomsen | Fisch aus Maasholm, and the grey text under it: Aal und Makrele. Jeden Tag frisch.",
      'content="Aal und Makrele. Jeden Tag frisch."',
    ],
    [
      "Wir haben eine neue Telefonnummer, 04642 / 99 02 70. Bitte überall austauschen. Das Fax bleibt!",
      '<a href="tel:+494642990270">04642 / 99 02 70</a><br>Telefax: 04642 / 99 01 46',
    ],
  ])("%s", (message, text) => {
    expect(after(message).html).toContain(text);
  });

  it("gives the prices the colour of the headings, and leaves the part's ground alone", () => {
    const { css } = after("in der Preisliste hätte ich die Preise im Dunkelrot der Überschriften");
    expect(css).toContain("#8b0000; }");
    expect(css).not.toContain("background");
  });

  it("makes the line below a heading bigger, and not the heading", () => {
    const { css } = after(
      "I can't read the line under Räucherei am Hafen. bigger please, only that one, the heading's big enough",
    );
    expect(css).toMatch(/\.lead \{ font-size: 1\.15em/);
    expect(css).not.toMatch(/h1[^{]*\{ font-size/);
  });

  it.each([
    // No sentence of that part says so.
    "unter der Preisliste steht dass montags Ruhetag ist. Da soll stehen: Dienstags auch",
    // No word of the page is one slip away.
    "I can't spell pneumatic, can you sort that",
    // The page has that word as it is said.
    "Steam is misspelt bills, can you sort that",
    // Nothing is said to be no more.
    "take that word out where it tells them how to pay",
    // Where it is to stand is told by nothing of the page.
    "Ich brauche eine Zeile für Ostern, nach dem mit den Osterhasen im Garten. Am 5. ist zu. mehr nicht",
  ])("does nothing for: %s", (message) => {
    expect(after(message).html).toBe(code.html);
  });
});
