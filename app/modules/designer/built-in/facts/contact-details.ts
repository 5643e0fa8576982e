import { attribute } from "../../../editing/html-document";
import type { Edit } from "../../../editing/edit";
import type { NodeId } from "../../../editing/page";
import { setAttribute } from "../../../editing/set-attribute";
import { textOf } from "../../../editing/set-text";
import { findEmails } from "../../../generation/facts/find-emails";
import { findPhones } from "../../../generation/facts/find-phones";
import { readSource } from "../../../generation/facts/source-text";
import { queryAll } from "../css/query";
import { declined, done, listed, quoted, type Intent, type Outcome } from "../outcome";
import type { Site } from "../site";
import { replaceWords } from "../texts/put-text";

const PHONE_WORDS = /\b(?:phone|telephone|tel|mobile|number|call us|ring us|reach us|whatsapp)\b/i;
const NUMBER = /\+?\(?\d[\d\s().\-–/]{5,}\d/g;
const ANOTHER_THING = /\b(?:button|headline|heading|title|colour|font|size|field|form|section|price|add)\b/i;

/** A phone number or an e-mail address, changed wherever it stands and in the links that it has. */
export const changeContact: Intent = (request, site) => changeEmail(request, site) ?? changePhone(request, site);

function changePhone(request: string, site: Site): Outcome | null {
  const numbers = request.match(NUMBER)?.map((number) => number.trim()).filter((number) => digits(number).length >= 6) ?? [];
  const wanted = numbers.at(-1);
  if (!wanted || ANOTHER_THING.test(request.replace(/phone number/gi, "")) || /https?:|@/.test(request)) return null;
  const links = linksTo(site, "tel:");
  const old = numbers.length > 1 ? numbers[0]! : null;
  if (!old && !PHONE_WORDS.test(request)) return null;
  const meant = old ? links.filter((node) => sameNumber(shownNumber(site, node), old)) : links;
  const shown = [...new Set(meant.map((node) => shownNumber(site, node)))];
  if (shown.length === 0) return declined(old ? `I could not find the number ${quoted(old)} on the page.` : "I could not find a phone number on the page.");
  if (new Set(shown.map(digits)).size > 1) return declined(`There are several phone numbers: ${listed(shown.map(quoted))}. Which one changes? Say for example: change ${shown[0]} to ${wanted}.`);
  const [phone] = findPhones(readSource(`Phone: ${wanted}`)).map(({ value }) => value);
  const href = phone?.href ?? `tel:${wanted.replace(/[^\d+]/g, "")}`;
  const edits = [...meant.map((node) => setAttribute(site.page, node, "href", href, "built-in")), ...replaceWords(site, numberPattern(shown[0]!), wanted)];
  return done(`I changed the phone number to ${wanted} everywhere on the page.`, edits);
}

const digits = (text: string) => text.replace(/\D/g, "");
const sameNumber = (one: string, other: string) => digits(one).slice(-8) === digits(other).slice(-8);

function shownNumber(site: Site, node: NodeId): string {
  const href = (attribute(site.page.elements[node]!, "href") ?? "").replace(/^tel:/, "");
  const shown = textOf(site.page, node).match(NUMBER)?.[0]?.trim();
  if (shown) return shown;
  const twin = linksTo(site, "tel:").find((other) => attribute(site.page.elements[other]!, "href") === `tel:${href}` && NUMBER.test(textOf(site.page, other)));
  NUMBER.lastIndex = 0;
  return twin === undefined ? href : (textOf(site.page, twin).match(NUMBER)?.[0]?.trim() ?? href);
}

/** The same digits, however they are grouped. */
function numberPattern(shown: string): RegExp {
  const plus = shown.trim().startsWith("+") ? "\\+\\s?" : "";
  return new RegExp(`${plus}(?<!\\d)\\(?${[...digits(shown)].join("[\\s().\\-–/]{0,3}")}(?!\\d)`, "gu");
}

const linksTo = ({ page }: Site, scheme: string) => queryAll(page, "a").filter((node) => attribute(page.elements[node]!, "href")?.startsWith(scheme));

function changeEmail(request: string, site: Site): Outcome | null {
  const addresses = findEmails(readSource(request)).map(({ value }) => value);
  const wanted = addresses.at(-1);
  if (!wanted || /\b(?:field|form|recipient|button)\b/i.test(request)) return null;
  const links = linksTo(site, "mailto:");
  const given = addresses.length > 1 ? addresses[0]! : null;
  const known = [...new Set(links.map((node) => mailOf(site, node)))];
  const old = given ?? known[0];
  if (!old || (given && !known.includes(given))) return declined(given ? `I could not find ${quoted(given)} on the page.` : "I could not find an e-mail address on the page.");
  if (!given && known.length > 1) return declined(`There are several e-mail addresses: ${listed(known)}. Say which one changes, for example: change ${old} to ${wanted}.`);
  const targets = links.filter((node) => mailOf(site, node) === old);
  const hrefs: (Edit | null)[] = targets.map((node) => setAttribute(site.page, node, "href", (attribute(site.page.elements[node]!, "href") ?? "").replace(old, wanted), "built-in"));
  const pattern = new RegExp(old.replace(/[.+^$*?()[\]{}|\\]/g, "\\$&"), "giu");
  return done(`I changed the e-mail address to ${wanted} everywhere on the page.`, [...hrefs, ...replaceWords(site, pattern, () => wanted)]);
}

const mailOf = ({ page }: Site, node: NodeId) => (attribute(page.elements[node]!, "href") ?? "").replace(/^mailto:/, "").split("?")[0]!;
