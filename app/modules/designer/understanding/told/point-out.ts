import { isWithin } from "../../../cascade/query";
import { linesOf } from "../../../operations/text/delete-line";
import { textOf } from "../../../operations/text-of";
import type { NodeId } from "../../../markup/page";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { readThings } from "../../../page-roles/read-things";
import type { Thing as PageThing } from "../../../page-roles/thing";
import { stems } from "../../built-in/find/words-of";
import { hintsFor } from "../gist/hints";
import { isAlike } from "../patterns/told-prices";
import { isCommon } from "../slips";
import { detectSaid } from "../said-lexicon";
import { knownWords } from "../known-words";
import { onColour } from "../targets/of-colour";
import { partTarget, thingTarget } from "../targets/to-target";
import type { Thing } from "../names";
import { readWords } from "../read-words";
import { means, senseOf, type Word } from "../word";

/** What is pointed out, and the line of it where one of several is meant. */
export interface PointedOut {
  target: Target;
  line?: string;
  /** Whether several of its lines are meant, and not all: none of them alone, nor the whole. */
  isSome?: true;
}

const LONGEST = 300;

/**
 * What some words point out: the smallest thing of the page that has all of them that stand on the page, or that stands
 * in a part called so; its colour must be the one that was said. Null where there is none, or more than one.
 */
export function pointOut(words: readonly Word[], source: string, site: OpenedSite): PointedOut | null {
  const colour = words.flatMap((word) => colourOf(word) ?? []).at(-1);
  const names = namesAmong(words, source, site).filter((word) => colourOf(word) === undefined);
  const pool = poolFor(words, names, site);
  const isNamed = names.some((word) => word.senses.length === 0 || (word !== words[0] && /^\p{Lu}/u.test(word.text)));
  // 'The strip' alone may be any; 'the yellow strip' is that of its colour.
  if (pool === null || (!isNamed && (colour === undefined || !words.some((word) => means(word, "thing"))))) return null;
  const all = pool.filter((thing) => !thing.hidden && (names.length === 0 || hasOrLies(site, thing, names)));
  const fitting = colour === undefined ? all : onColour(site, all, colour);
  const inner = fitting.filter((thing) => !fitting.some((other) => other !== thing && isInside(site, other, thing)));
  // 'The fax line in Contact': of several that have the word, the one in the part that is named. Hours have days.
  const mayBeCloser = inner.length > 1 && !inner.some(({ item, node }) => isOfHours(site, item ?? node));
  const closer = mayBeCloser ? inner.filter((thing) => names.every((word) => isHeldBy(site, thing, word))) : inner;
  const [only, ...others] = closer;
  if (!only || others.length > 0) return null;
  return asTarget(site, only, fitting, names);
}

const isOfHours = (site: OpenedSite, node: NodeId): boolean => readThings(site).at(node)?.kind === "hours-row";

/** Between 'the' and a thing a colour may be read as a name. */
export const colourOf = (word: Word): string | undefined => {
  const own = calledColour(word);
  if (own !== undefined || word.senses.length > 0 || word.text.includes(" ") || word.text.length < LEAST) return own;
  const [again] = readWords(word.text);
  return again && calledColour(again);
};

/** 'Tan' and others that few say are called by their own name. */
const calledColour = (word: Word): string | undefined => {
  const is = senseOf(word, "colour")?.is;
  return is === "other" ? word.text.toLowerCase() : is;
};

/** Among what it is looked for: buttons, headings, entries of the navigation, else all that may be a box. */
function poolFor(words: readonly Word[], names: readonly Word[], site: OpenedSite): readonly PageThing[] | null {
  const things = readThings(site);
  const says = (...kinds: Thing[]) => words.some((word) => means(word, "thing", ...kinds));
  if (says("picture", "form", "field", "map", "logo", "icon", "video", "page")) return null;
  if (says("button")) return things.of("button").filter(({ roles }) => !roles.includes("nav-entry"));
  if (says("heading", "headline", "section-heading")) return things.of("heading");
  const entries = things.of("nav-entry");
  const isMenu = says("menu", "navigation", "nav-entry") && entries.some((thing) => has(site, thing, names));
  return isMenu ? entries : boxes(site);
}

const isInside = (site: OpenedSite, one: PageThing, other: PageThing) =>
  one.node !== other.node && isWithin(site.page, one.node, other.node);

/** What may be pointed out: entries, parts, texts, buttons. */
const boxes = (site: OpenedSite): PageThing[] =>
  readThings(site).all.filter(
    ({ roles, node, section }) =>
      roles.some((role) => ["item", "section", "text", "eyebrow", "lead", "button", "quote"].includes(role)) &&
      !roles.includes("nav-entry") &&
      !(section === null && roles.includes("link")) &&
      textOf(site.page, node).length <= LONGEST,
  );

