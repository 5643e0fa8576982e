import { expect, it } from "vitest";
import type { PageLanguage } from "~/lib/languages";
import { holdsSometimes } from "./label-and-voice";
import { isScrap, showsStates } from "./scraps";

const scrap = (language: PageLanguage, title: string) =>
  isScrap(title, { sentence: title, name: "Casa Lume", language });

it.each<[PageLanguage, string]>([
  ["en", "Bernie (wife)"],
  ["en", "PJ Cunnane, Castlerea"],
  ["en", "Kev Dunstone, Maryborough Victoria"],
  ["en", "Does it need tuning, yes, daily"],
  ["en", "Will the cat, yes it will"],
  ["en", "Yes we check"],
  ["en", "Christmas list: open / full"],
  ["en", "Sizes and price"],
  ["en", "Its Bev (and Tiff typing)"],
  ["en", "Marivic Tubog here of Hilot ni Nanay"],
  ["en", "Greetings from Shri Ganesh Safa House, Jodhpur"],
  ["de", "Hier schreibt Marlies Noack vom Gurkenhof in Burg"],
  ["es", "Aquí escribe Carmen de la panadería"],
  ["fr", "Est-ce que vous livrez le samedi"],
  ["it", "Cosa faccio e quanto costa"],
  ["pt", "Aqui é o Jonas Kuhn do Café Colonial"],
  ["nl", "Hier is Marieke van de bakkerij"],
  ["pl", "Czy przyjeżdżacie do domu"],
  ["ar", "هل توصلون إلى البيت"],
])("makes no headline of a scrap, in %s: %s", (language, title) => expect(scrap(language, title)).toBe(true));

it.each<[PageLanguage, string]>([
  ["en", "Equine dentist"],
  ["en", "Taxidermy studio, Smithers BC"],
  ["en", "Casa Lume, Pollachi Main Road"],
  ["en", "It's Italian ice cream as my father made it"],
  ["en", "No frozen fish, ever"],
  ["en", "We price every job before we start"],
  ["de", "Praxis für Handtherapie, Passau, Innstadt"],
  ["de", "Schreinerei, Fensterbau"],
  ["es", "Sidrería en Nava"],
  ["fr", "Nous sommes complets, sauf le mardi"],
  ["fr", "C'est Awa Sawadogo, Dassasgho, Ouaga"],
  ["it", "Pane e panelle"],
  ["pt", "Fazemos francesinhas e pouco mais"],
  ["nl", "Wij verhuren kippen"],
  ["pl", "Prowadzimy małą pracownię bursztynu"],
  ["ar", "عندنا فرن نفخ زجاج في الخليل"],
])("leaves what says what is sold or done, in %s: %s", (language, title) => expect(scrap(language, title)).toBe(false));

it("knows states that are switched, and things that go together", () => {
  expect(showsStates("This week: yes / no")).toBe(true);
  expect(showsStates("Repairs / alterations")).toBe(false);
});

it.each([
  ["Se non rispondo sto medicando, richiamo entro un'ora", true],
  ["If we don't answer, we are in the barn", true],
  ["Wenn wir backen, riecht das Dorf", true],
  ["If it rolls, we mend it", false],
  ["Siamo qui, se serve", false],
])("knows what holds in one case: %s", (words, holds) => expect(holdsSometimes(words)).toBe(holds));
