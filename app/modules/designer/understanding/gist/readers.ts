import { prices } from "./prices";
import { renames } from "./renames";
import { roles } from "./roles";
import type { StyleValue, Verb } from "../names";
import { findVerb } from "../read-pieces";
import { means, senseOf, type Word } from "../word";
import { asks, isPlainVerb, isTold, isCovered, isNegated, isDenied } from "./asks";
import { headOf } from "./locate";
import type { Hints } from "./hints";
import { addsSomething, limits } from "./left-unsaid";
import { allText, INDEFINITE, insteadOf, isAllText, isMadeInto, onCells } from "./looked-at";
import { meant, pieceFor, piecesOf } from "./meant";
import { moves, inMenu, menuToo, swaps } from "./moves";
import { removes, hides } from "./removes";
import { withoutInstead, type Scene, type Reader } from "./scene";
import { isStatement } from "../statements";
import { subjectOf } from "./subject";

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
  const verbs = clause.words.flatMap((word) => (isWish(word) ? [] : (senseOf(word, "verb")?.is ?? [])));
  if (isNegated(scene) || verbs.some((verb) => !LOOKING.includes(verb)) || isWishForNew(clause.words)) return null;
  const used = new Set(mentions.flatMap((mention) => mention.used));
  const instead = clause.words.filter((word) => !withoutInstead(clause.words).includes(word));
  const traits = withoutInstead(clause.words).filter(
    (word, at, all) => LOOKS.some((kind) => means(word, kind)) && !used.has(word) && !isOfScreen(all, at),
  );
  if (!traits.some((word) => means(word, "value") || means(word, "colour"))) return null;
  const values = traits.flatMap((word) => senseOf(word, "value")?.is ?? []);
  const hasSide = traits.some((word) => means(word, "property"));
  if (values.some((value) => VAGUE.has(value)) || (!hasSide && values.some((value) => QUANTITY.has(value))))
    return null;
  const isStated = isStatement(clause.words, source);
  if (isStated && !traits.every((word) => COMPLAINED.some((kind) => means(word, kind)) || isSize(word)))
    return "passed";
  if (asksUnknown(scene) || isLikeAnother(clause.words)) return null;
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
    ? meant(
        isStated ? "be" : "make",
        piece,
        ...piecesOf([...ofTexts(scene, traits), ...on], source),
        ...insteadOf(instead, source),
      )
    : null;
};

/** 'On my big screen', 'am großen Bildschirm', 'en la pantalla grande': the size is that of what the owner looks at. */
const isOfScreen = (words: readonly Word[], at: number): boolean =>
  means(words[at]!, "value", "big", "small") &&
  [words[at - 1], words[at + 1]].some((word) => SCREEN.test(word?.text ?? ""));
const SCREEN = /^(?:screens?|monitor|laptop|display|bildschirm|pantalla|écran|schermo|tela|ecrã|scherm)$/iu;

/** What is told of a size is what is wrong with it; of anything else it only says which one is meant. */
const COMPLAINED = ["amount", "property"] as const;
const isSize = (word: Word): boolean => means(word, "value", "big", "small");

/** 'The same colour as the menu on the left': how another thing looks, and where that stands. */
const isLikeAnother = (words: readonly Word[]): boolean =>
  words.some(
    (word, at) =>
      (means(word, "reference", "same") && !words.some((each) => means(each, "colour"))) ||
      (means(word, "value", "left", "right") && at > 0 && means(words[at - 1]!, "link", "of")),
  );

/** 'Everything green should turn aubergine': what is asked for is a word that nobody knows. */
const asksUnknown = ({ clause: { words }, mentions }: Scene): boolean =>
  words.some(
    (word, at) =>
      at > 0 &&
      word.senses.length === 0 &&
      !word.text.includes(" ") &&
      means(words[at - 1]!, "light", "modal") &&
      SHOULD.test(words[at - 1]!.text) &&
      !mentions.some(({ phrase }) => phrase.words.includes(word)),
  );
const SHOULD = /^(?:should|could|must|would|ought to|can)$/i;

/** 'Le grand titre prend trop de place, réduisez-le': bigger or smaller by the verb. */
const sizes: Reader = (scene) => {
  const { words } = scene.clause;
  const verb = SIZES.find((each) => asks(scene, each));
  const subject = verb && !isNegated(scene) ? subjectOf(scene) : null;
  if (!verb || !subject || subject.target.region) return null;
  const on = scene.device ? [scene.device] : [];
  const amounts = words.filter((word) => means(word, "amount", "bit", "much", "double", "half"));
  const cue = [...words.filter((word) => means(word, "verb") || means(word, "device")), ...amounts];
  return isCovered(scene, cue, [subject])
    ? meant(verb, pieceFor(subject.target), ...piecesOf([...amounts, ...on], scene.source))
    : null;
};
const SIZES: readonly Verb[] = ["enlarge", "shrink"];

/** 'I pulsanti li vorrei verdi': who wants something says so by how it is to be. */
const isWish = ({ text }: Word): boolean => WISH.test(text);
/** 'Vorrei un pulsante rosso' asks for one that is not there. */
const isWishForNew = (words: readonly Word[]): boolean =>
  words.some(isWish) && words.some((word) => means(word, "light", "article") && INDEFINITE.test(word.text));
const WISH =
  /^(?:.*\b(?:like|want|prefer)|.*(?:möchte|hätte|wünsche).*|quisiera|querría|quiero|prefiero|preferiría|(?:je )?(?:voudrais|veux|préfère|préférerais)|vorrei|voglio|preferirei|preferisco|quero|queria|prefiro|(?:ik )?(?:wil|wilde|zou willen))$/iu;

/** 'Dark green with white writing': the second colour is that of the letters. */
function ofTexts({ clause }: Scene, traits: readonly Word[]): Word[] {
  const phrase = clause.phrases.find(
    ({ link, words }) => link === "with" && headOf(words) === "text" && words.some((word) => means(word, "colour")),
  );
  const writing = phrase?.words.find((word) => means(word, "thing", "text"));
  if (!phrase || !writing) return [...traits];
  const letters: Word = { ...writing, senses: [{ kind: "property", is: "text-colour" }] };
  const own = phrase.words.filter((word) => means(word, "colour"));
  return [...traits.filter((word) => !own.includes(word)), letters, ...own];
}

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
export const READERS: readonly Reader[] = [
  keeps,
  swaps,
  menuToo,
  roles,
  prices,
  renames,
  moves,
  removes,
  hides,
  sizes,
  looks,
  talk,
];
