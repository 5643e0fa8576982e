import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Rose</title></head><body><main><section id="top"><h1>Bread by the sea</h1><p>Baking since 1998.</p></section>
<section id="contact"><h2>Contact</h2><p>Come and see us.</p><p>Telephone: <a href="tel:+441947555030">01947 555030</a><br>Fax: 01947 555031<br>E-mail: <a href="mailto:rose@example.com">rose@example.com</a></p>
<p>Parking behind the lighthouse<br>The lighthouse is lit<br>No dogs</p></section></main></body></html>`;
const after = (message: string) => {
  const code = { html, css: "", javascript: "" };
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : html;
};

describe("one line of several that goes", () => {
  it.each([
    "please take the fax number out of the contact part, telephone and e-mail stay",
    "The fax is in the cellar now. Please remove the fax number, telephone and e-mail stay.",
    "Das Faxgerät ist im Keller. Bitte die Faxnummer beim Kontakt herausnehmen, Telephone und E-mail bleiben",
    "Por favor quita el fax, telephone y e-mail se quedan",
    "Enlevez le fax, telephone et e-mail restent",
    "Togli il fax, telephone e e-mail restano",
    "Tira o fax, telephone e e-mail ficam",
    "Haal de fax weg, telephone en e-mail blijven",
  ])("goes alone: %s", (message) => {
    expect(after(message)).toBe(html.replace("Fax: 01947 555031<br>", ""));
  });

  it("goes, whatever people keep doing", () => {
    expect(after("Take the fax out please, people keep sending paper to 01947 555031")).not.toContain("Fax:");
  });

  it.each([
    "remove the part about the lighthouse, the fax stays",
    "please take the contact part out, the fax stays",
    "the fax stays, telephone and e-mail too",
    "remove the lighthouse",
  ])("takes nothing with it that stays, and is not guessed: %s", (message) => {
    expect(after(message)).toContain("Fax: 01947 555031<br>");
    expect(after(message)).toContain("rose@example.com");
    expect(after(message)).toContain("No dogs");
  });
});

const prices = `<!doctype html><html lang="en"><head><title>Rose</title></head><body><main><section id="top"><h1>Lake house</h1><p>Pat has a boat.</p></section>
<section id="prices"><h2>Prices</h2><ul><li><b>Double room</b> <span>€90</span></li><li><b>Out on the lake for pike with Pat</b> <span>€60</span></li><li><b>Packed lunch</b> <span>€9</span></li></ul></section></main></body></html>`;
const afterPrices = (message: string) => {
  const code = { html: prices, css: "", javascript: "" };
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : prices;
};

const lake = `<!doctype html><html lang="it"><head><title>Lago</title></head><body><main><section id="top"><h1>Trattoria al lago</h1><p>Chi porta via non paga il coperto.</p></section>
<section id="cantina"><h2>Cantina</h2><ul><li><b>Ghemme</b> <span>32 €</span></li><li><b>Fara</b> <span>24 €</span></li></ul></section>
<section id="noi"><h2>Noi</h2><p><b>Beppe Fortis</b> in cucina</p><p><b>Carla Fortis</b> in sala e ai vini</p></section>
<section id="orari"><h2>Orari</h2><p>Tutte le sere.</p></section></main>
<footer><p>Al Lago - Via Roma 8, Pella - <a href="https://www.facebook.com/lago.example">Facebook</a> - Made by Jelle</p></footer></body></html>`;
const afterLake = (message: string) => {
  const code = { html: lake, css: "", javascript: "" };
  const { edit } = answerBuiltIn({ message, code });
  return edit ? applyEdit(code, edit).html : lake;
};

describe("what is no part of what is named", () => {
  it.each([
    "La parte dei vini la togliamo tutta",
    "We take the whole part about vini out",
    "siamo in tre e non ce la facciamo, togliete quella riga dagli orari",
    "that Made by Jelle at the bottom can go, he says so himself",
    "En dat Made by Jelle onderaan mag weg vindt Jelle zelf",
  ])("does not go: %s", (message) => expect(afterLake(message)).toBe(lake));
});

describe("what there is no more of", () => {
  it.each([
    "Pat's knees have given up on the boat so no more pike fishing I'm afraid, could you take that off the prices altogether",
    "Pats Knie machen nicht mehr mit, es gibt kein Pike mehr, das kann bei den Preisen weg",
    "A Pat le duelen las rodillas, ya no hay pike, quítalo de los precios por favor",
    "Les genoux de Pat lâchent, plus de pike, vous pouvez l'enlever des tarifs",
    "Pat ha male alle ginocchia, non facciamo più pike, toglilo dai prezzi",
    "O joelho do Pat não aguenta, não tem mais pike, pode tirar dos preços",
    "Pats knieën doen niet meer mee, geen pike meer, dat kan uit de prijzen weg",
  ])("goes, and nothing that is only told: %s", (message) => {
    expect(afterPrices(message)).toBe(prices.replace(/<li><b>Out.*?<\/li>/, ""));
  });

  it.each([
    "no more packed lunches on Sundays, people ask for that",
    "Take the double room off please, there are no more pike in the lake",
  ])("stays where nothing, or another thing, is asked for: %s", (message) => {
    expect(afterPrices(message)).toContain("Out on the lake for pike");
    expect(afterPrices(message)).toContain("Packed lunch");
  });
});
