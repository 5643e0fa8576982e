import { describe, expect, it } from "vitest";
import { planFor } from "../../generation/built-in/built-in-designer";
import { bakery, bicycleCoop, lettingAgent, oneLiner, taxAdviser } from "../../generation/demo-briefs";
import type { SectionOf, SitePlan } from "../../site/site-plan";
import { fullPlan } from "../../../../tests/factories/full-plan";
import { picturePlan } from "../../../../tests/factories/gallery-plans";
import { renderSite } from "../render-site";
import {
  aboutVariant,
  figuresInHero,
  heroVariant,
  peopleVariant,
  pricesVariant,
  processVariant,
  servicesVariant,
} from "./variant";

const site = (plan: SitePlan) => ({ plan, anchors: new Set<string>() });
const variantOf = (plan: SitePlan) =>
  heroVariant(plan.sections.find((section) => section.kind === "hero")!, site(plan));
const heading = { id: "s", title: "S" };
const times = <T>(count: number, item: T) => Array.from({ length: count }, () => item);
const services = (items: SectionOf<"services">["items"]) => servicesVariant({ kind: "services", ...heading, items });
const words = "Accounts, tax returns and the letters in between";

describe("professional", () => {
  it.each([
    ["prices that follow at once", bakery, "ledger"],
    ["figures", lettingAgent, "figures"],
    ["hours, place and phone", taxAdviser, "glance"],
    ["next to nothing", oneLiner, "cover"],
  ] as const)("begins with %s", (_what, brief, variant) => {
    expect(variantOf(planFor({ ...brief, template: "professional" }))).toBe(variant);
  });

  it("begins with a picture where there is one, and with a row of facts under a short statement", () => {
    expect(variantOf(picturePlan("professional"))).toBe("picture");
    const plan = planFor({ ...bicycleCoop, template: "professional" });
    const sections = plan.sections.filter(({ kind }) => kind === "hero" || kind === "about");
    const short = sections.map((section) =>
      section.kind === "hero" ? { ...section, title: "Bicycles, repaired" } : section,
    );
    expect(variantOf({ ...plan, sections: short })).toBe("row");
  });

  it("says figures once: in the first screen, else in their own part", () => {
    const inHero = renderSite(planFor({ ...lettingAgent, template: "professional" })).html;
    expect(inHero.match(/class="figure-list/g)).toHaveLength(1);
    expect(inHero).not.toContain('data-section="figures"');
    expect(figuresInHero(site(fullPlan("professional")))).toBeNull();
  });

  it("lays out lists by how much they hold", () => {
    expect(services(times(5, { name: "Audits of clubs and of their friends" }))).toBe("index");
    expect(services(times(6, { name: "Audit", detail: words }))).toBe("grid");
    expect(services(times(20, { name: "Audit", detail: words }))).toBe("ledger");
    expect(services(times(3, { name: "Audit", price: "€90" }))).toBe("ledger");
    const groups = (count: number) =>
      pricesVariant({ kind: "prices", ...heading, groups: times(count, { items: [{ name: "Rye", price: "€4" }] }) });
    expect([groups(1), groups(3)]).toEqual(["single", "columns"]);
    const people = (count: number, detail?: string) =>
      peopleVariant({ kind: "people", ...heading, items: times(count, { name: "Ada", detail }) });
    expect([people(2), people(4), people(4, words.repeat(2))]).toEqual(["cards", "index", "cards"]);
    const steps = (count: number) =>
      processVariant({ kind: "process", ...heading, steps: times(count, { name: "Ask" }) });
    expect([steps(3), steps(6)]).toEqual(["row", "list"]);
    const story = (letters: number) => aboutVariant({ kind: "about", ...heading, paragraphs: ["x".repeat(letters)] });
    expect([story(120), story(700)]).toEqual(["statement", "article"]);
  });
});
