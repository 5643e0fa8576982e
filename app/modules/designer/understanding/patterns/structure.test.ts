import { describe, expect, it } from "vitest";
import { BIKE_SHOP } from "../../../../../tests/factories/bike-shop";
import { DESIGNER_SITES } from "../../../../../tests/factories/designer-sites";
import type { WebsiteCode } from "../../../site/website-code";
import { understand } from "../understand";

const ask = (message: string, code: WebsiteCode) => understand({ message, code, form: null });
const { html: BIKES } = BIKE_SHOP;
const card = (name: string, text: string, price: string) =>
  `<div class="card"><h3>${name}</h3><p>${text}</p><span class="amount">${price}</span></div>`;
const TRAIL = card("Trail 500", "Hardtail, 12 gears", "£899");
const GRAVEL = card("Gravel One", "Carbon fork", "£1,250");
const CITY = card("City E", "Electric, 60 miles", "£1,690");

describe("on a page that was not made here", () => {
  it.each([
    ["delete the City E card", CITY, ""],
    ["borra la tarjeta City E", CITY, ""],
    ["plz get rid of the city e card", CITY, ""],
    ["duplicate the Gravel One card", GRAVEL, GRAVEL + GRAVEL],
    ["swap the first two cards", TRAIL + GRAVEL, GRAVEL + TRAIL],
    ["move Trail 500 to the end", TRAIL + GRAVEL + CITY, GRAVEL + CITY + TRAIL],
    ["remove the second review", "<blockquote>Honest prices. <cite>Will</cite></blockquote>", ""],
    ["delete the puncture row", "<tr><td>Puncture</td><td>£8</td></tr>", ""],
    ["get rid of the See bikes button", '<a class="cta ghost" href="#shop">See bikes</a>', ""],
    [
      "add Blog to the menu linking to /blog",
      ">Contact</a></li>",
      '>Contact</a></li><li><a href="/blog">Blog</a></li>',
    ],
    ["link the See bikes button to the reviews", 'href="#shop">See', 'href="#reviews">See'],
    [
      "add a testimonial from Mr Lee: They were superb",
      "<cite>Will</cite></blockquote>",
      "<cite>Will</cite></blockquote><blockquote>They were superb <cite>Mr Lee</cite></blockquote>",
    ],
    [
      "put a link to our instagram https://instagram.com/peak in the footer",
      "reserved.</p>",
      'reserved.</p><p><a href="https://instagram.com/peak" rel="noopener me">Instagram</a></p>',
    ],
    [
      "add a second button next to the first one that says Watch demo",
      ">Book a service</a>",
      '>Book a service</a> <a class="cta" href="#contact">Watch demo</a>',
    ],
    [
      "add a banner at the top: Closed on 24 December",
      "<body>",
      '<body>\n<p class="site-notice" role="note">Closed on 24 December</p>',
    ],
  ])("%s", (message, now, wanted) => {
    const { after, missed } = ask(message, BIKE_SHOP);
    expect(after.html.replace("> \n", ">\n")).toBe(BIKES.replace(now, wanted).replace("> \n", ">\n"));
    expect(missed).toEqual([]);
  });

  it.each([
    ["move the reviews above the shop", ["about", "repairs", "reviews", "shop", "contact"]],
    ["delete the about section", ["repairs", "shop", "reviews", "contact"]],
  ])("%s", (message, sections) =>
    expect(ask(message, BIKE_SHOP).after.html.match(/(?<=class="row[^"]*" id=")\w+/g)).toEqual(sections),
  );

  it.each([
    "remove the border from the cards",
    "remove the background",
    "move the text to the left",
    "remove the phone number",
    "delete everything",
    "hide the menu on mobile",
    "add more bikes to the shop",
    "add a menu item called Gallery",
    "add a video https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  ])("changes nothing of its structure: %s", (message) => expect(ask(message, BIKE_SHOP).after.html).toBe(BIKES));
});

describe("on pages of ours", () => {
  it.each([
    [
      "add Priya Nair, employment law, to the team",
      'class="person-name">Priya Nair</h3><p class="person-role">employment law',
    ],
    [
      "add a rye loaf for £4.80 to the menu",
      'class="price-name">rye loaf</span> <span class="price-leader"></span> <span class="price-value figures">£4.80',
    ],
    [
      "add a plan called Enterprise for $99 per user",
      'class="price-name">Enterprise</span> <span class="price-leader"></span> <span class="price-value figures">$99 per user',
    ],
    [
      "Füge ein Zimtbrot für £3.50 zur Karte hinzu",
      'class="price-name">Zimtbrot</span> <span class="price-leader"></span> <span class="price-value figures">£3.50',
    ],
  ])("%s", (message, markup) => expect(ask(message, DESIGNER_SITES.full).after.html).toContain(markup));
  it("removes a person, not the name alone", () =>
    expect(ask("remove Ana Brot, she left us", DESIGNER_SITES.full).after.html).not.toMatch(/Ana Brot|Baker<\/p>/));
  it("keeps the hours, whatever a banner says", () => {
    const { after } = ask("add a banner at the top: Closed on 24 December", DESIGNER_SITES.bakery);
    expect(after.html.replace(/\n<p class="site-notice".*<\/p>/, "")).toBe(DESIGNER_SITES.bakery.html);
  });
});
