import type { OpenedSite } from "../../../operations/opened-site";
import { quoted } from "../../../operations/outcome";
import { entriesTo, navigations } from "../../../operations/structure/nav-entries";
import { textOf } from "../../../operations/text-of";
import type { Target } from "../../../operations/target";
import type { Link, StyleValue, Thing, Verb } from "../names";
import type { Piece } from "../pieces";
import { findVerb } from "../read-pieces";
import { means, senseOf, type Word } from "../word";
import { SAID_LANGUAGES } from "../words/said-tables";
import { VERBS } from "../words/verbs";
import type { Hints } from "./hints";
import { deleteLine } from "../../../operations/text/delete-line";
import { call } from "../call";
import { readThings } from "../../../page-roles/read-things";
import { ROLES_OF } from "../targets/thing-roles";
import type { Phrase } from "./clauses";
import { addsSomething, contains, limits } from "./left-unsaid";
import { headOf, locate } from "./locate";
import { allText, insteadOf, isAllText, isMadeInto, onCells } from "./looked-at";
import { meant, pieceFor, piecesOf } from "./meant";
import { withoutInstead, type Mention, type Read, type Scene, type Spoken } from "./scene";

type Reader = (scene: Scene) => Read;

/** Words that must not be passed over: what they say would change what is asked for. */
const WEIGHTY = ["literal", "fact", "verb", "value", "colour", "property", "ordinal", "amount"] as const;
/** Verbs that say how something is, or that somebody wants it. */
const PLAIN: ReadonlySet<Verb> = new Set(["be", "make", "have", "leave", "cost", "ask", "open", "close"] as Verb[]);

const isWeighty = (word: Word) =>
  WEIGHTY.some((kind) => means(word, kind)) && !isPlainVerb(word) && !means(word, "light") && !means(word, "reference");
const isPlainVerb = ({ senses }: Word) =>
  senses.length > 0 && senses.every(({ kind, is }) => kind === "verb" && PLAIN.has(is as Verb));

const verbsOf = ({ clause: { words } }: Scene) => words.flatMap((word) => senseOf(word, "verb")?.is ?? []);

/** Whether a verb of a clause is what the owner asks for, and not what somebody does. */
function asks({ clause: { words }, hints, mentions }: Scene, ...verbs: Verb[]): boolean {
  const named = new Set(mentions.flatMap(({ phrase }) => phrase.words));
  return words.some((word, at) => {
    if (!verbs.some((verb) => isListed(word, verb)) || isTold(words, at, hints)) return false;
    const before = words.slice(0, at);
    const isAsked = before.some((each) => means(each, "light", "modal"));
    return isAsked || !before.some((each) => each.senses.length === 0 && !named.has(each));
  });
}

/** Whether it is a verb as it stands in the list, and no slip that may be another word. */
const isListed = (word: Word, verb: Verb): boolean =>
  means(word, "verb", verb) &&
  SAID_LANGUAGES.some((language) => `|${VERBS[language][verb] ?? ""}|`.includes(`|${word.text.toLowerCase()}|`));

/** Whether a verb tells what somebody does: 'he asked me to take', 'it takes up space'. */
function isTold(words: readonly Word[], at: number, hints: Hints): boolean {
  const before = words.slice(Math.max(0, at - 3), at);
  // 'Daar komen de mensen voor': who does it may stand behind its verb.
  const behind = VERB_SECOND.has(hints.language) && before.length > 0 ? words.slice(at + 1, at + 4) : [];
  return (
    [...before, ...behind].some(({ text }) => hints(text, "told")) ||
    (THIRD_PERSON.test(words[at]!.text) && before.length > 0)
  );
}
const VERB_SECOND: ReadonlySet<string> = new Set(["de", "nl"]);
const THIRD_PERSON = /^(?:takes|cuts|drops|kills|moves|shows|hides|makes|puts|brings|gives|changes|needs)$/i;

/** Whether all of a clause is accounted for by these words: nothing weighty is left, and little that is on the page. */
function isCovered({ clause, mentions, strange }: Scene, used: readonly Word[], roles: readonly Mention[]): boolean {
  const taken = new Set([...used, ...roles.flatMap(({ phrase, used: own }) => (own.length > 0 ? own : phrase.words))]);
  const others = mentions.filter((mention) => !roles.includes(mention));
  const left = clause.words.filter((word) => !taken.has(word));
  return (
    !left.some(isWeighty) &&
    others.every(({ target }) => roles.some((role) => contains(role.target, target))) &&
    strange.every(({ words }) => words.filter((word) => !taken.has(word)).length <= MOST_STRANGE)
  );
}
const MOST_STRANGE = 5;

