import { describe, expect, it } from "vitest";
import { restaurantPlan } from "../../../../tests/factories/plans";
import { INDUSTRIES, type Industry } from "../../site/choices";
import type { SitePlan } from "../../site/site-plan";
import { tradeOf } from "./trade";

const plan = (industry: Industry, name: string, title = "Open since spring"): SitePlan => ({
  ...restaurantPlan(),
  industry,
  meta: { ...restaurantPlan().meta, description: "" },
  business: { hours: [], services: [], prices: [], people: [], languages: [], social: [], name },
  sections: [{ kind: "hero", id: "top", title, primary: { label: "Call", href: "tel:1" } }],
});

describe("tradeOf", () => {
  it.each([
    ["restaurant", "Padaria Alfazema", "A Portuguese bakery on Kirkgate", "bread"],
    ["restaurant", "Ola", "Oysters and white wine by the harbour wall", "fish"],
    [
      "professional-services",
      "Steuerkanzlei Thomsen & Yıldız",
      "Wir beraten Handwerksbetriebe und Reedereien",
      "quill",
    ],
    ["professional-services", "Okoro Law", "Employment disputes", "scales"],
    ["healthcare", "Bouldin Physical Therapy", "Walk and lift without pain", "medicine"],
    ["healthcare", "Marsh Lane Opticians", "Two optometrists", "glasses"],
    ["real-estate", "Tidewell Lettings", "Flats between Margate and Broadstairs", "key"],
    ["ecommerce", "Okafor Kiln", "Stoneware for the table", "vase"],
    ["other", "Spoke & Commons", "A worker-owned bicycle repair shop", "wheel"],
    ["other", "Fennick Stair Makers", "Describe what you have in mind", "acorn"],
    ["other", "Möbeltischlerei Kern", "Möbel nach Maß", "acorn"],
    ["other", "Peluquería Rosa", "Cortes sin cita", "scissors"],
    ["restaurant", "مخبز الزيتون", "خبز طازج كل صباح", "bread"],
  ] as const)("reads from %s %j, %j: %s", (industry, name, title, trade) => {
    expect(tradeOf(plan(industry, name, title))).toBe(trade);
  });

  it("falls back to what the industry stands for", () => {
    const usual = INDUSTRIES.map((industry) => tradeOf(plan(industry, "Quux")));
    expect(new Set(usual).size).toBe(INDUSTRIES.length);
  });

  it("reads whole beginnings of words only", () => {
    expect(tradeOf(plan("other", "Scarlett Ascoat", "Begreen Unlawful"))).toBe("star");
  });
});
