import { EDITOR_FONTS } from "../../editing/editor-fonts";
import { cliticAt } from "./clitics";
import { compoundAt } from "./compounds";
import { detectSaid, saidLexicon } from "./said-lexicon";
import { tokenize, type Recogniser, type Token } from "../../facts/reading/tokenize";
import { withParticles } from "./particles";
import { isShade } from "./shades";
import { slipOf } from "./slips";
import { endsSpan } from "./words/counted";
import { means, type FactName, type Sense, type Word } from "./word";

const recogniser = (name: FactName | "quoted", pattern: RegExp): Recogniser<string> => ({
  kind: name === "quoted" ? "literal:quoted" : `fact:${name}`,
  pattern,
});

/** What opens a quotation ends one that was not closed, so that each is read once. */
const QUOTES = [
  `"[^"]+"`,
  `“[^“”"]+[”"]`,
  `„[^„“”"]+[“”"]`,
  `«[^«»]+»`,
  `»[^«»]+«`,
  `(?<![\\p{L}\\p{N}])['‘](?=\\S)(?:[^'’"]|(?<=\\p{L})['’](?=\\p{L}))+['’](?!\\p{L})`,
];

const MONEY = "[£$€]|(?:pounds?|quid|euros?|reais|dollars?|bucks|libras?|dólares|livres|sterline|pond|pfund)\\b";

const RECOGNISERS: Recogniser<string>[] = [
  recogniser("quoted", new RegExp(QUOTES.join("|"), "uy")),
  recogniser("url", /(?:https?:\/\/|www\.)[^\s"“”<>]{0,300}[^\s"“”<>.,;:!?)]|\/(?=[a-z])[\w/-]{1,100}/uy),
  recogniser("email", /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/uy),
  recogniser("hex", /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b|(?:rgb|hsl)a?\([\d\s,.%/]{5,40}\)/iuy),
  recogniser(
    "percent",
    /\d{1,4}(?:[.,]\d{1,2})?\s?(?:%|per ?cent\b|prozent\b|pour ?cent\b|por ?ciento\b|por ?cento\b|procent\b)/iuy,
  ),
  recogniser("length", /\d{1,4}(?:\.\d{1,2})?\s?(?:px|pixels?|rem|em|pt|vh|vw)\b/iuy),
  recogniser("price", new RegExp(`[£$€]\\s?\\d+(?:[.,]\\d+)*|\\d+(?:[.,]\\d+)*\\s?(?:${MONEY})`, "iuy")),
  recogniser("phone", /(?:\+\s?\d|\(?0)[\d()/.-]*(?:\s?[\d()/.-]{2,8}){2,6}(?<=[\d)])/uy),
  recogniser("time", /\d{1,2}(?:[:.]\d{2}\s?(?:[ap]\.?m\b\.?|uhr\b|h\b)|\s?(?:[ap]\.?m\b\.?|uhr\b|h\b)|:\d{2})/iuy),
  // Names of several words, of which one may mean something by itself.
  recogniser("font", new RegExp(`(?:${EDITOR_FONTS.filter((name) => name.includes(" ")).join("|")})\\b`, "iuy")),
  recogniser("number", /\d+(?:[.,]\d+)*/uy),
];

const SIGNS: Record<string, string> = {
  ":": "link:colon",
  ",": "light:comma",
  ";": "light:stop",
  ".": "light:stop",
  "!": "light:stop",
  "?": "light:stop",
  "…": "light:stop",
  "¿": "light:sign",
  "¡": "light:sign",
  "–": "light:sign",
  "—": "light:sign",
  "-": "light:sign",
  "(": "light:sign",
  ")": "light:sign",
};

/** Reads a message as words with all that each may mean. `known` are the words of the page: they are no slips. */
export function readWords(message: string, known: ReadonlySet<string> = new Set()): Word[] {
  const language = detectSaid(message);
  const lexicon = saidLexicon(language);
  const tokens = tokenize<string>(message, { lexicon, recognisers: RECOGNISERS, signs: SIGNS });
  const words = withTied(tokens)
    .flatMap((token) => wordsOf(token, message, language, known))
    .map((word, at, all) => (language === "en" ? nounBehindThe(word, at, all) : word))
    .map(tooMuch)
    .map(rightThere)
    .map((word, at, all) => timeNoPlace(word, all[at + 1], message))
    .map(nounOfColour)
    .map(textInColour);
  return withParticles(words.map(grownPronoun), language);
}

/** 'E-bike', 'T-shirt': a letter tied to a word is one word with it, and no other's name. */
function withTied(tokens: readonly Token[]): Token[] {
  const all: Token[] = [];
  for (const token of tokens) {
    const [before, dash] = [all.at(-2), all.at(-1)];
    const isTied =
      before !== undefined &&
      dash?.text === "-" &&
      /^\p{L}$/u.test(before.text) &&
      /^\p{L}{3,}$/u.test(token.text) &&
      before.end === dash.start &&
      dash.end === token.start;
    if (isTied)
      all.splice(-2, 2, { kind: "other", text: `${before.text}-${token.text}`, start: before.start, end: token.end });
    else all.push(token);
  }
  return all;
}

/** 'Above the double': behind 'the' English has no verb, and no amount of anything. */
function nounBehindThe(word: Word, at: number, words: readonly Word[]): Word {
  const isDone = word.senses.length > 0 && word.senses.every(({ kind }) => kind === "verb" || kind === "amount");
  return isDone && at > 0 && /^the$/i.test(words[at - 1]!.text) ? { ...word, senses: [] } : word;
}

