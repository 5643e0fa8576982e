import { describe, expect, it } from "vitest";
import { findClaims } from "./find-claims";
import { groundClaim } from "./ground-claim";
import { prepareSources } from "./prepare-sources";

const open = (brief: string, text: string) =>
  findClaims(text)
    .filter(
      (claim) => groundClaim({ ...claim, context: text }, prepareSources([{ name: "brief", text: brief }])) === null,
    )
    .map((claim) => claim.text);

describe("ratings", () => {
  const kinds = (text: string) => findClaims(text).map(({ kind, text: words }) => `${kind}: ${words}`);

  it.each([
    ["It gets 3 out of 5 stars from customers", ["number: 3 out of 5 stars"]],
    ["A 5-star pub", ["number: 5-star"]],
    ["A pub with one out of five stars", ["number: one out of five stars"]],
    ["Nine out of ten guests come back", ["number: Nine out of ten guests"]],
    ["A highly rated coffee shop named The Mill", []],
    ["5 and its cheap this makes a great family friendly place", ["number: 5"]],
    ["Named Garage of the Year 2022", ["award: Named Garage of the Year 2022"]],
    ["Rated one of the best in Kent", ["award: Rated one of the best in Kent"]],
    ["A customer rating of five out of five.", ["number: five out of five"]],
    ["A 5 out 5 rating", ["number: 5 out 5 rating"]],
    ["A one star pub, one of many", ["number: one star"]],
    ["Some of the best wine in the area", []],
    ["The best bakery in Kent", ["award: best bakery in Kent"]],
    ["Reparatur zum Festpreis, Kinderpreis auf Anfrage", []],
    ["Träger des Umweltpreis 2022", ["award: Umweltpreis 2022"]],
  ])("in '%s' are %j", (text, found) => expect(kinds(text)).toEqual(found));

  it.each([
    ["Customer rating: 3 out of 5", "Customers give us 3 out of 5 stars."],
    ["Customer rating: 3 out of 5", "A 3-star pub"],
    ["Customer rating: three out of five", "Rated 3 out of 5 by customers"],
    ["9 out of 10 guests return", "90% of our guests return"],
    ["Ofsted: Good (June 2024)", "Rated Good by Ofsted in June 2024"],
    ["Prices: less than £20", "Dinner for less than 20 British pounds"],
    ["Karnet 149 zł", "Karnet open za 149 złotych"],
    ["Dinner £20-25", "Dinner for £25"],
    ["Price range: £20-25", "Dinner in the £20-25 price range"],
    ["4.9/5 on Google", "4.9 out of 5 on Google"],
    ["4,9 von 5 Sternen", "4,9 Sterne bei Google"],
    ["4,8 de 5 estrellas", "4,8 estrellas en Google"],
    ["Note de 4,8/5", "4,8 sur 5"],
    ["4,8 su 5", "4,8 stelle su Google"],
    ["4,8 em 5", "4,8 estrelas no Google"],
    ["4,8 van 5", "4,8 sterren op Google"],
    ["4,8 na 5", "4,8 gwiazdki w Google"],
    ["4.8 من 5", "4.8 نجوم"],
  ])("of '%s' follows '%s'", (brief, text) => expect(open(brief, text)).toEqual([]));

  it.each([
    ["Customer rating: 3 out of 5", "A 4-star pub", ["4-star"]],
    ["Customer rating: 3 out of 5", "A one star pub", ["one star"]],
    ["A pub", "Rated five out of five.", ["five out of five"]],
    ["Dinner £20-25", "Dinner for 20-25 euros", ["25 euros"]],
    ["A turnover of $2 million", "A turnover of $2 billion", ["$2 billion"]],
    ["Dinner MX$90", "Dinner for US$90", ["US$90"]],
    ["Dinner £20 to 25", "Dinner for €25", ["€25"]],
    ["Customer rating: 3 out of 5", "3 out of 10 guests", ["3 out of 10 guests"]],
    ["Three cooks", "A three star restaurant", ["three star"]],
    ["Karnet 149 zł", "Karnet open za €149", ["€149"]],
  ])("of '%s' does not follow '%s'", (brief, text, invented) => expect(open(brief, text)).toEqual(invented));
});

