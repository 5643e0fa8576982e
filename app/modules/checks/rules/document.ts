import { primaryLanguage } from "~/lib/languages";
import { attribute, type HtmlElement } from "../../markup/html-document";
import { visibleText } from "../../markup/visible-text";
import { detectLanguage, isKnownLanguage } from "../../language/detect-language";
import { adviseOnMeta } from "../../seo/meta-advice";
import type { CheckedSite } from "../checked-site";
import { EMPTY_TITLES } from "../empty-words";
import { plainWords } from "../plain-words";
import type { Finding } from "../../site/finding";
import type { Fault, Rule } from "../rule";

const headElement = ({ page }: CheckedSite, wanted: (element: HtmlElement) => boolean) => page.elements.find(wanted);
const metaNamed = (site: CheckedSite, name: string) =>
  headElement(site, (element) => element.tagName === "meta" && attribute(element, "name")?.toLowerCase() === name);
const noPlace: Finding["where"] = { part: "html" };

/** The page's title, as search results and browser tabs show it. */
export const pageTitle: Rule = {
  rule: "page-title",
  severity: "warning",
  message: "The page has no title.",
  why: "The title is the headline in search results and the name in browser tabs.",
  fix: "Give the page a title that says what you do and where.",
  find: (site) => {
    const element = headElement(
      site,
      ({ tagName, parentNode }) => tagName === "title" && parentNode?.nodeName === "head",
    );
    const title = element ? visibleText(element) : "";
    if (!title) return [{ where: element ? site.at(element) : noPlace }];
    if (EMPTY_TITLES.has(plainWords(title)))
      return [
        { where: site.at(element!, title), message: `The page's title '${title}' says nothing about your business.` },
      ];
    return advice(site, element!, title, { title });
  },
};

/** The page's description, as search results show it. */
export const pageDescription: Rule = {
  rule: "page-description",
  severity: "warning",
  message: "The page has no description.",
  why: "It stands under the title in search results and helps people choose you.",
  fix: "Write one or two sentences about what you offer and where.",
  find: (site) => {
    const element = metaNamed(site, "description");
    const description = (element && attribute(element, "content")?.trim()) ?? "";
    return description
      ? advice(site, element!, description, { description })
      : [{ where: element ? site.at(element) : noPlace }];
  },
};

function advice(
  site: CheckedSite,
  element: HtmlElement,
  text: string,
  info: { title?: string; description?: string },
): Fault[] {
  return adviseOnMeta({ title: null, description: null, ...info }).map((words) => {
    const [message, ...rest] = words.split(/(?<=\.)\s+/);
    return { where: site.at(element, text), severity: "advice" as const, message: message!, fix: rest.join(" ") };
  });
}

/** A shorter text may be mostly names. */
const TELLING_LENGTH = 300;

/** The language that the page says it is written in. */
export const pageLanguage: Rule = {
  rule: "page-language",
  severity: "warning",
  message: "The page does not say in which language it is written.",
  why: "Programs that read the page aloud need to know how to pronounce it, and translators and search engines whom it is for.",
  fix: 'Name the language at the top of the code, for example lang="en".',
  find: (site) => {
    const root = headElement(site, ({ tagName }) => tagName === "html");
    const lang = (root && attribute(root, "lang")?.trim()) ?? "";
    if (!lang) return [{ where: root ? site.at(root) : noPlace }];
    const written = writtenLanguage(site);
    // Of a language that no text would be known in there is nothing to compare.
    const named = primaryLanguage(lang);
    if (!written || written === named || !isKnownLanguage(named)) return [];
    return [
      {
        where: site.at(root!, lang),
        message: `The page says that it is written in '${lang}', but its text looks like '${written}'.`,
        fix: "Name the language that the text is written in.",
      },
    ];
  },
};

/** The language of the page's text; null for a short one. */
export function writtenLanguage({ page }: Pick<CheckedSite, "page">): string | null {
  const body = page.elements.find(({ tagName }) => tagName === "body");
  const text = body ? visibleText(body) : "";
  return text.length < TELLING_LENGTH ? null : detectLanguage(text).lang;
}

/** Whether visitors may enlarge the page. */
export const noZoom: Rule = {
  rule: "no-zoom",
  severity: "warning",
  message: "The page does not let visitors enlarge it.",
  why: "People with weak eyesight cannot read small text on a phone then.",
  fix: "Take 'user-scalable=no' and 'maximum-scale' out of the viewport in the code.",
  find: (site) => {
    const viewport = metaNamed(site, "viewport");
    const content = (viewport && attribute(viewport, "content")) ?? "";
    return FORBIDS_ZOOM.test(content) ? [{ where: site.at(viewport!, content) }] : [];
  },
};

export const FORBIDS_ZOOM = /\buser-scalable\s*=\s*(?:no|0)\b|\bmaximum-scale\s*=\s*(?:0|1)(?:\.\d+)?\b/i;
