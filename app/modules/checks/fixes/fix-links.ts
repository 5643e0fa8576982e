import { attribute, type HtmlElement } from "../../markup/html-document";
import { visibleText } from "../../markup/visible-text";
import type { CheckedSite } from "../checked-site";
import { isDeadAnchor } from "../rules/links";
import { withAttributes, type Fix } from "./fix";

/** A link to a place in the page that is written otherwise leads there, when only one can be meant. */
export const leadAnchors: Fix = (site) =>
  site.page.elements
    .filter((element) => element.tagName === "a" && isDeadAnchor(site, element))
    .flatMap((link) => {
      const wanted = plainId((attribute(link, "href") ?? "").replace(/^[^#]*#/, ""));
      const meant = new Set(
        wanted === ""
          ? []
          : [...site.ids.keys(), ...sectionIds(site, wanted)].filter(
              (id) => plainId(id) === wanted || sectionIds(site, wanted).includes(id),
            ),
      );
      return meant.size === 1 ? withAttributes(site, link, { href: `#${[...meant][0]}` }) : [];
    });

/** The ids of sections of a kind: a designer may take the kind for the id. */
const sectionIds = ({ shown }: CheckedSite, kind: string) =>
  shown
    .filter((element) => plainId(attribute(element, "data-section") ?? "") === kind)
    .flatMap((element) => attribute(element, "id") ?? []);

function plainId(id: string): string {
  try {
    return decodeURIComponent(id)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, "");
  } catch {
    return id.toLowerCase();
  }
}

const EMAIL = /^[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().,;!?]+$/;

/** A link to write or to call that has nothing in it takes the address or number that it shows. */
export const fillContacts: Fix = (site) =>
  site.page.elements
    .filter(({ tagName }) => tagName === "a")
    .flatMap((link: HtmlElement) => {
      const [href, text] = [(attribute(link, "href") ?? "").trim().toLowerCase(), visibleText(link)];
      if (href === "mailto:" && EMAIL.test(text)) return withAttributes(site, link, { href: `mailto:${text}` });
      const number = text.replace(/[^\d+]/g, "");
      return href === "tel:" && /^[+\d\s()./-]+$/.test(text) && number.length >= 6
        ? withAttributes(site, link, { href: `tel:${number}` })
        : [];
    });
