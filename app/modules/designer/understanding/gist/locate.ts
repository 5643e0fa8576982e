import { readThings } from "../../../page-roles/read-things";
import type { PageThings, Thing as PageThing } from "../../../page-roles/thing";
import type { OpenedSite } from "../../../operations/opened-site";
import type { Target } from "../../../operations/target";
import { linesOf } from "../../../operations/text/delete-line";
import { textOf } from "../../../operations/text-of";
import { hasAll, stems } from "../../built-in/find/words-of";
import { NO_DIALOGUE } from "../dialogue";
import { knownWords } from "../known-words";
import type { Thing } from "../names";
import { phraseOf } from "../read-pieces";
import { isTarget, resolveTarget } from "../resolve-target";
import { findParts } from "../targets/find-parts";
import { findThings } from "../targets/find-things";
import { onColour } from "../targets/of-colour";
import { saidCount, soughtByName } from "../targets/sought";
import { PART_KINDS } from "../targets/thing-roles";
import { partTarget, thingTarget } from "../targets/to-target";
import { means, senseOf, type Word } from "../word";
import type { Phrase } from "./clauses";
import { isCommon } from "../slips";
import type { Hints } from "./hints";

/** What a phrase means on the page, and which of its words tell so. */
export interface Located {
  target: Target;
  used: readonly Word[];
  /** The line of the text that is meant, where it has several. */
  line?: string | undefined;
}

/** What is looked for: a part of the page or something in it; and the language's hints. */
interface Seeking {
  wanted: "part" | "thing";
  hints: Hints;
}

/** Finds what a phrase of free speech means: by all of its words, else by most of them where no other fits as well. */
export function locate(site: OpenedSite, phrase: Phrase, seeking: Seeking): Located | null {
  const named = phrase.words.filter((word) => !isGeneral(word));
  const head = headOf(named);
  if (named.length === 0) return null;
  const edge = atEdge(site, phrase, head);
  if (edge) return edge;
  return head === null ? byName(site, named, seeking) : byKind(site, telling(named, seeking), head, seeking);
}

const isGeneral = (word: Word) =>
  (["value", "property", "amount"] as const).some((kind) => means(word, kind)) && !means(word, "thing");

/** 'Les boutons jaunes je les …': words that stand in any sentence tell nothing of a thing. */
const telling = (words: readonly Word[], { hints }: Seeking): readonly Word[] =>
  words.filter(
    ({ senses, text }) =>
      senses.length > 0 ||
      text.includes(" ") ||
      !(text.length < LEAST_NAME || hints(text, "plain") || hints(text, "not")),
  );

export const headOf = (words: readonly Word[]): Thing | null =>
  (words.flatMap((word) => senseOf(word, "thing") ?? []).at(-1)?.is ?? null) as Thing | null;

const PARTS: ReadonlySet<Thing> = new Set(["section", "area", "header", "hero", "banner", "line"]);
const HEADINGS: ReadonlySet<Thing> = new Set(["heading", "headline"]);
const TEXTS: ReadonlySet<Thing> = new Set(["sentence", "text", "paragraph", "lead"]);

/** 'the band at the top', 'the heading at the top', 'the line at the bottom'. */
function atEdge(site: OpenedSite, { edge, words }: Phrase, head: Thing | null): Located | null {
  if (edge === null || head === null) return null;
  const things = readThings(site);
  if (edge === "start" && HEADINGS.has(head)) return alone(site, things.of("headline")[0], "headline", words);
  // 'The sentence at the top'
  if (edge === "start" && TEXTS.has(head)) return alone(site, things.of("lead")[0], "lead", words);
  if (!PARTS.has(head) || head === "line") return null;
  const [first] = things.of("hero");
  const parts =
    edge === "start" ? (first ? [first] : things.of("section").slice(0, 1)) : things.of("footer").slice(0, 1);
  const colours = coloursOf(words);
  const fitting = colours.length === 0 ? parts : onColour(site, parts, colours[0]!);
  return fitting.length === 1 ? { target: partTarget(site, fitting), used: words } : null;
}

function alone(site: OpenedSite, thing: PageThing | undefined, kind: Thing, used: readonly Word[]): Located | null {
  return thing ? { target: thingTarget(site, [thing], { thing: kind, all: false, place: null }), used } : null;
}

const coloursOf = (words: readonly Word[]) => words.flatMap((word) => senseOf(word, "colour")?.is ?? []);

