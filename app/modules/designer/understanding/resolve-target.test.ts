import { expect, it } from "vitest";
import { BIKE_SHOP } from "../../../../tests/factories/bike-shop";
import { DESIGNER_SITES } from "../../../../tests/factories/designer-sites";
import { readThings } from "../../page-roles/read-things";
import { openSite, type OpenedSite } from "../../operations/opened-site";
import { NO_DIALOGUE } from "./dialogue";
import { withMentions } from "./mentions";
import { readPieces } from "./read-pieces";
import { readWords } from "./read-words";
import { isTarget, resolvePart, resolveTarget } from "./resolve-target";

const bikes = openSite(BIKE_SHOP);
const bakery = openSite(DESIGNER_SITES.bakery);
const letting = openSite(DESIGNER_SITES.full);

/** What a phrase means on a page: the names of the things, or what is said instead. */
function meaning(site: OpenedSite, phrase: string, resolve = resolveTarget): string {
  const words = withMentions(readWords(phrase), phrase, site);
  const piece = readPieces(words, phrase, { within: true, quoted: true }).pieces[0]!;
  if (piece.kind !== "phrase") return `a ${piece.kind}`;
  const resolved = resolve(site, piece, NO_DIALOGUE);
  if (resolved === null) return "nothing";
  if (!isTarget(resolved)) return resolved.unclear.message;
  const things = readThings(site);
  return resolved.target.nodes
    .map((node) => things.at(node)?.name ?? `<${site.page.elements[node]!.tagName}>`)
    .map((name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name))
    .join(" | ");
}

const bands = openSite({
  html: `<!doctype html><html><body><a href="#main">Skip to content</a><header><a href="#x">Prices</a></header>
    <main id="main"><section><h1>Oak and Sons</h1><p>Joiners in Leeds since ever and a day.</p></section>
    <section style="background:#1d4ed8"><h2>Ask us</h2><p>We answer within a day or two.</p><a href="/map">Directions</a>
    <a href="/faq">Answers</a></section><section style="background:#fee2e2"><h2>Where we are</h2><p>By the mill.</p>
    </section></main></body></html>`,
  css: "",
  javascript: "",
});

it.each([
  ["the big blue area", "Ask us"],
  ["the blue section", "Ask us"],
  ["the red section", "Where we are"],
  ["the text under the headline", "Joiners in Leeds since ever and a day."],
  ['the "Answers" link', "Answers"],
  ["the links", "Prices | Directions | Answers"],
])("on bands of colour %s", (phrase, names) => {
  expect(meaning(bands, phrase)).toBe(names);
});

it.each([
  ["the headline", "Bikes that climb"],
  ["the tagline", "Sales, service and repairs in Hathersage…"],
  ["the See bikes button", "See bikes"],
  ["the buttons", "Book a service | See bikes"],
  ["all buttons", "Book a service | See bikes"],
  ["the second button", "See bikes"],
  ["the last button", "See bikes"],
  ["the booking button", "Book a service"],
  ["the button in the hero", "Book a service"],
  ["the hero button", "Book a service"],
  ["the logo", "Peak Cycles logo"],
  ["the footer", "© 2024 Peak Cycles. All rights reserved."],
  ["the navigation bar", "About us Repairs Shop Contact"],
  ["the menu links", "About us | Repairs | Shop | Contact"],
  ["the City E card", "City E"],
  ["the Gravel One card", "Gravel One"],
  ["the third bike", "City E"],
  ["the first two cards", "Trail 500 | Gravel One"],
  ["the cards", "Trail 500 | Gravel One | City E"],
  ["the second review", "Honest prices. Will"],
  ["the last review", "Honest prices. Will"],
  ["the heading of the about section", "About us"],
  ["the about text", "We are four riders and a dog. We fix wha… | Come in for a coffee and talk gears."],
  ["the about image", "Our workshop"],
  ["the picture in the about section", "Our workshop"],
  ["the prices", "£35 | £95 | £8 | £899 | £1,250 | £1,690"],
  ["the price of the City E", "£1,690"],
  ["the City E price", "£1,690"],
  ["the phone number", "01433 555010"],
  ["the email", "hi@peak.example"],
  ["the address", "5 Station Road, Hathersage S32 1DD"],
  ["everything", "<body>"],
  ["Come in for a coffee and talk gears.", "Come in for a coffee and talk gears."],
])("%s", (phrase, means) => expect(meaning(bikes, phrase)).toBe(means));

it.each([
  ["the reviews", "What riders say"],
  ["the shop", "Shop"],
  ["the second section", "About us"],
  ["the repairs section", "Repairs"],
  ["the contact section", "Contact"],
  ["the reviews section", "What riders say"],
  ["the about section", "About us"],
])("the part %s", (phrase, means) => expect(meaning(bikes, phrase, resolvePart)).toBe(means));

it.each([
  ["the call button", Array.from({ length: 3 }, () => "Call 0113\u00a0496\u00a00182").join(" | ")],
  ["the Directions link", "Directions | Directions"],
  ["the We speak English and Portuguese line", "We speak English and Portuguese."],
  ["the line We speak English and Portuguese", "We speak English and Portuguese."],
])("on one of our pages %s", (phrase, means) => expect(meaning(bakery, phrase)).toBe(means));

it.each([
  ["the menu section", "Menu"],
  ["the menu", "Menu"],
  ["the hours section", "Hours and where to find us"],
  ["the opening hours", "Hours and where to find us"],
  ["our story", "Our story"],
])("the part %s of one of our pages", (phrase, means) => expect(meaning(bakery, phrase, resolvePart)).toBe(means));

it.each([
  ["the Studio plan", "Which plan do you mean? I can see “Loaves”, “Cakes” and “Rye”."],
  ["the FAQ", "Questions"],
  ["the testimonials", "Quotes"],
  ["the team", "People"],
])("%s of a page with every kind of section", (phrase, means) =>
  expect(meaning(letting, phrase, resolvePart)).toBe(means),
);

it("says what there is instead", () => {
  expect(meaning(bikes, "the button")).toBe("Which button do you mean? I can see “Book a service” and “See bikes”.");
  expect(meaning(bikes, "the fifth review")).toMatch(/I can see/);
});
