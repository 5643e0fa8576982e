import { isWithin } from "../../../cascade/query";
import { setText } from "../../../operations/text/set-text";
import { replaceWords } from "../../../operations/text/replace-words";
import { splitSentences } from "../../../facts/sentences";
import { textOf } from "../../../operations/text-of";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { readThings } from "../../../page-roles/read-things";
import { call } from "../call";
import { clauseOf } from "../gist/clauses";
import { hintsFor } from "../gist/hints";
import { locate } from "../gist/locate";
import type { Thing } from "../names";
import { headTextIn } from "../patterns/told-head";
import type { Call } from "../pattern";
import { thingTarget } from "../targets/to-target";
import { means, type Word } from "../word";
import { cueIn, wordsSaid } from "../words/told-cues";
import type { Message, Told, ToldReader } from "./part";
import { pointOut } from "./point-out";
import { segmentsOf, sentenceUpTo, type Segment } from "./segments";
import { wordsIn } from "./text-likeness";

/** 'En vez de Visítenos que ponga Horario', 'the button at the top should say Book now', 'lì scrivi Impasto a lunga lievitazione'. */
export const readReworded: ToldReader = (words, source, { site }, message): Told | null => {
  const segments = segmentsOf(words, source);
  for (const [at, segment] of segments.entries()) {
    const found =
      insteadIn(segment, source, site) ??
      beforeInstead(segment, source, site) ??
      saidIn(segments, at, source, site, message);
    if (found) return found;
  }
  return null;
};

const WRITES = `${cueIn("writes")}`;
const FILLER = cueIn("just");

/** 'Statt kostenlos dazu einfach gratis dazu', 'en vez de Visítenos que ponga Horario': words of the page, and others for them. */
function insteadIn({ words, start, end }: Segment, source: string, site: OpenedSite): Told | null {
  const at = words.findIndex((word) => means(word, "link", "instead"));
  const behind = words.slice(at + 1);
  if (at === -1 || behind.length < 2 || words.some((word) => isOther(word) && !means(word, "verb", "add"))) return null;
  const rest = source.slice(behind[0]!.start, end);
  // 'Put Maggie instead of Margaret': the new words may stand before it.
  if (at > 0 && words[at - 1]!.senses.length === 0) return null;
  const old = longestOnPage(rest, behind, source, site);
  if (!old) return null;
  const said = rest.slice(old.text.length).replace(LEAD, "").replace(TAIL, "").trim();
  const now = IS_NOW.exec(said)?.groups?.now ?? said;
  if (!/\p{L}{2}/u.test(now) || now.split(/\s+/).length > MOST_WORDS) return null;
  const frame = words.slice(0, at);
  const within = oneOf(old.text, frame, behind, source, site);
  return within && { start, end, call: within(now) };
}
/** 'Auf den Knopf bitte Anfrage schicken statt Absenden': behind the word for it all that the button says. */
function beforeInstead({ words, start, end }: Segment, source: string, site: OpenedSite): Told | null {
  const at = words.findIndex((word) => means(word, "link", "instead"));
  const old = at > 1 && words[at + 1] ? source.slice(words[at + 1]!.start, end) : "";
  if (old === "" || words.some((word) => isOther(word) && !means(word, "link"))) return null;
  const ask = words
    .slice(0, at)
    .findLastIndex((word) => means(word, "light", "polite") || means(word, "verb", "write", "put"));
  const [first, last] = [words[ask + 1], words[at - 1]];
  if (ask === -1 || !first || !last || first.start >= words[at]!.start || !/^\p{Lu}/u.test(first.text)) return null;
  const buttons = readThings(site)
    .of("button", "submit")
    .filter(({ name, hidden }) => !hidden && name.toLowerCase() === old.toLowerCase());
  const [button, ...others] = buttons;
  const now = source.slice(first.start, last.end);
  if (!button || others.length > 0 || !words.some((word) => means(word, "thing", "button"))) return null;
  const target = thingTarget(site, [button], { thing: "button", all: false, place: null });
  return { start, end, call: call(setText, { target, text: now }, now), isCloser: true };
}

