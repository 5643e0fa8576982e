import { expect, test } from "vitest";
import { LANGUAGE_LINES } from "../../../tests/cases/language-lines";
import { brief } from "../site/brief";
import { planFor } from "../generation/built-in/built-in-designer";
import { detectLanguage } from "./detect-language";

test.each([
  ["Bäckerei am Markt", "de", "de"],
  ["Zahnarztpraxis Dr. Müller", "de", "de"],
  ["Panadería Ñañez", "es", "es"],
  ["مخبز الياسمين", "ar", "ar"],
  ["Marlow & Finch", "en", "en"],
  ["Wir machen Webdesign und Branding für Start-ups, mit Workshops in the heart of Berlin.", "de", "de"],
  ["Nous sommes une boulangerie de quartier et nous ouvrons de lundi à samedi pour tous les voisins.", "fr", "fr"],
  ["Siamo una trattoria nel centro di Lucca, con la cucina della nonna e il vino dei nostri vicini.", "it", "it"],
  ["Somos uma padaria de bairro no Porto e fazemos pão com fermentação natural para os vizinhos.", "pt", "pt"],
  ["Jesteśmy rodzinną piekarnią w Gdańsku i pieczemy chleb na zakwasie od 1987 roku.", "pl", "pl"],
  ["Biz Kadıköy'de bir aile fırınıyız ve ekmeğimiz için taş fırın kullanıyoruz.", "tr", "en"],
  ["Wij zijn een bakkerij in het centrum van Utrecht en bakken voor onze buren.", "nl", "nl"],
  ["Somos una panadería de barrio en Cádiz.", "es", "es"],
])("%s", (text, lang, words) => expect(detectLanguage(text)).toEqual({ lang, words }));

const lines = Object.entries(LANGUAGE_LINES).flatMap(([lang, own]) => own.map((line) => [lang, line] as const));

test.each(lines)("a line is known to be %s: %s", (lang, line) => expect(detectLanguage(line).lang).toBe(lang));

test.each([
  "Nakamura Sushi",
  "Casa Bella",
  "Trattoria Romana in Boston",
  "El Toro Loco, open late",
  "Chez Marie",
  "Schmidt & Sons Joinery",
  "Kowalski Heating",
  "Müller's Bakery in Ohio",
  "La Boulangerie, a small bakery in Portland with bread for the street",
])("a foreign name is no foreign language: %s", (line) => expect(detectLanguage(line).lang).toBe("en"));

test("a page in a language without words of ours says so, and our words are English", () => {
  const plan = planFor(
    brief.parse({
      template: "modern",
      projectTitle: "Kaya Fırın",
      designBrief: "Biz Kadıköy'de bir aile fırınıyız ve ekmeğimiz için taş fırın kullanıyoruz.",
    }),
  );
  expect(plan.meta.lang).toBe("tr");
  expect(plan.words.closed).toBe("Closed");
  expect(plan.sections[0]).toMatchObject({ title: expect.stringContaining("aile fırınıyız") as string });
});
