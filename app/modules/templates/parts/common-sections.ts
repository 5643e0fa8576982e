import { html, type Html } from "../../markup/html";
import { fitted, longestWord } from "../longest-word";
import type { SectionRenderers, Site } from "../design";
import type { SectionOf } from "../../site/site-plan";
import { customSection } from "../custom/custom-section";
import { contactSection } from "./contact-section";
import { fact, hasPlace, hoursList, placeBlock } from "./facts";
import { actions } from "./links";
import { nativeWidth, picture, type PictureSlot } from "./picture";
import { amountLines, isBoard, isCompared, type PriceList } from "./price-objects";
import { isRunning } from "./running-names";
import { countClass, plainSection, sectionHead, sectionShell } from "./section-shell";
import { openingOf, storyBlocks, type StoryBlock } from "./story-blocks";

const detailLine = (text: string | undefined, className: string) => text && html`<p class="${className}">${text}</p>`;

/** Characters of a price that stay on one line, whatever the room. */
const SHORT_PRICE = 12;
/** Characters of a price from which a whole list sets its prices below the names on a phone. */
const LONG_PRICE = 18;

/** Mean letters of a name's longest word and its price that a line of a phone holds side by side. */
const SIDE_BY_SIDE = 20;

/** One row of a menu or price list: what it is, a leader, what it costs. */
export function priceRow(item: { name: string; detail?: string | undefined; price: string }): Html {
  const long = item.price.length > SHORT_PRICE;
  const wide = longestWord(item.name) + item.price.length > SIDE_BY_SIDE;
  const lines = amountLines(item.price);
  return html`<li class="price"><div class="price-line${long && " is-long"}${wide && " is-wide"}"><span class="price-name">${item.name}</span> <span class="price-leader"></span> <span class="price-value figures${lines && " in-lines"}">${lines ?? item.price}</span></div>${detailLine(item.detail, "price-detail")}</li>`;
}

/** Most prices of a list are long; a single one goes below its own name and leaves the others where they are. */
const isLong = (items: readonly { price: string }[]) =>
  items.filter(({ price }) => price.length > LONG_PRICE).length * 2 > items.length;

/** What is said of money in a sentence, among the rows of prices. */
const toldRow = (text: string) =>
  html`<li class="price is-told"><div class="price-line"><span class="price-name">${text}</span></div></li>`;

/** The groups of a menu or price list, without their heading; a template that has no boards says so. */
export function priceGroups(list: PriceList, hasBoards = true): Html {
  const { told = [] } = list;
  // What is told of all stands under no group's name.
  const isApart = told.length > 0 && list.groups.at(-1)?.name !== undefined;
  const groups: PriceList["groups"] = isApart ? [...list.groups, { items: [] }] : list.groups;
  const total = groups.reduce((sum, group) => sum + group.items.length, told.length);
  const drawn = groups.map(
    (group, index) =>
      html`<div class="price-group">${group.name && html`<h3 class="price-title">${group.name}</h3>`}<ul class="price-list${isLong(group.items) && " is-stacked"}">${group.items.map(priceRow)}${index === groups.length - 1 && told.map(toldRow)}</ul></div>`,
  );
  const board = isCompared(list) ? " is-compared" : hasBoards && isBoard(list) && " is-board";
  return html`<div class="price-groups ${countClass(total)} groups-${countClass(groups.length)}${board}">${drawn}</div>`;
}

/** "30 day trial", "2,300 businesses": how many, before what; hours are no such number. */
const COUNT =
  /^(?<count>\p{Nd}(?:[\p{Nd}.,]*\p{Nd})?[+%]?)(?=\s(?!to|till?|until|bis|à|a|al|alle|tot|do|i|h|uhr|hrs?)\p{L}{2})/iu;
const note = (text: string) => html`<li class="note">${text}</li>`;

function countedNote(text: string): Html {
  const count = COUNT.exec(text)?.groups?.count;
  if (!count) return note(text);
  return html`<li class="note is-counted"><span class="note-count figures">${count}</span>${text.slice(count.length)}</li>`;
}

/** Letters of one note that is set large; a longer one is a paragraph. */
const LONGEST_STATEMENT = 120;

