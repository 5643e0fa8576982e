import { expect, test } from "vitest";
import { EVERY_SECTION, fullPlan } from "../../../../tests/factories/full-plan";
import { TEMPLATES } from "../../site/choices";
import type { Section } from "../../site/site-plan";
import { orderedSections } from "../page";
import { groundsCss, groundsOf } from "./grounds";

const only = (...kinds: Section["kind"][]) =>
  kinds.flatMap((kind) => EVERY_SECTION.find((each) => each.kind === kind)!);
const grounds = (sections: Section[], plan = fullPlan("modern")) => [...groundsOf(sections, plan).values()];

test.each(TEMPLATES)("%s has one loud ground among its lists, and never beside another", (template) => {
  const plan = fullPlan(template);
  const loud = [...groundsOf(orderedSections(plan), plan).values()].filter(
    (each) => each !== "plain" && each !== "tint",
  );
  expect(loud).toHaveLength(1);
});

test("grounds change from part to part, and a dark page has its colour instead of more dark", () => {
  expect(grounds(only("gallery", "faq", "custom", "gallery").map((each, at) => ({ ...each, id: `s${at}` })))).toEqual([
    "plain",
    "tint",
    "plain",
  ]);
  const plan = fullPlan("modern");
  const dark = { ...plan, theme: { ...plan.theme, mode: "dark" as const } };
  expect(grounds(only("faq", "prices", "gallery"), dark)).toEqual(["plain", "field", "plain"]);
});

test("the loud ground has the second colour that was asked for, with text that reads on it", () => {
  const plan = fullPlan("modern");
  const pink = { ...plan, theme: { ...plan.theme, colours: { band: "#fc6cb4" } } };
  const parts = only("faq", "prices", "gallery");
  expect(grounds(parts, pink)).toEqual(["plain", "band", "plain"]);
  expect(groundsCss(parts, pink).join("\n")).toContain("background: #fc6cb4; color: #1");
});

test("no list directly below the first view and no part beside a call to act is loud", () => {
  expect(grounds(only("prices", "gallery"))).toEqual(["plain", "tint"]);
  expect(grounds(only("faq", "prices", "cta"))).toEqual(["plain", "tint"]);
});

test("a page of one part needs no rules for a plain ground", () => {
  expect(groundsCss(only("gallery"), fullPlan("modern"))).toEqual([]);
});
