import { expect, test } from "vitest";
import { numberElements, readPage, withNumbers } from "../markup/page";
import { digestOf, packDigest, unpackDigest } from "./page-digest";

const html = `<!doctype html><header><a href="#menu">Our menu</a></header><main>
<section id="menu" data-section="menu"><h2>Menu</h2><p>Bread and <b>cakes</b> daily.</p></section>
<section data-section="visit" data-placeholder="hours" hidden><ul><li></li></ul></section></main><image src=a.gif>`;

test("a digest numbers a page as reading it does, also once it was packed", () => {
  const page = readPage(html);
  const digest = digestOf(page, [{ words: "daily", sentence: "Bread and cakes daily." }]);
  const unconfirmed = page.elements.findIndex(({ tagName }) => tagName === "p");
  expect(digest.unconfirmed).toEqual([unconfirmed]);
  expect(unpackDigest(packDigest(digest))).toEqual(digest);
  expect(withNumbers(html, digest.numbersAt)).toBe(numberElements(page));
});

test("of texts that are folded away only their number is told", () => {
  const { groups, placeholders } = digestOf(readPage(html), []);
  expect(groups.map(({ count, texts }) => texts?.length ?? `${count} folded`)).toEqual(["1 folded", 2, "1 folded"]);
  expect(placeholders).toHaveLength(1);
});

test("a page without elements has an empty one", () => {
  const digest = unpackDigest(packDigest(digestOf(readPage(""), [])));
  expect(digest).toEqual({ numbersAt: [], texts: [], placeholders: [], groups: [] });
});
