import { z } from "zod";
import { findPhones } from "../../facts/find-phones";
import { readSource } from "../../facts/source-text";
import { queryAll } from "../../cascade/query";
import { attribute } from "../../markup/html-document";
import type { NodeId } from "../../markup/page";
import { setAttribute } from "../../markup/set-attribute";
import { changeDataTexts } from "../linked-data";
import { asEdit } from "../as-edit";
import { operation } from "../operation";
import type { OpenedSite } from "../opened-site";
import { declined, done, listed, quoted } from "../outcome";
import { textOf } from "../text-of";
import { elementsWith, replaceWords } from "../text/page-words";
import { contactLinks } from "./contact-links";

/** A telephone number, changed wherever it stands and in the links that call it; `from` says which of several. */
export const setPhone = operation({
  name: "set-phone",
  params: z.object({ from: z.string().optional(), to: z.string().regex(/\d[^\d]*\d[^\d]*\d/) }),
  touches: () => "page",
  run: (site, { from, to }) => {
    const known = knownNumbers(site);
    const meant = from ? known.filter((number) => sameNumber(number, from)) : known;
    if (meant.length === 0)
      return declined(
        from
          ? `I could not find the number ${quoted(from)} on the page.`
          : "I could not find a phone number on the page.",
      );
    if (meant.some((number) => !sameNumber(number, meant[0]!)))
      return declined(
        `There are several phone numbers: ${listed(known.map(quoted))}. Which one changes?`,
        known.map((number) => ({ label: number, says: `Change ${number} to ${to}` })),
      );
    const links = linksWith(site, meant[0]!);
    const shown = patternOf(meant);
    return done(
      `I changed the phone number to ${to} everywhere on the page.`,
      [
        ...links.map((node) =>
          setAttribute(site.page, node, "href", hrefOf(to, linkOf(site, node), meant[0]!), "built-in"),
        ),
        ...replaceWords(site, shown, () => to),
        asEdit(changeDataTexts(site.page, (text) => text.replace(shown, () => to))),
      ],
      "phone number",
    );
  },
  holds: (before, after, { from, to }) => {
    const old = (from ? [from] : knownNumbers(before)).filter((number) => !sameNumber(number, to));
    const isShown = knownNumbers(after).some((number) => sameNumber(number, to));
    return isShown && (old.length === 0 || elementsWith(after, patternOf(old)).length === 0);
  },
});

/** The link of a number; dialled as at home where the one before was. */
function hrefOf(number: string, before: string, shown: string): string {
  const abroad = withCountry(number, before, shown);
  if (abroad) return abroad;
  const link = findPhones(readSource(`Phone: ${number}`))[0]?.value.href;
  const isAbroad = /^tel:\+/.test(before) || /^\s*\(?(?:\+|00)/.test(number);
  return link && (isAbroad || !link.includes("+")) ? link : `tel:${number.replace(/[^\d+]/g, "")}`;
}

/** Dialled from abroad as the one before was: '+39 0322' keeps the zero that '+44 1539' leaves out. */
function withCountry(number: string, before: string, shown: string): string | null {
  if (!/^tel:\+/.test(before) || !/^\s*\(?0(?!0)/.test(number) || !/^\s*\(?0(?!0)/.test(shown)) return null;
  const [old, link, now] = [digits(shown), digits(before), digits(number)];
  const kept = [old, old.slice(1)].find((each) => link.endsWith(each) && link.length > each.length);
  return kept === undefined
    ? null
    : `tel:+${link.slice(0, link.length - kept.length)}${kept === old ? now : now.slice(1)}`;
}

const linkOf = (site: OpenedSite, node: NodeId): string => attribute(site.page.elements[node]!, "href") ?? "";

const linksWith = (site: OpenedSite, number: string): NodeId[] =>
  contactLinks(site, "tel:").filter((node) => sameNumber(linkOf(site, node), number));

/** The numbers that the page shows, and those that only its links know. */
export function knownNumbers(site: OpenedSite): string[] {
  const text = queryAll(site.page, "p, li, a, dd, td, address, span, div")
    .map((node) => textOf(site.page, node))
    .filter((each) => each.length < 400 && /\d\D{0,3}\d\D{0,3}\d/.test(each));
  const shown = [...new Set(text)].flatMap((each) => findPhones(readSource(each)).map(({ value }) => value.display));
  const linked = contactLinks(site, "tel:").map((node) => linkOf(site, node).replace(/^tel:/, ""));
  const spelt = linked.flatMap((link) => [...new Set(text)].flatMap((each) => writtenIn(each, link)));
  const written = [...new Set([...shown, ...spelt])];
  const called =
    linked.length > 0 ? written.filter((number) => linked.some((link) => sameNumber(link, number))) : written;
  return [...new Set([...called, ...linked.filter((link) => !called.some((number) => sameNumber(link, number)))])];
}

const LIKE_NUMBER = /(?<![\d+(])[+(]{0,2}\d(?:[\s().\-–/]{0,3}\d){6,14}(?!\d)/gu;

/** 'Tel. 04642 / 99 01 45' where a link calls +494642990145: as the page writes a number that it can call. */
const writtenIn = (text: string, link: string): string[] =>
  (text.match(LIKE_NUMBER) ?? []).filter((number) => sameNumber(number, link));

const digits = (text: string) => text.replace(/\D/g, "");
const sameNumber = (one: string, other: string) => digits(one).slice(-8) === digits(other).slice(-8);

const patternOf = (numbers: readonly string[]) => new RegExp(numbers.map(numberPattern).join("|"), "gu");

/** The same digits, however they are grouped. */
function numberPattern(shown: string): string {
  const plus = shown.trim().startsWith("+") ? "\\+\\s?" : "";
  return `${plus}(?<!\\d)\\(?${[...digits(shown)].join("[\\s().\\-–/]{0,3}")}(?!\\d)`;
}
