import { attribute } from "../../../markup/html-document";
import type { Edit } from "../../../markup/edit";
import type { NodeId } from "../../../markup/page";
import { placeholderOfBlank } from "../../../markup/placeholders";
import { setAttribute } from "../../../markup/set-attribute";
import { textOf } from "../../../operations/text-of";
import { findEmails } from "../../../facts/find-emails";
import { findPhones } from "../../../facts/find-phones";
import { readSource } from "../../../facts/source-text";
import { queryAll } from "../../../cascade/query";
import { declined, done, listed, quoted, type Intent, type Outcome } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import { replaceWords } from "../../../operations/text/page-words";

const PHONE_WORDS = /\b(?:phone|telephone|tel|mobile|number|call us|ring us|reach us|whatsapp)\b/i;
const NUMBER = /\+?\(?\d[\d\s().\-–/]{5,}\d/g;
const ANOTHER_THING = /\b(?:button|headline|heading|title|colour|font|size|field|form|section|price|add)\b/i;

/** A phone number or an e-mail address, changed wherever it stands and in the links that it has. */
export const changeContact: Intent = (request, site) => changeEmail(request, site) ?? changePhone(request, site);

function changePhone(request: string, site: OpenedSite): Outcome | null {
  const numbers =
    request
      .match(NUMBER)
      ?.map((number) => number.trim())
      .filter((number) => digits(number).length >= 6) ?? [];
  const wanted = numbers.at(-1);
  if (!wanted || ANOTHER_THING.test(request.replace(/phone number/gi, "")) || /https?:|@/.test(request)) return null;
  const old = numbers.length > 1 ? numbers[0]! : null;
  if (!old && !PHONE_WORDS.test(request)) return null;
  const known = knownNumbers(site);
  const meant = old ? known.filter((number) => sameNumber(number, old)) : known;
  if (meant.length === 0)
    return declined(
      old ? `I could not find the number ${quoted(old)} on the page.` : "I could not find a phone number on the page.",
    );
  if (meant.some((number) => !sameNumber(number, meant[0]!)))
    return declined(
      `There are several phone numbers: ${listed(known.map(quoted))}. Which one changes? Say for example: change ${meant[0]} to ${wanted}.`,
    );
  const links = linksTo(site, "tel:").filter((node) =>
    sameNumber(attribute(site.page.elements[node]!, "href") ?? "", meant[0]!),
  );
  const href = findPhones(readSource(`Phone: ${wanted}`))[0]?.value.href ?? `tel:${wanted.replace(/[^\d+]/g, "")}`;
  const shown = new RegExp(meant.map(numberPattern).join("|"), "gu");
  return done(`I changed the phone number to ${wanted} everywhere on the page.`, [
    ...links.map((node) => setAttribute(site.page, node, "href", href, "built-in")),
    ...replaceWords(site, shown, () => wanted),
  ]);
}

/** The numbers that the page shows, and those that only its links know. */
function knownNumbers(site: OpenedSite): string[] {
  const text = queryAll(site.page, "p, li, a, dd, td, address, span, div")
    .map((node) => textOf(site.page, node))
    .filter((each) => each.length < 400);
  const shown = [...new Set(text)].flatMap((each) => findPhones(readSource(each)).map(({ value }) => value.display));
  const linked = linksTo(site, "tel:").map((node) =>
    (attribute(site.page.elements[node]!, "href") ?? "").replace(/^tel:/, ""),
  );
  const called = linked.length > 0 ? shown.filter((number) => linked.some((link) => sameNumber(link, number))) : shown;
  return [...new Set([...called, ...linked.filter((link) => !called.some((number) => sameNumber(link, number)))])];
}

const digits = (text: string) => text.replace(/\D/g, "");
const sameNumber = (one: string, other: string) => digits(one).slice(-8) === digits(other).slice(-8);

/** The same digits, however they are grouped. */
function numberPattern(shown: string): string {
  const plus = shown.trim().startsWith("+") ? "\\+\\s?" : "";
  return `${plus}(?<!\\d)\\(?${[...digits(shown)].join("[\\s().\\-–/]{0,3}")}(?!\\d)`;
}

const linksTo = ({ page }: OpenedSite, scheme: string) =>
  queryAll(page, "a").filter(
    (node) => attribute(page.elements[node]!, "href")?.startsWith(scheme) && placeholderOfBlank(page, node) === null,
  );

function changeEmail(request: string, site: OpenedSite): Outcome | null {
  const addresses = findEmails(readSource(request)).map(({ value }) => value);
  const wanted = addresses.at(-1);
  if (!wanted || /\b(?:field|form|recipient|button)\b/i.test(request)) return null;
  const links = linksTo(site, "mailto:");
  const given = addresses.length > 1 ? addresses[0]! : null;
  const known = [...new Set(links.map((node) => mailOf(site, node)))];
  const old = given ?? known[0];
  if (!old || (given && !known.includes(given)))
    return declined(
      given ? `I could not find ${quoted(given)} on the page.` : "I could not find an e-mail address on the page.",
    );
  if (!given && known.length > 1)
    return declined(
      `There are several e-mail addresses: ${listed(known)}. Say which one changes, for example: change ${old} to ${wanted}.`,
    );
  const targets = links.filter((node) => mailOf(site, node) === old);
  const hrefs: (Edit | null)[] = targets.map((node) =>
    setAttribute(
      site.page,
      node,
      "href",
      (attribute(site.page.elements[node]!, "href") ?? "").replace(old, wanted),
      "built-in",
    ),
  );
  const pattern = new RegExp(old.replace(/[.+^$*?()[\]{}|\\]/g, "\\$&"), "giu");
  return done(`I changed the e-mail address to ${wanted} everywhere on the page.`, [
    ...hrefs,
    ...replaceWords(site, pattern, () => wanted),
  ]);
}

const mailOf = ({ page }: OpenedSite, node: NodeId) =>
  (attribute(page.elements[node]!, "href") ?? "").replace(/^mailto:/, "").split("?")[0]!;