const MOST_WORDS = 8;
const LEAD = new RegExp(`^[\\s,]{0,3}(?:(?:${WRITES}|${FILLER})\\s)*`, "iu");
/** 'Instead of Trainee he's Bookkeeper now'. */
const IS_NOW = new RegExp(`^(?:${cueIn("isOne")})\\s(?<now>.{2,80})\\s(?:${cueIn("now")})$`, "iu");
const TAIL = new RegExp(
  `(?:\\s(?:${WRITES}|${cueIn("please")}|(?:in|ins|en|im|dans|nel|no) (?:the |el |le |het )?men[uúüù])){1,6}$`,
  "iu",
);

const isOther = (word: Word): boolean =>
  means(word, "colour") ||
  means(word, "verb", "remove", "hide", "move", "add", "swap", "copy", "link", "enlarge", "shrink") ||
  means(word, "fact", "price", "time", "percent");

/** The longest beginning of what is said that the page says, too. */
export function longestOnPage(
  rest: string,
  words: readonly Word[],
  source: string,
  site: OpenedSite,
): { text: string } | null {
  const from = words[0]!.start;
  const all = site.page.elements.findIndex(({ tagName }) => tagName === "body");
  const page = textOf(site.page, Math.max(0, all)).toLowerCase();
  // What stands there as a whole says nothing new.
  if (page.includes(rest.trim().toLowerCase())) return null;
  const ends = words.map(({ end }) => end - from).toReversed();
  const found = ends.find((end) => {
    const text = rest.slice(0, end).toLowerCase();
    return text.length > 3 && end < rest.length - 2 && page.includes(text);
  });
  return found === undefined ? null : { text: rest.slice(0, found), ...(source && {}) };
}

/** The place where words are to be others: where they stand once, or in what was named before them. */
export function oneOf(
  old: string,
  frame: readonly Word[],
  behind: readonly Word[],
  source: string,
  site: OpenedSite,
): ((now: string) => Call) | null {
  const things = readThings(site);
  const has = (text: string) => text.toLowerCase().includes(old.toLowerCase());
  const isMenu = [...frame, ...behind].some((word) => means(word, "thing", "menu", "navigation", "nav-entry"));
  const entry = things
    .of("nav-entry")
    .filter(({ name, hidden }) => !hidden && name.toLowerCase() === old.toLowerCase());
  if (isMenu && entry.length === 1) {
    const target = thingTarget(site, entry, { thing: "nav-entry", all: false, place: null });
    return (now) => call(setText, { target, text: now }, now);
  }
  const texts = things.all.filter(
    ({ node, hidden, roles }) => !hidden && !roles.includes("section") && has(textOf(site.page, node)),
  );
  const inner = texts.filter(
    (one) =>
      !texts.some((other) => other !== one && other.node !== one.node && isWithin(site.page, other.node, one.node)),
  );
  const named = frame.length > 0 ? pointOut(frame, source, site)?.target : undefined;
  const near = named
    ? inner.filter(({ node, item }) => named.nodes.some((each) => isWithin(site.page, node, each) || item === each))
    : [];
  const found = near.length > 0 ? near : inner;
  if (found.length !== 1) return null;
  const within = thingTarget(site, found, { thing: "text", all: false, place: null });
  return (now) => call(replaceWords, { from: textAs(old, site, found[0]!.node), to: now, within }, now);
}

/** As the page writes it. */
function textAs(old: string, { page }: OpenedSite, node: number): string {
  const text = textOf(page, node);
  const at = text.toLowerCase().indexOf(old.toLowerCase());
  return at === -1 ? old : text.slice(at, at + old.length);
}

const ONE_MORE = wordsSaid(`${cueIn("oneMore")}`);
const SAYS = new RegExp(`(?<!\\p{L})(?:${cueIn("shouldSay")})(?::\\s*|\\s+)(?:${FILLER}\\s)?(?=["“«„'‘]?\\p{Lu})`, "u");

