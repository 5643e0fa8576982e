import { describe, expect, it } from "vitest";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="fr"><head><title>Atelier</title></head><body>
<nav><a href="#avis">Témoignages</a><a href="#contact">Contacto</a></nav>
<main><section id="top"><h1>Atelier</h1><p>Entrar em contacto agora.</p></section>
<section id="avis"><h2>Témoignages</h2><p>Très bien.</p><p>Parfait, merci.</p></section>
<section id="contact"><h2>Entre em contacto</h2><p>14 rue du Port</p></section></main></body></html>`;
const CODE = { html, css: "", javascript: "" };

const say = (message: string) => {
  const { edit, message: said } = answerBuiltIn({ message, code: CODE });
  const splices = (edit?.splices ?? []).filter(({ part }) => part === "html").toSorted((a, b) => b.start - a.start);
  const now = splices.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), html);
  return { said, now };
};

describe("a text of the page, wherever it stands", () => {
  it.each([
    "Témoignages, ça fait tribunal… partout où c'est écrit mettez plutôt Avis clients, à gauche dans le menu et au-dessus",
    "Témoignages sounds like a court. Everywhere it says that put Avis clients",
    "Témoignages klingt nach Gericht, überall wo das steht schreib Avis clients",
    "Témoignages klinkt streng, overal waar het staat zet Avis clients",
    "Témoignages suena mal, en todos los sitios pon Avis clients",
    "Témoignages suona male, dappertutto scrivi Avis clients",
    "Témoignages soa mal, em todo lugar coloca Avis clients",
  ])("%s", (message) => {
    const { now, said } = say(message);
    expect(now).not.toContain("Témoignages");
    expect(now.match(/Avis clients/g)).toHaveLength(2);
    expect(said).not.toContain("I did not understand");
  });

  it("corrects a word that is told in both spellings", () => {
    const { now } = say(
      "gente, contacto com c é de portugal, aqui é contato. arruma em tudo quanto é lugar, menu, botão, título",
    );
    expect(now).not.toContain("ontacto");
    expect(now).toContain(">Contato<");
    expect(now).toContain("Entrar em contato agora.");
  });

  it.each([
    "Témoignages is everywhere on my cards, put Avis clients in the blue",
    "partout mettez Avis clients",
    "contacto é de portugal, aqui é contato",
    "Témoignages partout où c'est écrit ne mettez pas Avis clients",
  ])("leaves the page as it is: %s", (message) => {
    const { now } = say(message);
    expect(now).toContain("<h2>Témoignages</h2>");
    expect(now).toContain("<h2>Entre em contacto</h2>");
  });
});
