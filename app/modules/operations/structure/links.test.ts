import { describe, expect, it } from "vitest";
import { BIKE_SHOP } from "../../../../tests/factories/bike-shop";
import { DESIGNER_SITES } from "../../../../tests/factories/designer-sites";
import { addBanner } from "./add-banner";
import { addButton } from "./add-button";
import { addNavEntry } from "./add-nav-entry";
import { addSocialLink } from "./add-social-link";
import { addressOf, whatsAppAddress } from "./link-target";
import { setLink, unlink } from "./set-link";
import { after, byId, saying } from "../../../../tests/factories/structure-cases";

const { html: BIKES } = BIKE_SHOP;

describe("links", () => {
  it("lead to a part of the page", () =>
    expect(
      after(BIKE_SHOP, setLink, (site) => ({
        target: saying(site, "See bikes"),
        to: { section: byId(site, "reviews").nodes[0]! },
      })),
    ).toBe(BIKES.replace('href="#shop">See', 'href="#reviews">See')));
  it("are made of a text", () =>
    expect(
      after(BIKE_SHOP, setLink, (site) => ({
        target: saying(site, "5 Station Road, Hathersage S32 1DD"),
        to: { href: "https://maps.example/x" },
      })),
    ).toBe(
      BIKES.replace(
        "<p>5 Station Road, Hathersage S32 1DD</p>",
        '<p><a href="https://maps.example/x">5 Station Road, Hathersage S32 1DD</a></p>',
      ),
    ));
  it("are taken away", () =>
    expect(after(BIKE_SHOP, unlink, (site) => ({ target: saying(site, "See bikes") }))).toBe(
      BIKES.replace('<a class="cta ghost" href="#shop">', '<a class="cta ghost">'),
    ));
  it("are no programs", () =>
    expect(
      after(BIKE_SHOP, setLink, (site) => ({ target: saying(site, "See bikes"), to: { href: "javascript:alert(1)" } })),
    ).toMatch(/where it should lead/));
  it.each([
    ["+44 1433 555010", "tel:+441433555010"],
    ["hi@peak.example", "mailto:hi@peak.example"],
    ["www.peak.example", "https://www.peak.example"],
    ["peak.example/blog", "https://peak.example/blog"],
    ["/blog", "/blog"],
    ["data:text/html,x", null],
    ["the moon", null],
  ])("are read from %s", (said, href) => expect(addressOf(said)).toBe(href));
  it("to WhatsApp need the number of a country", () => {
    expect(whatsAppAddress("+44 (0)7700 900123")).toBe("https://wa.me/447700900123");
    expect(whatsAppAddress("07700 900123")).toBeNull();
  });
});

describe("what is added", () => {
  it("is a button beside another", () =>
    expect(
      after(BIKE_SHOP, addButton, (site) => ({
        beside: saying(site, "See bikes"),
        label: "Watch demo",
        to: { href: "https://demo.example" },
      })),
    ).toBe(
      BIKES.replace(">See bikes</a>", '>See bikes</a> <a class="cta ghost" href="https://demo.example">Watch demo</a>'),
    ));
  it("is a banner, and no time at which the shop opens", () => {
    expect(after(BIKE_SHOP, addBanner, () => ({ text: "Closed on 24 December" }))).toBe(
      BIKES.replace("<body>", '<body>\n<p class="site-notice" role="note">Closed on 24 December</p>'),
    );
    expect(after(DESIGNER_SITES.bakery, addBanner, () => ({ text: "Closed on 24 December" }))).toMatch(
      /<\/a>\n<p class="site-notice" role="note">Closed on 24 December<\/p>\n<header/,
    );
  });
  it("is an entry of the navigation", () => {
    expect(after(BIKE_SHOP, addNavEntry, () => ({ label: "Blog", to: { href: "/blog" } }))).toBe(
      BIKES.replace(">Contact</a></li>", '>Contact</a></li><li><a href="/blog">Blog</a></li>'),
    );
    expect(
      after(DESIGNER_SITES.full, addNavEntry, (site) => ({
        label: "Team",
        to: { section: byId(site, "people").nodes[0]! },
      })),
    ).toContain('<li><a href="#people">Team</a></li>');
  });
  it("is a profile elsewhere, in the footer", () => {
    const given = { label: "Instagram", href: "https://instagram.com/peak" };
    const html = after(BIKE_SHOP, addSocialLink, (site) => {
      const [line] = saying(site, "© 2024 Peak Cycles. All rights reserved.").nodes;
      return { ...given, footer: { nodes: [line! - 1], name: "the footer", selector: null } };
    });
    expect(html).toBe(
      BIKES.replace(
        "reserved.</p>",
        'reserved.</p><p><a href="https://instagram.com/peak" rel="noopener me">Instagram</a></p>',
      ),
    );
  });
});
