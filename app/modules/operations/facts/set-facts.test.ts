import { describe, expect, it } from "vitest";
import { BIKE_SHOP } from "../../../../tests/factories/bike-shop";
import { applyEdit, invertEdit } from "../../markup/edit";
import type { WebsiteCode } from "../../site/website-code";
import { asEdit } from "../as-edit";
import { openSite } from "../opened-site";
import type { Operation } from "../operation";
import { perform } from "../perform";
import { setDescription } from "../head/set-description";
import { setLanguage } from "../head/set-language";
import { setTitle } from "../head/set-title";
import { setFavicon } from "../head/set-favicon";
import { setShareText } from "../head/set-share";
import { addText } from "../text/add-text";
import { deleteWords } from "../text/delete-words";
import { replaceWords } from "../text/replace-words";
import { queryAll } from "../../cascade/query";
import { readHours } from "./hours-rows";
import { readPrices } from "./read-prices";
import { renameBusiness } from "./rename-business";
import { setAddress } from "./set-address";
import { setEmail } from "./set-email";
import { setHours } from "./set-hours";
import { setPhone } from "./set-phone";
import { changePricesBy, setPrice } from "./set-price";

const DATA = `<script type="application/ld+json">{"@type":"LocalBusiness","name":"Peak Cycles","telephone":"01433 555010","openingHours":["Mo-Sa 09:00-18:00"],"address":"5 Station Road, Hathersage S32 1DD"}</script>`;
const FOREIGN: WebsiteCode = { ...BIKE_SHOP, html: BIKE_SHOP.html.replace("</head>", `${DATA}</head>`) };

/** Does an operation, takes it back, and answers the html after it. */
function after<Params>(code: WebsiteCode, operation: Operation<Params>, params: Params): string {
  const outcome = perform(openSite(code), operation, params);
  expect(outcome.splices, outcome.message).not.toEqual([]);
  const edit = asEdit(outcome.splices);
  const changed = applyEdit(code, edit);
  expect(applyEdit(changed, invertEdit(code, edit))).toEqual(code);
  return changed.html;
}
const site = openSite(FOREIGN);
const nodeOf = (selector: string, at = 0) => queryAll(site.page, selector)[at]!;
const target = (selector: string, name: string) => ({ nodes: [nodeOf(selector)], name, selector: null });
/** The whole page with some words of it changed: nothing else may differ. */
const with_ = (...pairs: [from: string, to: string][]) =>
  pairs.reduce((html, [from, to]) => {
    expect(html).toContain(from);
    return html.replaceAll(from, () => to);
  }, FOREIGN.html);

describe("facts of a page that was made elsewhere", () => {
  it("changes a telephone number wherever it stands", () =>
    expect(after(FOREIGN, setPhone, { to: "01433 555999" })).toBe(
      with_(["01433 555010", "01433 555999"], ["+441433555010", "+441433555999"]),
    ));

  it("changes an e-mail address and the link that writes to it", () =>
    expect(after(FOREIGN, setEmail, { to: "info@peak.example" })).toBe(
      with_(["hi@peak.example", "info@peak.example"]),
    ));

  it("changes an address that no element names", () =>
    expect(after(FOREIGN, setAddress, { to: "9 Mill Lane, Hathersage S32 1AA" })).toBe(
      with_(["5 Station Road, Hathersage S32 1DD", "9 Mill Lane, Hathersage S32 1AA"]),
    ));

  it("changes the business's name where it is read, in the title and in pictures' words", () =>
    expect(after(FOREIGN, renameBusiness, { to: "Peak Bikes" })).toBe(with_(["Peak Cycles", "Peak Bikes"])));

  it.each([
    [
      { weekdays: [5], closed: false, closes: 17 * 60 },
      "Open Mon-Fri 9-18, Sat 9-17",
      `["Mo-Fr 09:00-18:00","Sa 09:00-17:00"]`,
    ],
    [{ weekdays: [6], closed: true }, "Open Mon-Sat 9-18, Sun closed", `["Mo-Sa 09:00-18:00"]`],
    [{ weekdays: [2], closed: true }, "Open Mon-Tue 9-18, Wed closed, Thu-Sat 9-18", `["Mo,Tu,Th,Fr,Sa 09:00-18:00"]`],
    [{ weekdays: [], closed: false, opens: 600 }, "Open Mon-Sat 10-18", `["Mo-Sa 10:00-18:00"]`],
    [
      { weekdays: [6], closed: false, opens: 600, closes: 840 },
      "Open Mon-Sat 9-18, Sun 10-14",
      `["Mo-Sa 09:00-18:00","Su 10:00-14:00"]`,
    ],
  ])("changes hours in a sentence and in what search engines read: %j", (hours, said, data) =>
    expect(after(FOREIGN, setHours, hours)).toBe(with_(["Open Mon-Sat 9-18", said], [`["Mo-Sa 09:00-18:00"]`, data])),
  );

  it("asks for both times of a day that is closed", () => {
    const { message, splices } = perform(site, setHours, { weekdays: [6], closed: false, closes: 1020 });
    expect(splices).toEqual([]);
    expect(message).toContain("Tell me both times");
  });

  it("reads prices with what they are for", () =>
    expect(readPrices(site.page).map(({ name, text }) => [name, text])).toEqual([
      ["Basic service", "£35"],
      ["Full service", "£95"],
      ["Puncture", "£8"],
      ["Trail 500", "£899"],
      ["Gravel One", "£1,250"],
      ["City E", "£1,690"],
    ]));

  it.each([
    ["City E", "£1,590", "£1,690", "£1,590"],
    ["City E", "1590 pounds", "£1,690", "£1,590"],
    ["Puncture", "8.50", "£8<", "£8.50<"],
    ["Full service", "€99", "£95", "€99"],
  ])("sets what %s costs to %s", (name, price, from, to) => {
    const prices = readPrices(site.page)
      .filter((each) => each.name === name)
      .map(({ node }) => node);
    expect(after(FOREIGN, setPrice, { name, prices, price })).toBe(with_([from, to]));
  });

  it("raises prices by a share", () => {
    const prices = readPrices(site.page).map(({ node }) => node);
    const html = after(FOREIGN, changePricesBy, { prices, up: true, by: { percent: 10 } });
    expect(readPrices(openSite({ ...FOREIGN, html }).page).map(({ text }) => text)).toEqual([
      "£38.50",
      "£104.50",
      "£8.80",
      "£988.90",
      "£1,375",
      "£1,859",
    ]);
  });
});

