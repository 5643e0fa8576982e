import { expect, it } from "vitest";
import type { PageLanguage } from "~/lib/languages";
import { readFacts } from "../../facts/read-facts";
import { ledLists } from "./led-lists";

const lists = (text: string, language: PageLanguage) =>
  ledLists(readFacts(`Firma.\n\n${text}`), language).map(({ list }) => list);

it.each<[PageLanguage, string, string, string[]]>([
  [
    "en",
    "Folks need to know when to call: slow drains, smell in the yard, wet spots.",
    "When to call",
    ["Slow drains", "Smell in the yard", "Wet spots"],
  ],
  [
    "en",
    "We pump septic tanks. Also what not to flush. Wipes!! even the ones says flushable. Grease, cat litter, paper towels, paint.",
    "What not to flush",
    ["Wipes!! even the ones says flushable", "Grease", "Cat litter", "Paper towels", "Paint"],
  ],
  [
    "de",
    "Was ich vor Ort brauche: trockener, ebener Platz, Licht, Strom, und jemand, der es hält.",
    "Was ich vor Ort brauche",
    ["Trockener, ebener Platz", "Licht", "Strom", "Jemand, der es hält"],
  ],
  [
    "de",
    "Unten bitte: wann lieber zum Arzt (offene Wunde, rot und heiß, Fieber).",
    "Wann lieber zum Arzt",
    ["Offene Wunde", "Rot und heiß", "Fieber"],
  ],
  ["es", "Qué hay que traer: calzado cómodo, agua, gorra.", "Qué hay que traer", ["Calzado cómodo", "Agua", "Gorra"]],
  [
    "fr",
    "Ce qu'il faut apporter : une serviette, un bonnet, de l'eau.",
    "Ce qu'il faut apporter",
    ["Une serviette", "Un bonnet", "De l'eau"],
  ],
  [
    "fr",
    "Ensuite : que faire les 48 premières heures (liste numérotée : couper, photographier, ne rien jeter).",
    "Que faire les 48 premières heures",
    ["Couper", "Photographier", "Ne rien jeter"],
  ],
  ["it", "Cosa portare: scarpe chiuse, acqua, una giacca.", "Cosa portare", ["Scarpe chiuse", "Acqua", "Una giacca"]],
  ["pt", "O que trazer: toalha, chinelos, protetor solar.", "O que trazer", ["Toalha", "Chinelos", "Protetor solar"]],
  [
    "nl",
    "Wat je meeneemt: een handdoek, slippers, een trui.",
    "Wat je meeneemt",
    ["Een handdoek", "Slippers", "Een trui"],
  ],
  ["pl", "Co zabrać: ręcznik, klapki, ciepłą bluzę.", "Co zabrać", ["Ręcznik", "Klapki", "Ciepłą bluzę"]],
  [
    "en",
    "How to pack it etc (take the battery out, bubble wrap, no strap).",
    "How to pack it",
    ["Take the battery out", "Bubble wrap", "No strap"],
  ],
  ["en", "And what not to flush (wipes!! fat, paint).", "What not to flush", ["Wipes", "Fat", "Paint"]],
  ["de", "Wie man einpackt (Akku raus, Folie, Name rein).", "Wie man einpackt", ["Akku raus", "Folie", "Name rein"]],
])("%s: %s", (language, text, title, items) => expect(lists(text, language)).toEqual([{ title, items }]));

it.each<[PageLanguage, string]>([
  ["en", "What we do: roofs, gutters, chimneys."],
  ["pt", 'Queria uma parte "Quando procurar ajuda" por idade (2 anos, 3 anos, 4 anos, idade escolar).'],
  ["en", "How to pay (£10 a day, £50 a week, £90 a month)."],
  ["nl", "Wat we willen: één pagina, snel, grappig."],
  ["en", "Then a Q&A: do they smell (no), what not to feed them (citrus, meat, onions)."],
  ["en", "What to pay: £10 a day, £50 a week, £90 a month."],
  ["pl", "Ma być widać, co zabrać na trasę (ściągawka: dolina, schronisko, szczyt)."],
])("is no such list: %s %s", (language, text) => expect(lists(text, language)).toEqual([]));
