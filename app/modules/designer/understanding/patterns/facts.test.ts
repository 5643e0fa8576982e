import { expect, it } from "vitest";
import { BIKE_SHOP } from "../../../../../tests/factories/bike-shop";
import { applyContactForm } from "../../../contact-form/apply-contact-form";
import { defaultContactForm } from "../../../contact-form/contact-form-config";
import { applyEdit } from "../../../markup/edit";
import type { WebsiteCode } from "../../../site/website-code";
import { understand } from "../understand";

const page = (body: string, title = "Title"): WebsiteCode => ({
  html: `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`,
  css: "",
  javascript: "",
});
const price = (name: string, value: string) =>
  `<li class="price"><span class="price-name">${name}</span> <span class="price-value">${value}</span></li>`;
const hours = (days: string, times: string) =>
  `<div class="hours-row"><dt>${days}</dt><dd class="times">${times}</dd></div>`;

const withForm = (code: WebsiteCode) => applyEdit(code, applyContactForm(code, defaultContactForm("en"), "owner"));

const SITES = {
  bakery:
    page(`<header><a class="brand" href="#m"><span class="brand-name">Harbour Lane</span></a></header><main id="m">
<section><p class="eyebrow">Whitby · Since 2011</p><h1>Bread by the sea</h1><p class="lead">Sourdough loaves every day.</p><p class="actions"><a class="button" href="tel:01947555012">Call 01947 555 012</a></p></section>
<section id="prices"><h2>The menu</h2><ul>${price("Sourdough loaves", "£4.20")}${price("Cinnamon buns", "£2.80")}${price("Almond croissants", "£3.40")}${price("Croissants", "£2.90")}</ul></section>
<section id="visit"><h2>Hours and where to find us</h2><h3>Opening hours</h3><dl class="hours">${hours("Mon-Fri", "7am-4pm")}${hours("Sat", "8am-3pm")}${hours("Sun", "9am-1pm")}</dl><address>12 Pier Road, Whitby YO21 3PU</address></section>
<section id="contact"><h2>Call or write</h2><p>Tell us who is coming and what you need.</p><p><a href="mailto:hi@harbour.example">hi@harbour.example</a></p></section></main>`),
  law: withForm(
    page(
      `<main><section><h1>Family law, wills and conveyancing in Bath</h1></section>
<section id="about"><h2>About Whitcombe &amp; Daughters Solicitors</h2><p>We are Solicitors in Bath. All Solicitors here are regulated. Open Mon-Fri 9:00-17:30.</p><p>First consultation free. Fixed fee will £220.</p></section>
<section id="people"><h2>Who you will meet</h2><ul><li class="person"><h3>Ruth Whitcombe</h3><p>Partner</p></li><li class="person"><h3>Helen Whitcombe</h3><p>Wills</p></li></ul></section>
<section id="faq"><h2>Questions</h2><p>Yes, for some family cases.</p></section><section id="contact"><h2>Contact</h2></section></main>`,
      "Whitcombe Solicitors",
    ),
  ),
  dentist:
    page(`<header><a href="tel:01135550123">0113 555 0123</a></header><main><section><h1>Teeth, kindly</h1></section>
<section><h2>About</h2><p>A practice in Leeds. Patients give us 4.9 stars in reviews. We care.</p></section>
<section id="services"><h2>Services</h2><ul>${price("Hygiene", "£60")}${price("Whitening", "£250")}${price("Check-up", "from £45")}</ul></section>
<section><h2>Team</h2><ul><li><h3>Dr Joe Lister</h3><p>Dentist</p></li><li><h3>Sam Cole</h3><p>Nurse</p></li></ul></section>
<section><h2>Hours</h2><table><tr><td>Monday to Friday</td><td>8am - 6pm</td></tr></table><p><a href="mailto:a@b.example">a@b.example</a></p></section></main>`),
  tool: page(`<main><section><h1>Projects, calm</h1><p>Plan it. 4,200 agencies use it.</p><p><a class="button" href="#c">Write to us</a></p></section>
<section><h2>Prices</h2><div><h3>Starter</h3><p class="plan-price">$0</p></div><div><h3>Team</h3><p class="plan-price">$12 per user</p></div><div><h3>Studio</h3><p class="plan-price">$29</p></div></section>
<section id="c"><h2>Talk</h2><a class="button" href="mailto:a@b.example">Write to us</a></section></main>`),
  bikes: BIKE_SHOP,
} satisfies Record<string, WebsiteCode>;

