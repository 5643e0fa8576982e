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
  ])("in '%s' are %j", (text, found) => expect(kinds(text)).toEqual(found));

  it.each([
    ["Customer rating: 3 out of 5", "Customers give us 3 out of 5 stars."],
    ["Customer rating: 3 out of 5", "A 3-star pub"],
    ["Customer rating: three out of five", "Rated 3 out of 5 by customers"],
    ["9 out of 10 guests return", "90% of our guests return"],
    ["Ofsted: Good (June 2024)", "Rated Good by Ofsted in June 2024"],
    ["Prices: less than £20", "Dinner for less than 20 British pounds"],
    ["Karnet 149 zł", "Karnet open za 149 złotych"],
  ])("of '%s' follows '%s'", (brief, text) => expect(open(brief, text)).toEqual([]));

  it.each([
    ["Customer rating: 3 out of 5", "A 4-star pub", ["4-star"]],
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
    ["12 rooms in the house and 4 rooms in the barn", "16 rooms"],
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
