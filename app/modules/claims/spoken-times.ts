import { wordNumbers } from "./number-words";

/** A text in which times are written in figures, and where each of its characters stood before. */
export interface FiguredText {
  text: string;
  at: (offset: number) => number;
}

interface Replacement {
  start: number;
  end: number;
  text: string;
}

const CUE =
  /uhr|o['’]clock|half past|quarter (?:past|to)|\bhalb\b|viertel (?:vor|nach)|de la (?:mañana|tarde|noche)|y media|y cuarto|\b(?:from|at|until|till|by|to|von|um|bis|a las|las|hasta|desde)\s(?:\p{L}{2,8})\b/iu;
const HALF = /half past (\d{1,2})/giu;
const QUARTER = /quarter (past|to) (\d{1,2})/giu;
const GERMAN_HALF = /\bhalb (\d{1,2})\b/giu;
const GERMAN_QUARTER = /viertel (vor|nach) (\d{1,2})/giu;
const SPANISH = /\b(\d{1,2})(?:[:.](\d\d))?( y media| y cuarto)?(?:\s(?:h|horas))?(?:\sde la (mañana|tarde|noche))?/giu;
const CLOCK = /\b(\d{1,2}) o['’]clock/giu;

/**
 * Times in words as figures: "half past eight", "halb acht", "las ocho y media de la tarde". Texts without any stay as
 * they are.
 */
export function figuredTimes(original: string): FiguredText {
  if (!CUE.test(original)) return { text: original, at: (offset) => offset };
  const inFigures = replace(
    original,
    wordNumbers(original)
      .filter(({ value }) => Number.isInteger(value) && value <= 24)
      .map(({ value, start, end }) => ({ start, end, text: String(value) })),
  );
  const inTimes = replace(inFigures.text, timesIn(inFigures.text));
  return { text: inTimes.text, at: (offset) => inFigures.at(inTimes.at(offset)) };
}

function timesIn(text: string): Replacement[] {
  const found = [
    ...each(text, HALF, ([, hour]) => `${hour}:30`),
    ...each(text, QUARTER, ([, way, hour]) => quarter(way === "to", hour!)),
    ...each(text, GERMAN_HALF, ([, hour]) => `${Number(hour) - 1 || 12}:30`),
    ...each(text, GERMAN_QUARTER, ([, way, hour]) => quarter(way === "vor", hour!)),
    ...each(text, CLOCK, ([, hour]) => `${hour}:00`),
    ...each(text, SPANISH, spanishTime),
  ].sort((a, b) => a.start - b.start);
  return found.filter((one, index) => !found.slice(0, index).some((other) => other.end > one.start));
}

const quarter = (isBefore: boolean, hour: string) => (isBefore ? `${Number(hour) - 1 || 12}:45` : `${hour}:15`);

function spanishTime([written, hour, minutes, part, time]: RegExpExecArray): string {
  if (!part && !time) return written;
  const half = time === undefined ? "" : time === "mañana" ? "am" : "pm";
  return `${hour}:${part?.includes("media") ? "30" : part ? "15" : (minutes ?? "00")}${half}`;
}

function each(text: string, pattern: RegExp, write: (match: RegExpExecArray) => string): Replacement[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: write(match),
  })).filter(({ start, end, text: written }) => text.slice(start, end) !== written);
}

/**
 * Replaces parts of a text; an offset inside of what was put in is that of the part's beginning, its end that of the
 * part's end.
 */
function replace(text: string, replacements: Replacement[]): FiguredText {
  let made = "";
  let from = 0;
  const places = replacements.map(({ start, end, text: written }) => {
    made += text.slice(from, start) + written;
    from = end;
    return { start, end, madeStart: made.length - written.length, madeEnd: made.length };
  });
  const at = (offset: number) => {
    const before = places.findLast(({ madeStart }) => madeStart < offset);
    if (!before) return offset;
    return offset < before.madeEnd ? before.start : before.end + offset - before.madeEnd;
  };
  return { text: made + text.slice(from), at };
}