type Case = [site: keyof typeof SITES, says: string, ...pairs: [from: string, to: string][]];
const DONE: Case[] = [
  ["bakery", "cinnamon buns gone up to 3.20", ["£2.80", "£3.20"]],
  ["bakery", "sourdough loaves £4.50, cinnamon buns now £3", ["£2.80", "£3.00"], ["£4.20", "£4.50"]],
  ["bakery", "le samedi on est ouvert de 9h à 15h", ["8am-3pm", "9am-3pm"]],
  ["bakery", "aos sábados fechamos às 17h", ["8am-3pm", "8am-5pm"]],
  [
    "bakery",
    "le nouveau numéro c'est le 01947 555 077",
    ["01947 555 012", "01947 555 077"],
    ["tel:01947555012", "tel:01947555077"],
  ],
  [
    "bakery",
    "o telefone mudou para 01947 555 077",
    ["01947 555 012", "01947 555 077"],
    ["tel:01947555012", "tel:01947555077"],
  ],
  ["bakery", "os Cinnamon buns agora custam £3", ["£2.80", "£3.00"]],
  ["bakery", "les Cinnamon buns passent à £3", ["£2.80", "£3.00"]],
  ["bakery", "set the language of the page to German", ['lang="en"', 'lang="de"']],
  ["bakery", "la langue de la page est français", ['lang="en"', 'lang="fr"']],
  [
    "bakery",
    "the text under the headline should be: Bread, every day.",
    ["Sourdough loaves every day.", "Bread, every day."],
  ],
  ["tool", "5,000 agencies use it now", ["4,200", "5,000"]],
  ["dentist", "everything 5% dearer", ["£60", "£63"], ["£250", "£262.50"], ["£45", "£47.25"]],
  ["dentist", "augmente tous les prix de 10 %", ["£60", "£66"], ["£250", "£275"], ["£45", "£49.50"]],
  ["dentist", "aumenta todos os preços em 10%", ["£60", "£66"], ["£250", "£275"], ["£45", "£49.50"]],
  [
    "bakery",
    "change the phone to (512) 555-0100 everywhere",
    ["01947 555 012", "(512) 555-0100"],
    ["tel:01947555012", "tel:5125550100"],
  ],
  ["bakery", "Put our cinnamon buns up to 3 pounds", ["£2.80", "£3.00"]],
  ["bakery", "croissants are 3.25 now", ["£2.90", "£3.25"]],
  ["bakery", "Change the price of cinnamon buns to £3", ["£2.80", "£3.00"]],
  ["bakery", "sourdough loaves cost £4.50 now pls", ["£4.20", "£4.50"]],
  ["bakery", "Zimtschnecken? no. The cinnamon buns now cost £3.10", ["£2.80", "£3.10"]],
  [
    "bakery",
    "we're closed on sundays now",
    ["9am-1pm", "Closed"],
    ['"hours-row"><dt>Sun</dt><dd class="times"', '"hours-row is-closed"><dt>Sun</dt><dd class="closed"'],
  ],
  ["bakery", "On Saturdays we stay open until 5pm", ["8am-3pm", "8am-5pm"]],
  ["bakery", "change the hours on Sunday to 9-2", ["9am-1pm", "9am-2pm"]],
  ["bakery", "samstags öffnen wir um 9 Uhr", ["8am-3pm", "9am-3pm"]],
  ["bakery", "sonntags machen wir ab sofort schon um 11 Uhr zu", ["9am-1pm", "9am-11am"]],
  ["bakery", "sundays we close at 11", ["9am-1pm", "9am-11am"]],
  ["bakery", "Le samedi on reste maintenant jusqu'à 13h au lieu de midi", ["8am-3pm", "8am-1pm"]],
  ["bakery", "los sábados cerramos a las 14:00", ["8am-3pm", "8am-2pm"]],
  ["bakery", "op zondag zijn we open van 10 tot 14 uur", ["9am-1pm", "10am-2pm"]],
  ["bakery", "il sabato chiudiamo alle 17", ["8am-3pm", "8am-5pm"]],
  [
    "bakery",
    "change the phone number to 01947 555 099 everywhere",
    ["01947 555 012", "01947 555 099"],
    ["tel:01947555012", "tel:01947555099"],
  ],
  [
    "bakery",
    "cambia el teléfono a 01947 555 077",
    ["01947 555 012", "01947 555 077"],
    ["tel:01947555012", "tel:01947555077"],
  ],
  [
    "bakery",
    "Unsere neue Telefonnummer ist 01947 555 077",
    ["01947 555 012", "01947 555 077"],
    ["tel:01947555012", "tel:01947555077"],
  ],
  [
    "bakery",
    "We moved to 3 Church Street, Whitby YO22 4BH",
    ["12 Pier Road, Whitby YO21 3PU", "3 Church Street, Whitby YO22 4BH"],
  ],
  ["bakery", "remove the text Whitby · Since 2011", ['<p class="eyebrow">Whitby · Since 2011</p>', ""]],
  [
    "bakery",
    "delete the line Tell us who is coming and what you need",
    ["<p>Tell us who is coming and what you need.</p>", ""],
  ],
  ["bakery", "write Closed on bank holidays under the opening hours", ["</dl>", "</dl><p>Closed on bank holidays</p>"]],
  ["bakery", "change Sourdough loaves to Sourdough loaf", ["Sourdough loaves", "Sourdough loaf"]],
  ["law", "Ruth is now called Ruth Whitcombe-Hale", ["Ruth Whitcombe", "Ruth Whitcombe-Hale"]],
  ["law", "the fixed fee will is now £245", ["£220", "£245"]],
  ["law", "We now close at 4pm on Fridays", ["Open Mon-Fri 9:00-17:30", "Open Mon-Thu 9:00-17:30, Fri 9:00-16:00"]],
  ["law", "change all 'Solicitors' to 'Lawyers'", ["Solicitors", "Lawyers"]],
  ["law", "change Helen to Helena", ["Helen ", "Helena "]],
  [
    "law",
    'Change the answer "Yes, for some family cases." to: Yes, ask us about it.',
    ["Yes, for some family cases.", "Yes, ask us about it."],
  ],
  [
    "law",
    "Add a line under the headline: Open by appointment on Saturdays",
    ["</h1>", "</h1><p>Open by appointment on Saturdays</p>"],
  ],
  ["law", "the send button should say 'Request a call'", [">Send Message<", ">Request a call<"]],
  ["dentist", "Whitening is on offer: £199 instead of £250", ["£250", "£199"]],
  ["dentist", "raise all prices by 5%", ["£60", "£63"], ["£250", "£262.50"], ["£45", "£47.25"]],
  ["dentist", "sube los precios un 10%", ["£60", "£66"], ["£250", "£275"], ["£45", "£49.50"]],
  ["dentist", "Senke alle Preise um 10 %", ["£60", "£54"], ["£250", "£225"], ["£45", "£40.50"]],
  ["dentist", "Dr Joe Lister left, Dr Nina Patel replaced him", ["Dr Joe Lister", "Dr Nina Patel"]],
  [
    "dentist",
    "we are also open on Saturdays 9 to 1",
    ["</td></tr></table>", "</td></tr><tr><td>Saturday</td><td>9am - 1pm</td></tr></table>"],
  ],
  [
    "dentist",
    "Fridays we close at 5",
    [
      "<tr><td>Monday to Friday</td><td>8am - 6pm</td></tr>",
      "<tr><td>Monday to Thursday</td><td>8am - 6pm</td></tr><tr><td>Friday</td><td>8am - 5pm</td></tr>",
    ],
  ],
  [
    "dentist",
    "make the browser tab title 'Northgate Dental Leeds'",
    ["<title>Title</title>", "<title>Northgate Dental Leeds</title>"],
  ],
  [
    "dentist",
    "the phone number in the header is wrong, it should be 0113 555 0199",
    ["0113 555 0123", "0113 555 0199"],
    ["tel:01135550123", "tel:01135550199"],
  ],
  ["dentist", "change Whitening to Teeth whitening", ["Whitening", "Teeth whitening"]],
  ["dentist", "set Hygiene to £65", ["£60", "£65"]],
  ["dentist", "the email is now hello@northgate.example", ["a@b.example", "hello@northgate.example"]],
  ["tool", "Team plan costs 14 dollars", ["$12 per user", "$14 per user"]],
  ["tool", "change 'Write to us' to 'Start free' on all buttons", ["Write to us", "Start free"]],
  ["tool", "delete the sentence about 4,200 agencies", [" 4,200 agencies use it.", ""]],
  [
    "tool",
    'add "No credit card needed" under the button',
    ["</a></p></section>", "</a></p><p>No credit card needed</p></section>"],
  ],
  ["bikes", "Full service is £99 now", ["£95", "£99"]],
  ["bikes", "we close at 5pm on Saturdays", ["Open Mon-Sat 9-18", "Open Mon-Fri 9-18, Sat 9-17"]],
  ["bikes", "add opening hours for Sunday: closed", ["Open Mon-Sat 9-18", "Open Mon-Sat 9-18, Sun closed"]],
  ["bikes", "the third bike costs £1,590", ["£1,690", "£1,590"]],
  ["bikes", "rename Trail 500 to Trail 550", ["Trail 500", "Trail 550"]],
  ["bikes", "Tausche Trail 500 durch Trail 600 aus", ["Trail 500", "Trail 600"]],
  ["bikes", "replace 2024 with 2026", ["2024", "2026"]],
  [
    "bikes",
    'change "Come in for a coffee and talk gears." to "Coffee is on us."',
    ["Come in for a coffee and talk gears.", "Coffee is on us."],
  ],
  [
    "bikes",
    "change the phone nr to 01433 555999",
    ["01433 555010", "01433 555999"],
    ["+441433555010", "+441433555999"],
  ],
  [
    "bikes",
    "set the description for google to Bike shop in Hathersage",
    ["</title>", '</title>\n<meta name="description" content="Bike shop in Hathersage">'],
  ],
  ["bikes", "change Basic service to Standard service", ["Basic service", "Standard service"]],
  ["bikes", "change the email to info@peak.example", ["hi@peak.example", "info@peak.example"]],
  [
    "bikes",
    'add a paragraph to the about section: "We ride every Sunday."',
    ["talk gears.</p>", "talk gears.</p><p>We ride every Sunday.</p>"],
  ],
  ["bikes", 'delete "Honest prices."', ["Honest prices. ", ""]],
];

