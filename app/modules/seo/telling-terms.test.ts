import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMetaInfo } from "./meta-info";
import { STOP_WORDS } from "./stop-words";
import { tellingTerms } from "./telling-terms";

const plain = (text: string) => tellingTerms([{ text, weight: 1 }], 5);

describe("tellingTerms", () => {
  it.each([
    [
      "English",
      "We bake the bread that you want: our bread, your bread. The oven is hot and the oven is ours.",
      ["bread", "oven", "bake", "hot"],
    ],
    [
      "German",
      "Wir sind die Gärtnerei für Sie: Rosen, Rosen und noch mehr Rosen. Unsere Gärtnerei ist geöffnet.",
      ["rosen", "gärtnerei"],
    ],
    [
      "Spanish",
      "Nuestra panadería es para usted. La panadería hace pan y más pan, y el pan está aquí.",
      ["pan", "panadería"],
    ],
    ["Arabic", "مخبز الورد في المدينة، مَخبز هو من أجل الخبز، مخبز", ["مخبز", "الورد", "المدينة", "أجل", "الخبز"]],
  ])("leaves out ordinary words of %s", (_, text, terms) => expect(plain(text)).toEqual(terms));

  it("weighs what is said in titles and headings", () => {
    const passages = [
      { text: "garden garden garden", weight: 1 },
      { text: "roses", weight: 6 },
    ];
    expect(tellingTerms(passages, 2)).toEqual(["roses", "garden"]);
  });

  it("leaves out figures, short words and possessives of ordinary words, and keeps compounds", () => {
    expect(plain("2026 7:30 am it's that's café-bar café-bar l'été")).toEqual(["café-bar", "l'été"]);
  });

  it("gives no more than asked for, each once and never an ordinary word", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 0, max: 8 }), (text, count) => {
        const terms = tellingTerms([{ text, weight: 1 }], count);
        expect(terms.length).toBeLessThanOrEqual(count);
        expect(new Set(terms).size).toBe(terms.length);
        expect(terms.filter((term) => STOP_WORDS.has(term))).toEqual([]);
      }),
    );
  });
});

describe("readMetaInfo", () => {
  it("takes what the page says of itself", () => {
    const html = `<title> Rose &amp;
      Daughters </title><meta name="Description" content="Bread in Leeds"><meta name="keywords" content="bread, cake"><p>Soup`;
    expect(readMetaInfo(html, {}, 1394.4)).toEqual({
      title: "Rose & Daughters",
      description: "Bread in Leeds",
      keywords: "bread, cake",
      loadTime: 1394,
    });
  });

  it("finds keywords by itself, not in menus, forms, scripts or styles", () => {
    const html = `<title>Rose</title><nav>services services</nav><style>color color</style><script>const const</script>
      <h1>Sourdough</h1><h2>Leeds</h2><p>Flour flour water salt</p><form>Name Name Name Name<button>Send Send</button></form>`;
    expect(readMetaInfo(html, {}, undefined)).toEqual({
      title: "Rose",
      description: null,
      keywords: "rose, sourdough, leeds, flour, water",
      loadTime: null,
    });
  });

  it("says none of an empty page", () => {
    expect(readMetaInfo("", {}, undefined)).toEqual({ title: null, description: null, keywords: null, loadTime: null });
  });

  it("says what a page was deployed with in the place of its own words", () => {
    const html = `<title>Rose | Leeds</title><meta name="description" content="Bread.">`;
    expect(readMetaInfo(html, { title: "Rose", description: null }, 1)).toMatchObject({
      title: "Rose",
      description: "Bread.",
    });
  });

  it("reads whatever it is given", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("<", ">", "/", "title", "meta", "h1", " ", '"', "nav", "x") }),
        (html) => void readMetaInfo(html, {}, 1),
      ),
    );
  });
});
