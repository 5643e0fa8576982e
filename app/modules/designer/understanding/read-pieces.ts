import type { Colour, Link, Thing, Verb } from "./names";
import type { NounPhrase, Piece, Reading } from "./pieces";
import { isShade } from "./shades";
import { means, senseOf, type Word } from "./word";

/** How pieces that stand side by side are tied: 'the text | in the footer', 'the button “Call us”'. */
export interface Joining {
  /** A phrase behind 'in' or 'of' says where the one before it lies. */
  within: boolean;
  /** A quotation beside a thing is its name. */
  quoted: boolean;
}

const INSIDE: readonly Link[] = ["of", "in", "on", "at"];

/** Reads words as pieces, all by what they mean. */
export function readPieces(words: readonly Word[], source: string, joining: Joining): Reading {
  const reader = new PieceReader(words, source, joining);
  const verbAt = findVerb(words);
  words.forEach((word, at) => {
    if (at === verbAt) reader.break();
    else if (!(at < verbAt && isWish(word)) && !isParticle(words, at, verbAt)) reader.take(word);
  });
  reader.end();
  const verb = verbAt === -1 ? null : (senseOf(words[verbAt]!, "verb")?.is ?? null);
  return { verb, pieces: reader.pieces };
}

const isLight = (word: Word) => means(word, "light") || word.senses.some(({ kind }) => kind === "reference");

/** A verb begins the clause; else it is the first word that can be nothing but a verb. */
export function findVerb(words: readonly Word[]): number {
  const first = words.findIndex((word) => !isLight(word));
  if (first !== -1 && means(words[first]!, "verb") && !means(words[first]!, "verb", ...STATES)) {
    // 'Double is €99 now': what something is said of does nothing itself.
    const said = first + 1;
    if (isState(words[said])) return said;
    return isWish(words[first]!) ? Math.max(first, toBe(words)) : first;
  }
  return words.findIndex((word) => word.senses.length > 0 && word.senses.every(({ kind }) => kind === "verb"));
}

/** 'Swap them round', 'swap the two over'. */
const isParticle = (words: readonly Word[], at: number, verbAt: number): boolean =>
  at === words.length - 1 &&
  verbAt !== -1 &&
  means(words[verbAt]!, "verb", "swap") &&
  /^(?:round|around|over|about)$/i.test(words[at]!.text);

/** 'I would like the buttons to be rounded': the wish does nothing itself. */
const isWish = (word: Word) => means(word, "verb", "add") && /like|want|need/i.test(word.text);
const toBe = (words: readonly Word[]): number =>
  words.findIndex((word, at) => means(word, "verb", "be") && at > 0 && means(words[at - 1]!, "link", "to"));

/** Verbs that do not begin a request. */
const STATES: Verb[] = ["be", "cost", "leave"];

const isState = (word: Word | undefined): boolean =>
  word !== undefined &&
  word.senses.length > 0 &&
  word.senses.every(({ kind, is }) => kind === "verb" && (is === "be" || is === "cost"));

const NO_WORD: Word = { text: "", start: 0, end: 0, senses: [] };

class PieceReader {
  readonly pieces: Piece[] = [];
  private link: Link | null = null;
  /** The link's own words, for what is left without anything behind it. */
  private linkWord: Word | null = null;
  private phrase: Word[] = [];
  private phraseLink: Link | null = null;
  /** Words of a colour: 'dark blue'. */
  private colour: Word[] = [];
  /** Whether a sign parts the next phrase from the one before. */
  private parted = false;
  private readonly beforeThing: ReadonlySet<Word>;

  constructor(
    words: readonly Word[],
    private readonly source: string,
    private readonly joining: Joining,
  ) {
    this.beforeThing = new Set(words.filter((_, at) => means(words[at + 1] ?? NO_WORD, "thing")));
  }

  /** Ends what was begun: a verb or a comma stands here. */
  break(): void {
    this.closePhrase();
    this.closeColour();
    this.parted = true;
  }

  end(): void {
    this.break();
    if (this.linkWord) this.addPhrase([this.linkWord], null);
    this.linkWord = null;
  }

  take(word: Word): void {
    const kind = this.namesAThing(word) ? "phrase" : kindOf(word, this.phrase.length > 0);
    if (kind !== "colour") this.closeColour();
    if (kind !== "phrase") this.closePhrase();
    if (kind === "phrase") return this.takeNoun(word);
    if (kind === "colour") return void this.colour.push(word);
    if (kind === "link") return this.takeLink(word);
    if (kind === "light") return this.takeLight(word);
    this.add(kind, word);
  }