it.each(DONE)("%s: %s", (site, says, ...pairs) => {
  const code: WebsiteCode = SITES[site];
  const wanted = pairs.reduce((html, [from, to]) => {
    expect(html).toContain(from);
    return html.replaceAll(from, () => to);
  }, code.html);
  const { after, outcomes, missed } = understand({ message: says, code, form: null });
  expect(after.html, outcomes.map(({ message }) => message).join(" ")).toBe(wanted);
  expect(missed).toEqual([]);
});

const FORMS: [says: string, ...holds: string[]][] = [
  ["the contact form should also ask for a phone number", 'type="tel"'],
  ["add a phone field to the contact form", 'type="tel"'],
  ["make the email field optional", 'name="email" type="email" maxlength="500" autocomplete="email">'],
];

it.each(FORMS)("%s", (says, ...holds) => {
  const { after, outcomes } = understand({ message: says, code: SITES.law, form: null });
  for (const held of holds) expect(after.html, outcomes.map(({ message }) => message).join(" ")).toContain(held);
});

it("takes a field out of the form", () => {
  const { after } = understand({ message: "remove the message field from the form", code: SITES.law, form: null });
  expect(after.html).not.toContain("<textarea");
});

it("offers a field that could be required if it were there", () => {
  const { outcomes } = understand({ message: "make the phone field required", code: SITES.law, form: null });
  expect(outcomes[0]?.offers?.[0]?.says).toBe("Add a required phone field to the form");
});

