import { attribute, type HtmlElement } from "../../markup/html-document";
import { oncePerPage } from "../../markup/page";
import { localReference } from "../../markup/local-reference";
import { isSitePath } from "../site-paths";
import type { CheckedSite } from "../checked-site";
import { accessibleName } from "../accessible-name";
import type { Fault, Rule } from "../rule";

const isLink = ({ tagName }: HtmlElement) => tagName === "a" || tagName === "area";
const linksOf = ({ page }: CheckedSite) =>
  page.elements.filter((element) => isLink(element) && attribute(element, "href") !== undefined);
const hrefOf = (link: HtmlElement) => (attribute(link, "href") ?? "").trim();

/**
 * What an address names in the page itself: an id, '' for the page or nothing at all; null for what leads elsewhere.
 */
function anchorIn(href: string): string | null {
  const local = localReference(href);
  if (
    href !== "" &&
    !href.startsWith("#") &&
    (!local || !["", "index.html"].includes(local.path) || !local.suffix.startsWith("#"))
  )
    return null;
  const written = href.slice(href.indexOf("#") + 1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** A link to a place in the page that is not there. */
export const deadAnchor: Rule = {
  rule: "dead-anchor",
  severity: "warning",
  message: "A link leads to a part of the page that is not there.",
  why: "Visitors who press it see nothing happen and think that your website is broken.",
  fix: "Choose another place for the link to lead to, or take the link out.",
  find: (site) => linksOf(site).flatMap((link) => deadAnchorFault(site, link)),
};

/** Whether a link leads to a place in the page that is not there. */
export function isDeadAnchor(site: CheckedSite, link: HtmlElement): boolean {
  const anchor = attribute(link, "href") === undefined ? null : anchorIn(hrefOf(link));
  if (anchor === null || anchor === "") return anchor === "";
  // A script may make what the link leads to.
  return (
    anchor.toLowerCase() !== "top" &&
    !site.ids.has(anchor) &&
    !hasNamedAnchor(site, anchor) &&
    !site.code.javascript.includes(anchor)
  );
}

function deadAnchorFault(site: CheckedSite, link: HtmlElement): Fault[] {
  if (!isDeadAnchor(site, link)) return [];
  const anchor = anchorIn(hrefOf(link));
  const name = accessibleName(site, link);
  const leads = anchor === "" ? "leads nowhere" : `leads to '#${anchor}', which is not on the page`;
  return [{ where: site.at(link, name), message: `The link ${name ? `'${name}' ` : ""}${leads}.` }];
}

const anchorNames = oncePerPage(
  ({ elements }) =>
    new Set(elements.filter(({ tagName }) => tagName === "a").map((element) => attribute(element, "name"))),
);
const hasNamedAnchor = ({ page }: CheckedSite, anchor: string) => anchorNames(page).has(anchor);

/** A link to a page or file that the site does not have. */
export const deadPage: Rule = {
  rule: "dead-page",
  severity: "error",
  message: "A link leads to a page that your website does not have.",
  why: "Visitors who press it get the message that the page was not found.",
  fix: "Let the link lead to a part of this page or to a whole address, or take it out.",
  find: (site) =>
    linksOf(site).flatMap((link) => {
      const local = localReference(hrefOf(link));
      if (!local || isSitePath(local.path, site.assets)) return [];
      const name = accessibleName(site, link);
      return [
        {
          where: site.at(link, name),
          message: `The link ${name ? `'${name}' ` : ""}leads to '${local.path}', which your website does not have.`,
        },
      ];
    }),
};

/** A link to call or to write to that has no number or address in it, or another one than the page shows. */
export const deadContact: Rule = {
  rule: "dead-contact",
  severity: "error",
  message: "A link to call or to write to you does not work.",
  why: "Visitors who press it reach nobody, and you hear nothing of it.",
  fix: "Write your phone number or e-mail address into the link's address.",
  find: (site) => linksOf(site).flatMap((link) => contactFault(site, link)),
};

const EMAIL = /(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().,;!?]+/;
/** Digits that two ways to write a number have in common: country and area codes differ. */
const SHARED_DIGITS = 6;

function contactFault(site: CheckedSite, link: HtmlElement): Fault[] {
  const [, scheme = "", target = ""] = /^(mailto|tel|sms):([^?]*)/i.exec(hrefOf(link)) ?? [];
  if (!scheme) return [];
  const text = accessibleName(site, link);
  const where = site.at(link, text);
  const isMail = scheme.toLowerCase() === "mailto";
  const address = isMail ? decoded(target) : target.replace(/\D/g, "");
  // A letter without a receiver is for sharing.
  if (isMail ? !EMAIL.test(address) && !/[?&]subject=/i.test(hrefOf(link)) : address.length < 3)
    return [{ where, message: `The link '${text}' has no ${isMail ? "e-mail address" : "phone number"} in it.` }];
  return isMail ? otherEmail(where, text, address) : otherNumber(where, text, address);
}

function otherEmail(where: Fault["where"], text: string, address: string): Fault[] {
  const shown = EMAIL.exec(text)?.[0];
  if (!shown || shown.toLowerCase() === address.trim().toLowerCase()) return [];
  return [
    {
      where,
      message: `The link shows ${shown} but writes to ${address}.`,
      fix: "Write the same address into the text and into the link.",
    },
  ];
}

function otherNumber(where: Fault["where"], text: string, digits: string): Fault[] {
  const shown = latinDigits(text.match(/[+(]?[\p{Nd}][\p{Nd}\s()./–-]{5,}[\p{Nd}]/u)?.[0] ?? "");
  if (shown.length < SHARED_DIGITS || shown.slice(-SHARED_DIGITS) === digits.slice(-SHARED_DIGITS)) return [];
  return [
    {
      where,
      message: `The link shows '${text}' but calls ${digits}.`,
      fix: "Write the same number into the text and into the link.",
    },
  ];
}

const latinDigits = (text: string) =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\D/g, "");

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
