import { readBlocks } from "./blocks";
import { sentenceIdsOf, type Found, type Line, type SourceText } from "./source-text";

export interface Quote {
  text: string;
  by?: string;
}

const QUOTED = /^["“„«”'‘]([^"“”„«»]{8,700})["”“»'’]\s{0,3}(.{0,120})$/u;
const BY = /^(?:[-–—~,]{1,2}|by\s|von\s|de\s|\()\s{0,2}(\p{L}[^"“”]{1,90}?)\)?\.?$/u;

/** What customers said, given by the owner: quoted words with a name, or quoted words under a heading for them. */
export function findQuotes(source: SourceText): Found<Quote>[] {
  const headed = new Set(
    readBlocks(source)
      .filter((b) => b.topic === "quotes")
      .flatMap((b) => b.lines.map((l) => l.index)),
  );
  return source.lines.flatMap((line) => quoteAt(line, nextLine(source, line), headed.has(line.index)) ?? []);
}

function quoteAt(line: Line, next: Line | undefined, headed: boolean): Found<Quote> | undefined {
  const match = line.text.length < 900 ? QUOTED.exec(line.text) : null;
  if (!match || match[1]!.trim().split(/\s+/).length < 3) return undefined;
  const text = match[1]!.trim();
  const by = BY.exec(match[2]!.trim())?.[1]?.trim();
  if (by) return { value: { text, by }, sentenceIds: sentenceIdsOf(line) };
  if (match[2] !== "") return undefined;
  const below = next && bylineOf(next);
  if (below) return { value: { text, by: below }, sentenceIds: [...sentenceIdsOf(line), ...sentenceIdsOf(next)] };
  return headed ? { value: { text }, sentenceIds: sentenceIdsOf(line) } : undefined;
}

/** A list mark may have eaten the dash: "- Joanna" below a quotation is its author. */
function bylineOf(line: Line): string | undefined {
  if (line.text.length > 90 || /["“„«.]/.test(line.text)) return undefined;
  if (line.kind === "bullet" && /^\p{Lu}/u.test(line.text)) return line.text;
  return BY.exec(line.text)?.[1]?.trim();
}

function nextLine(source: SourceText, line: Line): Line | undefined {
  const next = source.lines[line.index + 1];
  return next?.kind === "blank" ? undefined : next;
}
