import { describe, expect, it } from "vitest";
import { restaurantPlan, sparePlan } from "../../../../tests/factories/plans";
import { planFor } from "../../generation/built-in/built-in-designer";
import { briefs } from "../../generation/demo-briefs";
import type { SitePlan } from "../../site/site-plan";
import { heroVariant, shapeOf } from "./hero-variant";
import { aboutVariant, servicesVariant } from "./variants";

const site = (plan: SitePlan) => ({ plan, anchors: new Set<string>() });
const placed = site(restaurantPlan("modern"));
const spare = site(sparePlan("modern"));
const drawn = site(planFor({ ...briefs.bakery, template: "modern" }));
const image = (width: number, height: number) => ({ path: "assets/images/a.webp", alt: "", width, height });
const SHORT = "Portraits in pencil";
const MIDDLING = "A worker-owned bicycle repair shop";
const LONG = "Tidewell lets and looks after flats between Margate Old Town and Broadstairs";

describe("layouts of modern", () => {
  it("hangs a picture by its shape", () => {
    expect([image(900, 1200), image(1000, 1000), image(1600, 1067)].map(shapeOf)).toEqual(["tall", "square", "wide"]);
    expect(heroVariant({ title: SHORT, image: image(900, 1200) }, placed)).toBe("upright");
    expect(heroVariant({ title: MIDDLING, image: image(1600, 1067) }, placed)).toBe("strip");
    expect(heroVariant({ title: MIDDLING, image: image(1600, 1067) }, spare)).toBe("wall");
    expect(heroVariant({ title: SHORT, image: image(1600, 1067) }, placed)).toBe("wall");
  });

  it("gives a drawing one of the places that the statement leaves, by name and town", () => {
    const named = (title: string, { plan }: ReturnType<typeof site>) =>
      [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((name) =>
        heroVariant({ title }, site({ ...plan, business: { ...plan.business, name } })),
      );
    expect(new Set(named(SHORT, drawn))).toEqual(new Set(["poster", "upright"]));
    expect(new Set(named(MIDDLING, drawn))).toEqual(new Set(["upright"]));
    expect(named(LONG, drawn)).toEqual(named(LONG, drawn));
  });

  it("sets a name that nothing can be drawn for in type alone", () => {
    const { plan } = spare;
    const told = { ...plan, business: { ...plan.business, name: "Ostrava", tagline: undefined, services: [] } };
    expect(heroVariant({ title: MIDDLING }, site({ ...told, sections: [] }))).toBe("type");
  });

  it("differs between the demonstration briefs", () => {
    const variants = Object.values(briefs).map((brief) => {
      const plan = planFor({ ...brief, template: "modern" });
      return heroVariant(plan.sections.find((section) => section.kind === "hero")!, site(plan));
    });
    expect(new Set(variants).size).toBeGreaterThanOrEqual(3);
  });

  it("lists services by how many there are and what is said of them", () => {
    const named = (count: number, detail?: string) => ({
      items: Array.from({ length: count }, () => ({ name: "Repairs", detail })),
    });
    expect([named(4), named(4, "While you wait"), named(7)].map(servicesVariant)).toEqual([
      "index",
      "catalogue",
      "register",
    ]);
  });

  it("tells a story by its picture and length", () => {
    expect(aboutVariant({ paragraphs: ["Short."], image: image(1, 1) })).toBe("overlap");
    expect(aboutVariant({ paragraphs: ["Short."] })).toBe("motto");
    expect(aboutVariant({ paragraphs: ["Short.", "And more."] })).toBe("essay");
  });
});
