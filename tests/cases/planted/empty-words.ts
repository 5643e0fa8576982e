import { inMain, inSection, replaced, type PlantedFault } from "./planted-fault";

const last = (id: string, what: string) => ({ part: "html" as const, selector: `#${id} > ${what}` });
const heading = (text: string, words: string) => inMain(`<section id="more" class="section" aria-labelledby="more-title">\n<div class="wrap"><h2 id="more-title">${text}</h2><p>${words}</p></div>\n</section>`);
const AT_HEADING = { part: "html" as const, selector: "#more-title" };

/** Words that say nothing, say it twice, or were never filled in, in four languages; parts with nothing in them. */
export const EMPTY_WORDS: PlantedFault[] = [
  { name: "click here", site: "tin-kettle", rule: "vague-link", where: last("visit", "p:last-child > a"), plant: inSection("visit", `<p>For the round of the week <a href="#contact">click here</a>.</p>`) },
  { name: "hier klicken", site: "sieverling-immobilien", rule: "vague-link", where: last("about", "p:last-child > a"), plant: inSection("about", `<p>Zu den Preisen bitte <a href="#prices">Hier klicken!</a></p>`) },
  { name: "aquí", site: "almazara-sagra", rule: "vague-link", where: last("about", "p:last-child > a"), plant: inSection("about", `<p>El horario está <a href="#visit">aquí</a>.</p>`) },
  { name: "اضغط هنا", site: "lisan-translation", rule: "vague-link", where: last("about", "p:last-child > a"), plant: inSection("about", `<p>لمعرفة الأسعار <a href="#prices">اِضغط هنا</a></p>`) },
  { name: "a name for screen readers that says nothing", site: "garvey-auctioneers", rule: "vague-link", where: last("about", "p:last-child > a"), plant: inSection("about", `<p><a href="#dates" aria-label="More">All sale days of the year</a></p>`) },
  { name: "a button called OK", site: "hopper-street", rule: "vague-button", where: last("faq", "button"), plant: inSection("faq", `<button type="button">OK</button>`) },
  { name: "a button called Klicken", site: "physio-am-wehr", rule: "vague-button", where: last("contact", "button"), plant: inSection("contact", `<button type="button">Klicken</button>`) },
  { name: "two links with the same words", site: "penarth-row-law", rule: "same-link-text", where: last("about", "p:last-child > a:last-child"), plant: inSection("about", `<p><a href="#people">Who you will meet</a> <a href="#visit">Who you will meet</a></p>`) },
  { name: "two pictures that lead to different places and are described alike", site: "two-ladders", rule: "same-link-text", where: last("prices", "p:last-child > a:last-child"), plant: inSection("prices", `<p><a href="#prices">What a gutter costs</a> <a href="#contact"><svg aria-label="What a gutter costs" role="img" width="9" height="9"></svg></a></p>`) },
  { name: "a camera's name for a picture", site: "casas-rurales-teba", rule: "alt-says-nothing", where: last("contact", "img"), plant: inSection("contact", `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="IMG_2041.jpg" width="8" height="6">`) },
  { name: "a picture called picture", site: "sieverling-immobilien", rule: "alt-says-nothing", where: last("about", "img"), plant: inSection("about", `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Bild" width="8" height="6">`) },
  { name: "welcome", site: "garvey-auctioneers", rule: "heading-says-nothing", where: AT_HEADING, plant: heading("Welcome", "The yard opens an hour before each sale, and the kettle is on.") },
  { name: "willkommen", site: "physio-am-wehr", rule: "heading-says-nothing", where: AT_HEADING, plant: heading("Herzlich willkommen!", "Die Praxis liegt gleich hinter der Brücke, im ersten Stock.") },
  { name: "bienvenidos", site: "almazara-sagra", rule: "heading-says-nothing", where: AT_HEADING, plant: heading("Bienvenidos a nuestra web", "El molino se visita con las manos limpias y sin prisa.") },
  { name: "مرحبا بكم", site: "hosh-calligraphy", rule: "heading-says-nothing", where: AT_HEADING, plant: heading("مرحبًا بكم", "يبدأ الدرس بعد أن يجف الحبر على ورق الأمس.") },
  { name: "a sentence of the page again", site: "marigold-noodles", rule: "repeated-sentence", where: last("about", "p:last-child"), plant: inSection("about", `<p>The broth is on the stove before the street wakes up. It rests.</p><p>The broth is on the stove, before the street wakes up.</p>`) },
  { name: "an Arabic sentence again", site: "lisan-translation", rule: "repeated-sentence", where: last("about", "p:last-child"), plant: inSection("about", `<p>نراجع كل صفحة مرتين قبل أن نسلمها إلى صاحبها.</p><p>نراجع كل صفحة مرتين قبل أن نسلمها إلى صاحبها.</p>`) },
  { name: "lorem ipsum", site: "two-ladders", rule: "filler-text", where: last("prices", "p:last-child"), plant: inSection("prices", `<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>`) },
  { name: "a blank in brackets", site: "penarth-row-law", rule: "filler-text", where: last("about", "p:last-child"), plant: inSection("about", `<p>Ring us on [your phone number] between two appointments.</p>`) },
  { name: "a Spanish blank", site: "casas-rurales-teba", rule: "filler-text", where: last("contact", "p:last-child"), plant: inSection("contact", `<p>Pregunte por [nombre del responsable] al llegar a la casa.</p>`) },
  { name: "a mark of a template", site: "hopper-street", rule: "filler-text", where: last("faq", "p:last-child"), plant: inSection("faq", `<p>Every member of {{company_name}} has a key of their own.</p>`) },
  { name: "a section without anything", site: "tin-kettle", rule: "empty-section", where: { part: "html", selector: "#gap" }, plant: inMain(`<section id="gap" class="section" aria-label="Tea"><div class="wrap"></div></section>`) },
  { name: "a heading and nothing below it", site: "marigold-noodles", rule: "empty-section", where: { part: "html", selector: "#gap" }, plant: inMain(`<section id="gap" class="section" aria-labelledby="gap-title"><div class="wrap"><h2 id="gap-title">Noodles to take home</h2></div></section>`) },
  { name: "a list item without text", site: "sieverling-immobilien", rule: "empty-text", where: last("about", "ul > li:last-child"), plant: inSection("about", `<ul><li>Schätzung am Küchentisch</li><li> </li></ul>`) },
  { name: "a paragraph without text", site: "hosh-calligraphy", rule: "empty-text", where: last("visit", "p:last-child"), plant: inSection("visit", `<p></p>`) },
  { name: "a title of nothing", site: "garvey-auctioneers", rule: "page-title", where: { part: "html", selector: "title" }, plant: replaced(/<title>[^<]*<\/title>/, "<title>Home</title>") },
];