describe("what follows from the owner's words", () => {
  it.each([
    ["We have 42 years of experience", "Over 40 years of experience"],
    ["Wir haben 42 Jahre Erfahrung", "Mehr als 40 Jahre Erfahrung"],
    ["Tenemos 42 años de experiencia", "Más de 40 años de experiencia"],
    ["42 ans d'expérience", "Plus de 40 ans d'expérience"],
    ["42 anni di esperienza", "Oltre 40 anni di esperienza"],
    ["42 anos de experiência", "Mais de 40 anos de experiência"],
    ["42 jaar ervaring", "Meer dan 40 jaar ervaring"],
    ["42 lata doświadczenia", "Ponad 40 lat doświadczenia"],
    ["خبرة 42 سنة", "خبرة أكثر من 40 سنة"],
    ["Haircut £18", "A haircut for under £20"],
    ["Haircut £18", "A haircut for about £19"],
    ["We have 48 seats", "Nearly 50 seats"],
    ["Haarschnitt 18 €", "Haarschnitt für unter 20 €"],
    ["Corte 18 €", "Un corte por menos de 20 €"],
    ["Coupe 18 €", "Une coupe à moins de 20 €"],
    ["Taglio 18 €", "Un taglio a meno di 20 €"],
    ["Corte 18 €", "Um corte por menos de 20 €"],
    ["Knippen € 18", "Knippen voor minder dan € 20"],
    ["Strzyżenie 18 zł", "Strzyżenie poniżej 20 zł"],
    ["قص الشعر 18 دينار", "قص الشعر بأقل من 20 دينار"],
    ["We have 48 seats", "About 50 seats"],
    ["Wir haben 48 Plätze", "Rund 50 Plätze"],
    ["Tenemos 48 plazas", "Unas 50 plazas"],
    ["48 couverts", "Environ 50 couverts"],
    ["48 coperti", "Circa 50 coperti"],
    ["48 lugares", "Cerca de 50 lugares"],
    ["48 zitplaatsen", "Ongeveer 50 zitplaatsen"],
    ["48 miejsc", "Około 50 miejsc"],
    ["48 مقعدا", "حوالي 50 مقعدا"],
    ["12 rooms in the house and 4 rooms in the barn", "16 rooms"],
    ["12 Zimmer im Haus und 4 Zimmer in der Scheune", "16 Zimmer"],
    ["12 habitaciones en la casa y 4 habitaciones en el granero", "16 habitaciones"],
    ["12 chambres dans la maison et 4 chambres dans la grange", "16 chambres"],
    ["12 camere nella casa e 4 camere nel fienile", "16 camere"],
    ["12 quartos na casa e 4 quartos no celeiro", "16 quartos"],
    ["12 kamers in het huis en 4 kamers in de schuur", "16 kamers"],
    ["12 pokoi w domu i 4 pokoje w stodole", "16 pokoi"],
    ["12 غرفة في البيت و 4 غرف في المزرعة", "16 غرفة"],
    ["Cut £35, colour £60", "Cut and colour £95"],
    ["Massage 90 minutes", "One and a half hours: 1.5 hours of massage"],
    ["An hour and a half of massage", "90 minutes of massage"],
    ["Eine halbe Stunde Massage", "30 Minuten Massage"],
    ["Media hora de masaje", "30 minutos de masaje"],
    ["Une demi-heure de massage", "30 minutes de massage"],
    ["Mezz'ora di massaggio", "30 minuti di massaggio"],
    ["Meia hora de massagem", "30 minutos de massagem"],
    ["Een half uur massage", "30 minuten massage"],
    ["Pół godziny masażu", "30 minut masażu"],
    ["نصف ساعة مساج", "30 دقيقة مساج"],
    ["The first hour, about an hour, is free", "60 minutes, free"],
    ["A guarantee of 2 years", "24 months guarantee"],
  ])("of '%s' follows '%s'", (brief, text) => expect(open(brief, text)).toEqual([]));

  it.each([
    ["We have 32 years of experience", "Over 40 years of experience", ["40 years"]],
    ["We have 42 chairs", "Over 40 tables", ["40 tables"]],
    ["Haircut £28", "A haircut for under £20", ["£20"]],
    ["Haircut €18", "A haircut for under £20", ["£20"]],
    ["Haircut £18", "A colour for under £20", ["£20"]],
    ["12 rooms in the house and 4 rooms in the barn", "17 rooms", ["17 rooms"]],
    ["Cut £35, colour £60, wash £10", "Cut and wash £95", ["£95"]],
    ["Half an hour of massage", "40 minutes of massage", ["40 minutes"]],
    ["We have 20 seats", "Nearly 50 seats", ["50 seats"]],
  ])("of '%s' does not follow '%s'", (brief, text, invented) => expect(open(brief, text)).toEqual(invented));
});

