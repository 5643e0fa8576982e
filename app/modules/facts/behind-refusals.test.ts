import { expect, it } from "vitest";
import { goesOnRefusing, saysWhyRefused } from "./behind-refusals";
import { readFacts } from "./read-facts";

const OPENINGS = {
  en: "We mend shoes in the old harbour of Leith.",
  es: "Soy percebeira y bajo a la piedra en Corme.",
};
const told = (text: string, language: keyof typeof OPENINGS = "en") =>
  JSON.stringify(readFacts(`${OPENINGS[language]}\n\n${text}`).prose);

it.each([
  ["WHITE AND STRONG GREEN. NO BUGS NO RATS.", "BUGS"],
  ["Colours: white and strong green. No herons or otters.", "herons"],
  ["Farben: dunkelgrün und weiß. Kein Fachwerk, keine Störche.", "Störche"],
  ["Couleurs : vert foncé et blanc. Pas de cigognes.", "cigognes"],
  ["Grafica: ambra, nero, bianco. NIENTE nuraghi, quattro mori, maschere (ci mangiano il pesce).", "nuraghi"],
  ["Cores: fundo escuro, verde e branco. Sem sobreiros e sem cegonhas.", "cegonhas"],
  ["Kleuren: donkerblauw en wit. Geen molens.", "molens"],
  ["Kolory: granatowy i biały. Bez bocianów.", "bocian"],
])("prints no ban behind the look: %s", (text, word) => expect(told(text)).not.toContain(word));

it("goes on with a look that is told in a few words", () =>
  expect(told("Negro de roca, espuma, el rojo de la uña. Sin gaviotas ni faros.", "es")).not.toContain("gaviotas"));

it.each([
  ["We dye with madder and weld. No synthetic dyes.", "synthetic"],
  ["Colours: white and green. No synthetic dyes in our wool.", "synthetic"],
  ["Farben: weiß und grün. Keine Hunde im Laden.", "Hunde"],
  ["Marmellate di stagione. Senza conservanti.", "conservanti"],
  ["Se cuecen con agua de mar. NI LIMÓN NI LAUREL.", "LAUREL"],
  ["Colours: white and green. We open at noon. No herons or otters.", "herons"],
])("leaves what a house and a trade refuse: %s", (text, word) => expect(told(text)).toContain(word));

it.each([
  ["She won't even tell me.", "Please don't say what's in the masa."],
  ["die mögen viele autistische familien nicht.", "keine puzzleteile!!!"],
  ["Ça fait mariage de province.", "Pas de plume, pas de cœurs."],
  ["Ella no quiere.", "No pongan fotos de mi madre."],
])("knows the reason of a refusal: %s", (text, before) => expect(saysWhyRefused(text, before)).toBe(true));

it.each([
  ["She founded the shop.", "Put a photo of my mum at the top."],
  ["They will ring you back.", "Please don't put a form."],
  ["die werkstatt liegt am hafen.", "keine puzzleteile!!!"],
  ["Il y a un parking.", "Pas de cœurs."],
  ["It opened in 1961.", "No hearts please."],
])("knows no reason in %s", (text, before) => expect(saysWhyRefused(text, before)).toBe(false));

it("takes only short refusals for a ban", () => {
  expect(goesOnRefusing("No herons.")).toBe(true);
  expect(goesOnRefusing("No herons before 8 o'clock.")).toBe(false);
  expect(goesOnRefusing("Do you have herons?")).toBe(false);
});
