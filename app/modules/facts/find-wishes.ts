import { firstClauseIn, firstWordsIn, onlyPlacesWords } from "./asked-first";
import { asksForCards } from "./asks-for-cards";
import { goesOnRefusing, saysWhyRefused } from "./behind-refusals";
import { DEFAULT_FONT, GENERATION_FONTS, type GenerationFont } from "../site/choices";
import { workersIn } from "./person-work";
import { topicOf } from "./topics";
import { readBlocks } from "./blocks";
import { onlyOrdersParts } from "./only-orders";
import { noteIdsIn } from "./bracket-notes";
import { isPlainColour } from "./colour-words";
import { coloursOf, hexOf, withoutRefused, type ColourWishes } from "./find-colour-wishes";
import { structureWishIn, type StructureWishes } from "./find-structure-wishes";
import { greetingOf } from "./signature";
import { sentenceIdsOf, type Line, type Sentence, type SourceText } from "./source-text";
import { namedButtons } from "./named-button";
import { asksForLargeNumber } from "./large-number";
import { moodsIn, type Mood } from "./moods";
import { asidesAmong, ordersMaker } from "./orders/orders-maker";
import { refusedIn } from "./refused-colours";
import { refusedThingsIn, type RefusedThing } from "./refused-things";
import {
  brandBeforeParts,
  brandOfSite,
  colourClauses,
  coloursOfPage,
  namesPageColours,
  whiteGround,
} from "./page-colours";
import { isColourList, isPaint, lookIn, speaksToDesigner, type Looks } from "./wish-clauses";
import { clausesOf, wishTokens, wishVocabulary, type WishToken } from "./wish-tokens";

/** What the owner asked of the site's look and behaviour, in words. */
export interface Wishes extends Looks {
  /** Colours of parts of the page, asked for by name. */
  colours: ColourWishes;
  /** Colours (#rrggbb) that the owner does not want to see, whatever the design chooses by itself. */
  refused?: string[];
  /** What no drawing of the page is to show: "no paw prints". */
  refusedThings?: RefusedThing[];
  structure: StructureWishes;
  /** What the page is to feel like. */
  moods?: Mood[];
  /** The font that the owner names, or one of the kind ("a serif font"). */
  font?: GenerationFont;
  /** The words of the main button, as the owner wants it. */
  mainAction?: string;
  /** The words of a second button beside it. */
  secondAction?: string;
  /** "The number ENORMOUS": the telephone number is what one sees first. */
  largeNumber?: boolean;
  /** "Packages side by side": what is offered stands in frames beside one another. */
  cards?: boolean;
  /** "First the gift box": how the owner says what is to be seen first. */
  firstClause?: string;
  /** The words that the page is to begin with. */
  firstWords?: string;
  /** What the site is for, when the owner only says "a website for our …". */
  subject?: string;
  /** The sentences in which something was asked, in the owner's words. */
  read: { words: string; sentenceId: number }[];
  /** Sentences that speak to the designer: they are never shown on the site. */
  sentenceIds: number[];
}

const ACTIONS = [
  /^main thing:\s(?:get|let|have)\s(?:people|visitors|customers)\s(?:to\s)?([^.,;]{3,40})/iu,
  /(?:like|want|love|get)\s(?:people|visitors|customers|clients|users)\sto\s(?:press|click|tap|hit)\s(?:on\s)?["“„'‘]([^"”“]{3,44})["”]/iu,
  /(?:main|primary|biggest)\sbutton\s(?:should\s(?:say|be|read)|says|reads|is|to\ssay)\s?:?\s?["“„'‘]?([^"”“.,;]{3,44})/iu,
  /(?:make|let)\s(?:the\s)?["“„'‘]?(.{3,40}?)["”“'’]?\sbutton\s(?:be\s)?(?:the\s)?(?:big|main|biggest|most)/iu,
  /^["“„'‘]?(.{3,44}?)["”“'’]?\sis what we want (?:people|visitors|clients|customers) to do/iu,
  /^["“„'‘]?(.{3,44}?)["”“'’]?,\s(?:that['’]?s|that is|this is)\sthe (?:main )?button\b/iu,
  /^(.{3,44}?):\sthe main thing (?:this|the|our) (?:site|website|page) is for/iu,
  /the first thing (?:people|visitors|clients|customers) should do is\s(?:to\s)?([^.,;]{3,44})/iu,
  /wichtigste[rn]?\s(?:knopf|button|schaltfläche)\s?(?::|ist|soll)\s?["“„'‘]?([^"”“.,;]{3,44})/iu,
  /botón\sprincipal\s(?:sea|diga|debe decir|que diga|:)\s?["“„'‘«]?([^"”“».,;]{3,44})/iu,
  /(?:queremos|nos gustaría|quiero|me gustaría)\sque\s(?:la gente|los clientes|las visitas)\s([^.,;]{3,40})/iu,
  /الزر الرئيسي\s?[:：]?\s?["“«]?([^"”».،؛]{3,44})/u,
  /^["“„'‘]?(.{3,44}?)["”“'’]?\s(?:is|should be|must be|as|ist|es|debe ser)\s(?:the|our|my|die|la)?\s?(?:main|primary|most important|wichtigste|acción|haupt)\s?(?:action|button|goal|call to action|aktion|principal)/iu,
  /(?:main|primary)\s(?:action|button|call to action|cta)\s?(?::|is|should be|should say|=)\s?["“„'‘]?([^"”“.,;]{3,44})/iu,
  /^(?:the |our |the big )?(?:button|knopf|schaltfläche|botón|bouton|pulsante|bottone|botão|knop|przycisk|زر)\s?:\s?["“„'‘«]?([^"”“».,;]{3,44})/iu,
  /call to action\s?(?::|is|should be)\s?["“„'‘]?([^"”“.,;]{3,44})/iu,
  /(?:hauptaktion|wichtigste aktion|acción principal|botón principal)\s?(?::|ist|soll(?:te)?|es)\s?["“„'‘]?([^"”“.,;]{3,44})/iu,
];

