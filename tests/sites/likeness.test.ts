import sharp from "sharp";
import { expect, test } from "vitest";
import { likenessOf, pairsByLikeness, partsOf, seenFromAfar } from "./likeness";

const plain = async (background: string) =>
  seenFromAfar(
    await sharp({ create: { width: 640, height: 400, channels: 3, background } })
      .png()
      .toBuffer(),
  );
const site = async (name: string, background: string, ...parts: string[]) => ({
  name,
  parts,
  view: await plain(background),
});

test("reads the parts of a page with their layouts", () => {
  const html =
    '<section id="a" data-section="hero" data-variant="type" class="hero"></section><section data-section="faq">';
  expect(partsOf(html)).toEqual(["hero type", "faq "]);
});

test("the same site is wholly alike, one of other parts and colours is not", async () => {
  const one = await site("one", "#ffffff", "hero wall", "prices", "contact deep");
  expect(likenessOf(one, one)).toEqual({ structure: 1, pixels: 1, both: 1 });
  const other = await site("other", "#000000", "hero type", "about", "contact beside");
  expect(likenessOf(one, other)).toEqual({ structure: 0, pixels: 0, both: 0 });
});

test("parts count in their order", async () => {
  const one = await site("one", "#888888", "a", "b", "c", "d");
  expect(likenessOf(one, await site("other", "#888888", "b", "a", "c", "e")).structure).toBe(0.5);
});

test("the pairs that are most alike come first", async () => {
  const sites = [await site("a", "#ffffff", "x"), await site("b", "#fafafa", "x"), await site("c", "#ffffff", "y")];
  expect(pairsByLikeness(sites)[0]!.names).toEqual(["a", "b"]);
});
