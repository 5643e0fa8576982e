import { describe, expect, it } from "vitest";
import { BIKE_SHOP } from "../../../../../tests/factories/bike-shop";
import { DESIGNER_SITES } from "../../../../../tests/factories/designer-sites";
import { openSite } from "../../../operations/opened-site";
import { readThings } from "../../../page-roles/read-things";
import type { WebsiteCode } from "../../../site/website-code";
import { understand } from "../understand";

const ask = (message: string, code: WebsiteCode = BIKE_SHOP) => understand({ message, code, form: null });
const { html: BIKES } = BIKE_SHOP;
const row = (id: string, title: string, body: string) =>
  `<div class="row" id="${id}">\n<h2>${title}</h2>\n${body}\n</div>`;

describe("on a page that was not made here", () => {
  it.each([
    [
      "add a section called Our promise: We fix it in a day",
      row("our-promise", "Our promise", "<p>We fix it in a day</p>"),
    ],
    ['add a section "Our promise" with the text "We fix it"', row("our-promise", "Our promise", "<p>We fix it</p>")],
    [
      "pls add a faq: Do you rent bikes? No. Can I test ride? Yes, bring ID.",
      row(
        "questions-and-answers",
        "Questions and answers",
        "<h3>Do you rent bikes?</h3><p>No.</p>\n<h3>Can I test ride?</h3><p>Yes, bring ID</p>",
      ),
    ],
    [
      "Can you please add a team section: Anna Brot – mechanic; Will Reed – sales",
      row(
        "our-team",
        "Our team",
        "<ul>\n<li><strong>Anna Brot</strong> – mechanic</li>\n<li><strong>Will Reed</strong> – sales</li>\n</ul>",
      ),
    ],
  ])("%s", (message, section) => {
    const { after, missed } = ask(message);
    expect(after.html).toBe(
      BIKES.replace('<div class="row" id="contact"', `${section}\n<div class="row" id="contact"`),
    );
    expect(missed).toEqual([]);
  });
  it("stands where that is said", () =>
    expect(
      ask('add a section "Our promise" with the text "We fix it" below repairs').after.html.match(
        /(?<=class="row[^"]*" id=")[\w-]+/g,
      ),
    ).toEqual(["about", "repairs", "our-promise", "shop", "reviews", "contact"]));
  it("does what else is asked for, too", () => {
    const { after, outcomes } = ask("add a section called News: We are open on Sundays now. Make the headline bigger");
    expect(outcomes).toHaveLength(2);
    expect(after.html).toContain("<p>We are open on Sundays now</p>");
  });
  it("keeps a place for people that only the owner sees", () =>
    expect(ask("add a team section").after.html).toContain(
      '<section class="row" id="our-team" data-placeholder="people" hidden>',
    ));

  it.each([
    "add a testimonials section",
    "add an FAQ",
    "add a wine section",
    "add a section about our history",
    "add a new section",
    "add a team section with photos",
    "add a team section with Anna, baker",
    "add a section with our opening hours",
    "add a price list with Puncture, Full service",
    "don't add a gallery",
    "add a section called Partners",
    "add some space above the shop section",
    "add a border to the reviews section",
  ])("invents nothing: %s", (message) => expect(ask(message).after.html).toBe(BIKES));
});

describe("on pages of ours, as the template makes it", () => {
  it.each([
    [
      'add a reviews section with "They were superb" by Mr Lee',
      "<blockquote><p>They were superb</p></blockquote><figcaption>Mr Lee",
    ],
    [
      'Füge einen Abschnitt Bewertungen hinzu: "Top Service" von Jana',
      "<p>Top Service</p></blockquote><figcaption>Jana",
    ],
    [
      'añade una sección de opiniones con "La mejor carne" de Pilar',
      "<p>La mejor carne</p></blockquote><figcaption>Pilar",
    ],
    ["ajoute une section FAQ : Faut-il réserver ? Oui, par téléphone.", 'class="question">Faut-il réserver ?</h3>'],
    ['Aggiungi una sezione recensioni con "Ottima pizza" di Marco', "<p>Ottima pizza</p>"],
    [
      "adiciona uma secção chamada Prazos: Entregamos em 5 dias",
      '<div class="prose"><p>Entregamos em 5 dias</p></div>',
    ],
    [
      "voeg een sectie veelgestelde vragen toe: Bezorgen jullie? Ja, binnen 10 km.",
      'class="question">Bezorgen jullie?',
    ],
  ])("%s", (message, markup) => {
    const { after } = ask(message, DESIGNER_SITES.bakery);
    expect(after.html).toContain(markup);
    const sections = readThings(openSite(after)).of("section").length;
    expect(sections).toBe(readThings(openSite(DESIGNER_SITES.bakery)).of("section").length + 1);
  });
  it("says that there is one already", () => {
    const { after, outcomes } = ask("add a price list with Will £220", DESIGNER_SITES.full);
    expect(after).toEqual(DESIGNER_SITES.full);
    expect(outcomes[0]!.message).toContain("already");
  });
});

describe("copies and entries of the menu", () => {
  it.each(["copy the headline", "duplicate the headline", "copy the hero section"])(
    "makes no second headline: %s",
    (message) => expect(ask(message).after.html).toBe(BIKES),
  );
  it("leads to the section of that name or kind at once", () => {
    expect(ask("add a menu item called Repairs").after.html).toContain('<li><a href="#repairs">Repairs</a></li></ul>');
    expect(ask("add a menu item called Team", DESIGNER_SITES.full).after.html).toMatch(/<a href="#[\w-]+">Team<\/a>/);
  });
});