const SUBJECT =
  /\b(?:web\s?sites?|web\s?page|webseite|internetauftritt|internetseite|homepage|landing page|site|página web|sitio web|sito|strona|page)\s(?:for|für|para|pra|pour|per|voor|dla|of)\s((?:(?:a|o|la|il)\s)?(?:my|our|a|an|the|unsere?n?|meine?n?|mein|unser|eine?n?|nuestr[oa]|mi|una?|minha|meu|nossa|nosso|mon|ma|notre|il mio|la mia|mijn|onze|ons|mojej|mojego|naszej|naszego)\s)?([^.;:!?\n]{4,110})/iu;

/** Sentences of which is known whether they are wishes. */
interface Known {
  /** Visitors are not to miss them. */
  kept: ReadonlySet<string>;
  /** Nobody is to read them. */
  unmentioned: ReadonlySet<string>;
  /** Notes to the maker. */
  notes: ReadonlySet<string>;
}
const NOTHING: Known = { kept: new Set(), unmentioned: new Set(), notes: new Set() };

/** Reads the owner's wishes about the site itself. */
export function findWishes(source: SourceText, { kept, unmentioned, notes }: Known = NOTHING): Wishes {
  const inBlock = wishBlocks(source);
  const { language } = source;
  const wishes: Wishes = {
    largeType: false,
    noMotion: false,
    warm: false,
    colours: {},
    structure: { first: [], without: [] },
    read: [],
    sentenceIds: [...inBlock],
  };
  const asides = asidesIn(source);
  const greeting = greetingOf(source);
  if (greeting) for (const id of sentenceIdsOf(greeting)) asides.add(id);
  for (const id of noteIdsIn(source, notes)) asides.add(id);
  // The look is told of, and nothing else since, on one line of the owner's text.
  let isOfLook = false;
  for (const { sentence, isBehind } of sentencesIn(source)) {
    const last = wishes.read.at(-1);
    const before = last?.sentenceId === sentence.id - 1 ? last.words : undefined;
    const beside = isBehind ? before : undefined;
    const isKept = kept.has(sentence.text);
    const isWhy = beside !== undefined && !isKept && saysWhyRefused(sentence.text, beside);
    isOfLook &&= beside !== undefined;
    if (unmentioned.has(sentence.text) || isWhy) {
      wishes.read.push({ words: sentence.text, sentenceId: sentence.id });
      wishes.sentenceIds.push(sentence.id);
      continue;
    }
    if (isKept) continue;
    const isAside = asides.has(sentence.id) && !isLabel(sentence.text);
    const goesOn = isOfLook && goesOnRefusing(sentence.text);
    const speaks = inBlock.has(sentence.id) || isAside || goesOn || onlyOrdersParts(sentence.text, before);
    const tokens = tokensOf(sentence.text, language);
    readSentence(sentence, tokens, speaks, wishes);
    isOfLook ||= wishes.read.at(-1)?.sentenceId === sentence.id && tokens.some(({ kind }) => LOOK.has(kind));
  }
  return { ...wishes, colours: withoutRefused(wishes.colours, wishes.refused) };
}

