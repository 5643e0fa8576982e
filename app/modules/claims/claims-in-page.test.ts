import { describe, expect, it } from "vitest";
import { visibleText } from "../markup/visible-text";
import { readPage } from "../markup/page";
import type { ClaimKind, PageClaim } from "./claim";
import { removeClaims } from "./remove-claim";
import { replaceClaims } from "./replace-claim";

const pageOf = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Rose, bakers for 40 years</title></head><body><main>${body}</main></body></html>`;

/** A claim as the finder gives it, in the last element of a name whose text or attributes hold it. */
function claim(html: string, tag: string, text: string, context: string, kind: ClaimKind = "number"): PageClaim {
  const page = readPage(html);
  const node = page.elements.findLastIndex(
    (each) =>
      each.tagName === tag &&
      (visibleText(each).includes(text) || each.attrs.some(({ value }) => value.includes(text))),
  );
  const start = context.indexOf(text);
  return { kind, text, key: `${kind}:${text}`, start, end: start + text.length, context, node, section: null };
}

const codeOf = (html: string) => ({ html, css: "", javascript: "" });
const body = (html: string) => /<main>(.*)<\/main>/s.exec(html)![1];

describe("replaceClaims", () => {
  const replaced = (html: string, claims: PageClaim[], words: string) =>
    replaceClaims(codeOf(html), claims, words).html;

  it("writes other words into the sentence, and leaves all else as it is", () => {
    const html = pageOf("<p>Baking for <b>40 years</b> now. 40 years is long.</p>");
    expect(body(replaced(html, [claim(html, "b", "40 years", "Baking for 40 years now.")], "12 years"))).toBe(
      "<p>Baking for <b>12 years</b> now. 40 years is long.</p>",
    );
  });

  it("writes them wherever the claim stands, in titles and descriptions of pictures too", () => {
    const html = pageOf('<p>40 years of bread</p><img src="a.webp" alt="Our shop, 40 years old">');
    const claims = [
      claim(html, "title", "40 years", "Rose, bakers for 40 years"),
      claim(html, "p", "40 years", "40 years of bread"),
      claim(html, "img", "40 years", "Our shop, 40 years old"),
    ];
    const next = replaced(html, claims, "12 years");
    expect(body(next)).toBe('<p>12 years of bread</p><img src="a.webp" alt="Our shop, 12 years old">');
    expect(next).toContain("<title>Rose, bakers for 12 years</title>");
  });

  it("takes the link's address along, and changes a link that says the number only there", () => {
    const html = pageOf(
      '<p><a href="tel:01134960111">0113 496 0111</a></p><p><a href="tel:01134960111">Call us</a></p>',
    );
    const shown = { ...claim(html, "a", "0113 496 0111", "0113 496 0111", "phone") };
    const silent = { ...claim(html, "a", "01134960111", "01134960111", "phone") };
    expect(body(replaced(html, [shown, silent], "0113 496 0222"))).toBe(
      '<p><a href="tel:01134960222">0113 496 0222</a></p><p><a href="tel:01134960222">Call us</a></p>',
    );
  });

  it("leads a link to the number that it says now, however the old one was written there, or nowhere", () => {
    const html = pageOf('<p><a href="tel:+441134960111">Call 0113 496 0111</a></p>');
    const own = claim(html, "a", "0113 496 0111", "Call 0113 496 0111", "phone");
    expect(body(replaced(html, [own], "0113 496 0222"))).toBe(
      '<p><a href="tel:01134960222">Call 0113 496 0222</a></p>',
    );
    expect(body(replaced(html, [own], "us at the shop"))).toBe("<p><a>Call us at the shop</a></p>");
  });

  it("leaves a page alone that no longer says so", () => {
    const html = pageOf("<p>Baking for 40 years.</p>");
    const gone = claim(html, "p", "40 years", "Baking for 40 years.");
    expect(replaced(pageOf("<p>Baking.</p>"), [gone], "12 years")).toBe(pageOf("<p>Baking.</p>"));
  });
});

describe("removeClaims", () => {
  const removed = (html: string, ...claims: PageClaim[]) => body(removeClaims(codeOf(html), claims).html);

  it("takes out the sentence, with the link in it", () => {
    const html = pageOf('<p>We bake. Call <a href="tel:01134960111">0113 496 0111</a> today. Come in.</p>');
    expect(removed(html, claim(html, "a", "0113 496 0111", "Call 0113 496 0111 today.", "phone"))).toBe(
      "<p>We bake. Come in.</p>",
    );
  });

  it("takes out a link that says it only by where it leads, whatever else its address holds", () => {
    const html = pageOf('<p>We bake.</p><p><a href="mailto:ola@rose.example?subject=Bread">Write to us</a></p>');
    expect(removed(html, claim(html, "a", "ola@rose.example", "ola@rose.example", "email"))).toBe("<p>We bake.</p>");
  });

  it("takes out the price and leaves what it was for", () => {
    const html = pageOf("<ul><li><span>Loaf</span> <span>£9</span></li></ul><p>Bread.</p>");
    expect(removed(html, claim(html, "span", "£9", "Loaf £9", "price"))).toBe(
      "<ul><li><span>Loaf</span></li></ul><p>Bread.</p>",
    );
  });

  it("takes out a person's card, and a quotation with its author", () => {
    const html = pageOf(
      "<ul><li><h3>Ann Lee</h3><p>Baker</p></li><li><h3>Rose Hill</h3><p>Owner</p></li></ul><figure><blockquote>Lovely bread.</blockquote><figcaption>Tom</figcaption></figure><p>End.</p>",
    );
    const claims = [
      claim(html, "h3", "Ann Lee", "Ann Lee", "person"),
      claim(html, "blockquote", "Lovely bread.", "Lovely bread.", "testimonial"),
    ];
    expect(removed(html, ...claims)).toBe("<ul><li><h3>Rose Hill</h3><p>Owner</p></li></ul><p>End.</p>");
  });

  it("takes the row of a description list, and empties a cell", () => {
    const html = pageOf(
      "<dl><div><dt>Monday</dt><dd>9 to 5</dd></div><div><dt>Tuesday</dt><dd>8 to 5</dd></div></dl><table><tbody><tr><td>Loaf</td><td>£9</td></tr></tbody></table>",
    );
    const claims = [
      claim(html, "dd", "8 to 5", "Tuesday: 8 to 5", "hours"),
      claim(html, "td", "£9", "Loaf: £9", "price"),
    ];
    expect(removed(html, ...claims)).toBe(
      "<dl><div><dt>Monday</dt><dd>9 to 5</dd></div></dl><table><tbody><tr><td>Loaf</td><td></td></tr></tbody></table>",
    );
  });

  it("takes a section that would be left with its heading alone", () => {
    const html = pageOf(
      '<section data-section="story"><h2>Awards</h2><p>Baker of the Year.</p></section><section data-section="about"><p>Bread.</p></section>',
    );
    expect(removed(html, claim(html, "p", "Baker of the Year", "Baker of the Year.", "award"))).toBe(
      '<section data-section="about"><p>Bread.</p></section>',
    );
  });

  it("leaves a section whose cards say something by their headings", () => {
    const html = pageOf(
      '<section data-section="services"><h2>Services</h2><ul><li><h3>Books by the 10th</h3></li><li><h3>Tax returns</h3></li></ul></section><p>End.</p>',
    );
    expect(removed(html, claim(html, "h3", "10th", "Books by the 10th", "date"))).toBe(
      '<section data-section="services"><h2>Services</h2><ul><li><h3>Tax returns</h3></li></ul></section><p>End.</p>',
    );
  });

  it("leaves the page's own heading, which cannot go", () => {
    const html = pageOf("<h1>40 years of bread</h1><p>Bread.</p>");
    expect(removed(html, claim(html, "h1", "40 years", "40 years of bread"))).toBe(
      "<h1>40 years of bread</h1><p>Bread.</p>",
    );
  });
});