  /** 'the button “Call us”', 'the “Trail 500” card'. */
  private namesAThing(word: Word): boolean {
    const joins = this.joining.quoted && means(word, "literal") && this.link === null;
    return joins && (this.phrase.length > 0 || this.beforeThing.has(word));
  }

  private takeNoun(word: Word): void {
    if (this.phrase.length === 0) this.phraseLink = this.takenLink();
    this.phrase.push(word);
  }

  private takeLink(word: Word): void {
    const is = senseOf(word, "link")!.is;
    if (is === "start" || is === "end") return this.push({ kind: "edge", is, link: this.takenLink(), text: word.text });
    [this.link, this.linkWord] = [is, word];
  }

  private takeLight(word: Word): void {
    if (means(word, "light", "comma", "and", "stop", "sign")) this.parted = true;
  }

  private add(kind: Exclude<ReturnType<typeof kindOf>, "phrase" | "colour" | "link" | "light">, word: Word): void {
    const link = this.takenLink();
    const { text } = word;
    if (kind === "literal") this.push({ kind, isQuoted: true, words: [word], link, text });
    else this.push({ kind, is: senseOf(word, kind)!.is, link, text } as Piece);
  }

  private push(piece: Piece): void {
    this.pieces.push(piece);
    this.parted = false;
  }

  private takenLink(): Link | null {
    const { link } = this;
    [this.link, this.linkWord] = [null, null];
    return link;
  }

  private closeColour(): void {
    const [first] = this.colour;
    if (!first) return;
    const is = inEnglish(this.colour.map((word) => colourName(word))).join(" ");
    const text = this.source.slice(first.start, this.colour.at(-1)!.end);
    this.colour = [];
    this.push({ kind: "colour", is, link: this.takenLink(), text });
  }

  private closePhrase(): void {
    if (this.phrase.length === 0) return;
    const words = this.phrase;
    this.phrase = [];
    this.addPhrase(words, this.phraseLink);
  }

  private addPhrase(words: Word[], link: Link | null): void {
    const phrase = phraseOf(words, this.source);
    const before = this.pieces.at(-1);
    const ties = this.joining.within && !this.parted && link !== null && INSIDE.includes(link);
    if (ties && before?.kind === "phrase")
      this.pieces[this.pieces.length - 1] = { ...before, phrase: innermost(before.phrase, phrase) };
    else this.push({ kind: "phrase", phrase, link, text: phrase.text });
    this.parted = false;
  }
}

/** 'the text of the button in the footer': each lies in the next. */
const innermost = (outer: NounPhrase, within: NounPhrase): NounPhrase => ({
  ...outer,
  within: outer.within ? innermost(outer.within, within) : within,
});

export function phraseOf(words: readonly Word[], source: string): NounPhrase {
  const things = words.flatMap((word) => senseOf(word, "thing") ?? []);
  const head = things.at(-1);
  return {
    text: source.slice(words[0]!.start, words.at(-1)!.end),
    words,
    head: (head?.is ?? null) as Thing | null,
    many: head?.many ?? false,
    within: null,
    ...(words.length === 1 && words[0]!.target && { target: words[0]!.target }),
  };
}

const ORDER = [
  "topic",
  "fact",
  "colour",
  "value",
  "property",
  "amount",
  "scope",
  "device",
  "reference",
  "link",
  "light",
] as const;

/** What a word is taken for where it stands. */
function kindOf(word: Word, inPhrase: boolean): "phrase" | "literal" | (typeof ORDER)[number] {
  if (means(word, "literal")) return "literal";
  if (means(word, "thing") || means(word, "ordinal") || word.senses.length === 0) return "phrase";
  if (means(word, "scope", "all", "both")) return inPhrase ? "scope" : "phrase";
  if (inPhrase && means(word, "fact", "number")) return "phrase";
  const known = ORDER.find((kind) => means(word, kind));
  return known ?? "phrase";
}

const colourName = (word: Word) => senseOf(word, "colour")!.is;

/** 'azul claro' is said 'light blue': what changes a colour stands before it. */
const inEnglish = (names: Colour[]) => [...names.filter(isShade), ...names.filter((name) => !isShade(name))];
