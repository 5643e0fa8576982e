import { attribute, type HtmlElement } from "../../markup/html-document";
import { kindOf } from "../../markup/owner-words";
import { altFromName } from "../../site/alt-text";
import { accessibleName } from "../accessible-name";
import type { CheckedSite } from "../checked-site";
import { EMPTY_ALTS, VAGUE_BUTTONS, VAGUE_LINKS } from "../empty-words";
import { plainWords } from "../plain-words";
import type { Fault, Rule } from "../rule";

const linksOf = (site: CheckedSite) =>
  site.shown.filter((element) => element.tagName === "a" && attribute(element, "href") !== undefined);

/** A link whose words do not tell where it leads. */
export const vagueLink: Rule = {
  rule: "vague-link",
  severity: "warning",
  message: "A link does not say where it leads.",
  why: "People who have the page read to them hear links without the text around them, and nobody presses what says nothing.",
  fix: "Name what waits behind the link, for example 'See our prices'.",
  find: (site) => linksOf(site).flatMap((link) => vagueFault(site, link, VAGUE_LINKS, "The link")),
};

/** A button whose words do not tell what it does. */
export const vagueButton: Rule = {
  rule: "vague-button",
  severity: "advice",
  message: "A button does not say what it does.",
  why: "Visitors press a button sooner when they know what happens then.",
  fix: "Name what happens, for example 'Send message' or 'Book a table'.",
  find: (site) => {
    const buttons = site.shown
      .filter(({ tagName }) => tagName === "button" || tagName === "input")
      .filter((element) => kindOf(element) === "button" || element.tagName === "button");
    return buttons.flatMap((button) => vagueFault(site, button, VAGUE_BUTTONS, "The button"));
  },
};

function vagueFault(site: CheckedSite, element: HtmlElement, vague: ReadonlySet<string>, what: string): Fault[] {
  const name =
    accessibleName(site, element) || (element.tagName === "input" ? (attribute(element, "value") ?? "") : "");
  return vague.has(plainWords(name))
    ? [
        {
          where: site.at(element, name),
          message: `${what} '${name}' does not say ${what === "The link" ? "where it leads" : "what it does"}.`,
        },
      ]
    : [];
}

/** Links that are called the same and lead to different places. */
export const sameLinkText: Rule = {
  rule: "same-link-text",
  severity: "warning",
  message: "Two links have the same words and lead to different places.",
  why: "Visitors cannot tell which of them is the one that they want, least of all when the page is read to them.",
  fix: "Give each link words of its own.",
  find: (site) => {
    const targets = new Map<string, string>();
    return linksOf(site).flatMap((link) => {
      const [name, target] = [accessibleName(site, link), targetOf(link)];
      const [words, first] = [plainWords(name), targets.get(plainWords(name))];
      if (words === "" || first === target) return [];
      if (first === undefined) return targets.set(words, target), [];
      return [
        {
          where: site.at(link, name),
          message: `Two links are called '${name}': one leads to ${first}, the other to ${target}.`,
        },
      ];
    });
  },
};

/** Where a link leads, the same for every way to write it. */
function targetOf(link: HtmlElement): string {
  const href = attribute(link, "href")!.trim();
  if (/^(?:tel|sms):/i.test(href)) return href.replace(/[^\d+:a-z]/gi, "").toLowerCase();
  return href
    .replace(/^(?:\.?\/|index\.html)(?=#)/, "")
    .replace(/\/$/, "")
    .replace(/^(?:mailto:|https?:\/\/[^/]*)/i, (start) => start.toLowerCase());
}

/** A description of a picture that describes nothing. */
export const emptyAlt: Rule = {
  rule: "alt-says-nothing",
  severity: "warning",
  message: "A picture's description does not describe it.",
  why: "People who cannot see the picture, and search engines, learn nothing of what it shows.",
  fix: "Write what can be seen in it, in a short sentence.",
  find: (site) =>
    site.shown
      .filter(({ tagName }) => tagName === "img")
      .flatMap((image) => {
        const alt = (attribute(image, "alt") ?? "").trim();
        const isFileName =
          /^[^\s]+\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i.test(alt) ||
          (/\d{3,}/.test(alt) && !/\s\p{Ll}/u.test(alt) && altFromName(alt) === "");
        return alt !== "" && (isFileName || EMPTY_ALTS.has(plainWords(alt)))
          ? [{ where: site.at(image, alt), message: `The description '${alt}' does not say what the picture shows.` }]
          : [];
      }),
};
