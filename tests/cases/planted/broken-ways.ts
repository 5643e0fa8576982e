import { inHead, inScript, inSection, inStyles, replaced, type PlantedFault } from "./planted-fault";

const last = (id: string, what = "p:last-child") => ({ part: "html" as const, selector: `#${id} > ${what}` });

/** Links that lead nowhere, files that are not there, and what is loaded from elsewhere. */
export const BROKEN_WAYS: PlantedFault[] = [
  { name: "a menu entry to a part that was taken out", site: "garvey-auctioneers", rule: "dead-anchor", where: { part: "html", selector: `#site-nav a[href="#gallery"]` }, plant: replaced(`<li><a href="#quotes">`, `<li><a href="#gallery">Rooms</a></li><li><a href="#quotes">`) },
  { name: "a link to a German part that is not there", site: "sieverling-immobilien", rule: "dead-anchor", where: last("about", "p:last-child > a"), plant: inSection("about", `<p><a href="#team-büro">Unser Büro in Lüneburg</a></p>`) },
  { name: "a link that was never given an address", site: "tin-kettle", rule: "dead-anchor", where: last("visit", "p:last-child > a"), plant: inSection("visit", `<p><a href="#">See the whole round</a></p>`) },
  { name: "an empty address", site: "lisan-translation", rule: "dead-anchor", where: last("about", "p:last-child > a"), plant: inSection("about", `<p><a href="">أعمالنا السابقة</a></p>`) },
  { name: "a part of this page by its file's name", site: "two-ladders", rule: "dead-anchor", where: last("prices", "p:last-child > a"), plant: inSection("prices", `<p><a href="index.html#insurance">How we are insured</a></p>`) },
  { name: "a page that the site does not have", site: "hopper-street", rule: "dead-page", where: last("faq", "p:last-child > a"), plant: inSection("faq", `<p><a href="terms.html">House rules in full</a></p>`) },
  { name: "a page by its path", site: "casas-rurales-teba", rule: "dead-page", where: last("contact", "p:last-child > a"), plant: inSection("contact", `<p><a href="/reservas/verano">Reservas de verano</a></p>`) },
  { name: "a menu as a file that was not uploaded", site: "marigold-noodles", rule: "dead-page", where: last("prices", "p:last-child > a"), plant: inSection("prices", `<p><a href="assets/files/menu.pdf">The menu to print</a></p>`) },
  { name: "a letter to nobody", site: "penarth-row-law", rule: "dead-contact", where: last("about", "p:last-child > a"), plant: inSection("about", `<p><a href="mailto:">Write to the office</a></p>`) },
  { name: "a call to no number", site: "physio-am-wehr", rule: "dead-contact", where: last("contact", "p:last-child > a"), plant: inSection("contact", `<p><a href="tel:">Praxis anrufen</a></p>`) },
  { name: "another address than the one that is shown", site: "almazara-sagra", rule: "dead-contact", where: last("about", "p:last-child > a"), plant: inSection("about", `<p><a href="mailto:info@otra-casa.example">pedidos@nuestra-casa.example</a></p>`) },
  { name: "another number than the one that is shown", site: "garvey-auctioneers", rule: "dead-contact", where: last("about", "p:last-child > a"), plant: inSection("about", `<p><a href="tel:0655550999">065 555 0188</a></p>`) },
  { name: "another number in Arabic digits", site: "hosh-calligraphy", rule: "dead-contact", where: last("visit", "p:last-child > a"), plant: inSection("visit", `<p><a href="tel:0535550199">٠٥ ٣٥ ٥٥ ٠١ ٢٢</a></p>`) },

  { name: "a picture that was deleted", site: "penarth-row-law", rule: "missing-file", where: last("about", "img"), plant: inSection("about", `<img src="assets/images/office.webp" alt="The office on Penarth Row" width="800" height="600">`) },
  { name: "one width of a picture", site: "two-ladders", rule: "missing-file", where: last("prices", "img"), plant: inSection("prices", `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" srcset="assets/images/roof-480.webp 480w" sizes="100vw" alt="A slate roof after the work" width="8" height="6">`) },
  { name: "a font that we do not have", site: "tin-kettle", rule: "missing-file", where: { part: "html", selector: `link[href*="helvetica"]` }, plant: inHead(`<link rel="preload" href="assets/fonts/helvetica.woff2" as="font" type="font/woff2" crossorigin>`) },
  { name: "the background of an element", site: "lisan-translation", rule: "missing-file", where: last("services", "div:last-child"), plant: inSection("services", `<div style="background-image: url(assets/images/paper.webp)">ترجمة محلّفة</div>`) },
  { name: "a background in the stylesheet", site: "marigold-noodles", rule: "missing-file", where: { part: "css", text: `url("assets/images/steam.webp")` }, plant: inStyles(`.hero { background-image: url("assets/images/steam.webp"); }`) },
  { name: "a stylesheet of a stylesheet", site: "hopper-street", rule: "missing-file", where: { part: "css", text: "print.css" }, plant: inStyles(`@import "print.css";`) },
  { name: "a picture in the script", site: "sieverling-immobilien", rule: "missing-file", where: { part: "javascript", text: "assets/images/villa.webp" }, plant: inScript(`window.pictures = ["assets/images/villa.webp"];`) },

  { name: "a picture of another website", site: "almazara-sagra", rule: "outside-request", where: last("about", "img"), plant: inSection("about", `<img src="https://images.olive.example/mill.jpg" alt="El molino en noviembre" width="800" height="600">`) },
  { name: "fonts of another host", site: "physio-am-wehr", rule: "outside-request", where: { part: "html", selector: `link[href*="googleapis"]` }, plant: inHead(`<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Lora&amp;display=swap">`) },
  { name: "a script of another host", site: "tin-kettle", rule: "outside-request", where: { part: "html", selector: `script[src*="widgets"]` }, plant: inHead(`<script src="https://widgets.example/chat.js" defer></script>`) },
  { name: "a map that nobody asked for", site: "casas-rurales-teba", rule: "outside-request", where: last("contact", "iframe"), plant: inSection("contact", `<iframe src="https://maps.example/embed?q=Teba" title="Mapa de Teba"></iframe>`) },
  { name: "a stylesheet that imports from elsewhere", site: "garvey-auctioneers", rule: "outside-request", where: { part: "css", text: "//cdn.example/type.css" }, plant: inStyles(`@import url(//cdn.example/type.css);`) },
  { name: "a background of another website", site: "hosh-calligraphy", rule: "outside-request", where: { part: "css", text: "https://cdn.example/ink.png" }, plant: inStyles(`.hero { background: url('https://cdn.example/ink.png'); }`) },
  { name: "a script that calls home", site: "two-ladders", rule: "outside-request", where: { part: "javascript", text: "https://stats.example/hit" }, plant: inScript(`// see https://docs.example/hit\nfetch("https://stats.example/hit");`) },
  { name: "a script in the page that calls home", site: "hopper-street", rule: "outside-request", where: { part: "html" }, plant: inSection("faq", `<script>new Image().src = "//pixel.example/p.gif";</script>`) },
];