const isNegated = ({ clause, hints }: Scene) => hints(clause.text, "not");

/** 'The rest stays', 'leave the menu how it is', 'don't take it down'. */
const keeps: Reader = (scene) => {
  const { clause, hints } = scene;
  if (scene.device && isDenied(scene, "show")) return null;
  const hasNews = clause.words.some((word) => means(word, "literal") || means(word, "fact", "price", "time", "email"));
  if (hasNews) return null;
  if (hints(clause.text, "keep") || hints(clause.text, "rest")) return "passed";
  return forbids(scene) ? "passed" : null;
};

/** 'Don't take it down': what is denied is the verb. */
function forbids({ clause: { words }, hints }: Scene): boolean {
  const verbs = words.flatMap((word, at) => (means(word, "verb") && !isPlainVerb(word) ? [at] : []));
  const isDenied = (at: number) => words.slice(Math.max(0, at - 2), at).some(({ text }) => hints(text, "not"));
  return verbs.length > 0 && verbs.every(isDenied);
}

/** The one thing that a clause is about: what it names, else what was spoken of before. */
function subjectOf(scene: Scene): Mention | null {
  const { clause, mentions, before, strange } = scene;
  const direct = mentions.filter(({ phrase }) => phrase.link === null);
  const [only, ...more] = direct;
  if (only && more.length === 0) return only;
  if (more.length > 0 || (scene.isBehindList && !clause.words.some(isThem))) return null;
  const told = toldBehind(scene);
  if (told) return told;
  const last = clause.words.some(isThem) ? before.find(({ target }) => target.nodes.length > 1) : before.find(isOne);
  const isOpen = strange.every(({ link, points }) => link !== null || points);
  if (!last || !(clause.pointer || isOpen)) return null;
  return { ...last, used: [], phrase: { link: null, words: [], points: true, edge: null } };
}

const isThem = (word: Word) =>
  /^(?:them|these|those|los|las|li|le)$/i.test(word.text) && means(word, "reference", "them");
const isOne = ({ target }: Spoken) => !target.name.includes(" and ") || target.nodes.length === 1;

/** 'Quita el botón ese de ver las bicis (el de See bikes)': what the next clause names, and does nothing with. */
function toldBehind({ strange, next, site, hints }: Scene): Mention | null {
  const kind = strange.flatMap(({ words }) => headOf(words) ?? [])[0];
  if (!kind || !next || next.phrases.length !== 1 || next.words.some((word) => isWeighty(word))) return null;
  const [phrase] = next.phrases as [Phrase];
  const found = locate(site, phrase, { wanted: "thing", hints });
  const isOfKind = found?.target.nodes.every((node) =>
    readThings(site)
      .at(node)
      ?.roles.some((role) => ROLES_OF[kind]?.roles.includes(role)),
  );
  return found && isOfKind ? { ...found, phrase: { ...phrase, words: strange.flatMap(({ words }) => words) } } : null;
}

const removes: Reader = (scene) => {
  const { clause, hints } = scene;
  const byVerb = asks(scene, "remove");
  if (!byVerb && !hints(clause.text, "remove")) return null;
  if (isNegated(scene)) return "passed";
  const subject = subjectOf(scene);
  // 'All prices' are not the part of the page that they stand in.
  if (!subject || (subject.target.region && subject.phrase.words.some((word) => means(word, "scope")))) return null;
  const cue = clause.words.filter((word) => means(word, "verb", "remove"));
  const places = scene.mentions.filter((mention) => mention !== subject);
  if (!isCovered(scene, cue, [subject, ...places]) || isHeadingOnly(scene, subject)) return null;
  return subject.line
    ? call(deleteLine, { node: subject.target.nodes[0]!, words: subject.line }, subject.line)
    : meant("remove", pieceFor(subject.target, headOf(subject.phrase.words)));
};

/** 'That line can go, with the prices': a heading is no line of the part that it stands over. */
function isHeadingOnly({ site }: Scene, { target, phrase }: Mention): boolean {
  const things = readThings(site);
  const isHeading = target.nodes.every((node) => things.at(node)?.roles.includes("heading"));
  return isHeading && phrase.words.some((word) => means(word, "thing")) && !NAMES_HEADING.has(headOf(phrase.words)!);
}
const NAMES_HEADING: ReadonlySet<Thing> = new Set([
  "heading",
  "headline",
  "subheading",
  "section-heading",
  "name",
] as const);

const MENU: ReadonlySet<Thing> = new Set(["menu", "navigation", "nav-entry"] as const);