/** Words that stand on the page and tell something. */
function namesAmong(words: readonly Word[], source: string, site: OpenedSite): Word[] {
  const language = detectSaid(source);
  const [known, hints] = [[...knownWords(site.page)], hintsFor(source)];
  return words.filter((word) => {
    if (hints(word.text, "not")) return false;
    const isName = word.senses.length === 0 || word.senses.every(({ kind }) => kind === "thing" || kind === "fact");
    const isSaid = isName && word.text.length >= LEAST && !isCommon(word.text.toLowerCase(), language);
    return isSaid && (word.text.includes(" ") || known.some((each) => isOf(word.text, each)));
  });
}
const LEAST = 3;

/** Whether somebody is named with both names of whom the page knows nothing: then something else is spoken of. */
export function namesUnknown(words: readonly Word[], site: OpenedSite): boolean {
  const isName = (word: Word | undefined) => word?.senses.length === 0 && FULL_NAME.test(word.text);
  const named = words.filter((word, at) => isName(word) && (word.text.includes(" ") || isName(words[at + 1])));
  if (named.length === 0) return false;
  const known = new Set([...knownWords(site.page)].map((each) => each.toLowerCase()));
  return named.some(({ text }) => text.split(" ").some((each) => !known.has(each.toLowerCase())));
}
const FULL_NAME = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u;

const HEADS =
  /^(?:s|en|n|e)?(?:nummer|zeile|regel|preis|prijs|kurs|karte|kaart|stunde|workshop|teil|stuk|blok)\p{L}{0,3}$/u;
/** 'Faxnummer' is of what is called 'Fax'. */
const isOf = (text: string, known: string): boolean => {
  const [said, name] = [text.toLowerCase(), known.toLowerCase()];
  return (
    isAlike(name, said) ||
    (said.length > 2 && stems(said)[0] === stems(name)[0]) ||
    (name.length > 2 && said.startsWith(name) && HEADS.test(said.slice(name.length)))
  );
};

const saidIn = (word: Word, text: string): boolean => {
  const own = stems(text);
  return stems(word.text).every((each) => own.some((other) => isOf(each, other)));
};

const textsOf = (site: OpenedSite, thing: PageThing) => `${thing.name} ${textOf(site.page, thing.node)}`;
const has = (site: OpenedSite, thing: PageThing, names: readonly Word[]) =>
  names.some((word) => saidIn(word, textsOf(site, thing)));

/** All words are its own, or some are what the part is called that it stands in. */
function hasOrLies(site: OpenedSite, thing: PageThing, names: readonly Word[]): boolean {
  const isOwn = names.some((word) => saidIn(word, textsOf(site, thing)));
  return isOwn && names.every((word) => word.senses.length > 0 || isHeldBy(site, thing, word));
}

/** Whether a word stands in a thing, or in the name of the part around it. */
function isHeldBy(site: OpenedSite, thing: PageThing, word: Word): boolean {
  const part = thing.section === null ? null : readThings(site).at(thing.section);
  return (
    saidIn(word, textsOf(site, thing)) ||
    (part !== null && part !== undefined && saidIn(word, `${part.name} ${part.aliases.join(" ")}`))
  );
}

/** The entry around a title or a text that is all of it, a strip around its words; a line of several. */
function asTarget(
  site: OpenedSite,
  thing: PageThing,
  fitting: readonly PageThing[],
  names: readonly Word[],
): PointedOut {
  const text = textOf(site.page, thing.node);
  const around = fitting.filter((other) => isInside(site, thing, other));
  const item = around.find(({ roles }) => roles.includes("item"));
  const strip = readThings(site)
    .of("section")
    .find((other) => isInside(site, thing, other) && textOf(site.page, other.node) === text);
  const found = item ?? strip ?? thing;
  // What only the part is called in which it stands says nothing of its lines.
  const own = names.filter((word) => saidIn(word, textsOf(site, thing)));
  const all = linesOf(site.page, thing.node);
  const lines = all.filter((line) => own.every((word) => saidIn(word, line.text)));
  const isPart = found.roles.includes("section");
  const kind = found.roles.includes("item") ? "item" : found.roles.includes("nav-entry") ? "nav-entry" : "text";
  const target = isPart
    ? partTarget(site, [found])
    : thingTarget(site, [found], { thing: kind, all: false, place: null });
  const isOfLines = found === thing && lines.length > 0 && lines.length < all.length;
  if (!isOfLines) return { target };
  return lines.length === 1 ? { target, line: lines[0]!.text } : { target, isSome: true };
}