describe("what is said of an amount or a date", () => {
  it.each([
    ["Rooms £80 per night", "Rooms £80 per night", []],
    ["Rooms £80 per night", "A room is £80 per week", ["£80 per week"]],
    ["Zimmer 80 € pro Nacht", "Ein Zimmer kostet 80 € pro Woche", ["80 € pro Woche"]],
    ["Open day on 3 December", "Open day: 3/12/2026", []],
    ["Open day on 12 March", "Open day: 12/3/2026", []],
    ["Open day on 12 May", "Open day: 12/3/2026", ["12/3/2026"]],
    ["A bakery", "1. Meet 2. Plan 3. Bake", []],
    ["A bakery", "Plan 7. Bake", ["7"]],
  ])("of '%s' says '%s' this much more: %j", (brief, text, invented) => expect(open(brief, text)).toEqual(invented));
});

it("a hundred in words are many, in figures so many", () => {
  expect(open("We bake.", "We do a hundred small repairs.")).toEqual([]);
  expect(open("We bake.", "We do 100 small repairs.")).toEqual(["100 small"]);
});

/** So many years in figures and in letters. */
const YEARS: [figures: string, letters: string][] = [
  ["15 years", "Fifteen years"],
  ["15 Jahre", "Fünfzehn Jahre"],
  ["15 años", "Quince años"],
  ["15 ans", "Quinze ans"],
  ["15 anni", "Quindici anni"],
  ["15 anos", "Quinze anos"],
  ["15 jaar", "Vijftien jaar"],
  ["15 lat", "Piętnaście lat"],
  ["15 عاما", "خمسة عشر عاما"],
];

it.each(YEARS)("%s and %s are the same, and are neither 14 nor 50", (figures, letters) => {
  expect([open(figures, letters), open(letters, figures)]).toEqual([[], []]);
  for (const other of ["14", "50"]) {
    const said = figures.replace("15", other);
    expect([open(letters, said), open(said, letters)].map((found) => found.length)).toEqual([1, 1]);
  }
});

describe("badges", () => {
  const GIVEN =
    "Gas Safe registered, Checkatrade member, NICEIC Approved Contractor, ISO 9001. TripAdvisor Travellers' Choice 2023";

  it.each([
    [GIVEN, "Gas Safe registered", []],
    [GIVEN, "Member of Checkatrade", []],
    [GIVEN, "NICEIC approved contractor", []],
    [GIVEN, "Certified to ISO 9001", []],
    [GIVEN, "Travellers' Choice 2023 on TripAdvisor", []],
    ["Ofsted: Outstanding", "Rated Outstanding by Ofsted", []],
    ["B Corp certified", "Certified B Corp", []],
    ["Food hygiene rating 5", "Food Hygiene Rating: 5", []],
    ["Innungsfachbetrieb, TÜV-geprüft", "TÜV geprüfter Innungsfachbetrieb", []],
    ["Certificado por AENOR ISO 9001", "ISO 9001 (AENOR)", []],
    [GIVEN, "Certified to ISO 14001", ["Certified to ISO 14001"]],
    [GIVEN, "OFTEC registered", ["OFTEC registered"]],
  ])("of '%s' says '%s' this much more: %j", (brief, text, invented) => expect(open(brief, text)).toEqual(invented));
});