function resolved(site: OpenedSite, words: readonly Word[], wanted: Seeking["wanted"]): Target | null {
  const text = words.map((word) => word.text).join(" ");
  const phrase = { ...phraseOf(words, " ".repeat(words.at(-1)!.end)), text };
  const found = resolveTarget(site, { kind: "phrase", phrase, link: null, text }, NO_DIALOGUE, wanted);
  return found && isTarget(found) ? found.target : null;
}

const LEAST_NAME = 3;
const MOST_NAME_WORDS = 6;

/** A name alone: the longest run of its words that means one thing, where those left out mean nothing on the page. */
function byName(site: OpenedSite, all: readonly Word[], { wanted, hints }: Seeking): Located | null {
  const known = knownWords(site.page);
  const words = all.filter(({ text }) => text.includes(" ") || !hints(text, "plain"));
  if (words.length > MOST_NAME_WORDS) return null;
  for (let length = words.length; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const used = words.slice(from, from + length);
      if (!used.some(({ text }) => mayName(text, hints))) continue;
      // 'The apple tart sells best': only a word right beside may belong to the name.
      const beside = [words[from - 1], words[from + length]].filter((word) => word !== undefined);
      if (beside.some((word) => isOnPage(word, known))) continue;
      const target = resolved(site, used, wanted);
      if (target && tells(site, target, used)) return { target, used };
      const unit = soleUnit(site, used);
      if (unit) return { ...unit, used };
    }
  return null;
}

/** Words that stand in any text name none: 'not', 'for'. */
const mayName = (text: string, hints: Hints): boolean =>
  text.length >= LEAST_NAME && !hints(text, "not") && !isCommon(text.toLowerCase(), hints.language);

/** A word of a long name tells little of it. */
function tells(site: OpenedSite, { nodes }: Target, used: readonly Word[]): boolean {
  const said = stems(used.map(({ text }) => text).join(" "));
  return nodes.every((node) => {
    const thing = readThings(site).at(node);
    const names = thing ? [thing.name, ...thing.aliases] : [textOf(site.page, node)];
    return names.some((name) => said.length * MOST_UNSAID >= stems(name).length && hasExactly(name, said));
  });
}
const MOST_UNSAID = 3;

const isOnPage = ({ text }: Word, known: ReadonlySet<string>) => known.has(text.toLowerCase());

/** The one text of the page that has these words, or the one line in it. */
function soleUnit(site: OpenedSite, words: readonly Word[]): Omit<Located, "used"> | null {
  const things = readThings(site);
  const wanted = stems(words.map(({ text }) => text).join(" "));
  const found = things.all.filter(
    ({ roles, node }) =>
      roles.some((role) => role === "item" || role === "text") && hasExactly(textOf(site.page, node), wanted),
  );
  const items = found.filter(({ roles }) => roles.includes("item"));
  const inner = (items.length > 0 ? items : found).filter(
    (thing, _, all) => !all.some((other) => other !== thing && things.inside(thing.node).includes(other)),
  );
  const [only, ...more] = inner;
  if (!only || more.length > 0) return null;
  const thing = items.length > 0 ? "item" : "text";
  const lines = linesOf(site.page, only.node).filter(({ text }) => hasExactly(text, wanted));
  if (thing === "text" && lines.length === 0 && !isToldBy(stems(textOf(site.page, only.node)), wanted)) return null;
  if (lines.length !== 1 && stems(textOf(site.page, only.node)).length > MOST_TEXT_WORDS) return null;
  return { target: thingTarget(site, [only], { thing, all: false, place: null }), line: lines[0]?.text };
}
/** These words, and none that only begin alike: 'hard' is not in 'hardtail'. */
const hasExactly = (text: string, wanted: readonly string[]) =>
  wanted.length > 0 && wanted.every((word) => stems(text).includes(word));
const MOST_TEXT_WORDS = 24;
/** One word of a sentence is no name of it, save the first: it may stand in any. */
const isToldBy = (text: readonly string[], wanted: readonly string[]) =>
  wanted.length > 1 || text.length <= MOST_UNSAID || text[0] === wanted[0];

