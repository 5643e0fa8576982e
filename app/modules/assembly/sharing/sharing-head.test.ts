import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOREIGN_DOCUMENTS } from "../../../../tests/factories/foreign-documents";
import { demoCode } from "../../result/demo-site.server";
import { INDUSTRIES, TEMPLATES } from "../../site/choices";
import { elementsOf, readDocument, type HtmlDocument } from "../../markup/html-document";
import { applySplices } from "../../markup/splices";
import { visibleText } from "../../markup/visible-text";
import { localeOf } from "./locale";
import { readPageDetails } from "./page-details";
import { sharingHead, type SharePicture } from "./sharing-head";

const ADDRESS = "https://rose.example/";
const RUNS = process.env.FULL ? 400 : 25;
const pages = [
  ...(await Promise.all(TEMPLATES.map(async (template) => (await demoCode(template)).html))),
  ...Object.values(FOREIGN_DOCUMENTS).map(({ html }) => html),
];

function headOf(
  document: HtmlDocument,
  more: { title?: string; picture?: SharePicture | null; industry?: (typeof INDUSTRIES)[number] } = {},
) {
  const { title = "Rose", picture = null, industry = "other" } = more;
  return sharingHead(document, {
    details: readPageDetails(document, title),
    title,
    lang: "en",
    address: ADDRESS,
    industry,
    picture,
    fileAddress: (path) => ADDRESS + path,
  }).text;
}

const dataIn = (head: string) =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as { "@graph": Record<string, unknown>[] },
  );

/** Every text of the data that says something of the business. */
function said(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(said);
  if (typeof value !== "object" || value === null) return [];
  const {
    "@type": type,
    "@id": _id,
    "@context": _context,
    url: _url,
    dayOfWeek: _days,
    opens: _opens,
    closes: _closes,
    sameAs: _profiles,
    logo: _logo,
    image: _image,
    ...rest
  } = value as Record<string, unknown>;
  return typeof type === "string" || type === undefined ? Object.values(rest).flatMap(said) : [];
}

const plain = (text: string) => text.replace(/[\s,;]+/g, " ");

describe("sharingHead", () => {
  it("says in its data only what stands in the page, whatever an owner took out of it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pages),
        fc.array(fc.nat(400), { maxLength: 12 }),
        fc.constantFrom(...INDUSTRIES),
        (html, removed, industry) => {
          const body = elementsOf(readDocument(html).root).filter(
            ({ tagName }) => !["html", "head", "body", "main"].includes(tagName),
          );
          const spans = removed
            .flatMap((index) => body[index % body.length]!.sourceCodeLocation ?? [])
            .map(({ startOffset, endOffset }) => ({ start: startOffset, end: endOffset, text: "" }));
          const apart = spans
            .toSorted((a, b) => a.start - b.start)
            .filter(({ start }, index, all) => all.slice(0, index).every(({ end }) => end <= start));
          const document = readDocument(applySplices(readDocument(html).source, apart));
          const shown = elementsOf(document.root).find(({ tagName }) => tagName === "body")!;
          const title = visibleText(shown).slice(0, 5);
          const text = plain(
            visibleText(shown) +
              elementsOf(shown)
                .map((element) => element.attrs.find(({ name }) => name === "alt")?.value ?? "")
                .join(" "),
          );
          for (const value of dataIn(headOf(document, { industry, title })).flatMap(said))
            expect(text).toContain(plain(value));
        },
      ),
      { numRuns: RUNS },
    );
  });

  it("cannot be left by what it quotes", () => {
    const evil = `</script><script>alert(1)</script>"'<!--`;
    const page = `<html><head></head><body><h1>x</h1><div class="brand-name">${evil.replaceAll("<", "&lt;")}</div><a href="tel:123456789">123456789</a></body></html>`;
    const head = headOf(readDocument(page), { title: evil });
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(dataIn(head)[0]!["@graph"][0]!.name).toBe(evil);
    expect(head).toContain(`content="&lt;/script&gt;`);
  });

  it("leaves alone what a page says of itself", () => {
    const own = `<html><head><meta property="og:title" content="Own"><meta property="og:image" content="own.png"><script type="application/ld+json">{}</script></head><body><h1>x</h1><a href="tel:123456789">123456789</a></body></html>`;
    expect(headOf(readDocument(own), { picture: { href: "https://x/y.png", alt: "x" } })).not.toMatch(
      /og:title|og:image|ld\+json|twitter/,
    );
  });

  it("names the picture with its size and words", () => {
    const head = headOf(readDocument("<h1>x</h1>"), { picture: { href: `${ADDRESS}assets/share.png`, alt: `A "b"` } });
    for (const tag of [
      `og:image" content="${ADDRESS}assets/share.png"`,
      `og:image:width" content="1200"`,
      `og:image:height" content="630"`,
      `og:image:alt" content="A &quot;b&quot;"`,
      `twitter:card" content="summary_large_image"`,
    ]) {
      expect(head).toContain(tag);
    }
  });
});

it.each([
  ["de", "de_DE"],
  ["de-AT", "de_AT"],
  ["zh-Hant-TW", "zh_TW"],
  ["en", null],
  ["!!", null],
])("writes the language %s as %s", (lang, locale) => expect(localeOf(lang)).toBe(locale));
