import { HEADINGS } from "../../markup/element-kinds";
import { ancestorsOf, elementAt } from "../../markup/element";
import { attribute, hasWord, type HtmlElement } from "../../markup/html-document";
import { listTexts } from "../../markup/texts";
import { visibleText } from "../../markup/visible-text";
import { splitSentences } from "../../facts/sentences";
import type { CheckedSite } from "../checked-site";
import { EMPTY_HEADINGS } from "../empty-words";
import { plainWords } from "../plain-words";
import type { Rule } from "../rule";

/** A heading that says nothing about what stands below it. */
export const emptyHeading: Rule = {
  rule: "heading-says-nothing",
  severity: "advice",
  message: "A heading says nothing about your business.",
  why: "People skim headings to see whether they are in the right place, and search engines give them weight.",
  fix: "Write what the part below is about, in words that only your business would use.",
  find: (site) =>
    site.shown
      .filter(({ tagName }) => HEADINGS.has(tagName))
      .flatMap((heading) => {
        const text = visibleText(heading);
        return EMPTY_HEADINGS.has(plainWords(text))
          ? [{ where: site.at(heading, text), message: `The heading '${text}' says nothing about your business.` }]
          : [];
      }),
};

/** Names, hours and addresses come again by nature; a sentence has as many words and characters, and an end. */
const SENTENCE = { words: 5, characters: 25, end: /[.!?…؟。]["”»’')]*$/u };
const FRAME = new Set(["header", "footer", "nav", "form", "button", "label"]);

/** A sentence that stands in the page twice. */
export const repeatedSentence: Rule = {
  rule: "repeated-sentence",
  severity: "warning",
  message: "A sentence stands on the page twice.",
  why: "Readers notice and take the text for filler.",
  fix: "Take one of the two out, or say something new there.",
  find: (site) => {
    const seen = new Set<string>();
    return sentencesOf(site).flatMap(({ element, text }) => {
      const words = plainWords(text);
      if (!SENTENCE.end.test(text) || words.length < SENTENCE.characters || words.split(" ").length < SENTENCE.words)
        return [];
      if (!seen.has(words)) return seen.add(words), [];
      return [{ where: site.at(element, text), message: `The sentence '${text}' stands on the page more than once.` }];
    });
  },
};

function sentencesOf({ page }: CheckedSite): { element: HtmlElement; text: string }[] {
  return listTexts(page).flatMap(({ node, text }) => {
    const element = elementAt(page, node)!;
    const isOfHours = hasWord(element, "class", "hours-note");
    return isFrame(element) || isOfHours
      ? []
      : splitSentences(text).map((sentence) => ({ element, text: sentence.text }));
  });
}

/** The parts of a page that say on purpose what stands elsewhere; the header of a section is none of them. */
function isFrame(element: HtmlElement): boolean {
  const around = [...ancestorsOf(element)];
  return around.some(
    ({ tagName }, index) =>
      FRAME.has(tagName) &&
      (tagName !== "header" ||
        !around.slice(index).some((each) => each.tagName === "main" || each.tagName === "section")),
  );
}

const FILLER: RegExp[] = [
  /\blorem ipsum\b|\bdolor sit amet\b|\bblindtext\b|هذا النص هو مثال|نص تجريبي/i,
  /[[<{](?:your|insert|add|enter|placeholder|company|business|phone|address|e-?mail|city|date|price|name|ihr|ihre|hier|firmenname|telefonnummer|adresse|tu|su|inserte|insertar|nombre|teléfono|dirección|أدخل|اسم|هاتف|عنوان)(?:[ _-][^\]>}]{0,60})?[\]>}]/i,
  /\b(?:your (?:text|heading|title|company name|business name) here|ihr text hier|(?:tu|su) texto aquí)\b|نصك هنا/i,
  /\{\{[^{}]{1,80}\}\}|\$\{[^{}]{1,80}\}|<%=?[^%]{1,80}%>|\[object Object\]/,
  /^(?:undefined|null|nan|todo|tbd|fixme|xxx+|n\/a)[.:!]?$/i,
  /\b(?:TODO|FIXME|TBD):/,
];

/** Text that was to be filled in and was not. */
export const fillerText: Rule = {
  rule: "filler-text",
  severity: "warning",
  message: "A text has not been filled in.",
  why: "Visitors see at once that the page is not finished.",
  fix: "Write your own words there, or take the text out.",
  find: (site) => {
    const described = site.page.elements.filter(
      ({ tagName }) => tagName === "title" || tagName === "meta" || tagName === "img",
    );
    const texts = listTexts(site.page).map(({ node, text }) => ({ element: elementAt(site.page, node)!, text }));
    const others = described.map((element) => ({
      element,
      text: attribute(element, "content") ?? attribute(element, "alt") ?? visibleText(element),
    }));
    return [...others, ...texts].flatMap(({ element, text }) => {
      const filler = FILLER.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
      return filler === undefined
        ? []
        : [{ where: site.at(element, text), message: `'${filler}' has not been filled in.` }];
    });
  },
};
