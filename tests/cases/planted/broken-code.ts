import { inHead, inScript, inSection, inStyles, replaced, type PlantedFault } from "./planted-fault";

const last = (id: string, what: string) => ({ part: "html" as const, selector: `#${id} > ${what}` });
const meta = (name: string) => ({ part: "html" as const, selector: `meta[name="${name}"]` });

/** Heads that lack something, html that is not valid, code that breaks off, and pages that are too heavy. */
export const BROKEN_CODE: PlantedFault[] = [
  { name: "no title", site: "tin-kettle", rule: "page-title", where: { part: "html" }, plant: replaced(/<title>[^<]*<\/title>\n/, "") },
  { name: "a title that is cut off", site: "sieverling-immobilien", rule: "page-title", where: { part: "html", selector: "title" }, plant: replaced("<title>", "<title>Häuser, Wohnungen, Höfe, Grundstücke und alles, was man sonst noch verkaufen kann: ") },
  { name: "no description", site: "almazara-sagra", rule: "page-description", where: { part: "html" }, plant: replaced(/<meta name="description"[^>]*>\n/, "") },
  { name: "an empty description", site: "two-ladders", rule: "page-description", where: meta("description"), plant: replaced(/<meta name="description"[^>]*>/, `<meta name="description" content="">`) },
  { name: "a description of three words", site: "marigold-noodles", rule: "page-description", where: meta("description"), plant: replaced(/<meta name="description"[^>]*>/, `<meta name="description" content="Noodles and broth.">`) },
  { name: "no language", site: "hopper-street", rule: "page-language", where: { part: "html", selector: "html" }, plant: replaced(`<html lang="en" dir="ltr">`, `<html dir="ltr">`) },
  { name: "German that calls itself English", site: "sieverling-immobilien", rule: "page-language", where: { part: "html", selector: "html" }, plant: replaced(`<html lang="de"`, `<html lang="en"`) },
  { name: "a page that cannot be enlarged", site: "physio-am-wehr", rule: "no-zoom", where: meta("viewport"), plant: replaced("width=device-width, initial-scale=1", "width=device-width, initial-scale=1, user-scalable=no") },
  { name: "no main heading", site: "penarth-row-law", rule: "main-heading", where: { part: "html" }, plant: (code) => ({ ...code, html: code.html.replace("<h1 ", "<h2 ").replace("</h1>", "</h2>") }) },
  { name: "two main headings", site: "garvey-auctioneers", rule: "main-heading", where: last("about", "h1"), plant: inSection("about", `<h1>Three generations on the rostrum</h1>`) },
  { name: "an id that is taken", site: "tin-kettle", rule: "duplicate-id", where: last("visit", "p:last-child"), plant: inSection("visit", `<p id="start">She parks by the church on Sundays.</p>`) },
  { name: "a label of no field", site: "casas-rurales-teba", rule: "missing-reference", where: last("contact", "p:last-child > label"), plant: inSection("contact", `<p><label for="arrival-day">Día de llegada</label></p>`) },
  { name: "a region named by nothing", site: "lisan-translation", rule: "missing-reference", where: { part: "html", selector: `#about` }, plant: replaced(`aria-labelledby="about-title"`, `aria-labelledby="story-title"`) },

  { name: "a picture without description", site: "almazara-sagra", rule: "wcag/h37", where: last("about", "img"), plant: inSection("about", `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="8" height="6">`) },
  { name: "a link of nothing but a drawing", site: "two-ladders", rule: "wcag/h30", where: last("prices", "p:last-child > a"), plant: inSection("prices", `<p><a href="#prices"><svg aria-hidden="true" width="9" height="9"></svg></a></p>`) },
  { name: "a button of nothing but a drawing", site: "hopper-street", rule: "text-content", where: last("faq", "button"), plant: inSection("faq", `<button type="button"><svg aria-hidden="true" width="9" height="9"></svg></button>`) },
  { name: "a field without label", site: "penarth-row-law", rule: "input-missing-label", where: last("about", "p:last-child > input"), plant: inSection("about", `<p><input type="text" name="town"></p>`) },
  { name: "a form without button", site: "marigold-noodles", rule: "wcag/h32", where: last("about", "form"), plant: inSection("about", `<form action="/api/contact"><label>Your town <input type="text" name="town"></label></form>`) },
  { name: "a group of fields without heading", site: "garvey-auctioneers", rule: "wcag/h71", where: last("about", "fieldset"), plant: inSection("about", `<fieldset><label>Lot number <input type="text" name="lot"></label></fieldset>`) },
  { name: "a heading without text", site: "physio-am-wehr", rule: "empty-heading", where: last("contact", "h3"), plant: inSection("contact", `<h3></h3>`) },
  { name: "a heading that skips a level", site: "sieverling-immobilien", rule: "heading-level", where: last("about", "h5"), plant: inSection("about", `<h5>Was wir nicht tun</h5>`) },
  { name: "a paragraph between list items", site: "hosh-calligraphy", rule: "element-permitted-content", where: last("visit", "ul > p"), plant: inSection("visit", `<ul><li>القصب والحبر</li><p>الورق من عندنا</p></ul>`) },
  { name: "a tag that is never closed", site: "tin-kettle", rule: "close-order", where: last("visit", "div:last-child > span"), plant: inSection("visit", `<div><span>Cash and card</div>`) },
  { name: "a tag of long ago", site: "casas-rurales-teba", rule: "deprecated", where: last("contact", "center"), plant: inSection("contact", `<center>Abierto todo el año</center>`) },
  { name: "an attribute of long ago", site: "lisan-translation", rule: "no-deprecated-attr", where: last("about", "table"), plant: inSection("about", `<table bgcolor="white"><tr><td>عربي</td><td>فرنسي</td></tr></table>`) },
  { name: "an attribute twice", site: "two-ladders", rule: "no-dup-attr", where: last("prices", "p:last-child"), plant: inSection("prices", `<p title="Ladders" title="Roofs">Two ladders, always.</p>`) },
  { name: "an attribute that cannot be", site: "almazara-sagra", rule: "attribute-allowed-values", where: last("about", "p:last-child > button"), plant: inSection("about", `<p><button type="press">Reservar una visita al molino</button></p>`) },
  { name: "a sound that starts by itself", site: "hopper-street", rule: "no-autoplay", where: last("faq", "audio"), plant: inSection("faq", `<audio autoplay controls></audio>`) },
  { name: "a button that may send a form", site: "marigold-noodles", rule: "no-implicit-button-type", where: last("about", "button"), plant: inSection("about", `<button>Show the second bowl</button>`) },
  { name: "a page that moves on by itself", site: "penarth-row-law", rule: "meta-refresh", where: { part: "html", selector: `meta[http-equiv="refresh"]` }, plant: inHead(`<meta http-equiv="refresh" content="5;url=#contact">`) },
  { name: "a sign that is half a character", site: "garvey-auctioneers", rule: "no-raw-characters", where: last("about", "p:last-child"), plant: inSection("about", `<p>Chairs < tables, and clocks by the door.</p>`) },

  { name: "a script with a mistake", site: "tin-kettle", rule: "broken-script", where: { part: "javascript", text: "document.querySelector(;" }, plant: inScript("document.querySelector(;") },
  { name: "a rule that is never closed", site: "sieverling-immobilien", rule: "broken-styles", where: { part: "css", text: ".planted {" }, plant: inStyles(".planted { color: red;") },
  { name: "a comment that is never closed", site: "two-ladders", rule: "broken-styles", where: { part: "css", text: "/* spring" }, plant: inStyles("/* spring colours\n.hero { color: green; }") },
  { name: "a picture in the code", site: "hosh-calligraphy", rule: "file-in-code", where: last("visit", "img"), plant: inSection("visit", `<img src="data:image/png;base64,${"iVBORw0KGgo".repeat(4000)}" alt="لوحة بخط الثلث" width="8" height="6">`) },
  { name: "a picture in the stylesheet", site: "lisan-translation", rule: "file-in-code", where: { part: "css", text: "url(data:image/png" }, plant: inStyles(`.hero { background: url(data:image/png;base64,${"iVBORw0KGgo".repeat(4000)}); }`) },
  { name: "more code than a phone likes", site: "almazara-sagra", rule: "heavy-code", where: { part: "html" }, plant: inStyles(Array.from({ length: 9000 }, (_, number) => `.planted-${number} { margin: ${number}px; }`).join("\n")) },
];