/** English has one word for 'also' and for 'more than is good': before a look it is the second. */
function tooMuch(word: Word, at: number, words: readonly Word[]): Word {
  const next = words[at + 1];
  const isLook = next !== undefined && (means(next, "value") || means(next, "colour"));
  return means(word, "reference", "too") && isLook ? { ...word, senses: [{ kind: "amount", is: "too" }] } : word;
}

/** 'Warm bread brown': a noun between what shades a colour and the colour only paints it. */
function nounOfColour(word: Word, at: number, words: readonly Word[]): Word {
  const [before, next] = [words[at - 1], words[at + 1]];
  const isPaint =
    word.senses.length === 0 &&
    before !== undefined &&
    next !== undefined &&
    before.senses.some((sense) => sense.kind === "colour" && isShade(sense.is)) &&
    next.senses.some((sense) => sense.kind === "colour" && !isShade(sense.is));
  return isPaint ? { ...word, senses: [{ kind: "light", is: "filler" }] } : word;
}

/** 'Cut it right down', 'right across the page': English says 'right' for 'all the way', too. */
function rightThere(word: Word, at: number, words: readonly Word[]): Word {
  const next = words[at + 1]?.text ?? "";
  const isAdverb = word.text.toLowerCase() === "right" && means(word, "value", "right") && BEHIND_RIGHT.test(next);
  return isAdverb ? { ...word, senses: [{ kind: "light", is: "filler" }] } : word;
}
const BEHIND_RIGHT = /^(?:across|down|up|through|over|away|off|along|round|around|now|by|there|here|into|at)$/i;

/** 'Lucie leaves at the end of the month': that is no end of anything on the page. */
function timeNoPlace(word: Word, next: Word | undefined, message: string): Word {
  const isTime = means(word, "link", "end", "start") && next !== undefined && endsSpan(message.slice(word.end));
  return isTime ? { ...word, senses: [] } : word;
}

/** 'En vert avec le texte en blanc': before a colour, words that may open a text say what has it. */
function textInColour(word: Word, at: number, words: readonly Word[]): Word {
  const next = words[at + 1];
  const colour = next && means(next, "link", "in") ? words[at + 2] : next;
  const isText = means(word, "link", "says") && /\s/.test(word.text) && colour !== undefined && means(colour, "colour");
  return isText ? { ...word, senses: [{ kind: "property", is: "text-colour" }] } : word;
}

/** French and Portuguese tie pronouns to a verb with a dash: 'réduisez-le', 'apaga-a'. */
function grownPronoun(word: Word, at: number, words: readonly Word[]): Word {
  const [verb, dash] = [words[at - 2], words[at - 1]];
  const isTied = dash?.text === "-" && verb?.end === dash.start && dash.end === word.start && means(verb, "verb");
  const pronoun = isTied ? PRONOUNS[word.text.toLowerCase()] : undefined;
  return pronoun ? { ...word, senses: [pronoun] } : word;
}

const IT: Sense = { kind: "reference", is: "it" };
const THEM: Sense = { kind: "reference", is: "them" };
const TO_US: Sense = { kind: "light", is: "filler" };
const PRONOUNS: Record<string, Sense> = {
  ...{ le: IT, la: IT, l: IT, o: IT, a: IT, lo: IT },
  ...{ les: THEM, os: THEM, as: THEM, los: THEM, las: THEM },
  ...{ moi: TO_US, nous: TO_US, y: TO_US, en: TO_US, me: TO_US, nos: TO_US, lui: TO_US },
};

type Said = ReturnType<typeof detectSaid>;

function wordsOf(token: Token, message: string, language: Said, known: ReadonlySet<string>): Word[] {
  const { start, end, kind } = token;
  const text = message.slice(start, end);
  if (kind === "literal:quoted")
    return [{ text: text.slice(1, -1).trim(), start, end, senses: [{ kind: "literal", is: "quoted" }] }];
  if (kind !== "other") return [{ text, start, end, senses: sensesOf(kind) }];
  const compound = compoundAt(token.text, language) ?? (known.has(token.text) ? null : cliticAt(token.text, language));
  if (compound) {
    const middle = start + compound.at;
    return [
      { text: message.slice(start, middle), start, end: middle, senses: sensesOf(compound.first) },
      { text: message.slice(middle, end), start: middle, end, senses: sensesOf(compound.second) },
    ];
  }
  const isSlip = !known.has(token.text) && !(start > 0 && /^\p{Lu}/u.test(text));
  return [{ text, start, end, senses: sensesOf((isSlip && slipOf(token.text, language)) || kind) }];
}

const read = new Map<string, readonly Sense[]>();

/** 'thing:button verb:link' as senses. */
function sensesOf(kinds: string): readonly Sense[] {
  const known = read.get(kinds);
  if (known) return known;
  const senses = kinds === "other" ? [] : kinds.split(" ").map(senseFrom);
  read.set(kinds, senses);
  return senses;
}

function senseFrom(said: string): Sense {
  const [kind, name, number] = said.split(":") as [Sense["kind"], string, string | undefined];
  return (kind === "thing" ? { kind, is: name, many: number === "many" } : { kind, is: name }) as Sense;
}
