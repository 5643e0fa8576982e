import type { NodeId } from "../../../markup/page";
import { textOf } from "../../../operations/text-of";
import { findSection } from "../find/find-section";
import type { Target } from "../../../operations/target";
import { isUnclear, type Found } from "../find/found";
import { findByText, findTarget } from "../find/find-target";
import { itemsNamed } from "../find/find-item";
import { bareNoun } from "../find/words-of";
import { declined, done, quoted, type Intent, type Outcome } from "../../../operations/outcome";
import type { OpenedSite } from "../../../operations/opened-site";
import { putText, replaceWords, wordsPattern } from "../../../operations/text/page-words";
import { goesOnInAny, isWritten } from "../../understanding/own-words";
import { INVENTS_NOTHING, isQuoted, isWish, unquoted } from "./values";

const WORDINGS: RegExp[] = [
  /^(?:change|set|update|edit|make|turn|rename|call|rewrite|reword|switch|replace|let|have|correct|fix|amend|alter|modify) (.+?)(?: from .+?)?(?:,? (?:so (?:that )?it (?:says|reads)|(?:to )?(?:say|read|be)|to|into|with|by|as)|:):? (.+)$/is,
  /^(.+?) (?:should|must|needs to|need to|has to|shall|ought to|could|can|may) (?:now )?(?:be|say|read|become|be called|be changed to|change to|be replaced (?:with|by))(?: changed to)?:? (.+)$/is,
  /^(.+?) (?:is now|are now|is|now reads|now says|reads|says)(?: called)?:? (.+)$/is,
  /^(?:put|write|use|insert|show) (".+?") (?:as|for|in|into|on) (.+)$/is,
  /^([^:"]{3,60}):\s*(\S.*)$/s,
  /^(?:change|set|update|make|rewrite|edit) (.+?) (".+")$/is,
];

/** The words of an element: 'change the headline to "..."', 'the tagline should be ...', 'replace X with Y'. */
export const changeText: Intent = (request, site) => {
  // What stands without quotes may be said about the thing rather than be its words.
  if (!request.includes('"')) return null;
  let asked: Outcome | null = null;
  for (const [index, wording] of WORDINGS.entries()) {
    for (const [target, value] of partings(request, wording)) {
      const [thing, words] = index === 3 ? [value, target] : [target, value];
      const outcome = change(site, thing, words, index);
      if (outcome && outcome.splices.length > 0) return outcome;
      asked ??= outcome;
    }
  }
  return asked;
};

/** The words may part at any of several 'to's: from the first on. */
function* partings(request: string, wording: RegExp): Generator<[string, string]> {
  const first = wording.exec(request);
  if (!first) return;
  yield [first[1]!, first[2]!];
  const greedy = new RegExp(wording.source.replace("(.+?)", "(.+)"), wording.flags).exec(request);
  if (greedy && greedy[1] !== first[1]) yield [greedy[1]!, greedy[2]!];
}

function change(site: OpenedSite, thing: string, words: string, wording: number): Outcome | null {
  if (!isQuoted(words) && (goesOnInAny(words) || (wording === 2 && !isWritten(words)))) return null;
  const target = (isQuoted(thing) ? findByText(site, thing) : null) ?? findTarget(site, bareText(thing));
  if (target && (wording !== 2 || isQuoted(words) || !isUnclear(target)) && (wording !== 4 || !isUnclear(target)))
    return changeTarget(site, target, thing, words);
  return wording === 0 ? changeWords(site, thing, words) : null;
}

/** 'the text of the button', 'the button text': its text is the thing. */
function bareText(thing: string): string {
  return bareNoun(thing)
    .replace(
      /^(?:text|wording|words|label|content|writing|caption)s? (?:of|on|in|for) (?:the )?(?!.*(?:section|part)$)/i,
      "",
    )
    .replace(
      /^(.*(?:button|link|heading|headline|title|tagline|quote|sentence|paragraph))(?:'s)? (?:text|wording|label|content|words)\b/i,
      "$1",
    );
}

function changeTarget(site: OpenedSite, found: Found, thing: string, words: string): Outcome | null {
  if (isUnclear(found)) return declined(found.unclear);
  if (isWish(words)) return declined(INVENTS_NOTHING);
  const text = unquoted(words);
  if (!text || goesOn(words)) return null;
  const nodes = textNodes(site, found);
  if (typeof nodes === "string") return declined(nodes);
  if (nodes.length === 0 || looksPainted(text, words)) return null;
  return done(`I changed ${found.name} to ${quoted(text)}.`, putText(site, nodes, text), thing);
}

/** Words that begin in quotes and go on behind them are more than one request. */
const goesOn = (words: string) => /^:?\s*"[^"]*"\s*[^\s.!?"]/.test(words.trim());

/** 'change the header to bigger' is about looks that were not understood, not about words. */
const looksPainted = (text: string, words: string) =>
  !isQuoted(words) &&
  /^(?:https?:\/\/\S+|\d+ ?(?:px|%|rem|em)|bigger|smaller|larger|darker|lighter|bold|centre[d]?)$/i.test(text);

function textNodes(site: OpenedSite, { nodes, name, region }: Target): NodeId[] | string {
  const [first] = nodes;
  if (first === undefined) return [];
  const tag = site.page.elements[first]!.tagName;
  if (region || ["body", "main", "form", "ul", "ol"].includes(tag))
    return `Which words of ${name} do you mean: its heading, or one of its texts? Quote the words that should change and I will replace them.`;
  if (tag === "img")
    return `${name.replace(/^t/, "T")} is a picture. To replace it, open the tab Images and choose a new one; its description I can change.`;
  const texts = new Set(nodes.map((node) => textOf(site.page, node)));
  return texts.size > 1 && !/business name/.test(name)
    ? `There are ${nodes.length} texts that this could mean. Quote the one that should change.`
    : nodes;
}

/** 'change hedges to ditches in the about text': words of the page, all of it or a part. */
function changeWords(site: OpenedSite, from: string, to: string): Outcome | null {
  const scoped = /^(.+) (?:in|on|of) (?:the |our |my )?(.+?)(?: text| section| part| paragraph)?$/is.exec(to);
  const section = scoped && !isQuoted(to) ? findSection(site, scoped[2]!) : null;
  const words = unquoted(section ? scoped![1]! : to);
  const old = unquoted(from)
    .replace(/^(?:the words?|the texts?|every|all)\s+/i, "")
    .replace(/^"|"$/g, "");
  if (!words || isWish(words)) return null;
  const pattern = wordsPattern(site, old, section?.node ?? null);
  if (!pattern)
    return isQuoted(from) ? declined(`I could not find ${quoted(old)} on the page, so I changed nothing.`) : null;
  if (!isQuoted(from) && itemsNamed(site, old).length > 1)
    return declined(`${quoted(old)} stands on the page more than once. Which one do you mean?`);
  const edits = replaceWords(site, pattern, () => words, section?.node ?? null).filter((edit) => edit !== null);
  const places = edits.length > 1 ? ` in ${edits.length} places` : "";
  return done(`I replaced ${quoted(old)} with ${quoted(words)}${places}.`, edits);
}