/** Whether a clause says that something is to be so in the navigation, too. */
const inMenu = ({ clause }: Scene): boolean =>
  clause.phrases.some(({ link, words }) => link !== null && PLACES.includes(link) && MENU.has(headOf(words)!));

/** 'And the same in the menu': sections take their entries along when they go, and not when they move. */
const menuToo: Reader = (scene) => {
  const { last, site, clause } = scene;
  if (!last || !inMenu(scene) || clause.words.some(isWeighty)) return null;
  if (last.verb === "remove" || last.verb === "hide") return "passed";
  const [one, other] = last.pieces.flatMap((piece) => (piece.kind === "phrase" ? [piece] : []));
  if (last.verb !== "move" || !one?.phrase.target || !other?.phrase.target) return null;
  const pair = entriesFor(site, one.phrase.target, other.phrase.target);
  return pair && meant("move", pieceFor(pair[0]), pieceFor(pair[1], null, other.link));
};

/** The entries of one navigation that lead to two sections. */
function entriesFor({ page }: OpenedSite, ...targets: [Target, Target]): [Target, Target] | null {
  for (const entries of navigations(page)) {
    const found = targets.map(({ nodes }) =>
      entriesTo(page, nodes[0]!).find(({ link }) => entries.some((each) => each.link === link)),
    );
    const [one, other] = found.map(
      (entry) =>
        entry && { nodes: [entry.entry], name: `the menu item ${quoted(textOf(page, entry.link))}`, selector: null },
    );
    if (one && other) return [one, other];
  }
  return null;
}

/** 'Don't show it on phones'. */
const isDenied = ({ clause: { words }, hints }: Scene, verb: Verb): boolean =>
  words.some((word, at) => isListed(word, verb) && at > 0 && hints(words[at - 1]!.text, "not"));

const hides: Reader = (scene) => {
  const { clause, device } = scene;
  const isUnshown = device !== null && isDenied(scene, "show");
  if (!isUnshown && (!asks(scene, "hide") || isNegated(scene))) return null;
  const subject = subjectOf(scene);
  if (!subject) return null;
  const cue = clause.words.filter((word) => means(word, "verb", "hide", "show") || means(word, "device"));
  const on: Piece[] = device ? piecesOf([device], scene.source) : [];
  return isCovered(scene, cue, [subject]) ? meant("hide", pieceFor(subject.target), ...on) : null;
};

const PLACES: readonly Link[] = ["from", "in", "of", "on", "at"];
const ORDERS: readonly Link[] = ["above", "below", "before", "after"];
const MOVING: readonly Verb[] = ["move", "put", "be", "make", "change", "add"];

/** 'The café bit needs to go above the prices', 'l'équipe avant les tarifs'. */
const moves: Reader = (scene) => {
  const { clause, mentions } = scene;
  const at = mentions.findIndex(({ phrase }) => phrase.link !== null && ORDERS.includes(phrase.link));
  const [first, ...more] = mentions.filter((_, index) => index !== at);
  const place = mentions[at];
  if (!place) return toEdge(scene);
  if (more.length > 0 || isNegated(scene)) return null;
  const subject = first ?? subjectOf({ ...scene, mentions: [] });
  if (!subject || verbsOf(scene).some((verb) => !MOVING.includes(verb)) || isDescription(scene)) return null;
  const cue = clause.words.filter((word) => means(word, "verb"));
  return isCovered(scene, cue, [subject, place])
    ? meant("move", pieceFor(subject.target), pieceFor(place.target, null, place.phrase.link))
    : null;
};

/** 'Above the address it says …', 'the team is above the prices'. */
const isDescription = ({ clause: { words } }: Scene): boolean =>
  words.some((word) => means(word, "link", "says")) ||
  (words.some((word) => means(word, "verb", "be")) && !words.some((word) => means(word, "light", "modal")));

/** 'Het bruidsboeket mag bovenaan in de prijslijst'. */
function toEdge(scene: Scene): Read {
  const { clause, mentions } = scene;
  const edge = clause.words.find((word) => means(word, "link", "start", "end"));
  const [subject, ...places] = mentions;
  if (
    !edge ||
    isNegated(scene) ||
    isDescription(scene) ||
    verbsOf(scene).some((verb) => !MOVING.includes(verb) || verb === "make")
  )
    return null;
  if (
    !subject ||
    subject.phrase.link !== null ||
    places.some(({ phrase }) => !phrase.link || !PLACES.includes(phrase.link))
  )
    return null;
  const is = means(edge, "link", "start") ? ("start" as const) : ("end" as const);
  const cue = clause.words.filter((word) => means(word, "verb"));
  if (!isCovered(scene, cue, [subject, ...places])) return null;
  return meant("move", pieceFor(subject.target), { kind: "edge", is, link: null, text: edge.text });
}

