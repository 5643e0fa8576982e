import { describe, expect, it } from "vitest";
import { PLACEHOLDERS, isSaid, sectionOfPlaceholder } from "./placeholder-kinds";
import { isContent, isSectionKind, SECTION_KINDS, type SectionKind } from "./section-kinds";
import { section } from "./site-plan";

const KINDS = Object.keys(SECTION_KINDS) as SectionKind[];

describe("kinds of sections", () => {
  it("are those of a plan", () => expect(section.options.map(({ shape }) => shape.kind.value)).toEqual(KINDS));

  it("are told from other words", () => {
    expect(KINDS.every(isSectionKind)).toBe(true);
    for (const word of ["", "header", "constructor", "toString", "__proto__"]) expect(isSectionKind(word)).toBe(false);
  });

  it("stand between one first screen and the end", () => {
    expect(KINDS.filter((kind) => SECTION_KINDS[kind].place === "top")).toEqual(["hero"]);
    expect(KINDS.filter((kind) => !isContent(kind))).toEqual(["hero", "custom", "cta", "contact"]);
  });
});

describe("placeholders", () => {
  it("stand each in one kind of section", () => {
    expect(new Set(PLACEHOLDERS).size).toBe(PLACEHOLDERS.length);
    expect(Object.fromEntries(PLACEHOLDERS.map((kind) => [kind, sectionOfPlaceholder(kind)]))).toEqual({
      hours: "visit",
      address: "visit",
      phone: "contact",
      email: "contact",
      services: "services",
      prices: "prices",
      people: "people",
      photos: "gallery",
      questions: "faq",
    });
  });

  it("are said by sections, except how to reach the business", () => {
    const all = KINDS.map((kind) => ({ kind }));
    expect(PLACEHOLDERS.filter((kind) => isSaid(kind, all))).toEqual(["services", "prices", "people", "photos"]);
    expect(isSaid("services", [{ kind: "prices" }])).toBe(true);
    expect(isSaid("prices", [{ kind: "services" }])).toBe(false);
  });
});