/** '… should say Book now': a text with a capital behind what asks to write it, and what is to say so before. */
function saidIn(
  segments: readonly Segment[],
  at: number,
  source: string,
  site: OpenedSite,
  message: Message,
): Told | null {
  const { words, start, end } = segments[at]!;
  const text = source.slice(start, end);
  const cue = SAYS.exec(text);
  const isOfHead = sentenceUpTo(segments, at).some((each) => headTextIn(source.slice(each.start, each.end)) !== null);
  if (!cue || cue[0].includes(":") || isOfHead || words.some((word) => means(word, "link", "instead"))) return null;
  const from = start + cue.index;
  // 'In Classes, one more card that says Violin': these are the words of what is new.
  if (ONE_MORE.test(source.slice(start, from)) && words.some((word) => word.end <= from && means(word, "thing")))
    return null;
  const own = ownText(segments, at, from + cue[0].length, source);
  const target = own && targetBefore(segments, at, from, source, site, message);
  if (!target) return null;
  const said = source.slice(target.start, from);
  // 'Make that Anything heavy or awkward?': the sign that asks is one of the words.
  const asks = source[own.end] === "?" && /\?$/.test(textOf(site.page, target.target.nodes[0]!));
  const made = sentenceCall(target.target, `${own.text}${asks ? "?" : ""}`, said, site);
  return { start: target.start, end: own.end + (asks ? 1 : 0), call: made };
}

/** Of a text of several sentences only the one that was spoken of becomes another. */
function sentenceCall(target: Target, text: string, said: string, site: OpenedSite): Call {
  const sentences = splitSentences(textOf(site.page, target.nodes[0]!)).map((each) => each.text);
  const tokens = new Set(wordsIn(said).filter((token) => token.length >= LEAST_LETTERS));
  const spoken = sentences.filter((each) => wordsIn(each).filter((token) => tokens.has(token)).length > 1);
  const [only, ...others] = sentences.length > 1 ? spoken : [];
  if (!only || others.length > 0) return call(setText, { target, text }, text);
  const bare = (each: string) => each.replace(/\.$/, "");
  return call(replaceWords, { from: bare(only), to: bare(text), within: target }, text);
}
const LEAST_LETTERS = 4;

/** What is left of the segment, and what follows in it without a sense of its own. */
function ownText(segments: readonly Segment[], at: number, from: number, source: string) {
  const { words, end } = segments[at]!;
  const own = words.filter((word) => word.start >= from - 1);
  const [first] = own;
  if (!first) return null;
  if (means(first, "literal")) return { text: first.text, end: first.end };
  if (saysLooks(own)) return null;
  let last = end;
  for (const next of segments.slice(at + 1)) {
    const goesOn = (next.words.every(mayGoOn) && !means(next.words[0]!, "light")) || endsList(next);
    if (next.isFirst || !goesOn) break;
    last = next.end;
  }
  const mark = source[last] === "?" && own.some(({ text }) => QUESTION.test(text)) ? "?" : "";
  const text = source.slice(from, last).replace(TAIL, "").trim() + mark;
  return text.length > 1 && text.length <= LONGEST && !own.some(isPolite) ? { text, end: last + mark.length } : null;
}
const LOOKS = ["colour", "value", "property", "amount", "light", "reference"] as const;
const isLook = (word: Word) => LOOKS.some((kind) => means(word, kind));
/** 'Make it Bold', 'put it In Georgia' say how it is to look. */
export const saysLooks = (own: readonly Word[]): boolean =>
  own.every(isLook) || means(own[0]!, "link") || own.some((word) => means(word, "fact", "font"));
const mayGoOn = (word: Word) => word.senses.length === 0 || means(word, "light", "and", "article");
/** 'Cash, | card or bank' */
const endsList = ({ words }: Segment): boolean =>
  words.length <= MOST_LISTED &&
  words.slice(1, -1).some(({ text }) => OR.test(text)) &&
  words.every(({ senses }) => senses.every(({ kind }) => kind === "light" || kind === "thing"));
