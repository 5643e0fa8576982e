import { addSocialLink } from "../../../operations/structure/add-social-link";
import { readThings } from "../../../page-roles/read-things";
import { call } from "../call";
import { hasLinkTo, NETWORKS } from "../patterns/networks";
import { ONE_MORE } from "../patterns/one-more";
import { means, type Word } from "../word";
import { sentencesOf, wordsWithin } from "./message";
import type { Told, ToldReader } from "./part";

const ADDRESS =
  /(?<!\S)(?:https?:\/\/)?(?:www\.)?(?<network>instagram|facebook|tiktok|youtube|linkedin|pinterest)\.com\/[\w.@/-]*\w/giu;

/** 'Can you put a link to insta at the bottom, it's https://www.instagram.com/rose, just call it Instagram'. */
export const readProfile: ToldReader = (words, source, { site }): Told | null => {
  const [found, ...others] = source.matchAll(ADDRESS);
  const [footer] = readThings(site).of("footer");
  if (!found || others.length > 0 || !footer) return null;
  const [href, end] = [found[0], found.index + found[0].length];
  const sentences = sentencesOf(source);
  const last = sentences.find((sentence) => sentence.start <= found.index && sentence.end >= end);
  const spans = last ? [last, ...sentences.filter(({ start }) => start < last.start).slice(-1)] : [];
  const begun = spans.find((span) => wordsWithin(words, span).some(isAdding));
  if (!last || !begun) return null;
  const [from, to] = [begun.start, last.end];
  const said = wordsWithin(words, { start: from, end: to }).filter(
    (word) => word.end <= found.index || word.start >= end,
  );
  const renamed = said.findIndex((word) => means(word, "verb", "rename") || means(word, "link", "called"));
  const own = renamed === -1 ? [] : said.slice(renamed + 1).filter(({ senses }) => senses.length === 0);
  const rest = said.filter((word) => !own.includes(word));
  if (!rest.every(isFrame) || rest.filter(isStrange).length > MOST_STRANGE || own.length > MOST_STRANGE) return null;
  if (hasLinkTo(site, found.groups!.network!) && !ONE_MORE.test(source.slice(from, to))) return null;
  const network = NETWORKS.find((name) => name.toLowerCase() === found.groups!.network!.toLowerCase());
  const label = own.length > 0 ? source.slice(own[0]!.start, own.at(-1)!.end) : network;
  if (!label) return null;
  const target = { nodes: [footer.node], name: "the footer", selector: null, region: true };
  const address = /^https?:/i.test(href) ? href : `https://${href}`;
  return { start: from, end: to, call: call(addSocialLink, { label, href: address, footer: target }, label) };
};

const isAdding = (word: Word) => means(word, "verb", "add", "put", "link");

/** What says that there is to be a link, at the bottom; anything else may ask for more, or for another place. */
const isFrame = (word: Word): boolean =>
  isStrange(word) ||
  means(word, "light") ||
  means(word, "reference", "it", "that", "this", "too") ||
  means(word, "thing", "link", "footer", "page", "icon") ||
  means(word, "value", "down") ||
  means(word, "verb", "add", "put", "link", "be", "rename") ||
  means(word, "link", "to", "of", "in", "on", "at", "for", "end", "beside", "colon", "called", "after", "below");
const isStrange = ({ senses }: Word) => senses.length === 0;
const MOST_STRANGE = 4;
