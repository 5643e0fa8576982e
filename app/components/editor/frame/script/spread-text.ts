import { applySplices, type Splice } from "~/modules/markup/splices";
import { wordDifferences, type Difference } from "~/modules/markup/word-differences";

const SPACE = /[ \t\n\f\r]/;

/** A text as a browser shows it: runs of spaces as one, none at its ends. Spaces that do not break stay. */
export const tidyText = (text: string) => text.replace(/[ \t\n\f\r]+/g, " ").replace(/^ | $/g, "");

/** A piece of a text, or null where its lines break, which reads as a space. */
type Piece = string | null;

/** A part of one piece. */
interface Range extends Omit<Splice, "text"> {
  piece: number;
}

interface Change extends Range {
  text: string;
}

/** One visible character, and where it stands: a run of spaces may go on in the next piece. */
interface Unit {
  character: string;
  ranges: Range[];
}

/**
 * Spreads a new text over the pieces of an old one as saving it does, so that only those change in which it differs.
 * Spaces that do not show stay as they are, and so do breaks.
 */
export function spreadText(pieces: Piece[], text: string): Piece[] {
  const units = visibleUnits(pieces);
  const differences = wordDifferences(
    units.map(({ character }) => character),
    tidyText(text),
  );
  const changes = differences.flatMap((difference) => changesOf(pieces, units, difference));
  return pieces.map((piece, index) =>
    piece === null
      ? null
      : applySplices(
          piece,
          changes.filter((change) => change.piece === index),
        ),
  );
}

function visibleUnits(pieces: Piece[]): Unit[] {
  const units: Unit[] = [];
  pieces.forEach((text, piece) => {
    let end = 0;
    for (const unit of text ?? " ") {
      const range = { piece, start: end, end: (end += unit.length) };
      const before = units.at(-1);
      if (!SPACE.test(unit)) units.push({ character: unit, ranges: [range] });
      else if (before?.character === " ") before.ranges.push(range);
      else if (before) units.push({ character: " ", ranges: [range] });
    }
  });
  if (units.at(-1)?.character === " ") units.pop();
  return units;
}

function changesOf(pieces: Piece[], units: Unit[], { from, to, text }: Difference): Change[] {
  const isText = ({ piece }: Range) => pieces[piece] !== null;
  const removed = units
    .slice(from, to)
    .flatMap(({ ranges }) => ranges.filter(isText).map((range) => ({ ...range, text: "" })));
  // What is typed belongs to what it replaces, else to what it follows.
  const before = units[from - 1]?.ranges.findLast(isText);
  const after = units[to]?.ranges.find(isText);
  const at = before?.end ?? after?.start ?? 0;
  const added = {
    piece: (before ?? after)?.piece ?? pieces.findIndex((piece) => piece !== null),
    start: at,
    end: at,
    text,
  };
  if (!removed[0]) return [added];
  removed[0].text = text;
  return removed;
}
