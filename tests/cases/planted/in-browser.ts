import { inScript, inSection, inStyles, replaced, type PlantedFault } from "./planted-fault";

/** A fault that shows only in a browser, and the only width at which it does. */
export interface SeenFault extends PlantedFault {
  width?: number;
}

type Html = { part: "html"; selector: string };
const last = (what = "p:last-child"): Html => ({ part: "html", selector: `#about > ${what}` });
const both = (...changes: PlantedFault["plant"][]): PlantedFault["plant"] => (code) => changes.reduce((changed, plant) => plant(changed), code);

const wide = (site: string, width: number, pixels: number): SeenFault => ({
  ...{ name: `a line of ${pixels} px, too wide at ${width}`, site, rule: "page-overflow", where: last(), width },
  plant: both(inSection("about", `<p class="planted">Open on every bank holiday</p>`), inStyles(`.planted { inline-size: ${pixels}px; max-inline-size: none; margin-inline: 0; }`)),
});
const marked = (site: string, rule: string, name: string, selector: string, markup: string): SeenFault => ({
  ...{ name, site, rule, where: last(selector), plant: inSection("about", markup) },
});
const styled = (site: string, rule: string, name: string, css: string, markup = `<p>Please ring the upper bell.</p>`, selector = "p:last-child"): SeenFault => ({
  ...{ name, site, rule, where: last(selector), plant: both(inSection("about", markup), inStyles(css)) },
});
const run = (site: string, rule: string, name: string, code: string, text: string | null = code): SeenFault => ({
  ...{ name, site, rule, where: text === null ? { part: "javascript" as const } : { part: "javascript" as const, text }, plant: inScript(code) },
});

const [SHOP, INN, AUCTION, AGENT] = ["marigold-noodles", "penarth-row-law", "garvey-auctioneers", "sieverling-immobilien"] as const;

/** Websites of ours with one fault each that only a browser can see. */
export const SEEN_FAULTS: readonly SeenFault[] = [
  wide(SHOP, 320, 340),
  wide(INN, 390, 560),
  wide(AUCTION, 768, 900),
  wide(AGENT, 1280, 1500),
  {
    ...styled(INN, "page-overflow", "a heading that is pushed out between two widths", "@media (700px < width < 900px) { #about h3 { inline-size: 400px; margin-inline-start: 640px; } }", "<h3>Our rooms</h3>", "h3:last-child"),
    width: 768,
  },
  styled(SHOP, "color-contrast", "pale letters", "#about > p:last-child { color: #b8b8b8; background: #fff; }"),
  { ...styled(AGENT, "color-contrast", "letters that are pale on phones", "@media (width < 500px) { #about > p:last-child { color: #b8b8b8; background: #fff; } }"), width: 390 },
  styled(AUCTION, "link-in-text-block", "a link that only its colour shows", "#about > p:last-child { color: #222; background: #fff; } #about > p:last-child a { color: #114; text-decoration: none; font: inherit; }", `<p>Ring us or <a href="#contact">write a letter</a> before the sale.</p>`, "p:last-child > a"),
  marked(INN, "label", "a field without label", "p:last-child > input", `<p><input type="text" name="town"></p>`),
  marked(SHOP, "select-name", "choices without label", "p:last-child > select", `<p><select><option>Monday</option></select></p>`),
  marked(AUCTION, "aria-hidden-focus", "a button in what is hidden", "p:last-child", `<p aria-hidden="true"><button type="button">Show the lots</button></p>`),
  marked(AGENT, "nested-interactive", "a link in a button", "div:last-child", `<div role="button" tabindex="0">Zum <a href="#contact">Kontakt</a></div>`),
  marked(INN, "aria-required-attr", "a slider that stands nowhere", "div:last-child", `<div role="slider" tabindex="0" aria-label="Fee"></div>`),
  marked(SHOP, "aria-roles", "a role that nothing has", "p:last-child", `<p role="buton">Fresh every day</p>`),
  marked(AGENT, "svg-img-alt", "a drawing without a name", "svg:last-child", `<svg role="img" width="20" height="20"><circle r="9"></circle></svg>`),
  { name: "text beside the page's parts", site: SHOP, rule: "region", where: { part: "html", selector: "body > p" }, plant: replaced("</body>", "<p>Made in Leeds</p>\n</body>") },

  run(SHOP, "script-error", "an error in the console", `console.error("The slider has no slides");`),
  run(INN, "script-error", "an exception", `document.getElementById("slider").focus();`),
  run(AUCTION, "script-error", "an exception a moment later", `setTimeout(() => { throw new Error("no lots") }, 50);`),
  run(AGENT, "script-error", "a promise that nobody waits for", `Promise.reject(new Error("keine Karte"));`),
  run(SHOP, "outside-request", "a count elsewhere, at an address put together", `fetch("https:" + "//" + "stats.example.net" + "/hit");`, "stats.example.net"),
  run(INN, "outside-request", "a picture from elsewhere", `new Image().src = ["https:", "", "cdn.example.net", "p.gif"].join("/");`, "cdn.example.net"),
  run(AUCTION, "outside-request", "a line that is kept open", `new WebSocket("wss:" + "//" + "live.example.net" + "/bids");`, "live.example.net"),
  run(AGENT, "missing-file", "a list that is not there", `fetch(["assets", "objekte.json"].join("/"));`, null),
  run(SHOP, "missing-file", "a picture that a script shows", `new Image().src = "assets/" + "images/late" + ".webp";`, null),
  run(INN, "leads-away", "a page that goes elsewhere by itself", `location.href = "https:" + "//" + "other.example.org" + "/";`, "other.example.org"),
  run(AUCTION, "page-hangs", "a page that loads itself anew for ever", "location.reload();", null),
];
