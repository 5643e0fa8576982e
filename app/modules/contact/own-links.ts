import { isLink } from "../recipients/is-link";

/** What an owner may link to in a mail to a visitor. */
export interface OwnPlaces {
  /** Addresses of the owner's website, each with a slash at its end. */
  sites: string[];
  /** Addresses of mail that the owner has confirmed, in small letters. */
  mailboxes: string[];
}

/** Stands for what was left out. */
const LEFT_OUT = "…";
const BETWEEN_WORDS = /([\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>"'`|。，、！？；：]+)/u;
const ENDINGS = new Set(".,:;!?…*_~");

/** A text without the links that do not lead to the owner's own places, and those links. */
export function keepOwnLinks(text: string, own: OwnPlaces): { text: string; leftOut: string[] } {
  const leftOut: string[] = [];
  // Words stand at even places, what is between them at odd ones.
  const kept = text.split(BETWEEN_WORDS).map((word, at) => {
    const core = withoutEnding(word);
    if (at % 2 === 1 || !isLink(core) || isOwn(core, own)) return word;
    leftOut.push(core);
    return LEFT_OUT + word.slice(core.length);
  });
  return { text: kept.join(""), leftOut: [...new Set(leftOut)] };
}

function withoutEnding(word: string): string {
  let end = word.length;
  while (end > 0 && ENDINGS.has(word[end - 1]!)) end -= 1;
  return word.slice(0, end);
}

function isOwn(link: string, { sites, mailboxes }: OwnPlaces): boolean {
  if (mailboxes.includes(link.toLowerCase().replace(/^mailto:/, ""))) return true;
  // Programs differ in where such an address leads, or see two in it.
  if (/[@\\]/.test(link) || link.indexOf("://") !== link.lastIndexOf("://")) return false;
  const address = link.includes("://") ? link : `https://${link}`;
  if (!URL.canParse(address)) return false;
  const { protocol, host, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol)) return false;
  return sites.some((site) => {
    const base = new URL(site);
    return base.host === host && `${pathname}/`.startsWith(base.pathname);
  });
}
