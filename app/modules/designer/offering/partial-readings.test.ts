import { describe, expect, it } from "vitest";
import { BIKE_SHOP } from "../../../../tests/factories/bike-shop";
import { DESIGNER_SITES } from "../../../../tests/factories/designer-sites";
import type { WebsiteCode } from "../../site/website-code";
import { answerBuiltIn } from "../built-in/answer-built-in";

/** A page with a strip above everything, made by hand elsewhere. */
const WITH_STRIP: WebsiteCode = {
  ...BIKE_SHOP,
  html: BIKE_SHOP.html.replace(
    /<body[^>]*>/,
    (body) => `${body}<div style="background: #ffd54a; color: #222"><p>Closed on Whit Monday, sorry folks.</p></div>`,
  ),
};

const offersFor = (code: WebsiteCode, message: string) =>
  (answerBuiltIn({ message, code }).offers ?? []).map(({ says }) => says);

describe("what is offered where a message is read in part", () => {
  it.each([
    [
      "a strip by its colour",
      WITH_STRIP,
      "whit monday is long gone lol, can the yellow bar say back in the workshop from tuesday",
      /^Change the text “Closed on Whit Monday.*” to “back in the workshop from tuesday”$/,
    ],
    [
      "a strip by its place, in German",
      WITH_STRIP,
      "Pfingsten ist rum! In den gelben Streifen ganz oben schreib bitte Wir suchen Lehrling(e) ab August, Gruß Will",
      /^Den Text “Closed on Whit Monday.*” ändern in “Wir suchen Lehrling\(e\) ab August/,
    ],
    [
      "a new line by its price and its neighbour",
      BIKE_SHOP,
      "Ciao! tra le riparazioni manca la Revisione freni, costa 25,00. Mettila subito dopo Puncture",
      /^Aggiungere “Revisione freni” \(“25,00”\) dopo l'elemento “Puncture”$/,
    ],
    [
      "a new line with what stands before its price",
      BIKE_SHOP,
      "hola, ahora hacemos parcheado de tubulares, a partir de 18 €, lo puedes meter justo después de Puncture? graciasss",
      /“Parcheado de tubulares” \(“a partir de 18 €”\).*“Puncture”$/,
    ],
    [
      "rows of two in French",
      DESIGNER_SITES.letting,
      "les avis sont serrés, Fabien trouve que deux par deux ce serait mieux dans la partie In their words",
      /In their words.*“2” colonnes$/,
    ],
    [
      "the bar that stays at the lower edge of a phone",
      DESIGNER_SITES.letting,
      "my sister says on her mobile theres a bar stuck along the bottom that covers the form, lose it would you",
      /^Hide the bar at the bottom on phones only$/,
    ],
    [
      "the same in Italian",
      DESIGNER_SITES.letting,
      "sul telefonino quella barra fissa in basso copre mezzo modulo, la gente si arrabbia, togliamola che il numero c'è già",
      /^Nascondere la barra in basso solo sul telefono$/,
    ],
    [
      "a button that rings",
      BIKE_SHOP,
      "folk want to ring not book, so Book a service should ring us straight off when they press it, 01433 555010",
      /Let the button “Book a service” lead to “01433 555010”/,
    ],
  ] as const)("%s", (_, code, message, offer) => {
    expect(offersFor(code, message)).toContainEqual(expect.stringMatching(offer));
  });

  it("offers other wishes of a long message whose first part was refused", () => {
    const message =
      "the pictures of the repairs are too small, would you move the section Repairs to the very end please";
    const { edit, offers = [] } = answerBuiltIn({ message, code: DESIGNER_SITES.physio });
    expect(edit === null ? offers.length : 1).toBeGreaterThan(0);
  });

  it("proposes no other spelling of common words", () => {
    const offers = offersFor(
      BIKE_SHOP,
      "our lad says there is a mistake somewhere in the bit about the shop, whatever",
    );
    expect(offers.filter((says) => /everywhere$/.test(says))).toEqual([]);
  });
});