describe("hours", () => {
  const page = (body: string) => openSite({ ...FOREIGN, html: `<html lang="en"><body>${body}</body></html>` });

  it.each([
    "<p>On Sundays we walk 5 miles.</p>",
    "<p>The kitchen closes at 9 on Mondays.</p>",
    "<p>Courses on Monday 9-12 with Anna cost £20.</p>",
    "<table><tr><td>Monday soup</td><td>£4.50</td></tr></table>",
    "<p>Call 01433 555010 on Monday.</p>",
  ])("takes nothing else for hours: %s", (body) => expect(readHours(page(body).page)).toEqual([]));

  it.each([
    [
      "<p>We are open Monday to Friday, 9am to 5pm.</p>",
      { weekdays: [4], closed: false, closes: 960 },
      "We are open Monday to Thursday, 9am to 5pm, Friday, 9am to 4pm.",
    ],
    [
      "<ul><li>Mon-Fri: 9-5</li><li>Sat: 10-2</li></ul>",
      { weekdays: [6], closed: true },
      "<li>Sat: 10-2</li><li>Sun: Closed</li>",
    ],
  ])("%s", (body, hours, wanted) => expect(after(page(body).code, setHours, hours)).toContain(wanted));
});

describe("words", () => {
  it("replaces words everywhere, the copyright's year too, and no part of a longer number", () =>
    expect(after(FOREIGN, replaceWords, { from: "2024", to: "2026" })).toBe(with_(["2024", "2026"])));

  it("replaces in one part of the page only", () =>
    expect(
      after(FOREIGN, replaceWords, { from: "service", to: "check", within: target("#repairs", "“Repairs”") }),
    ).toBe(with_(["Basic service", "Basic check"], ["Full service", "Full check"])));

  it("deletes a sentence and not the one before it", () =>
    expect(after(FOREIGN, deleteWords, { node: nodeOf("#about p"), words: "We fix what others give up on." })).toBe(
      with_([" We fix what others give up on.", ""]),
    ));

  it("deletes a paragraph that is left without words", () =>
    expect(
      after(FOREIGN, deleteWords, { node: nodeOf("#about p", 1), words: "Come in for a coffee and talk gears." }),
    ).toBe(with_(["<p>Come in for a coffee and talk gears.</p>", ""])));

  it.each([
    ["h1", "below", "</h1>", "</h1><p>Hello</p>"],
    [".cta", "below", "See bikes</a>", "See bikes</a><p>Hello</p>"],
    ["#about", "end", "talk gears.</p>", "talk gears.</p><p>Hello</p>"],
    ["#repairs h2", "above", "<h2>Repairs", "<p>Hello</p><h2>Repairs"],
    ["table td", "below", "</table>", "</table><p>Hello</p>"],
  ] as const)("adds a text: %s %s", (selector, where, from, to) =>
    expect(after(FOREIGN, addText, { text: "Hello", place: target(selector, "that"), where })).toBe(with_([from, to])),
  );
});

describe("the head", () => {
  it("gives the page a title", () =>
    expect(after(FOREIGN, setTitle, { text: "Bikes & more" })).toBe(
      with_(["<title>Peak Cycles</title>", "<title>Bikes &amp; more</title>"]),
    ));

  it("adds a description, and changes the one that is there", () => {
    const html = after(FOREIGN, setDescription, { text: "Bike shop in Hathersage" });
    expect(html).toContain('</title>\n<meta name="description" content="Bike shop in Hathersage">');
    expect(after({ ...FOREIGN, html }, setDescription, { text: "Bikes" })).toContain(
      '<meta name="description" content="Bikes">',
    );
  });

  it("says what is shown where the page is shared", () =>
    expect(after(FOREIGN, setShareText, { part: "title", text: "Ride" })).toContain(
      '<meta property="og:title" content="Ride">',
    ));

  it("draws letters for the browser's tab", () =>
    expect(after(FOREIGN, setFavicon, { letters: "PC", colour: "#1d4ed8" })).toContain(
      '<link rel="icon" href="data:image/svg+xml,',
    ));

  it("names the language", () =>
    expect(after(FOREIGN, setLanguage, { lang: "fr", name: "French" })).toBe(
      with_(['<html lang="en">', '<html lang="fr">']),
    ));

  it("names a price in a list of terms by the term before it", () => {
    const html = "<body><dl><dt>First visit</dt><dd>£60</dd><dt>An hour</dt><dd>£210</dd></dl></body>";
    expect(readPrices(openSite({ ...FOREIGN, html }).page).map(({ name, text }) => [name, text])).toEqual([
      ["First visit", "£60"],
      ["An hour", "£210"],
    ]);
  });
});
