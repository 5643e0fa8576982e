import { describe, expect, it } from "vitest";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Lough House</title></head><body>
<main><section id="about"><h2>About us</h2><p>In July and August it's €10 more. Check in from 4, breakfast 8 to 9.30, out by 11 please.</p><p>We open St Patrick's weekend and close up at Halloween.</p><p>Post is free from an order of 80 upwards. We close from 4 to 18 August.</p></section>
<section id="notes"><h2>Notes</h2><p>Geliefert wird frei Haus ab 80 Euro.</p><p>Enviamos gratis a partir de 80.</p><p>Livraison gratuite à partir de 80 euros.</p><p>Portiamo la spesa a casa da 80 euro.</p><p>Entrega grátis a partir de 80 reais.</p><p>Gratis bezorgd vanaf 80 in het dorp.</p><p>Tourist tax £ 1.15 a person. Cash only.</p><p>Wreath workshop, on Saturday 5 December, 12 places.</p></section>
<section id="people"><h2>Team</h2><div class="people"><div class="person"><h3>Anna Rose</h3><p>Baker</p></div><div class="person"><h3>Ben Rose</h3><p>Apprentice</p></div><div class="person"><h3>Tom Finn</h3><p>Potter, second year.</p></div></div></section>
<section id="visit"><h2>Hours</h2><dl><div><dt>Every evening</dt><dd>19-23.30 except Wednesday</dd></div></dl></section></main>
<footer><p>© 2024 Lough House</p></footer></body></html>`;
const CODE = { html, css: "", javascript: "" };

const say = (message: string) => {
  const { edit, message: said } = answerBuiltIn({ message, code: CODE });
  const splices = (edit?.splices ?? []).filter(({ part }) => part === "html").toSorted((a, b) => b.start - a.start);
  const now = splices.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), html);
  return { said, now };
};

describe("numbers among the same words", () => {
  it.each([
    ["July and August it's €15 more now", "In July and August it's €15 more."],
    ["You can check in from 3", "Check in from 3, breakfast 8 to 9.30"],
    ["we close from 2 to 16 August this year", "We close from 2 to 16 August."],
    ["Geliefert wird jetzt frei Haus ab 100, nicht ab 80", "frei Haus ab 100 Euro"],
    ["Ahora enviamos gratis a partir de 100, no de 80", "Enviamos gratis a partir de 100."],
    ["la livraison gratuite c'est à partir de 100 euros maintenant", "à partir de 100 euros"],
    ["portiamo la spesa a casa da 100 euro adesso", "a casa da 100 euro."],
    ["a entrega grátis agora é a partir de 100 reais", "a partir de 100 reais"],
    ["gratis bezorgd is nu vanaf 100 in het dorp", "vanaf 100 in het dorp"],
    ["The tourist tax has gone to 1.35", "Tourist tax £ 1.35 a person. Cash only."],
  ])("%s", (message, becomes) => {
    expect(say(message).now).toContain(becomes);
    expect(say(message).said).not.toContain("I did not understand");
  });

  it.each([
    "some people think check in is from 3",
    "the check in from 4 stays",
    "we close from 2 to 16 September",
    "on Saturday 12 December we are shut",
    "add a line check in from 3",
    "our dog is 3",
  ])("leaves the page as it is: %s", (message) => {
    const { now } = say(message);
    for (const text of ["Check in from 4,", "We close from 4 to 18 August", "Saturday 5 December, 12 places"])
      expect(now).toContain(text);
  });
});

describe("what is no longer so", () => {
  it.each([
    ["we close up at the end of September this year, not Halloween", "close up at the end of September."],
    ["We close on Mondays and no longer on Wednesday", "except Wednesday"],
    ["the day off has changed, it's Monday and no longer Wednesday. Correct it where the hours are", "except Monday"],
    ["where it says Apprentice he is Baker now", "<h3>Ben Rose</h3><p>Baker</p>"],
    ["Ben has passed so put Baker instead of Apprentice", "<h3>Ben Rose</h3><p>Baker</p>"],
    ["Ben Rose is no longer an apprentice, put Bread and cakes", "<h3>Ben Rose</h3><p>Bread and cakes</p>"],
    ["Ben Rose ya no es apprentice, pon Bread y cakes", "<h3>Ben Rose</h3><p>Bread y cakes</p>"],
    ["Tom is in his third year now", "<p>Potter, third year.</p>"],
    ["and right at the bottom it's still 2024, put 2026", "© 2026 Lough House"],
  ])("%s", (message, becomes) => expect(say(message).now).toContain(becomes));

  it.each([
    "it's not Halloween yet",
    "Anna Rose is no longer an apprentice, put Bread and cakes",
    "it's Ben you have to ask now",
    "c'est Ben qu'il faut demander maintenant",
    "es ist Ben, den man jetzt fragt",
    "we love the autumn, not Halloween",
    "where it says Apprentice it is wrong",
    "Tom won the third prize now",
  ])("leaves the page as it is: %s", (message) => {
    const { now } = say(message);
    expect(now).toContain("close up at Halloween");
    expect(now).toContain("<p>Apprentice</p>");
    expect(now).toContain("Potter, second year.");
  });
});
