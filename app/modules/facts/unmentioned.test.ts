import { expect, it } from "vitest";
import { readFacts } from "./read-facts";
import { readSource } from "./source-text";
import { withoutUnmentioned } from "./unmentioned";

const pageOf = (text: string) => {
  const { prose, prices } = readFacts(text);
  return JSON.stringify([prose, prices]);
};

it.each([
  ["The market takes £180 for a pen, so please don't mention it.", "180"],
  ["My brother lent me £4,000 for the oven. Please don't mention that.", "4,000"],
  ["The sign still says heels £6 but that's from 2015 so ignore it.", "2015"],
  ["Im Kaufhaus verlangen sie fürs Kürzen 39 Franken, aber das müsst ihr ja nicht schreiben.", "39"],
  ["El ayuntamiento nos dio una ayuda de 3.000 euros, eso no hace falta ponerlo.", "3.000"],
  ["La banque nous a prêté 9 000 euros, inutile de le mentionner.", "9 000"],
  ["La banca ci ha prestato 9.000 euro, ma non lo scrivete.", "9.000"],
  ["A academia grande cobra R$ 129. Não precisa citar.", "129"],
  ["De gemeente gaf ons 500 euro, maar dat hoeft er niet bij.", "500"],
  ["Za remont zapłaciliśmy 9000 zł, ale tego proszę nie pisać.", "9000"],
  ["أخذنا قرضا بمبلغ 4000 دينار، لكن لا تذكروا هذا.", "4000"],
  ["Our trainees get £14.20 an hour, should we mention that?", "14.20"],
  ["Onze stagiairs krijgen 14,20 euro per uur, ook vermelden? Nee laat maar.", "14,20"],
])("does not show what its owner asks not to mention: %s", (text, amount) => {
  const said = `We mend shoes in the old harbour of Leith. ${text} Come in any day.`;
  expect(pageOf(said)).not.toContain(amount);
  expect(pageOf(said)).toContain("old harbour");
});

it("leaves what stands beside the bracket", () => {
  const page = pageOf(
    "We mend dolls in Burgdorf. Estimates are £90 an hour (one was sold for £2,400, don't mention that!).",
  );
  expect(page).toContain("90");
  expect(page).not.toContain("2,400");
});

it.each([
  "Please mention it when you call.",
  "We don't mention prices over the phone.",
  "Don't put it off, call us.",
  "The gate is stiff, don't let the dog out.",
  "Ihr müsst nicht schreiben, ruft einfach an.",
])("leaves what is said to visitors: %s", (text) =>
  expect(withoutUnmentioned(readSource(`We mend shoes in Leith. ${text}`)).sentences.size).toBe(0),
);
