import { expect, it } from "vitest";
import type { Industry } from "../../site/choices";
import { tradeType } from "./trade-type";

it.each<[string, Industry, string]>([
  ["Padaria Alfazema", "restaurant", "Bakery"],
  ["Landbäckerei Huber", "restaurant", "Bakery"],
  ["مخبز الزيتون", "restaurant", "Bakery"],
  ["Café Luna", "other", "CafeOrCoffeeShop"],
  ["Zahnarztpraxis am Markt", "healthcare", "Dentist"],
  ["Clínica dental Sol", "healthcare", "Dentist"],
  ["عيادة أسنان", "healthcare", "Dentist"],
  ["Bouldin Physical Therapy", "healthcare", "Physiotherapy"],
  ["Steuerberatung Klein", "professional-services", "AccountingService"],
  ["Abogados Ruiz", "professional-services", "Attorney"],
  ["Friseur Anna", "other", "HairSalon"],
  ["Plumbing by Joe", "professional-services", "Plumber"],
  ["Blank", "ecommerce", "Store"],
  ["Blank", "restaurant", "FoodEstablishment"],
  ["Blank", "other", "LocalBusiness"],
])("takes %s (%s) for a %s", (text, industry, type) => expect(tradeType([text], industry)).toBe(type));

it("hears the telling text first, and stays in the industry that was chosen", () => {
  expect(tradeType(["Rosa", "A florist beside the old bakery"], "ecommerce")).toBe("Florist");
  expect(tradeType(["Rosa", "In a former car repair shop", "our restaurant"], "restaurant")).toBe("Restaurant");
  expect(tradeType(["The Forest Gymnasium Society"], "other")).toBe("LocalBusiness");
});