/** Sentences that each stand by themselves: one large, a few side by side with what they count, many in columns. */
function notesSection(section: SectionOf<"notes">): Html | null {
  const { items } = section;
  const running = isRunning(items);
  // "8 pieces $139" counts nothing: what it costs is as large as how many.
  const isCounted = items.length <= 4 && !items.some((item) => /\p{Sc}/u.test(item));
  const drawn = items.map(isCounted ? countedNote : note);
  const long = items.length === 1 && items[0]!.length > LONGEST_STATEMENT && " is-long";
  return plainSection(
    section,
    html`<ul class="notes ${countClass(items.length)}${running && " is-running"}${long}">${drawn}</ul>`,
    running ? "is-across" : "",
    running ? "names" : items.length === 1 ? "statement" : "list",
  );
}

function pricesSection(section: SectionOf<"prices">): Html | null {
  return plainSection(section, priceGroups(section));
}

/** What is offered, without a heading. */
export function serviceList(section: SectionOf<"services">): Html {
  const items = section.items.map(
    (item) =>
      html`<li class="service"><h3 class="service-name"${fitted(item.name)}>${item.name}</h3>${detailLine(item.detail, "service-detail")}${item.price && html`<p class="service-price figures">${item.price}</p>`}</li>`,
  );
  const bare = section.items.every(({ detail, price }) => !detail && !price);
  return html`<ul class="services ${countClass(items.length)}${bare && " bare"}">${items}</ul>`;
}

function servicesSection(section: SectionOf<"services">): Html | null {
  return plainSection(section, serviceList(section));
}

/** Running text, with its lists, headings and labelled lines as such. */
export function prose(paragraphs: readonly string[]): Html {
  return html`<div class="prose">${storyBlocks(paragraphs).map(storyBlock)}</div>`;
}

function storyBlock(block: StoryBlock): Html {
  switch (block.kind) {
    case "text":
      return html`<p>${block.text}</p>`;
    case "parts":
      return html`<div class="told-parts ${countClass(block.items.length)}">${block.items.map(({ title, text }) => html`<div class="told-part"><h3 class="told-title">${title}</h3><p>${text}</p></div>`)}</div>`;
    case "list":
      return html`<ul class="told-list ${countClass(block.items.length)}">${block.items.map((item) => html`<li>${item}</li>`)}</ul>`;
    case "terms":
      return html`<dl class="told-terms">${block.items.map(({ name, text }) => html`<div class="told-term"><dt>${name}</dt><dd>${text}</dd></div>`)}</dl>`;
  }
}

/** A story whose first sentences are set large. */
export function openedStory(paragraphs: readonly string[]): Html {
  const { opening, rest } = openingOf(paragraphs);
  return html`<div class="about-body">${opening && html`<p class="opening">${opening}</p>`}${rest.length > 0 && prose(rest)}</div>`;
}

function aboutSection(section: SectionOf<"about">): Html | null {
  const figure =
    section.image && html`<figure class="about-figure">${picture(section.image, { sizes: "half" })}</figure>`;
  return plainSection(section, html`${prose(section.paragraphs)}${figure}`, figure ? "has-picture" : "");
}

/** The people of a business, without a heading. */
export function peopleList(section: SectionOf<"people">): Html {
  const people = section.items.map(
    (person) =>
      html`<li class="person"><h3 class="person-name">${person.name}</h3>${detailLine(person.role, "person-role")}${detailLine(person.detail, "person-detail")}</li>`,
  );
  return html`<ul class="people ${countClass(people.length)}">${people}</ul>`;
}

function peopleSection(section: SectionOf<"people">): Html | null {
  return plainSection(section, peopleList(section));
}

/** The steps of a process, without a heading. */
export function stepList(section: SectionOf<"process">): Html {
  const steps = section.steps.map(
    (step) =>
      html`<li class="step"><h3 class="step-name">${step.name}</h3>${detailLine(step.detail, "step-detail")}</li>`,
  );
  return html`<ol class="steps ${countClass(steps.length)}">${steps}</ol>`;
}

function processSection(section: SectionOf<"process">): Html | null {
  return plainSection(section, stepList(section));
}