/** What a page looks like. */
const LOOK: ReadonlySet<WishToken["kind"]> = new Set<WishToken["kind"]>([
  "colour",
  "tones",
  "ground",
  "look",
  "dark",
  "bright",
  "warm",
  "writing",
]);

/** All sentences, and whether one stands behind another on the same line of the owner's text. */
const sentencesIn = ({ lines }: SourceText): { sentence: Sentence; isBehind: boolean }[] =>
  lines.flatMap((line, at) =>
    line.sentences.map((sentence, index) => ({
      sentence,
      isBehind: index > 0 || lines[at - 1]?.paragraph === line.paragraph,
    })),
  );

/** The sentences that are said to no visitor. A heading belongs to what stands below it. */
function asidesIn({ lines, language }: SourceText): Set<number> {
  const all = lines.flatMap((line, at) =>
    line.sentences.map(({ id, text }) => ({
      id,
      text,
      isHeading: line.kind === "heading" || headsRows(line, lines[at + 1]),
    })),
  );
  const asides = asidesAmong(
    all.map(({ text }) => text),
    language,
  );
  const isAside = ({ isHeading, text }: (typeof all)[number], at: number) =>
    !isHeading && asides[at] && !tellsWhoDoesWhat(text, language);
  return new Set(all.filter(isAside).map(({ id }) => id));
}

/** "Coffee" above "Bica ..... £2.00": a few words above a row of a list head it, whatever they may be else. */
const headsRows = ({ text }: Line, next: Line | undefined): boolean =>
  next !== undefined &&
  next.kind !== "blank" &&
  text.split(/\s+/u).length <= LONGEST_HEAD &&
  !/[.,!?;:؟،]/u.test(text) &&
  /\p{L}/u.test(next.text) &&
  ENDS_IN_AMOUNT.test(next.text.slice(-LONGEST_AMOUNT));
const LONGEST_HEAD = 3;
const LONGEST_AMOUNT = 14;
const ENDS_IN_AMOUNT = /(?:\p{Sc}\s?\p{Nd}[\p{Nd}.,]{0,9}|\p{Nd}[.,]\p{Nd}\p{Nd}(?:\s?\p{Sc})?)$/u;

/** "My son Tom does the moving": whatever stands around it, visitors read who works there. */
const tellsWhoDoesWhat = (text: string, language: string): boolean =>
  workersIn(text, language).length > 0 && !ordersMaker(text, language);

/** Owners write their wishes in another language now and then. */
const LONGEST_FOREIGN = 100;

/** "Menu", "Our prices": a heading of what visitors read orders nothing, whatever stands around it. */
const isLabel = (text: string): boolean => text.split(/\s+/u).length <= LONGEST_LABEL && topicOf(text) !== undefined;
const LONGEST_LABEL = 2;

function tokensOf(text: string, language: string): WishToken[] {
  const tokens = wishTokens(text, wishVocabulary(language));
  if (text.length > LONGEST_FOREIGN || speaksToDesigner(tokens)) return tokens;
  const other = wishTokens(text, wishVocabulary(""));
  return speaksToDesigner(other) ? other : tokens;
}