const swaps: Reader = (scene) => {
  if (!asks(scene, "swap") || scene.mentions.length !== 2 || isNegated(scene)) return null;
  const [one, other] = scene.mentions as [Mention, Mention];
  const cue = scene.clause.words.filter((word) => means(word, "verb") || ROUND.test(word.text));
  return isCovered(scene, cue, [one, other])
    ? meant("swap", pieceFor(one.target), pieceFor(other.target, null, "with"))
    : null;
};
const ROUND = /^(?:round|around|over)$/i;

const LOOKS = ["value", "colour", "property", "amount"] as const;
const LOOKING: readonly Verb[] = ["make", "change", "give", "be", "use", "put", "leave", "show"];

const VAGUE: ReadonlySet<StyleValue> = new Set([
  "same",
  "none",
  "full",
  "closed",
  "open",
  "up",
  "down",
  "modern",
  "required",
  "optional",
] as const);
const QUANTITY: ReadonlySet<StyleValue> = new Set(["more", "less"] as const);

/** 'Could all of them have properly rounded corners', 'kunnen die blauwe knoppen groen'. */
const looks: Reader = (scene) => {
  const { clause, source, device, mentions } = scene;
  if (isNegated(scene) || verbsOf(scene).some((verb) => !LOOKING.includes(verb))) return null;
  const used = new Set(mentions.flatMap((mention) => mention.used));
  const instead = clause.words.filter((word) => !withoutInstead(clause.words).includes(word));
  const traits = withoutInstead(clause.words).filter(
    (word) => LOOKS.some((kind) => means(word, kind)) && !used.has(word),
  );
  if (!traits.some((word) => means(word, "value") || means(word, "colour"))) return null;
  const values = traits.flatMap((word) => senseOf(word, "value")?.is ?? []);
  const hasSide = traits.some((word) => means(word, "property"));
  if (values.some((value) => VAGUE.has(value)) || (!hasSide && values.some((value) => QUANTITY.has(value))))
    return null;
  const subject = subjectOf(scene);
  if (!subject) return null;
  const on = device && !traits.includes(device) ? [device] : [];
  if (
    instead.length > 0 &&
    !instead.every((word) => means(word, "link") || means(word, "light") || means(word, "colour"))
  )
    return null;
  if (isMadeInto(clause.words)) return null;
  const cue = [...traits, ...instead, ...on, ...clause.words.filter((word) => means(word, "verb"))];
  const piece = isAllText(subject) ? allText(subject) : pieceFor(onCells(scene.site, subject.target));
  return isCovered(scene, cue, [subject, ...mentions])
    ? meant("make", piece, ...piecesOf([...traits, ...on], source), ...insteadOf(instead, source))
    : null;
};

/** What asks for nothing: a greeting, a reason, what is the case. */
const talk: Reader = (scene) => {
  const { clause } = scene;
  if (announces(scene)) return "passed";
  const hasNews = clause.words.some((word) => means(word, "literal") || means(word, "fact") || hasFigure(word));
  if (hasNews || (clause.tied && clause.words.some((word) => means(word, "thing") || means(word, "property"))))
    return null;
  const verb = findVerb(clause.words);
  if (limits(scene)) return null;
  if (inMenu(scene) || addsSomething(scene)) return null;
  const isPlain = verb === -1 || isPlainVerb(clause.words[verb]!) || isStated(clause.words, verb, scene.hints);
  return isPlain ? "passed" : null;
};

/** '2 things'. */
const announces = ({ clause: { words }, hints }: Scene) =>
  words.length <= 3 &&
  words.every((word) => means(word, "fact", "number") || means(word, "light") || hints(word.text, "plain"));

/** A text of the page with a figure in it: 'crescionda 4,50'. */
const hasFigure = ({ text }: Word) => text.includes(" ") && /\d/.test(text);

/** Whether a verb stands behind what it says something of, and nobody is asked to do it. */
const isStated = (words: readonly Word[], at: number, hints: Hints) =>
  isTold(words, at, hints) ||
  (words.slice(0, at).some(({ senses }) => senses.length === 0) &&
    !words.slice(0, at).some((word) => means(word, "light", "modal")));

/** The ways to read a clause of free speech, in their order. */
export const READERS: readonly Reader[] = [keeps, swaps, menuToo, moves, removes, hides, looks, talk];
