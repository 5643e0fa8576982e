import { expect, test } from "vitest";
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
  ["Nous sommes une boulangerie de quartier et nous ouvrons de lundi à samedi pour tous les voisins.", "fr", "en"],
  ["Siamo una trattoria nel centro di Lucca, con la cucina della nonna e il vino dei nostri vicini.", "it", "en"],
  ["Somos uma padaria de bairro no Porto e fazemos pão com fermentação natural para os vizinhos.", "pt", "en"],
  ["Jesteśmy rodzinną piekarnią w Gdańsku i pieczemy chleb na zakwasie od 1987 roku.", "pl", "en"],
  ["Biz Kadıköy'de bir aile fırınıyız ve ekmeğimiz için taş fırın kullanıyoruz.", "tr", "en"],
  ["Wij zijn een bakkerij in het centrum van Utrecht en bakken voor onze buren.", "nl", "en"],
  ["Somos una panadería de barrio en Cádiz.", "es", "es"],
])("%s", (text, lang, words) => expect(detectLanguage(text)).toEqual({ lang, words }));

test("a page in a language without words of ours says so, and our words are English", () => {
  const plan = planFor(
    brief.parse({
      template: "modern",
      projectTitle: "Boulangerie Lefèvre",
      designBrief: "Nous sommes une boulangerie de quartier et nous cuisons le pain au feu de bois depuis 1987.",
    }),
  );
  expect(plan.meta.lang).toBe("fr");
  expect(plan.words.contact).toBe("Contact");
  expect(plan.sections[0]).toMatchObject({ title: expect.stringContaining("boulangerie de quartier") as string });
});
