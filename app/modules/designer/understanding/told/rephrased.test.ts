import { describe, expect, it } from "vitest";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Rose & Son</title><meta name="description" content="Bread in whitby + filey, baked daily. Closed Sundays."></head><body>
<div id="strip"><span>We bake cakes too! Tuesdays only, please ring first.</span></div>
<main><section id="top"><h1>Bread in whitby + filey, baked daily</h1></section>
<section id="people"><h2>Our team</h2><p>Ben has the early shift on Mondays.</p><p>Ben has the late shift on Fridays.</p></section>
<section id="contact"><h2>Contact</h2><p>Open Mon-Sat 9-18</p><p>Geöffnet Mo-Sa 9-18 Uhr</p><p>Se aparca detrás de la iglesia, gratis</p><p>On se gare derrière l'église, gratuit</p><p>Aperto dal lunedì al sabato dalle 9 alle 18</p><p>Aberto de segunda a sábado das 9 às 18</p><p>Open van maandag tot zaterdag 9-18 uur</p></section></main></body></html>`;
const CODE = { html, css: "", javascript: "" };

const say = (message: string) => {
  const { edit, message: said } = answerBuiltIn({ message, code: CODE });
  const rules = (edit?.splices ?? []).filter(({ part }) => part === "css").map(({ text }) => text);
  const splices = (edit?.splices ?? []).filter(({ part }) => part === "html").toSorted((a, b) => b.start - a.start);
  const now = splices.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), html);
  return { said, now, css: rules.join("") };
};

describe("a text that becomes what is said", () => {
  it.each([
    ["No Mondays any more so under Contact it has to be Open Tue-Sat 9-17.30", "<p>Open Tue-Sat 9-17.30</p>"],
    ["Montag ist zu, im Kontakt muss jetzt Geöffnet Di-Sa 9-17 Uhr stehen", "<p>Geöffnet Di-Sa 9-17 Uhr</p>"],
    [
      "en contacto tiene que poner Se aparca delante de la iglesia, gratis",
      "<p>Se aparca delante de la iglesia, gratis</p>",
    ],
    ["dans le contact ça doit être On se gare devant l'église, gratuit", "<p>On se gare devant l'église, gratuit</p>"],
    [
      "nei contatti deve essere Aperto dal martedì al sabato dalle 9 alle 17",
      "<p>Aperto dal martedì al sabato dalle 9 alle 17</p>",
    ],
    ["no contato tem que ser Aberto de terça a sábado das 9 às 17", "<p>Aberto de terça a sábado das 9 às 17</p>"],
    ["bij contact moet staan Open van dinsdag tot zaterdag 9-17 uur", "<p>Open van dinsdag tot zaterdag 9-17 uur</p>"],
    [
      "The strip at the top, cakes are Tuesdays and Fridays now so make it: We bake cakes too! Tuesdays and Fridays, please ring first. Thanks",
      "<span>We bake cakes too! Tuesdays and Fridays, please ring first.</span>",
    ],
  ])("%s", (message, becomes) => {
    expect(say(message).now).toContain(becomes);
    expect(say(message).said).not.toContain("I did not understand");
  });

  it("corrects the same mistake in the words for search engines", () => {
    const { now, said } = say(
      "The big heading has whitby and filey in small letters. Should be Bread in Whitby + Filey, baked daily. The description Google shows has the same mistake, fix it there too",
    );
    expect(now).toContain("<h1>Bread in Whitby + Filey, baked daily</h1>");
    expect(now).toContain('content="Bread in Whitby + Filey, baked daily. Closed Sundays."');
    expect(said).not.toContain("I did not understand");
  });

  it("makes bigger what became another text, and no other letters", () => {
    const { css, said } = say(
      "make it: We bake cakes too! Tuesdays and Fridays, please ring first. And bigger letters in it please",
    );
    expect(css.match(/font-size/g)).toHaveLength(1);
    expect(said).toContain("I made the text “We bake");
  });

  it.each([
    "add a line, it should be Ben has the long shift on Mondays.",
    "below Open Mon-Sat 9-18 write Open Sun 10-4",
    "it should be Ben has the day shift on Sundays.",
    "it has to be Open",
  ])("takes no text for another: %s", (message) => {
    const { now } = say(message);
    for (const text of [
      "<p>Open Mon-Sat 9-18</p>",
      "<p>Ben has the early shift on Mondays.</p>",
      "<p>Ben has the late",
    ])
      expect(now).toContain(text);
  });
});

describe("talk behind the words for a tab", () => {
  it.each([
    [
      "en la pestaña del navegador que ponga Panadería Rose, Whitby, que lo de Son no lo dice nadie",
      "Panadería Rose, Whitby",
    ],
    ["In the browser tab it should say Rose Bakery, Whitby, cos nobody says Rose & Son", "Rose Bakery, Whitby"],
    ["Im Browser-Tab schreiben Sie: Bäckerei Rose, Whitby, weil das mit Son keiner sagt", "Bäckerei Rose, Whitby"],
    ["dans l'onglet mettez Boulangerie Rose, Whitby, parce que personne ne dit Son", "Boulangerie Rose, Whitby"],
    ["In the browser tab it should say Rose, the baker of Whitby", "Rose, the baker of Whitby"],
  ])("%s", (message, title) => expect(say(message).now).toContain(`<title>${title}</title>`));
});
