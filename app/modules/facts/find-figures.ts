import { readBlocks } from "./blocks";
import type { Found, Line, Sentence, SourceText } from "./source-text";

export interface Figure {
  value: string;
  label: string;
}

const NUMBER =
  "(?:(?:over|more than|nearly|about|around|some|über|mehr als|rund|etwa|más de|unos|unas|casi|أكثر من)\\s)?\\d{1,3}(?:[.,]?\\d{3}){0,3}(?:[.,]\\d)?\\s?[+%]?";
const LABEL = "(\\p{L}[^.!?:;€$£]{2,70})";
const SAID = new RegExp(
  `^(?:we|i|wir|ich|our team)\\s(?:now\\s|currently\\s)?(?:have|manage|serve|employ|look after|own|run|keep|represent|teach|treat|repair|bake|have\\s\\p{L}{3,12}ed|betreuen|beschäftigen|haben|verwalten|tenemos|gestionamos|atendemos)\\s(${NUMBER})\\s${LABEL}[.!]?$`,
  "iu",
);
const STANDS = new RegExp(`^(${NUMBER})\\s${LABEL}$`, "iu");
const TIME_OR_PLACE =
  /^(?:am|pm|a\.m|p\.m|uhr|street|st|road|rd|avenue|ave|minutes?|hours?|days?|km|min|cm|mm|kg|g|ml|l|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;

/** Figures that the owner states in a sentence of their own ("We manage 143 homes") or under a heading for them. */
export function findFigures(source: SourceText): Found<Figure>[] {
  const headed = new Set(
    readBlocks(source)
      .filter((b) => b.topic === "figures")
      .flatMap((b) => b.lines.map((l) => l.index)),
  );
  return source.lines.flatMap((line) => line.sentences.flatMap((sentence) => figureOf(sentence, line, headed) ?? []));
}

function figureOf({ text, id }: Sentence, line: Line, headed: Set<number>): Found<Figure> | undefined {
  if (text.length > 140) return undefined;
  const match = SAID.exec(text) ?? (headed.has(line.index) ? STANDS.exec(text) : null);
  if (!match || TIME_OR_PLACE.test(match[2]!)) return undefined;
  return { value: { value: match[1]!.trim(), label: match[2]!.trim() }, sentenceIds: [id] };
}
