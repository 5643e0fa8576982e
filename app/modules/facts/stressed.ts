import { ended } from "../language/ended";
import { capitalised } from "../language/capitalised";
import { isClosed } from "../language/may-cut";
import { renumbered, type Line, type SourceText } from "./source-text";
import {
  ASKED_OF_ALL,
  BEFORE,
  CAPITALS,
  LED,
  LOUD_SIGN,
  NUMBER_BEFORE,
  NUMBER_TAIL,
  SIGN,
  TAIL,
} from "./stressed-words";
import { isAboutWriting } from "./orders/about-writing";
import { mayOrderMaker, mayStandLarge, ordersMaker, surelyOrdersMaker } from "./orders/orders-maker";
import { placedInto, placesBefore } from "./placed-first";
import { isWarning } from "./warnings";
import { asksNotToMention } from "./unmentioned";

/** What the owner asks to be said clearly, in the owner's words, and the text without the asking. */
export interface Stressed {
  source: SourceText;
  /** Sentences that visitors are not to miss. */
  sentences: ReadonlySet<string>;
  /** What is to stand large: "412 passes". */
  large?: string;
  /** The words that asked for it, behind what is said or in sentences of their own. */
  asking: string[];
}

/** A number and what there is so many of. */
const COUNTED = /(?<![\p{L}\p{Nd}.,])\p{Nd}[\p{Nd}.,']*\s\p{L}[^,;:.!?]*$/u;
const LONGEST = 220;

/** Reads what the owner wants visitors not to miss, and takes off the words that ask for it. Pure. */
export function readStressed(source: SourceText): Stressed {
  const sentences = new Set<string>();
  const asking: string[] = [];
  let large: string | undefined;
  let before: string | undefined;
  const stress = (text: string): string => (isStatement(text) && sentences.add(text), text);
  const lines = source.lines.flatMap((line): Line | Line[] => {
    if (line.kind === "blank") return line;
    const last = before;
    before = line.kind === "text" && line.sentences.length === 1 ? line.text : undefined;
    if (line.kind === "bullet" && isLoud(line.text, source.language)) stress(line.text);
    // "Das muss nicht drauf" stresses nothing.
    if (before === undefined || asksNotToMention(before)) return line;
    const counted = NUMBER_TAIL.exec(before)?.[1];
    const number = counted && COUNTED.exec(counted)?.[0];
    if (number) {
      large ??= number;
      return { ...line, text: ended(number) };
    }
    const led = LED.exec(before);
    if (led && !surelyOrdersMaker(before.slice(led[0].length), source.language)) {
      const behind = stress(capitalised(before.slice(led[0].length)));
      before = behind;
      return [...(led[1] ? [{ ...line, text: ended(led[1]) }] : []), { ...line, text: behind }];
    }
    if (last && NUMBER_BEFORE.test(before)) large ??= bare(last);
    if (last && (BEFORE.test(before) || placesBefore(before))) {
      stress(last);
      asking.push(before);
    }
    const said = signed(before, source.language) ?? TAIL.exec(before)?.[1] ?? placedInto(before);
    if (!said) {
      if (isWarning(before)) warned(before, last).forEach(stress);
      else if (isLoud(before, source.language)) stress(before);
      return line;
    }
    // "Kassel (…, further I do not go, please say so)": an aside stays with what it is said of.
    if (!isClosed(said)) return { ...line, text: (before = ended(`${said})`)) };
    const behind = behindAsking(before, source.language);
    asking.push(before.slice(said.length));
    before = stress(capitalised(ended(spoken(said, source.language))));
    return [{ ...line, text: before }, ...(behind ? [{ ...line, text: behind }] : [])];
  });
  const told = { sentences, asking, ...(large && { large }) };
  const isChanged = lines.some((line, index) => line !== source.lines[index]);
  return isChanged ? { source: { ...source, lines: renumbered(lines) }, ...told } : { source, ...told };
}

/** "Men come too, do say so as they think not, and the eldest is 74": what the sentence goes on with behind the asking. */
function behindAsking(text: string, language: string): string | undefined {
  const rest = text.slice(TAIL.exec(text)?.[0].length ?? text.length);
  const said = /[,;،؛]\s(?:and|und|y|et|e|en|i)\s(.{10,})$/u.exec(rest)?.[1];
  return said && !mayOrderMaker(said, language) ? capitalised(said) : undefined;
}

/** What stands behind a word that calls it important, unless it is said to who makes the page: "Wichtig: große Schrift". */
function signed(text: string, language: string): string | undefined {
  const sign = SIGN.exec(text) ?? LOUD_SIGN.exec(text);
  const said = sign && behindOrder(text.slice(sign[0].length), language);
  return said && !surelyOrdersMaker(said, language) ? tailed(capitalised(said)) : undefined;
}

/** "Important, has to stand first: the first talk is free": the words before the colon say where. */
function behindOrder(text: string, language: string): string {
  const [lead, order] = /^([^:.!?]{8,60}):\s(?=\p{L})/u.exec(text) ?? [];
  return lead && surelyOrdersMaker(order!, language) ? text.slice(lead.length) : text;
}

/** "IMPORTANT don't light the fire, put that where nobody can miss it": both ways to ask at once. */
const tailed = (text: string): string => TAIL.exec(text)?.[1] ?? text;

/** A prohibition or a condition with its word in capitals, in a sentence that has small letters. */
const isLoud = (text: string, language: string): boolean =>
  ASKED_OF_ALL.test(text) ||
  (CAPITALS.test(text) &&
    text.length <= LONGEST_LOUD &&
    !NO_RULE.test(text) &&
    (text.match(/\p{Ll}/gu) ?? []).length > (text.match(/\p{Lu}/gu) ?? []).length * 2 &&
    mayStandLarge(text, language) &&
    !isAboutWriting(text));
const LONGEST_LOUD = 160;
/** Prices, a list under a label, an address of mail. */
const NO_RULE = /[€$£:@]|\p{Nd}[.,]\p{Nd}/u;

/** "Fire? Call 112 first.": the warning is both; the answer to a question of more words stands with it. */
function warned(warning: string, last = ""): string[] {
  if (!/[?؟]$/u.test(last)) return [warning];
  return last.length <= SHORTEST_QUESTION ? [last, warning] : [];
}
const SHORTEST_QUESTION = 20;

/** A list of prices is none, nor a row of a table, whatever is asked for at its end. */
const isStatement = (text: string): boolean =>
  text.length <= LONGEST && !isInColumns(text) && (text.match(/\p{Nd}+/gu) ?? []).length <= MOST_NUMBERS;
const MOST_NUMBERS = 4;
/** "Station Terr    4 bed   £84", "Blow-dry ..... 25" */
const isInColumns = (text: string): boolean =>
  text.split(/ {2,}|\t|\.{4,}/u).some((cell, at) => at > 0 && /^\P{L}{0,3}\p{Nd}/u.test(cell.trim()));

const bare = (text: string): string => text.replace(/(?<![.!?…])[.!?…]+$/u, "");
/** "We want a site for dentists only; patients cannot order from us.": what is said to who makes the page goes. */
function spoken(text: string, language: string): string {
  const at = text.search(/[;؛]\s\p{L}/u);
  const behind = text.slice(at + 2);
  const isOrder = at > 0 && surelyOrdersMaker(text.slice(0, at), language) && !ordersMaker(behind, language);
  return isOrder ? behind : text.replace(COUNTED_OUT, "");
}
/** "The two things: whoever …" */
const COUNTED_OUT =
  /^(?:(?:the|le|die|las|les|de)\s)?(?:two|three|zwei|drei|dos|tres|deux|trois|due|tre|duas|twee|drie|dwie|trzy)\s(?:more\s)?(?:things|dinge|sachen|cosas|choses|cose|coisas|dingen|rzeczy)\s?:\s/iu;
