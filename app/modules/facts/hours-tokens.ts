import { asciiDigits } from "./digits";
import { daysNamed, kindOfWord, phraseAt, type HoursKind } from "./hours-words";

/** A word or sign of a line with its meaning and its offsets. `minutes` counts from midnight when it is certain. */
export interface HoursToken {
  kind: HoursKind;
  start: number;
  end: number;
  days?: number[];
  minutes?: number;
  /** A number without minutes, am or pm: a time only beside another time. */
  bare?: boolean;
}

const TIME =
  /(\d{1,2})(?:[:.h](\d{2}))?(?:\s?([ap])(?:\.\s?m\.?|m\b)|([ap])\b|\s?(uhr|hrs|h)\b)?(?!:?\d|[€$£%]|\.\d|\s?[€£$%])/iuy;
const WORD = /[\p{L}\p{M}]+\.?/uy;
const SIGNS: Record<string, HoursKind> = {
  "-": "range",
  "–": "range",
  "—": "range",
  ",": "and",
  "&": "and",
  "+": "and",
  "/": "and",
  ":": "neutral",
  "|": "neutral",
  "(": "neutral",
  ")": "neutral",
  ".": "stop",
  ";": "stop",
  "،": "and",
};

/** Reads a line as a sequence of days, times and connecting words. */
export function hoursTokens(original: string): HoursToken[] {
  const text = asciiDigits(original);
  const tokens: HoursToken[] = [];
  for (let at = 0; at < text.length; ) {
    const token = /\s/.test(text.charAt(at)) ? undefined : tokenAt(text, at);
    if (token) tokens.push(token);
    at = token ? token.end : at + 1;
  }
  return tokens;
}

function tokenAt(text: string, at: number): HoursToken {
  const phrase = phraseAt(text, at);
  if (phrase) return wordToken(phrase, at, at + phrase.length);
  if (/\d/.test(text.charAt(at))) return timeAt(text, at);
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0];
  if (word) return wordToken(word.replace(/\.$/, ""), at, at + bareLength(word, text, at));
  return { kind: SIGNS[text.charAt(at)] ?? "other", start: at, end: at + 1 };
}

/** "Mon." is an abbreviation, but the full stop of "closed Mondays." ends the sentence. */
function bareLength(word: string, text: string, at: number): number {
  if (!word.endsWith(".")) return word.length;
  return word.length <= 7 &&
    /^\s*(?:[\d–-]|(?:thru|to|bis|through|and|und|a)\s)/.test(text.slice(at + word.length, at + word.length + 10))
    ? word.length
    : word.length - 1;
}

function wordToken(word: string, start: number, end: number): HoursToken {
  const days = daysNamed(word);
  if (days) return { kind: "day", start, end, days };
  if (/^(?:noon|midday|mittag|mediodía)$/i.test(word)) return { kind: "time", start, end, minutes: 720 };
  if (/^(?:midnight|mitternacht|medianoche|late|close)$/i.test(word)) {
    return {
      kind: "time",
      start,
      end,
      minutes: /^(?:late|close)$/i.test(word) ? undefined : 1440,
      bare: true,
    };
  }
  return { kind: kindOfWord(word), start, end };
}

function timeAt(text: string, at: number): HoursToken {
  TIME.lastIndex = at;
  const match = TIME.exec(text);
  const before = text.charAt(at - 1);
  if (!match || Number(match[1]) > 24 || Number(match[2] ?? 0) > 59 || /[\d€$£#.:]/.test(before)) {
    return { kind: "other", start: at, end: at + (/^\d+/.exec(text.slice(at, at + 20))?.[0].length ?? 1) };
  }
  const bare = !match[2] && !match[3] && !match[4] && !match[5];
  return {
    kind: "time",
    start: at,
    end: at + match[0].length,
    minutes: bare ? undefined : minutesOf(match),
    bare,
  };
}

function minutesOf([, hour, minute, long, short]: RegExpExecArray): number {
  const half = long ?? short;
  const minutes = Number(minute ?? 0);
  if (!half) return Number(hour) * 60 + minutes;
  return ((Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0)) * 60 + minutes;
}
