import { describe, expect, it } from "vitest";
import { DESIGNER_SITES, type DesignerSite } from "../../../../tests/factories/designer-sites";
import { applyEdit, invertEdit } from "../../markup/edit";
import { elementAt } from "../../markup/element";
import { readPage } from "../../markup/page";
import { spanOf } from "../../markup/place";
import type { WebsiteCode } from "../../site/website-code";
import { answerBuiltIn } from "./answer-built-in";
import { queryAll } from "../../cascade/query";

/**
 * What must be so afterwards: `within` are the elements whose source may change, `css` what the designer's rules hold.
 */
type Case = [
  site: DesignerSite,
  says: string,
  wanted: { within?: string; html?: string; css?: string | RegExp; gone?: string },
];

const TEXTS: Case[] = [
  ["bakery", 'chnage the haedline to "Hello"', { within: "h1", html: ">Hello</h1>" }],
  [
    "bakery",
    "change the headline to Come in and make yourself at home",
    { within: "h1", html: ">Come in and make yourself at home</h1>" },
  ],
  ["bakery", "change the headline to Bread and butter", { within: "h1", html: ">Bread and butter</h1>" }],
  ["bakery", "Ändere die Überschrift in „Guten Morgen“", { within: "h1", html: ">Guten Morgen</h1>" }],
  ["bakery", "Cambia el título a «Hola»", { within: "h1", html: ">Hola</h1>" }],
  ["bakery", 'Change le titre en "Bonjour"', { within: "h1", html: ">Bonjour</h1>" }],
  ["bakery", 'Mude o título para "Olá"', { within: "h1", html: ">Olá</h1>" }],
  ["bakery", 'change "Easter only" to "All year"', { within: ".price-detail", html: "All year", gone: "Easter only" }],
  ["bakery", 'remove the words "Easter only"', { within: ".price", gone: "Easter only" }],
  ["bakery", "Rename Bifana to Bifana com mostarda", { within: ".price-name", html: "Bifana com mostarda" }],
  ["letting", 'change the second service to "Property care"', { within: ".service-name", html: ">Property care<" }],
  [
    "letting",
    'the tagline should say "Flats & rooms <kept> well"',
    { within: ".lead", html: "Flats &amp; rooms &lt;kept&gt; well" },
  ],
  ["letting", "headline: Flats by the sea", { within: "h1", html: ">Flats by the sea</h1>" }],
  [
    "letting",
    "Change our business name to Tidewell & Sons",
    { within: "title, .brand-name, .title, .small-print", html: "© Tidewell &amp; Sons", gone: "Tidewell Lettings" },
  ],
  [
    "letting",
    "rename people to The team",
    { within: "#people h2, .nav-list a", html: ">The team</h2>", gone: "Who you will meet" },
  ],
  [
    "physio",
    'add a question "Do you take pets?" with the answer "Only guide dogs."',
    { within: ".faq", html: '<div class="faq n4">' },
  ],
  ["gym", 'change the booking button to "Join now"', { within: ".btn", html: ">Join now</a>" }],
  ["full", 'replace "Crust!" with "What a crust!"', { within: "blockquote", html: "What a crust!" }],
];