function readSentence({ text, id }: Sentence, tokens: WishToken[], isOrder: boolean, wishes: Wishes): void {
  const speaks = isOrder || speaksToDesigner(tokens) || onlyPlacesWords(text);
  const painted = isPaint(tokens);
  const refused = refusedIn(tokens);
  if (refused.length > 0) wishes.refused = [...(wishes.refused ?? []), ...refused.map(hexOf)];
  const wanted = tokens.filter((token) => !refused.includes(token));
  const colours = speaks || painted || isColourList(tokens) ? coloursAsked(wanted, speaks || painted) : {};
  if (!speaks && !painted)
    readColours(coloursOfPage(namesPageColours(wanted) ? wanted : colourClauses(wanted)), wishes);
  if (asksForLargeNumber(text)) wishes.largeNumber = true;
  const coloured = Object.keys(colours).length > 0;
  const structure = structureWishIn(text, tokens, speaks);
  const [named, second] = namedButtons(text);
  const action = [named ?? mainActionIn(text)].find((said) => said && !isColour(said) && !POINTS.test(said.trim()));
  if (!speaks && !coloured && !structure && !action && !painted) return;
  readColours(colours, wishes);
  readLook(tokens, colours, wishes);
  const moods = speaks ? moodsIn(text) : [];
  if (moods.length > 0) wishes.moods = [...(wishes.moods ?? []), ...moods];
  const things = refusedThingsIn(text);
  if (things.length > 0) wishes.refusedThings = [...(wishes.refusedThings ?? []), ...things];
  wishes.font = fontIn(tokens) ?? wishes.font;
  if (structure) addStructure(structure, wishes);
  const firstWords = speaks ? firstWordsIn(text, [named ?? [], second ?? []].flat()) : undefined;
  if (firstWords) wishes.firstWords ??= firstWords;
  if (action)
    wishes.mainAction = action
      .trim()
      .replace(/["“”„«»]|^['‘’]|(?<!\p{L})['‘’]|['’](?!\p{L})/gu, "")
      .replace(/^to\s/iu, "");
  if (second) wishes.secondAction = second;
  if (asksForCards(text)) wishes.cards = true;
  const first = speaks ? firstClauseIn(text) : undefined;
  if (first) wishes.firstClause ??= first;
  const subject = speaks ? subjectOf(text) : undefined;
  if (subject) wishes.subject ??= subject;
  wishes.read.push({ words: text, sentenceId: id });
  wishes.sentenceIds.push(id);
}

/** "That is the main button." points to words that were told before. */
const POINTS =
  /^(?:that|this|it|these|das|dies|es|eso|esto|ça|cela|ce|questo|quello|questa|isso|isto|este|dat|dit|to|ten|هذا|ذلك|هو)$/iu;

/** "Dark red = main button" */
const isColour = (said: string): boolean => isPlainColour(said.trim().split(" ").at(-1)!);

/** The words of the main button, as a sentence asks for it. */
const mainActionIn = (text: string): string | undefined =>
  ACTIONS.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);

/** Colours of parts; where a wish names colours and no part, those that the whole page is to have. */
function coloursAsked(tokens: readonly WishToken[], speaks: boolean): ColourWishes {
  const ofParts = coloursOf(tokens);
  if (!speaks) return ofParts;
  return Object.keys(ofParts).length === 0
    ? coloursOfPage(tokens)
    : { ...whiteGround(tokens), ...brandBeforeParts(tokens), ...brandOfSite(tokens), ...ofParts };
}

/** What is said first stands first; what is said later comes behind it. */
function addStructure({ first = [], without = [] }: Partial<StructureWishes>, wishes: Wishes): void {
  const { structure } = wishes;
  wishes.structure = {
    first: [...new Set([...structure.first, ...first])],
    without: [...structure.without, ...without],
  };
}

const FONT_BY_WORD = new Map<string, GenerationFont>([
  ...GENERATION_FONTS.map((name) => [name.toLowerCase(), name] as const),
  ["playfair", "Playfair Display"],
  ["serif", "Merriweather"],
  ["sans serif", DEFAULT_FONT],
  ["sans-serif", DEFAULT_FONT],
]);

function fontIn(tokens: readonly WishToken[]): GenerationFont | undefined {
  const named = clausesOf(tokens)
    .filter((clause) => !clause.some(({ kind }) => kind === "not" || kind === "limit"))
    .flatMap((clause) =>
      clause.flatMap(({ kind, text }) => (kind === "writing" ? (FONT_BY_WORD.get(text) ?? []) : [])),
    );
  return named.at(-1);
}

/** A ground decides between light and dark by itself. */
function readColours(colours: ColourWishes, wishes: Wishes): void {
  wishes.colours = { ...wishes.colours, ...colours };
  if (colours.ground) delete wishes.mode;
}

function readLook(tokens: readonly WishToken[], colours: ColourWishes, wishes: Wishes): void {
  const look = lookIn(tokens);
  // The last word counts, but a sentence that names the ground's colour has said it better.
  if (look.mode && !colours.ground) {
    wishes.mode = look.mode;
    delete wishes.colours.ground;
  }
  wishes.largeType ||= look.largeType;
  wishes.noMotion ||= look.noMotion;
  wishes.warm ||= look.warm;
}

/** "We want a website for our family dental practice in Girona": the words after "for our". */
function subjectOf(text: string): string | undefined {
  const phrase = SUBJECT.exec(text)?.[2]?.split(
    /\s(?:that|which|called|named|with|where|die|der das|que|llamad[oa]|namens|so that|and it|to show)\s|,\s/u,
  )[0];
  return phrase && phrase.trim().split(" ").length >= 2 ? phrase.trim() : undefined;
}

function wishBlocks(source: SourceText): Set<number> {
  const sentenceIds = readBlocks(source)
    .filter((block) => block.topic === "wishes")
    .flatMap((block) => [
      ...(block.headingLine ? sentenceIdsOf(block.headingLine) : []),
      ...block.lines.flatMap(sentenceIdsOf),
    ]);
  return new Set(sentenceIds);
}