it("adds a contact form to a page without one", () => {
  const { after } = understand({ message: "add a contact form", code: SITES.bikes, form: null });
  expect(after.html).toContain("data-contact-form");
});

it("says what the title is", () => {
  const { after, outcomes } = understand({
    message: "what is the title in the browser tab?",
    code: SITES.bikes,
    form: null,
  });
  expect(after).toBe(SITES.bikes);
  expect(outcomes[0]?.message).toBe("Your title in the browser tab is “Peak Cycles”.");
});

// None of these may be taken for hours, prices or words to be replaced.
it.each([
  ["bakery", "Closed on bank holidays"],
  ["bakery", "we are closed from Monday 3 August"],
  ["bakery", "make the opening hours bigger"],
  ["bakery", "make the phone number bigger"],
  ["bakery", "the kitchen closes at 8 on Fridays"],
  ["bakery", "change the price of doughnuts to £2"],
  ["bakery", "the headline is boring"],
  ["bakery", "change the headline to something catchier"],
  ["dentist", "whitening £200 until 1 May"],
  ["bikes", "Gravel One is sold out"],
  ["tool", "we answered 30 emails today"],
  ["bakery", "our team grew to 12 people on Mondays"],
  ["law", "change Helen to bold"],
  ["bikes", "change the email colour to red"],
] as const)("leaves facts alone: %s %s", (site, says) => {
  const { after } = understand({ message: says, code: SITES[site], form: null });
  // How a fact looks may change: what it says may not.
  const unmarked = after.html.replace(/ class="own-style-\d+"| own-style-\d+/g, "");
  expect(unmarked).toBe(SITES[site].html);
});

