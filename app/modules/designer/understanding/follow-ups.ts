import type { Dialogue } from "./dialogue";
import type { Reference, StyleValue, Thing } from "./names";
import type { Piece, PieceOf, Reading } from "./pieces";

/** Pointers to what a request is about. */
const POINTERS: readonly Reference[] = ["it", "them", "that", "this", "here"];
/** Words that tie a request to the one before, and say nothing else. */
const TIES: readonly Reference[] = ["too", "again", "no", "back", "further"];
const RELATIVE: readonly StyleValue[] = ["more", "less"];
/** What a request without a thing of its own says of the last one's. */
const SAID_OF: readonly Piece["kind"][] = ["value", "amount", "colour", "property", "fact", "reference", "device"];

const isPointer = (piece: Piece): piece is PieceOf<"reference"> =>
  piece.kind === "reference" && POINTERS.includes(piece.is);
const isTie = (piece: Piece) => piece.kind === "reference" && TIES.includes(piece.is);
const isPhrase = (piece: Piece): piece is PieceOf<"phrase"> => piece.kind === "phrase";

/** A clause said in full by what was said before it or is selected: 'a bit more', 'make it red', 'the text too'. */
export function completed<R extends Reading>(reading: R, dialogue: Dialogue): R[] {
  const bare = { ...reading, pieces: reading.pieces.filter((piece) => !isTie(piece)) };
  const tied = bare.pieces.length < reading.pieces.length;
  const found = [
    pointed(bare, dialogue),
    repeated(reading, dialogue),
    saidOf(bare, dialogue),
    alike(reading, dialogue),
  ];
  const full = found.filter((each) => each !== null);
  return full.length === 0 && tied && bare.pieces.length > 0 ? [bare] : full;
}

/** What 'it' means: what is selected, else what the last request was about. */
function subject({ selected, last }: Dialogue): PieceOf<"phrase"> | null {
  if (selected === null) return last?.pieces.find(isPhrase) ?? null;
  const phrase = { text: "this", words: [], head: null, many: false, within: null, node: selected };
  return { kind: "phrase", link: null, text: "this", phrase };
}

function pointed<R extends Reading>(reading: R, dialogue: Dialogue): R | null {
  const meant = subject(dialogue);
  if (!meant || !reading.pieces.some(isPointer)) return null;
  const pieces = reading.pieces.map((piece) => (isPointer(piece) ? { ...meant, link: piece.link } : piece));
  const device = dialogue.last ? deviceOf(dialogue.last) : undefined;
  const isSaid = pieces.some(({ kind }) => kind === "device");
  return { ...reading, pieces: device && !isSaid ? [...pieces, device] : pieces };
}

/** Where what was spoken of without a request is seen. */
const deviceOf = ({ verb, pieces }: Reading): Piece | undefined =>
  verb === null ? pieces.find(({ kind }) => kind === "device") : undefined;

/** Whether a request points to something that was not said: it is of nothing, and not of the whole page. */
export function isLost({ pieces, verb }: Reading, dialogue: Dialogue): boolean {
  // 'Undo that', 'bring it back' are about the changes of the conversation.
  if (
    verb === "undo" ||
    verb === "restore" ||
    pieces.some((piece) => piece.kind === "reference" && piece.is === "back")
  )
    return false;
  if (dialogue.last && deviceOf(dialogue.last) && pieces.some(isPointer)) return true;
  if (subject(dialogue) || (dialogue.history.length === 0 && dialogue.selected === null)) return false;
  const isBare = pieces.every(({ kind }) => SAID_OF.includes(kind)) && (verb === null || verb === "make");
  return isBare || pieces.some(isPointer);
}

/** 'a bit more', 'again', 'less': the last request once more, or the other way round. */
function repeated<R extends Reading>(reading: R, { last }: Dialogue): R | null {
  const isRelative = (piece: Piece) => piece.kind === "value" && RELATIVE.includes(piece.is);
  const adds = (piece: Piece) =>
    piece.kind === "amount" || piece.kind === "fact" || isRelative(piece) || isTie(piece) || isPointer(piece);
  const says = reading.pieces.some(
    (piece) => isRelative(piece) || (piece.kind === "reference" && ["again", "further"].includes(piece.is)),
  );
  if (!last || !says || !reading.pieces.every(adds) || (reading.verb !== null && reading.verb !== "make")) return null;
  const added = reading.pieces.filter(({ kind }) => kind === "amount" || kind === "fact");
  const kept = last.pieces.filter(({ kind }) => added.length === 0 || (kind !== "amount" && kind !== "fact"));
  const less = reading.pieces.some((piece) => piece.kind === "value" && piece.is === "less");
  return { ...reading, verb: last.verb, pieces: [...kept.map((piece) => (less ? reversed(piece) : piece)), ...added] };
}

/** 'smaller again', 'and in green': said of what the last request was about. */
function saidOf<R extends Reading>(reading: R, dialogue: Dialogue): R | null {
  const meant = subject(dialogue);
  const says = reading.pieces.some(({ kind }) => kind === "value" || kind === "colour");
  if (
    !meant ||
    isOfThePage(reading, dialogue) ||
    !says ||
    reading.pieces.some(isPointer) ||
    !reading.pieces.every(({ kind }) => SAID_OF.includes(kind))
  )
    return null;
  return { ...reading, verb: reading.verb ?? "make", pieces: [{ ...meant, link: null }, ...reading.pieces] };
}

/** 'and the background light grey' behind a headline: texts have no background that anybody means. */
function isOfThePage({ pieces }: Reading, { selected, last }: Dialogue): boolean {
  const head = last?.pieces.find(isPhrase)?.phrase.head ?? null;
  return selected === null && pieces.some(isBackground) && head !== null && TEXTS.includes(head);
}

const isBackground = (piece: Piece) => piece.kind === "property" && piece.is === "background";
const TEXTS: readonly Thing[] = ["headline", "heading", "text"];

/** 'the text too': the last request for another thing. */
function alike<R extends Reading>(reading: R, { last }: Dialogue): R | null {
  const [thing, ...others] = reading.pieces.filter((piece) => !isTie(piece));
  const isToo = reading.pieces.some((piece) => piece.kind === "reference" && piece.is === "too");
  if (!last || !isToo || reading.verb !== null || !thing || !isPhrase(thing) || others.length > 0) return null;
  const at = last.pieces.findIndex(isPhrase);
  return at === -1
    ? null
    : { ...reading, verb: last.verb, pieces: last.pieces.with(at, { ...thing, link: last.pieces[at]!.link }) };
}

const OPPOSITES: Partial<Record<StyleValue, StyleValue>> = {
  bigger: "smaller",
  wider: "narrower",
  taller: "shorter",
  darker: "lighter",
  warmer: "cooler",
  brighter: "softer",
  tighter: "looser",
  more: "less",
};
const BACK = Object.fromEntries(Object.entries(OPPOSITES).map(([one, other]) => [other, one])) as typeof OPPOSITES;

const reversed = (piece: Piece): Piece =>
  piece.kind === "value" ? { ...piece, is: OPPOSITES[piece.is] ?? BACK[piece.is] ?? piece.is } : piece;
