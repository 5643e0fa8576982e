import { openSite, type OpenedSite } from "../../operations/opened-site";
import { quoted } from "../../operations/outcome";
import { textOf } from "../../operations/text-of";
import { readThings } from "../../page-roles/read-things";
import type { Role } from "../../page-roles/thing";
import type { WebsiteCode } from "../../site/website-code";
import { readWords } from "../understanding/read-words";
import { means } from "../understanding/word";
import { stems } from "./find/words-of";

const TEXTS: ReadonlySet<Role> = new Set(["item", "text", "heading", "quote", "lead", "link", "button"]);
const AMOUNT = /\p{Nd}/u;
const LONGEST_SHOWN = 60;
const MOST_TEXTS = 2_000;

/**
 * What is to be told of a change that was asked for everywhere and was made in some places: that the first name it
 * was asked of still stands in texts that are as they were. Where the changed text still has the name, as a price line has, only
 * texts with a figure may be meant. Empty where nothing is left.
 */
export function stillSaid(message: string, code: WebsiteCode, after: WebsiteCode): string {
  const words = readWords(message);
  if (!words.some((word) => means(word, "scope", "everywhere"))) return "";
  const [before, now] = [textsOf(openSite(code, null)), textsOf(openSite(after, null))];
  const wordsGone = new Set([...before].filter((text) => !now.has(text)).flatMap(stems));
  const said = words.filter(({ senses }) => senses.length === 0).flatMap(({ text }) => stems(text));
  const name = said.find((stem) => wordsGone.has(stem) && !AMOUNT.test(stem));
  if (name === undefined) return "";
  const named = [...now].filter((text) => stems(text).includes(name));
  const isKept = named.some((text) => !before.has(text));
  const left = named.find((text) => before.has(text) && (!isKept || AMOUNT.test(text)));
  return left === undefined
    ? ""
    : ` It still says ${quoted(shortened(left))}: please tell me what is to become of that.`;
}

function textsOf(site: OpenedSite): ReadonlySet<string> {
  const shown = readThings(site).all.filter(({ roles, hidden }) => !hidden && roles.some((role) => TEXTS.has(role)));
  return new Set(shown.slice(0, MOST_TEXTS).map(({ node }) => textOf(site.page, node)));
}

const shortened = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 3)}...` : text);
