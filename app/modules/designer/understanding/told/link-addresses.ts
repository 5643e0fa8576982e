import { attribute } from "../../../markup/html-document";
import { isWithin, queryAll } from "../../../cascade/query";
import { quoted } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import { setLink } from "../../../operations/structure/set-link";
import { textOf } from "../../../operations/text-of";
import type { Target } from "../../../operations/target";
import { readThings } from "../../../page-roles/read-things";
import { call } from "../call";
import { ONE_MORE } from "../patterns/one-more";
import { means, type Word } from "../word";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";

const ADDRESS =
  /(?<!\S)(?:https?:\/\/)?(?:www\.)?(?<host>[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,3}\.\p{L}{2,24})(?:\/[^\s"“”<>]{0,300})?(?<![.,;:!?)])/giu;

/** 'The Facebook link at the bottom is our old page, it's https://www.facebook.com/rose now': a link there is leads elsewhere. */
export const readLinkAddress: ToldReader = (words, source, { site }): Told | null => {
  const [found, ...others] = [...source.matchAll(ADDRESS)].filter(([text]) => /^(?:https?:|www\.)|\//i.test(text));
  if (!found || others.length > 0) return null;
  const [from, to] = [found.index, found.index + found[0].length];
  const sentences = sentencesOf(source).filter(({ start }) => start <= from);
  const end = Math.max(to, sentences.at(-1)?.end ?? 0);
  for (const { start } of sentences.slice(-MOST_SENTENCES).toReversed()) {
    const said = wordsWithin(words, { start, end }).filter((word) => !(word.start < to && word.end > from));
    if (!said.some((word) => isNaming(word, found.groups!.host!))) continue;
    const target = linkTo(site, found.groups!.host!, said);
    if (!target || !said.every(isFrame) || said.filter(isStrange).length > MOST_STRANGE || saysMore(said)) return null;
    return { start, end, call: call(setLink, { target, to: { href: found[0] } }, target.name) };
  }
  return null;
};

const MOST_SENTENCES = 2;
const MOST_STRANGE = 7;

const bare = (host: string) => host.toLowerCase().replace(/^(?:www|m)\./, "");

/** 'Facebook' of 'facebook.com', or a word for a link. */
const isNaming = (word: Word, host: string): boolean =>
  means(word, "thing", "link", "button") || bare(host).split(".").includes(word.text.toLowerCase());

const saysMore = (said: readonly Word[]) => ONE_MORE.test(said.map(({ text }) => text).join(" "));

/** The link of the page that leads to the same place on the web, or those that all lead to one address there. */
function linkTo(site: OpenedSite, host: string, said: readonly Word[]): Target | null {
  const { page } = site;
  const [footer] = readThings(site).of("footer");
  const isAdded = said.some((word) => means(word, "verb", "add"));
  const links = queryAll(page, "a").filter((node) => {
    const href = attribute(page.elements[node]!, "href") ?? "";
    const isThere = URL.canParse(href) && bare(new URL(href).hostname) === bare(host);
    return isThere && (!isAdded || (footer !== undefined && isWithin(page, node, footer.node)));
  });
  const addresses = new Set(links.map((node) => attribute(page.elements[node]!, "href")));
  const [first] = links;
  if (first === undefined || addresses.size > 1) return null;
  return { nodes: links, name: `the link ${quoted(textOf(page, first) || bare(host))}`, selector: null };
}

/** What says that a link leads elsewhere; anything else may ask for more. */
const isFrame = (word: Word): boolean =>
  isStrange(word) ||
  means(word, "light") ||
  // 'Both buttons': they all lead to one address.
  means(word, "scope", "both", "all") ||
  means(word, "reference", "it", "that", "this", "same") ||
  means(word, "thing", "link", "footer", "page", "icon", "button", "address", "name") ||
  // 'Right at the bottom'
  means(word, "value", "right") ||
  // 'There is one v too many'
  means(word, "amount", "too") ||
  means(word, "verb", "add", "put", "link", "be", "change", "replace", "cost", "move", "use", "make", "write") ||
  means(word, "link");
const isStrange = ({ senses }: Word) => senses.length === 0;
