import { describe, expect, it } from "vitest";
import { planFor } from "../../generation/built-in/built-in-designer";
import { brief } from "../../site/brief";
import type { Industry } from "../../site/choices";
import { spokenTrade } from "./trade";

const tradeOf = (industry: Industry, projectTitle: string, designBrief: string) =>
  spokenTrade(planFor(brief.parse({ template: "modern", industry, projectTitle, designBrief })));

describe("spokenTrade", () => {
  it.each([
    ["restaurant", "Padaria Alfazema", "A Portuguese bakery on Kirkgate.", "bread"],
    ["restaurant", "Ola", "Oysters and white wine by the harbour wall.", "fish"],
    ["professional-services", "Kanzlei Thomsen", "Wir sind eine Steuerkanzlei für Reedereien.", "quill"],
    ["professional-services", "Okoro Law", "Employment disputes.", "scales"],
    ["healthcare", "Bouldin Physical Therapy", "Walk and lift without pain.", "medicine"],
    ["healthcare", "Gabinet Weterynaryjny Kowalczuk", "Leczymy psy i koty.", "paw"],
    ["real-estate", "Tidewell Lettings", "Flats between Margate and Broadstairs.", "key"],
    ["other", "Le Fil Rouge", "Cours de couture à Lille, pour débutants.", "thread"],
    ["other", "Spoke & Commons", "A worker-owned bicycle repair shop.", "wheel"],
    ["other", "Peluquería Rosa", "Cortes sin cita.", "scissors"],
    ["other", "Atelier Delmas", "Menuiserie à Capdenac-Gare depuis 1998.", "acorn"],
    ["ecommerce", "Domaine Rousset", "Vignerons à Pupillin dans le Jura, sur 6 hectares.", "wine"],
    ["professional-services", "مكتب بيان", "مكتب للترجمة المعتمدة.", "quill"],
    ["other", "Hufbeschlag Rädler", "Staatlich geprüfter Hufbeschlagschmied im Allgäu.", "horse"],
    ["restaurant", "Auntie Sumin's", "We is a lil roti shop, blue building with the tall step.", "kitchen"],
    ["restaurant", "La Víbora", "Una mezcalería chiquita y un gato que se llama Don Goyo.", "wine"],
    ["other", "El Cóndor", "Alquiler y venta de andamios certificados.", "trowel"],
    ["restaurant", "مخبز الزيتون", "خبز طازج كل صباح.", "bread"],
  ] as const)("reads from %s %j, %j: %s", (industry, name, text, trade) => {
    expect(tradeOf(industry, name, text)).toBe(trade);
  });

  it.each([
    ["an aside", "Barro Cerro", "Taller de cerámica en Valparaíso (el portón de la bicicleta).", "vase"],
    ["a street", "Rowan", "A florist at the Old Bakery, Fish Street.", "flower"],
    ["a customer", "Tally", "Bookkeeping for dentists and restaurants.", "quill"],
    ["a quotation", "The Tyne Tonics", 'A community choir. We sing "Municipal Pool" most weeks.', "lyre"],
    ["an animal of the house", "Judith Bell", "A bookshop with a greyhound, Beryl, who likes the creek.", "book"],
  ])("is not misled by %s", (_what, name, text, trade) => {
    expect(tradeOf("other", name, text)).toBe(trade);
  });

  it.each([
    ["Quux", "Open since spring."],
    ["Scarlett Ascoat", "Begreen Unlawful."],
    ["Ines Marlow", "We moved in above the fabric shop, next to the pub."],
  ])("finds none in %j, %j", (name, text) => {
    expect(tradeOf("other", name, text)).toBeUndefined();
  });
});
