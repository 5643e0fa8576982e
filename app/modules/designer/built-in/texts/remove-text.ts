import type { NodeId } from "../../../markup/page";
import { setText } from "../../../editing/set-text";
import { textOf } from "../../../operations/text-of";
import { findSection } from "../find/find-section";
import { isUnclear } from "../find/found";
import { findTarget } from "../find/find-target";
import { itemsNamed, type Item } from "../find/find-item";
import { hasAll, stems } from "../find/words-of";
import { declined, done, listed, quoted, type Intent, type Outcome } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import { elementsWith, wordsPattern } from "../../../operations/text/page-words";
import { removeNode } from "../../../operations/structure/remove-node";
import { isQuoted, unquoted } from "./values";

const REMOVE =
  /^(?:remove|delete|erase|drop|cut|scrap|get rid of|take (?:out|away|off|down)|strike|lose|kill) (.+?)(?: (?:from|off|in|out of) (?:the |our |my )?(?:page|site|website|web page))?$/is;
const KINDS =
  "service|treatment|question|faq|person|team member|member|dish|item|entry|step|review|testimonial|quote|price|product|row|list item|bullet|figure";

/** 'remove the sentence "..."', 'delete the paragraph about X', 'remove the service X'. */
export const removeText: Intent = (request, site) => {
  const thing = REMOVE.exec(request)?.[1];
  if (!thing) return null;
  return removeSentence(site, thing) ?? removeItem(site, thing) ?? removeTarget(site, thing);
};

function removeSentence(site: OpenedSite, thing: string): Outcome | null {
  const match =
    /^(?:the )?(?:(sentence|text|words?|line|paragraph|phrase|bit|part)s? )?(?:that (?:says|reads) |saying |reading )?(".+")(?: (?:from|in) (?:the )?(.+))?$/is.exec(
      thing,
    );
  if (match) return removeWords(site, unquoted(match[2]!), match[3]);
  const about =
    /^(?:the )?(sentence|paragraph|line) (?:about|on|with|that mentions|mentioning|regarding) (?:the |our )?(.+)$/i.exec(
      thing,
    );
  return about ? removeAbout(site, about[1]!.toLowerCase(), unquoted(about[2]!)) : null;
}

function removeWords(site: OpenedSite, words: string, place: string | undefined): Outcome | null {
  const section = place ? findSection(site, place) : null;
  const pattern = wordsPattern(site, words.replace(/[.!?]$/, ""), section?.node ?? null);
  if (!pattern) return declined(`I could not find ${quoted(words)} on the page, so I changed nothing.`);
  const found = new RegExp(`${pattern.source}[.!?]?`, pattern.flags);
  const edits = elementsWith(site, found, section?.node ?? null).map((node) => withoutWords(site, node, found));
  return done(`I removed ${quoted(words)}.`, edits.flat());
}

function withoutWords(site: OpenedSite, node: NodeId, pattern: RegExp) {
  const rest = textOf(site.page, node)
    .replace(pattern, "")
    .replace(/(?<!\s)\s+([.,;!?])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  return rest === "" || /^[.,;!?]$/.test(rest)
    ? removeNode(site, node)
    : (setText(site.page, node, rest, "built-in")?.splices ?? []);
}

/** The one sentence, or the one paragraph, in which all of these words stand. */
function removeAbout(site: OpenedSite, what: string, words: string): Outcome {
  const wanted = stems(words);
  const nodes = elementsWith(site, /\p{L}/u).filter((node) =>
    /^(?:p|li|dd|blockquote|td)$/.test(site.page.elements[node]!.tagName),
  );
  const fits = nodes.flatMap((node) =>
    (what === "paragraph" ? [textOf(site.page, node)] : sentences(textOf(site.page, node)))
      .filter((text) => hasAll(text, wanted))
      .map((text) => ({ node, text })),
  );
  const [only, ...others] = fits;
  if (!only) return declined(`I could not find a ${what} about ${quoted(words)}.`);
  if (others.length > 0)
    return declined(
      `Which ${what} do you mean? I can see ${listed(fits.slice(0, 4).map(({ text }) => quoted(text)))}.`,
    );
  const rest = textOf(site.page, only.node).replace(only.text, "").replace(/\s+/g, " ").trim();
  const splices = rest ? (setText(site.page, only.node, rest, "built-in")?.splices ?? []) : removeNode(site, only.node);
  return done(`I removed the ${what} ${quoted(only.text)}.`, splices);
}

const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);

function removeItem(site: OpenedSite, thing: string): Outcome | null {
  const named = new RegExp(`^(?:the |our )?(?:${KINDS}) (?:called |named |for |titled )?(.+)$`, "i").exec(thing)?.[1];
  const placed = /^(.+?) (?:from|in|off) (?:the |our |my )?(.+)$/i.exec(thing);
  const section = placed && findSection(site, placed[2]!);
  const name = unquoted(section ? placed[1]! : (named ?? thing)).replace(
    new RegExp(`^(?:the |our |my )?(?:(?:${KINDS}) )?`, "i"),
    "",
  );
  const items = itemsNamed(site, name, section?.node ?? null);
  if (items.length === 0)
    return named && !isQuoted(thing) && !findTarget(site, thing)
      ? declined(`I could not find ${quoted(name)} on the page.`)
      : null;
  if (!named && !section && !isSame(site, items, name)) return null;
  if (new Set(items.map((item) => textOf(site.page, item.name))).size > 1)
    return declined(
      `Which one do you mean: ${listed(
        items.map((item) => quoted(textOf(site.page, item.name))),
        "or",
      )}?`,
    );
  return done(
    `I removed ${quoted(textOf(site.page, items[0]!.name))}.`,
    items.flatMap(({ node }) => removeNode(site, node)),
  );
}

const isSame = (site: OpenedSite, items: Item[], name: string) =>
  items.every((item) => textOf(site.page, item.name).toLowerCase() === name.toLowerCase());

function removeTarget(site: OpenedSite, thing: string): Outcome | null {
  const target = findTarget(site, thing);
  if (!target) return null;
  if (isUnclear(target)) return declined(target.unclear);
  const tags = target.nodes.map((node) => site.page.elements[node]!.tagName);
  const isForm = tags.every((tag) => tag === "form");
  if ((target.region && !isForm) || tags.some((tag) => ["body", "main", "header", "footer", "nav", "h1"].includes(tag)))
    return null;
  return done(
    `I removed ${target.name}.`,
    target.nodes.flatMap((node) => removeNode(site, node)),
  );
}