const MOST_LISTED = 5;
const OR = /^(?:or|of|oder|o|ou|and|und|y|et|e|en)$/iu;
const LONGEST = 200;
const QUESTION = /^(?:who|what|where|when|how|have|is|are|can|do|does)$/iu;
const isPolite = (word: Word) => means(word, "literal");

/** What is named before the words, in the same segment or right before it. */
function targetBefore(
  segments: readonly Segment[],
  at: number,
  from: number,
  source: string,
  site: OpenedSite,
  _message: Message,
): { target: Target; start: number } | null {
  const hints = hintsFor(source);
  const spans = segments.slice(Math.max(0, at - 2), at + 1).toReversed();
  for (const [nth, span] of spans.entries()) {
    if (nth > 0 && spans[nth - 1]!.isFirst) break;
    const own = span.words.filter(({ end }) => end <= from);
    // 'Take her out of the sentence at the top, it's enough if that says …'
    if (nth === 0 && own.some((word) => isOther(word) && !means(word, "colour"))) return null;
    const special = submitIn(own, site) ?? entryIn(own, source, site) ?? headingOver(own, source, site);
    if (special) return { target: special, start: span.start };
    const [only, ...others] =
      own.length === 0
        ? []
        : clauseOf(own, source).phrases.flatMap((phrase) => locate(site, phrase, { wanted: "thing", hints }) ?? []);
    const named = only && others.length === 0 ? textIn(only.target, site) : null;
    const pointed = named ? undefined : pointOut(own, source, site)?.target;
    const target = named ?? (pointed && textIn(pointed, site));
    if (target) return { target, start: span.start };
    if (only) return null;
  }
  return null;
}

/** 'The button under the form'. */
function submitIn(words: readonly Word[], site: OpenedSite): Target | null {
  const says = (...kinds: Thing[]) => words.some((word) => means(word, "thing", ...kinds));
  const found = readThings(site)
    .of("submit")
    .filter(({ hidden }) => !hidden);
  return says("button") && says("form") && found.length === 1
    ? thingTarget(site, found, { thing: "button", all: false, place: null })
    : null;
}

/** 'In the menu Who we are': the entry, and not the heading of that name. */
function entryIn(words: readonly Word[], source: string, site: OpenedSite): Target | null {
  if (!words.some((word) => means(word, "thing", "menu", "navigation", "nav-entry"))) return null;
  const found = pointOut(words, source, site)?.target;
  const isEntry = found?.nodes.every((node) => readThings(site).at(node)?.roles.includes("nav-entry"));
  return found && isEntry ? found : null;
}

/** 'The heading over What you have in mind': that of the part in which it stands. */
function headingOver(words: readonly Word[], source: string, site: OpenedSite): Target | null {
  const heading = words.findIndex((word) => means(word, "thing", "heading", "section-heading"));
  const over = words.findIndex((word, at) => at > heading && means(word, "link", "above"));
  if (heading === -1 || over === -1) return null;
  const things = readThings(site);
  const inside = pointOut(words.slice(over + 1), source, site)?.target.nodes[0];
  const section = inside === undefined ? null : things.at(inside)?.section;
  const found =
    section == null
      ? []
      : things
          .inside(section)
          .filter(({ roles }) => roles.includes("heading"))
          .slice(0, 1);
  return found.length === 1 ? thingTarget(site, found, { thing: "heading", all: false, place: null }) : null;
}

/** One text: itself, or the only one that a strip holds; null for a part of the page with several. */
function textIn(target: Target, site: OpenedSite): Target | null {
  if (target.nodes.length !== 1) return null;
  const inside = readThings(site).inside(target.nodes[0]!);
  if (!target.region) return inside.filter(({ roles }) => !roles.includes("link")).length <= 1 ? target : null;
  const [only, ...others] = inside.filter(({ roles }) => !roles.includes("link"));
  const isStrip = only && others.length === 0 && inside.length === 1;
  return isStrip ? { nodes: [only.node], name: target.name, selector: null } : null;
}
