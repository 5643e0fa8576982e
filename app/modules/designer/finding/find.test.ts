import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openSite } from "../../operations/opened-site";
import { NO_DIALOGUE } from "../understanding/dialogue";
import { knownWords } from "../understanding/known-words";
import { withMentions } from "../understanding/mentions";
import { readWords } from "../understanding/read-words";
import { nearestOf } from "./find";
import { likeness, tokensOf } from "./tokens";

const site = openSite(
  {
    html: `<!doctype html><html lang="en"><head><title>Forge</title></head><body>
  <aside style="background:#ffe066"><p>Closed for the show, 3 to 5 August.</p></aside>
  <header><a class="logo" href="#">Hoof and Anvil</a><nav><a href="#work">Work</a><a href="#crew">Crew</a></nav></header>
  <main><section class="hero" style="background:#14532d"><h1>Shoes that stay on</h1><p>Farriers in Ripon since 1988.</p></section>
  <section id="prices"><h2>Prices</h2><ul><li><span>Trim</span> <b>£40</b></li><li><span>Full set of shoes</span> <b>£75</b></li></ul></section>
  <section id="crew"><h2>Who comes</h2><div><article><h3>Owen Birtwhistle</h3><p>Farrier</p></article>
  <article><h3>Salma Idris</h3><p>Apprentice</p></article></div></section></main>
  <footer style="background:#222;color:#fff"><p>Mill Lane, Ripon</p></footer></body></html>`,
    css: "",
    javascript: "",
  },
  null,
);

const near = (says: string, selected: number | null = null) =>
  nearestOf(site, withMentions(readWords(says, knownWords(site.page)), says, site), says, { ...NO_DIALOGUE, selected });

const firstOf = (says: string, role: string) =>
  near(says).find(({ thing }) => (thing.roles as readonly string[]).includes(role))?.thing.name;

describe("what of a page is meant", () => {
  it.each([
    ["the yellow strip about the show", "section", "Closed for the show, 3 to 5 August."],
    ["our Salma", "item", "Salma Idris"],
    ["sallma has left us, take her off please", "item", "Salma Idris"],
    ["the full set is 80 now, feed has gone up", "item", "Full set of shoes"],
    ["move who comes above the prices", "section", "Who comes"],
  ])("%s (%s)", (says, role, name) => expect(firstOf(says, role)).toBe(name));

  it("is what is selected, where the words do not tell", () => {
    const owen = near("Owen").find(({ thing }) => thing.name === "Owen Birtwhistle" && thing.roles.includes("item"))!;
    expect(near("make this bigger", owen.thing.node)[0]!.thing.node).toBe(owen.thing.node);
  });
});

it("ranks all that is seen, or nothing where nothing of it is said, with shares that are one together", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (says) => {
      const found = near(says);
      expect([0, near("Owen").length]).toContain(found.length);
      if (found.length > 0) expect(found.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeCloseTo(1);
    }),
    { numRuns: 30 },
  );
});

it("means nothing where only common words are said", () => {
  expect(near("make it and make it, please")).toEqual([]);
});

it("compares words without case, accents and endings, and figures only as they are", () => {
  expect(tokensOf("Mèches, £7,50")).toEqual(["meches", "7.50"]);
  expect(likeness("meche", "meches")).toBeGreaterThan(0.5);
  expect(likeness("kerstkransworkshop", "workshop")).toBeGreaterThan(0.5);
  expect(likeness("12", "120")).toBe(0);
  expect(likeness("oven", "open")).toBe(0);
});