it("overwrites no hours by the sentence behind them", () => {
  const says = "change the hours on Sunday to 9-2 and delete the line Tell us who is coming and what you need";
  const { after, missed } = understand({ message: says, code: SITES.bakery, form: null });
  expect(missed).toEqual([]);
  expect(after.html).toBe(
    SITES.bakery.html.replace("9am-1pm", "9am-2pm").replace("<p>Tell us who is coming and what you need.</p>", ""),
  );
});

it("takes nothing said of a thing for its looks", () => {
  const code = page(
    `<main><h1>Rooms</h1><ul>${price("Double or twin", "€95 a night")}${price("Single", "€70")}</ul></main>`,
  );
  const { after } = understand({ message: "double is €99 now, single 75", code, form: null });
  expect(after).toEqual({ ...code, html: code.html.replace("€95", "€99").replace("€70", "€75") });
});

it("names a price or a quotation that it passes over", () => {
  const says = 'the headline should be "Kind teeth" and the text beside it "Book today"';
  const { missed } = understand({ message: says, code: SITES.dentist, form: null });
  expect(missed).toEqual(['the text beside it "Book today"']);
});

it("changes a day in the row that is its own", () => {
  const code = page(`<main><h1>Care</h1><dl>${hours("Weekdays", "8-6")}${hours("Wed", "8-1")}</dl></main>`);
  const { after } = understand({ message: "wednesdays we close at 2 now", code, form: null });
  expect(after.html).toBe(code.html.replace("8-1<", "8-2<"));
});

it.each([
  ["13,50 €", "13 €", "14,85 €", "14,30 €"],
  ["13.50 €", "13 €", "14.85 €", "14.30 €"],
])("writes cents as the page does: %s", (first, second, raised, other) => {
  const code = page(`<main><h1>Bar</h1><ul>${price("Tea", first)}${price("Cake", second)}</ul></main>`);
  const { after } = understand({ message: "raise all prices by 10%", code, form: null });
  expect(after.html).toBe(code.html.replace(first, raised).replace(`>${second}`, `>${other}`));
});

it("keeps a capital where words are replaced in small letters", () => {
  const { after } = understand({
    message: "replace whitening with bleaching everywhere",
    code: SITES.dentist,
    form: null,
  });
  expect(after.html).toBe(SITES.dentist.html.replace("Whitening", "Bleaching"));
});

it("asks where hours shall stand on a page without any, with an answer that works", () => {
  const { after, outcomes } = understand({ message: "we are open Mon-Fri 9-5", code: SITES.tool, form: null });
  expect(after).toBe(SITES.tool);
  const { says } = outcomes[0]!.offers![0]!;
  const added = understand({ message: says, code: SITES.tool, form: null });
  expect(added.after.html).toContain("<p>Mon-Fri 9-5</p>");
  expect(added.missed).toEqual([]);
});

it("leaves hours alone that stand in a sentence with more", () => {
  const said = "Office hours are 9 to 5, Monday to Thursday, ask Lucy.";
  const code = page(`<main><h1>Books</h1><p>${said}</p></main>`);
  const { after, outcomes } = understand({
    message: "our office hours are now 9 to 4 monday to thursday",
    code,
    form: null,
  });
  expect(after).toBe(code);
  expect(outcomes[0]?.message).toContain(said);
});

it("shows one of the pictures where the page is shared", () => {
  const code = page('<main><h1>Bread</h1><img src="/a.jpg" alt="The oven"><img src="/b.jpg" alt="The shop"></main>');
  const { after } = understand({ message: "use the photo of the oven as the share picture", code, form: null });
  expect(after.html).toMatch(/property="og:image" content="\/a.jpg"/);
});

it("changes words in the navigation only, where the menu is named", () => {
  const code = page(
    '<header><nav><a href="#f">Fees</a></nav></header><main><h1>Tax</h1><section id="f"><h2>Fees</h2><p>Low.</p></section></main>',
  );
  const { after } = understand({ message: 'change "Fees" in the menu to "Prices"', code, form: null });
  expect(after.html).toBe(code.html.replace(">Fees</a>", ">Prices</a>"));
});
