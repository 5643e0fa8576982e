import { elementAt } from "../../../markup/element";
import { escapeText, attribute } from "../../../markup/html-document";
import type { NodeId } from "../../../markup/page";
import { spanOf } from "../../../markup/place";
import { inside, queryAll } from "../../../cascade/query";
import { isSectionKind } from "../../../site/section-kinds";
import { KIND_WORDS } from "../find/kind-words";
import { findSection, findSections, namesSections } from "../find/find-section";
import { itemsOf } from "../find/find-item";
import { declined, done, quoted, type Intent, type Outcome } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import { addLike } from "../../../operations/structure/add-like";
import { INVENTS_NOTHING, unquoted } from "./values";

const PARAGRAPH =
  /^(?:add|write|insert|put|append|include) (?:a |another |the |this |one more )?(?:new |short )?(?:paragraph|sentence|text|line)s? (?:to|in|into|at the end of|under|on) (?:the |our )?(.+?)(?: section| part| text)?(?:: | that says | saying | reading | )(\S.*)$/is;
const PARAGRAPH_FIRST =
  /^(?:add|write|insert|put|append|include) (?:the (?:sentence|text|paragraph|line) )?(".+") (?:to|in|into|at the end of|under) (?:the |our )?(.+?)(?: section| part| text)?$/is;
/** The kind of section that an entry belongs to, by what owners call it. */
const KINDS = new Map(
  Object.entries(KIND_WORDS).flatMap(([kind, { entry }]) =>
    entry
      .split("|")
      .filter(Boolean)
      .map((word) => [word, kind] as const),
  ),
);
const ITEM = new RegExp(
  `^(?:add|include|insert|create|put in) (?:a |an |another |the |one more )?(?:new )?(${[...KINDS.keys()].join("|")})(?: (?:called|named|titled|for))?:? (.+?)(?:,? (?:with|and|by|in) (?:the |an? )?(?:answer|description|detail|details|role|text|job|by)?:? ?(".+"))?(?:,? (?:for|at|costing) ([£€$].+))?(?: (?:to|in) (?:the )?(?:list|services|team|page|questions|faq).*)?$`,
  "is",
);
const SEVERAL =
  /^(?:add|write|create|make up|invent|generate|give (?:me|us)) (?:\d+|two|three|four|five|six|some|a few|a couple of|more|several|fake|sample|an?|nice)\b(?!.*").*/i;

/** New texts in the owner's words: a paragraph, a service, a question with its answer. */
export const addText: Intent = (request, site) => {
  const item = ITEM.exec(request);
  if (item && (/^:?\s*"/.test(item[2]!) || /called|named/.test(request)) && item[2]!.length < 300)
    return addItem(site, item);
  const paragraph = PARAGRAPH.exec(request);
  if (paragraph) return addParagraph(site, paragraph[1]!, unquoted(paragraph[2]!));
  const first = PARAGRAPH_FIRST.exec(request);
  if (first)
    return addToList(site, first[2]!, unquoted(first[1]!)) ?? addParagraph(site, first[2]!, unquoted(first[1]!));
  return SEVERAL.test(request) && !/field|form|space|section|picture|photo|image|price/i.test(request)
    ? declined(INVENTS_NOTHING)
    : null;
};

function addItem(site: OpenedSite, [, kind = "", name = "", detail, price]: RegExpExecArray): Outcome {
  const section = findSection(site, KINDS.get(kind.toLowerCase())!);
  const last = section && itemsOf(site, section.node).at(-1);
  if (!last) return declined(`There is no list on the page yet that I could add a ${kind} to.`);
  return done(
    `I added ${quoted(unquoted(name))}.`,
    addLike(site, last.node, { name: unquoted(name), detail: detail && unquoted(detail), price }),
  );
}

/** '"Deposit protection" to the services': an entry, where that part of the page is a list. */
function addToList(site: OpenedSite, place: string, text: string): Outcome | null {
  const section = findSection(site, place);
  const items = section ? itemsOf(site, section.node) : [];
  const last = items.at(-1);
  if (!section?.kind || !last || !isSectionKind(section.kind) || !KIND_WORDS[section.kind].takesNames) return null;
  return done(`I added ${quoted(text)}.`, addLike(site, last.node, { name: text }));
}

function addParagraph(site: OpenedSite, place: string, text: string): Outcome | null {
  const sections = findSections(site, place);
  if (sections.length !== 1) return declined(`I am not sure where to put it. ${namesSections(site)}`);
  const [section] = sections;
  const last = lastParagraph(site, section!.node);
  if (last === null) return declined(`${quoted(section!.name)} has no text yet that I could add to.`);
  const element = elementAt(site.page, last)!;
  const { end } = spanOf(element);
  const className = attribute(element, "class");
  const keeps = className && !/opening|lead|intro/.test(className) ? ` class="${className}"` : "";
  return done(`I added your text to ${quoted(section!.name)}.`, [
    { part: "html", start: end, end, text: `<p${keeps}>${escapeText(text)}</p>` },
  ]);
}

function lastParagraph(site: OpenedSite, section: NodeId): NodeId | null {
  const prose = inside(site.page, queryAll(site.page, ".prose p"), section);
  const plain = inside(site.page, queryAll(site.page, "p:not(.actions, .label, .eyebrow)"), section);
  return prose.at(-1) ?? plain.at(-1) ?? null;
}