/** A gallery; `roomOf` says what room the picture at an index (from 0) has among so many. */
export function galleryIn(roomOf: (index: number, count: number) => PictureSlot) {
  return (section: SectionOf<"gallery">): Html | null => {
    const { length } = section.images;
    const images = section.images.map(
      (image, index) =>
        html`<li class="shot"${nativeWidth(image)}>${picture(image, { sizes: roomOf(index, length) })}</li>`,
    );
    return plainSection(section, html`<ul class="gallery ${countClass(length)}">${images}</ul>`);
  };
}

function visitSection(section: SectionOf<"visit">, site: Site): Html | null {
  if (!hasPlace(site)) return null;
  const { words } = site.plan;
  const facts = html`<div class="facts">${fact(words.address, placeBlock(site), "h3")}${fact(words.hours, hoursList(site), "h3")}</div>`;
  return plainSection(section, facts);
}

function faqSection(section: SectionOf<"faq">): Html | null {
  const items = section.items.map(
    (item) =>
      html`<div class="qa"><h3 class="question">${item.question}</h3><p class="answer">${item.answer}</p></div>`,
  );
  return plainSection(section, html`<div class="faq ${countClass(items.length)}">${items}</div>`);
}

function quotesSection(section: SectionOf<"quotes">): Html | null {
  const quotes = section.items.map(
    (quote) =>
      html`<li><figure class="quote"><blockquote><p>${quote.text}</p></blockquote>${quote.by && html`<figcaption>${quote.by}</figcaption>`}</figure></li>`,
  );
  return plainSection(section, html`<ul class="quotes ${countClass(quotes.length)}">${quotes}</ul>`);
}

export function figuresSection(section: SectionOf<"figures">): Html | null {
  const items = section.items.map(
    (item) =>
      html`<div class="figure"><dt class="figure-label">${item.label}</dt><dd class="figure-value figures">${item.value}</dd></div>`,
  );
  return plainSection(section, html`<dl class="figure-list ${countClass(items.length)}">${items}</dl>`);
}

function datesSection(section: SectionOf<"dates">): Html | null {
  const items = section.items.map(
    ({ when, what }) =>
      html`<div class="date"><dt class="date-when">${when}</dt><dd class="date-what">${what}</dd></div>`,
  );
  return plainSection(section, html`<dl class="dates ${countClass(items.length)}">${items}</dl>`);
}

function credentialsSection(section: SectionOf<"credentials">): Html | null {
  const items = section.items.map(
    ({ name, detail }) =>
      html`<li class="credential"><p class="credential-name">${name}</p>${detailLine(detail, "credential-detail")}</li>`,
  );
  return plainSection(section, html`<ul class="credentials ${countClass(items.length)}">${items}</ul>`);
}

function areasSection(section: SectionOf<"areas">): Html | null {
  const items = section.items.map((place) => html`<li class="area">${place}</li>`);
  return plainSection(section, html`<ul class="areas ${countClass(items.length)}">${items}</ul>`);
}

function ctaSection(section: SectionOf<"cta">, site: Site): Html | null {
  return sectionShell(section, html`${sectionHead(section)}${actions(section.primary, section.secondary, site)}`);
}

/** How a section of each kind stands in a template that draws it no other way. */
const commonSections = {
  services: servicesSection,
  prices: pricesSection,
  about: aboutSection,
  people: peopleSection,
  process: processSection,
  gallery: galleryIn(() => "tile"),
  visit: visitSection,
  faq: faqSection,
  quotes: quotesSection,
  figures: figuresSection,
  dates: datesSection,
  credentials: credentialsSection,
  areas: areasSection,
  notes: notesSection,
  cta: ctaSection,
  contact: contactSection,
  custom: customSection,
} satisfies Omit<SectionRenderers, "hero">;

/** Those that a template takes over: it names them, so that no kind of section stands in it without being looked at. */
export function common<K extends keyof typeof commonSections>(...kinds: K[]): Pick<typeof commonSections, K> {
  return Object.fromEntries(kinds.map((kind) => [kind, commonSections[kind]])) as Pick<typeof commonSections, K>;
}