/** Things of a kind, told from others of it by the words beside. */
function byKind(site: OpenedSite, words: readonly Word[], head: Thing, { wanted }: Seeking): Located | null {
  const isOne = !isMany(words, head) && PART_KINDS[head] !== undefined;
  const whole = resolved(site, words, isOne && words.length > 1 ? "thing" : wanted);
  if (whole && !(isOne && words.length > 1 && whole.region)) return { target: whole, used: words };
  const counted = isMany(words, head) ? saidCount(words) : null;
  const beside = words.filter(
    (word) => !means(word, "thing", head) && !means(word, "scope") && !means(word, "ordinal") && word !== counted?.word,
  );
  const only = withoutTail(site, words, head, wanted);
  if (only) return only;
  if (beside.length === 0 || words.some((word) => means(word, "ordinal"))) return null;
  const best = bestOf(site, words, beside, head);
  return best && counted && best.target.nodes.length !== counted.count ? null : best;
}

/** 'Le grand titre prend trop de place': what follows the noun and is not on the page says nothing of which one. */
function withoutTail(site: OpenedSite, words: readonly Word[], head: Thing, wanted: Seeking["wanted"]): Located | null {
  const at = words.findLastIndex((word) => means(word, "thing", head));
  const tail = words.slice(at + 1);
  const known = knownWords(site.page);
  if (tail.length === 0 || tail.some((word) => word.senses.length > 0 || isOnPage(word, known))) return null;
  const target = resolved(site, words.slice(0, at + 1), wanted);
  return target?.nodes.length === 1 ? { target, used: words.slice(0, at + 1) } : null;
}

const LONGEST_TEXT = 600;

function bestOf(site: OpenedSite, words: readonly Word[], beside: readonly Word[], head: Thing): Located | null {
  const things = readThings(site);
  const pool = poolOf(things, head);
  const known = knownWords(site.page);
  const scored = pool.map((thing) => ({ thing, used: beside.filter((word) => fits(site, thing, word)) }));
  const most = Math.max(0, ...scored.map(({ used }) => used.length));
  const best = scored.filter(({ used }) => used.length === most);
  if (most === 0) return null;
  const used = best[0]?.used ?? [];
  const left = beside.filter((word) => !used.includes(word));
  if (left.some((word) => isOnPage(word, known) || means(word, "thing") || means(word, "colour"))) return null;
  if (left.length > used.length) return null;
  if (best.length > 1 && !isMany(words, head)) return null;
  const found = best.map(({ thing }) => thing);
  // 'The orange buttons' are several.
  if (isMany(words, head) && found.length === 1 && used.some((word) => means(word, "colour"))) return null;
  const isPart = found.every(({ roles }) =>
    roles.some((role) => role === "section" || role === "header" || role === "footer"),
  );
  const target = isPart
    ? partTarget(site, found)
    : thingTarget(site, found, { thing: head, all: found.length > 1, place: null });
  return { target, used: words.filter((word) => !left.includes(word)) };
}

const isMany = (words: readonly Word[], head: Thing) =>
  words.some((word) => word.senses.some((sense) => sense.kind === "thing" && sense.is === head && sense.many));

function poolOf(things: PageThings, head: Thing): PageThing[] {
  const found = findThings(things, { ...soughtByName(""), thing: head, many: true })?.found ?? [];
  const parts = PARTS.has(head) ? things.of("section", "footer") : [];
  const own =
    PART_KINDS[head] && found.length === 0 ? findParts(things, { ...soughtByName(""), thing: head, text: "" }) : [];
  const texts = own.flatMap((part) => things.inside(part.node).filter(({ roles }) => roles.includes("text")));
  return [...new Set([...found, ...texts, ...parts])].filter(({ hidden }) => !hidden);
}

/** Whether a word beside a noun tells this thing: by its name, its text, the part it stands in, its colour. */
function fits(site: OpenedSite, thing: PageThing, word: Word): boolean {
  const colour = senseOf(word, "colour")?.is;
  if (colour) return onColour(site, [thing], colour).length > 0;
  const wanted = stems(word.text);
  const section = thing.section === null ? null : readThings(site).at(thing.section);
  const kind = senseOf(word, "thing")?.is;
  const part = kind && PART_KINDS[kind as Thing]?.section;
  const own = thing.roles.includes("section") ? thing : section;
  if (part && own?.aliases.includes(part)) return true;
  const text = textOf(site.page, thing.node);
  return (
    hasAll(`${thing.name} ${thing.aliases.join(" ")}`, wanted) ||
    (text.length < LONGEST_TEXT && hasAll(text, wanted)) ||
    (section !== null && hasAll(`${section.name} ${section.aliases.join(" ")}`, wanted))
  );
}