const LOOKS: Case[] = [
  [
    "gym",
    "make the headline bigger",
    { css: /h1 \{ font-size: 3\.45rem; \}\n@media \(max-width: 600px\) \{ .*h1 \{ font-size: 2\.3rem/ },
  ],
  ["gym", "make the logo 20% bigger", { css: "height: 48px" }],
  ["gym", "change background to blue", { css: "background-color: #0000ff; color: #f8faff" }],
  ["gym", "change the button to green", { css: "background-color: #008000" }],
  ["gym", "more space between the sections", { css: "padding-top: 4.05rem; padding-bottom: 4.05rem" }],
  ["bakery", "Mach die Überschrift größer", { css: "* 1.15" }],
  ["bakery", "Haz el logo más grande", { css: ".brand-name" }],
  // Each as much as it is big: none gets the size of another.
  [
    "bakery",
    "make the hedaings bigegr",
    {
      within: "h1, h2, h3, h4",
      css: /\(\.title\) \{ font-size: calc\(max.* \* 1\.15\); \}[^]*\.price-title\) \{ font-size: calc\(var\(--step-2\) \* 1\.15\)/,
    },
  ],
  [
    "letting",
    "make the quotes bigger and grey",
    { css: /blockquote \{[^}]* color: #808080; \}[^]*font-size: calc\(.* \* 1\.15\)/ },
  ],
  [
    "letting",
    "make the headline 20% smaller, centre it and make it navy",
    { css: /\* 0\.8\);[^]*text-align: center;.* color: #000080/ },
  ],
  ["letting", "Change the footer text to white", { css: ".site-footer { color: #ffffff; }" }],
  ["letting", "I would like the buttons to be rounded", { css: ".button { border-radius: 12px; }" }],
  ["letting", "the background of the about section should be #eee", { css: "#about { background: #eeeeee" }],
  ["letting", "please make all the text on the site a little bit larger, thanks!", { css: "* 1.08" }],
  ["letting", "can you make the whole page a bit more airy", { css: "--space-7: calc(" }],
];

const PARTS: Case[] = [
  [
    "letting",
    "we don't need the quotes, hide them",
    { within: "#quotes, .nav-list li", html: 'aria-labelledby="quotes-title" hidden', css: /^/ },
  ],
  ["letting", "move services to the bottom", { within: "main" }],
  ["bakery", "swap Menu and Our story", { within: "#prices, #about" }],
  ["full", "make the photo of the oven smaller", { css: /img:where\(\.framed img\) \{ width: 87%/ }],
  ["letting", "link the valuation button to the contact section", { within: "a", gone: 'class="button" href="mailto' }],
  ["bakery", "delete the contact form", { within: "#contact", gone: "<form" }],
];

const FACTS: Case[] = [
  [
    "bakery",
    "we are closed on Tuesdays",
    {
      within: ".hours",
      html: '<dt>Tue</dt><dd class="closed"><span class="nobreak">Closed</span></dd></div><div class="hours-row"><dt>Wed-Fri</dt>',
    },
  ],
  [
    "bakery",
    "open Mondays 9-2",
    { within: ".hours", html: '<dt>Mondays</dt><dd class="times"><span class="nobreak">9am-2pm</span>' },
  ],
  ["physio", "closed on Wednesdays", { within: ".hours", html: "<dt>Monday and Tuesday</dt>" }],
  ["letting", "we no longer open on Saturdays", { within: ".hours", gone: "10.00-14.00" }],
  [
    "gym",
    "we now close at 9pm on Fridays",
    {
      within: "table",
      html: "<tr><td>Monday - Thursday</td><td>6:00 - 22:00</td></tr><tr><td>Friday</td><td>6:00 - 21:00</td></tr>",
    },
  ],
  ["gym", "open Sundays 10-4", { within: "table", html: "<tr><td>Sunday</td><td>10:00 - 16:00</td></tr>" }],
  ["gym", "Yoga now costs £8.50", { within: "li", html: "<b>Yoga</b> – £8.50" }],
  ["gym", "raise all prices by 5%", { within: "li", html: "<b>Spin</b> – £9.98" }],
  ["bakery", "raise the coffee prices by 10p", { within: ".price-value", html: "£2.10" }],
  [
    "physio",
    "add massage for $90 to the prices",
    { within: ".price-groups", html: '<span class="price-name">massage</span>' },
  ],
  ["bakery", "remove the Bifana", { within: ".price", gone: "Bifana" }],
  [
    "letting",
    "change the price of full management to 12% of the monthly rent",
    { within: ".price-value", html: "12% of the monthly rent" },
  ],
  [
    "gym",
    "our phone number is now 01482 555 099",
    { within: "#p p", html: 'Call us on 01482 555 099 or <a href="tel:+441482555099">' },
  ],
  [
    "ceramics",
    "our new number is +353 91 555 999",
    { within: "a", html: 'href="tel:+35391555999">+353 91 555 999', gone: "555 014" },
  ],
];

describe("answers of the built-in designer", () => {
  it.each([...TEXTS, ...LOOKS, ...PARTS, ...FACTS])("%s: %s", (site, says, { within = "", html, css, gone }) => {
    const code = DESIGNER_SITES[site];
    const { edit, message } = answerBuiltIn({ message: says, code });
    expect(edit, message).not.toBeNull();
    const after = applyEdit(code, edit!);
    expect(applyEdit(after, invertEdit(code, edit!))).toEqual(code);
    expect(edit!.author).toBe("built-in");
    expectOnly(code, edit!.splices, within);
    if (html) expect(after.html).toContain(html);
    if (gone) expect(after.html.replace(/<head>[^]*<\/head>/, "")).not.toContain(gone);
    expectCss(code, after, css);
  });

  it.each<[DesignerSite, string, string]>([
    [
      "bakery",
      "the sourdough is now £5.20",
      "I could not find a price for “sourdough”. The prices I can see are: Pastel de nata",
    ],
    ["bakery", "write a better headline", "I do not make up texts"],
    ["letting", "make the headline more exciting", "I do not make up texts"],
    ["letting", "translate the page to French", "I do not translate"],
    ["bakery", "replace the photo of the oven with another one", "open the tab Images"],
    ["bakery", "undo that", "Press Undo"],
    ["letting", "remove all prices", "Do you mean the whole section “Fees for landlords”?"],
    ["letting", "Remove the paragraph about the boiler", "Which paragraph do you mean?"],
    ["bakery", 'change the button to "Ring us"', "Which button do you mean?"],
    [
      "bakery",
      "delete the section about cats",
      "I could not find the section that you mean. The sections that I can see are:",
    ],
    ["letting", "delete the picture", "I cannot find"],
    ["letting", "change the font to Comic Sans", "I do not have the font “Comic Sans”"],
    ["bakery", "open Mondays from 9am", "Tell me both times"],
    ["bakery", "what is this", "You could say"],
    ["letting", "show the prices section", "is shown already"],
    ["bakery", 'change the headline to "A Portuguese bakery on Kirkgate in Leeds"', "like that already"],
  ])("%s: %s: changes nothing and says why", (site, says, words) => {
    const { edit, message } = answerBuiltIn({ message: says, code: DESIGNER_SITES[site] });
    expect(edit).toBeNull();
    expect(message).toContain(words);
  });

  it("does what it understands of a message and names the rest", () => {
    const { edit, message } = answerBuiltIn({
      message: "make the headline bigger and connect my calendar",
      code: DESIGNER_SITES.bakery,
    });
    expect(edit!.splices).toHaveLength(1);
    expect(message).toBe(
      "I made the headline bigger. I did not understand “connect my calendar”, so I left that as it is.",
    );
  });

  it("says exactly what it did", () => {
    expect(answerBuiltIn({ message: "make the logo 20% bigger", code: DESIGNER_SITES.bakery }).message).toBe(
      "I made the logo 20% bigger.",
    );
  });

  it("reads 'it' and 'a bit more' by what was asked before", () => {
    const code = DESIGNER_SITES.gym;
    const history = [
      { role: "user" as const, text: "make the headline bigger" },
      { role: "assistant" as const, text: "I made the headline bigger." },
    ];
    const first = applyEdit(code, answerBuiltIn({ message: "make the headline bigger", code }).edit!);
    const again = applyEdit(first, answerBuiltIn({ message: "a bit more", code: first, history }).edit!);
    expect(again.css.match(/h1 \{/g)!.length).toBe(first.css.match(/h1 \{/g)!.length);
    expect(again.css).toMatch(/h1 \{ font-size: 3\.[79]\d*rem/);
    expect(answerBuiltIn({ message: "now make it red", code: first, history }).edit!.splices[0]!.text).toContain(
      "color: #ff0000",
    );
  });

  it("gives the contact form's configuration along with the page", () => {
    const { form, edit } = answerBuiltIn({
      message: "add a phone field to the contact form",
      code: DESIGNER_SITES.bakery,
    });
    expect(form!.fields.map(({ type }) => type)).toEqual(["text", "email", "tel", "textarea"]);
    expect(applyEdit(DESIGNER_SITES.bakery, edit!).html).toContain('type="tel"');
  });
});

/** Every splice of the html lies inside of the elements that may change. */
function expectOnly(code: WebsiteCode, splices: { part: string; start: number; end: number }[], within: string): void {
  const page = readPage(code.html);
  const spans = within ? queryAll(page, within).map((node) => spanOf(elementAt(page, node)!)) : [];
  const outside = splices.filter(
    ({ part, start, end }) => part === "html" && !spans.some((span) => start >= span.start - 2 && end <= span.end + 2),
  );
  expect(outside).toEqual([]);
}

/** The stylesheet keeps all that it had; what is new stands behind it. */
function expectCss(before: WebsiteCode, after: WebsiteCode, wanted: string | RegExp | undefined): void {
  if (wanted === undefined) return expect(after.css).toBe(before.css);
  expect(after.css.startsWith(before.css)).toBe(true);
  const added = after.css.slice(before.css.length);
  return typeof wanted === "string" ? expect(added).toContain(wanted) : expect(added).toMatch(wanted);
}
