import { expect, it } from "vitest";
import { growth } from "../../../tests/setup/count-steps";
import { checkRules } from "./check-static.server";
import { treeSize } from "../markup/tree-size";
import { tooMuchToValidate } from "./unchecked";

const CONTEXT = { assets: new Set<string>(), allowedHosts: new Set<string>() };
let page = 0;
/** Each time a page of its own: the one read last is kept. */
const check = (html: string) =>
  checkRules({ html: `${html}<!-- ${(page += 1)} -->`, css: "", javascript: "" }, CONTEXT);
const numbered = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => each(index)).join("");
const deep = (inside: string) => `${"<div>".repeat(40)}${inside}${"</div>".repeat(40)}`;

/** Twice the input is about twice the work; a square would make it four times as much. */
const MOST = 2.6;
const SIZE = process.env.FULL ? 2_000 : 250;

it.each<[string, (count: number) => string]>([
  ["faults beside each other", (count) => "<p></p>".repeat(count)],
  [
    "faults of many kinds in turns",
    (count) =>
      `<p></p><a href="#none">more</a><img src="assets/none.webp" alt="IMG_1.jpg"><h1>x</h1>`.repeat(count / 4),
  ],
  ["one id again and again", (count) => `<p id="same">x</p>`.repeat(count)],
  [
    "names that are other elements",
    (count) => numbered(count, (index) => `<a href="#none" aria-labelledby="n${index}"></a><p id="n${index}">x</p>`),
  ],
  [
    "links to places that are not there",
    (count) => numbered(count, (index) => `<a href="#n${index}">link ${index}</a>`),
  ],
  ["notes that name nothing", (count) => numbered(count, (index) => `<p aria-describedby="a${index} b${index}">x</p>`)],
  ["sections that only the owner sees", (count) => `<section data-placeholder="photo">x</section>`.repeat(count)],
  ["nested parts again and again", (count) => deep("<p></p>").repeat(count / 25)],
  ["sentences again and again", (count) => "<p>This sentence has been written once too often.</p>".repeat(count)],
])("the rules do as much more as there is more of %s", async (_, make) => {
  expect(await growth(check, make(SIZE), make(2 * SIZE))).toBeLessThan(MOST);
});

it.each(["<table>x", "<a><b></a>", "</b>", "<", "<b", "<b ", "<!--", "&", '<p title="'])(
  "looking how deep a page is takes as much more as there is more of %s",
  async (piece) => {
    expect(await growth(treeSize, piece.repeat(2_000), piece.repeat(4_000))).toBeLessThan(MOST);
    expect(
      await growth(
        (html: string) => tooMuchToValidate({ html, css: "", javascript: "" }),
        piece.repeat(2_000),
        piece.repeat(4_000),
      ),
    ).toBeLessThan(MOST);
  },
);
