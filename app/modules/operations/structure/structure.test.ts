import { describe, expect, it } from "vitest";
import { DESIGNER_SITES } from "../../../../tests/factories/designer-sites";
import { BIKE_SHOP } from "../../../../tests/factories/bike-shop";
import type { OpenedSite } from "../opened-site";
import { addItem } from "./add-item";
import { copy } from "./copy";
import { move } from "./move";
import { order } from "./order";
import { remove } from "./remove";
import { renameSection } from "./rename-section";
import { setHidden } from "./set-hidden";
import { after, byId, saying } from "../../../../tests/factories/structure-cases";
import { swap } from "./swap";

const CARD = (name: string, text: string, price: string) =>
  `<div class="card"><h3>${name}</h3><p>${text}</p><span class="amount">${price}</span></div>`;
const TRAIL = CARD("Trail 500", "Hardtail, 12 gears", "£899");
const GRAVEL = CARD("Gravel One", "Carbon fork", "£1,250");
const CITY = CARD("City E", "Electric, 60 miles", "£1,690");
const { html: BIKES } = BIKE_SHOP;

describe("on a page that was not made here", () => {
  it("removes a card and nothing else", () =>
    expect(
      after(BIKE_SHOP, remove, (site) => ({ target: { ...saying(site, "City E"), nodes: [cardOf(site, "City E")] } })),
    ).toBe(BIKES.replace(CITY, "")));
  it("removes the second review", () =>
    expect(after(BIKE_SHOP, remove, (site) => ({ target: { ...saying(site, "Honest prices. Will") } }))).toBe(
      BIKES.replace("<blockquote>Honest prices. <cite>Will</cite></blockquote>", ""),
    ));
  it("removes a section with its entry of the navigation", () =>
    expect(after(BIKE_SHOP, remove, (site) => ({ target: byId(site, "about") }))).toBe(
      BIKES.replace(/<div class="row" id="about">.*<\/div>\n(?=<div class="row" id="repairs")/, "").replace(
        '<li><a href="#about">About us</a></li>',
        "",
      ),
    ));
  it("copies a card, of which only a title was said", () =>
    expect(after(BIKE_SHOP, copy, (site) => ({ target: saying(site, "Gravel One") }))).toBe(
      BIKES.replace(GRAVEL, GRAVEL + GRAVEL),
    ));
  it("swaps cards", () =>
    expect(
      after(BIKE_SHOP, swap, (site) => ({ one: saying(site, "Trail 500"), other: saying(site, "Gravel One") })),
    ).toBe(BIKES.replace(TRAIL + GRAVEL, GRAVEL + TRAIL)));
  it("swaps sections", () => {
    const html = after(BIKE_SHOP, swap, (site) => ({ one: byId(site, "reviews"), other: byId(site, "about") }));
    expect(html.match(/(?<=class="row[^"]*" id=")\w+/g)).toEqual(["reviews", "repairs", "shop", "about", "contact"]);
  });
  it.each([
    [{ at: "first" } as const, [CITY, TRAIL, GRAVEL]],
    [{ at: "by", by: -1 } as const, [TRAIL, CITY, GRAVEL]],
  ])("moves a card %j", (to, cards) =>
    expect(after(BIKE_SHOP, move, (site) => ({ target: saying(site, "City E"), to }))).toBe(
      BIKES.replace(TRAIL + GRAVEL + CITY, cards.join("")),
    ),
  );
  it("moves a card below another", () =>
    expect(
      after(BIKE_SHOP, move, (site) => ({
        target: saying(site, "Trail 500"),
        to: { at: "after" as const, other: saying(site, "Gravel One") },
      })),
    ).toBe(BIKES.replace(TRAIL + GRAVEL, GRAVEL + TRAIL)));
  it("moves a section above another", () => {
    const html = after(BIKE_SHOP, move, (site) => ({
      target: byId(site, "reviews"),
      to: { at: "before" as const, other: byId(site, "shop") },
    }));
    expect(html.match(/(?<=class="row[^"]*" id=")\w+/g)).toEqual(["about", "repairs", "reviews", "shop", "contact"]);
  });
  it("says when a card stands there already", () =>
    expect(after(BIKE_SHOP, move, (site) => ({ target: saying(site, "City E"), to: { at: "last" } }))).toMatch(
      /last one already/,
    ));
  it("orders a price list, dearest first", () =>
    expect(
      after(BIKE_SHOP, order, (site) => ({
        target: saying(site, "Puncture"),
        by: "price" as const,
        descending: true,
      })).match(/(?<=<tr><td>)\w+/g),
    ).toEqual(["Full", "Basic", "Puncture"]));
  it.each([
    ["a price line", "Puncture", { name: "Wheel truing", price: "£15" }, "<tr><td>Wheel truing</td><td>£15</td></tr>"],
    ["a price line without a price", "Puncture", { name: "Wheel truing" }, "<tr><td>Wheel truing</td><td></td></tr>"],
    [
      "a card",
      "City E",
      { name: "Road R", price: "£2,000" },
      '<div class="card"><h3>Road R</h3><span class="amount">£2,000</span></div>',
    ],
    ["a review", "Will", { detail: "Best shop.", by: "Ann" }, "<blockquote>Best shop. <cite>Ann</cite></blockquote>"],
  ])("adds %s with its own words and none of its neighbour's", (_, like, words, markup) => {
    const html = after(BIKE_SHOP, addItem, (site) => ({ like: saying(site, like), words }));
    expect(html).toContain(markup);
    expect(html.replace(markup, "")).toBe(BIKES);
  });
  it("renames a section where it is read", () =>
    expect(after(BIKE_SHOP, renameSection, (site) => ({ target: byId(site, "shop"), name: "Our bikes" }))).toBe(
      BIKES.replaceAll(">Shop<", ">Our bikes<"),
    ));
  it("hides a section with its entry, and shows it again", () => {
    const html = after(BIKE_SHOP, setHidden, (site) => ({ target: byId(site, "shop"), hidden: true }));
    expect(html.match(/ hidden=""/g)).toHaveLength(2);
    expect(after({ ...BIKE_SHOP, html }, setHidden, (site) => ({ target: byId(site, "shop"), hidden: false }))).toBe(
      BIKES,
    );
  });
});

function cardOf(site: OpenedSite, title: string): number {
  const [title_] = saying(site, title).nodes;
  return title_! - 1;
}

describe("on pages of ours", () => {
  it("adds a person to a list of people", () => {
    const html = after(DESIGNER_SITES.full, addItem, (site) => ({
      like: byId(site, "people"),
      words: { name: "Priya Nair", detail: "Employment law" },
    }));
    expect(html).toContain('<h3 class="person-name">Priya Nair</h3><p class="person-role">Employment law</p>');
  });
});
