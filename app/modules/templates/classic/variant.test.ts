import { describe, expect, it } from "vitest";
import { planFor } from "../../generation/built-in/built-in-designer";
import { bakery, bicycleCoop, ceramicsShop, oneLiner, taxAdviser } from "../../generation/demo-briefs";
import type { SectionOf } from "../../site/site-plan";
import { picturePlan } from "../../../../tests/factories/gallery-plans";
import { heroVariant, peopleVariant, pricesVariant, servicesVariant, storyVariant, visitVariant } from "./variant";

const site = (plan: ReturnType<typeof planFor>) => ({ plan, anchors: new Set<string>() });
const heading = { id: "s", title: "S" };
const times = <T>(count: number, item: T) => Array.from({ length: count }, () => item);
const services = (items: SectionOf<"services">["items"]) => servicesVariant({ kind: "services", ...heading, items });
const prices = (...sizes: number[]) =>
  pricesVariant({
    kind: "prices",
    ...heading,
    groups: sizes.map((size) => ({ items: times(size, { name: "Rye", price: "€4" }) })),
  });
const story = (letters: number) => storyVariant({ kind: "about", ...heading, paragraphs: ["x".repeat(letters)] });

describe("classic", () => {
  it.each([
    ["a bakery", bakery, "window"],
    ["a tax adviser", taxAdviser, "plate"],
    ["a bicycle workshop", bicycleCoop, "bill"],
    ["a maker who sends goods", ceramicsShop, "label"],
    ["a name and nothing else", oneLiner, "bill"],
  ] as const)("sets the name of %s as its trade does", (_business, brief, variant) => {
    expect(heroVariant(site(planFor({ ...brief, template: "classic" })))).toBe(variant);
  });

  it("frames a picture whatever the trade", () => {
    expect(heroVariant(site(picturePlan("classic")))).toBe("frame");
  });

  it("lays out lists by how much they hold", () => {
    expect(services(times(3, { name: "Hems", price: "£9" }))).toBe("fare");
    expect(services(times(5, { name: "Hems" }))).toBe("line");
    expect(services(times(4, { name: "Alterations of coats and wedding dresses" }))).toBe("columns");
    expect(services(times(4, { name: "Hems", detail: "Same day" }))).toBe("columns");
    expect([services(times(40, { name: "Hems", price: "£9" })), services(times(9, { name: "Hems" }))]).toEqual([
      "index",
      "index",
    ]);
    expect([prices(5), prices(9), prices(4, 4), prices(3, 3, 3), prices(20, 20, 20)]).toEqual([
      "card",
      "columns",
      "columns",
      "triptych",
      "columns",
    ]);
    expect([story(90), story(400), story(900)]).toEqual(["motto", "tale", "chronicle"]);
  });

  it("bills people with roles like a cast, and hangs out hours", () => {
    const people = (count: number, role?: string) =>
      peopleVariant({ kind: "people", ...heading, items: times(count, { name: "Ada", role }) });
    expect([people(3, "Cutter"), people(2, "Cutter"), people(3)]).toEqual(["cast", "columns", "columns"]);
    const plan = planFor({ ...bakery, template: "classic" });
    expect(visitVariant(site(plan))).toBe("sign");
    expect(visitVariant(site({ ...plan, business: { ...plan.business, hours: [] } }))).toBe("card");
  });
});
