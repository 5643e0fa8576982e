import { addressPart, houseStart, isUnit, leadsTo, type AddressPart } from "./address-parts";
import { townAnchors } from "./address-patterns";
import { addressPieces, type Piece } from "./address-pieces";
import { isContact, isOwnStreet, piecesBefore, SELF } from "./address-sentence";
import { streetAtEnd, type Street } from "./address-streets";
import { numberedTown } from "./address-towns";
import { COUPLE, isFamily } from "./person-words";
import { topicOf } from "./topics";
import { type Found, type SourceText, type Unread } from "./source-text";

/** A postal address in the owner's words, a line of it an item, and a link that shows it on a map. */
export interface Address {
  lines: string[];
  mapHref: string;
}

/** Pieces of an address in the owner's order, each cut to its part. */
interface Read {
  pieces: Piece[];
  isCoded: boolean;
  /** Its sentence says more, such as who lives there, and stays in the text. */
  stays?: boolean;
}

interface AddressReading {
  found?: Found<Address>;
  unread: Unread[];
}

/** Contact and running text ask for the same address. */
const known = new WeakMap<SourceText, AddressReading>();

/** Behind a street: unit, district, town, code, region, country. */
const MOST_BEHIND = 6;

/** The first complete postal address, in which every part is one of an address, with what was left unread. */
export function readAddress(source: SourceText): AddressReading {
  const reading = known.get(source) ?? readPieces(source);
  known.set(source, reading);
  return reading;
}

function readPieces(source: SourceText): AddressReading {
  const pieces = addressPieces(source);
  const streets = pieces.map(({ text }, at) => (isNearNumber(pieces, at) ? streetAtEnd(text) : undefined));
  const named = new Set(
    streets.flatMap((street, at) => (isSure(street) ? [pieces[at]!.text.slice(street.start)] : [])),
  );
  // Of two streets in running text, either may be somebody else's.
  const all = pieces
    .flatMap((_, at) => addressAt(pieces, at, streets[at]) ?? [])
    .filter(({ isCoded, stays }) => isCoded || !stays || named.size < 2);
  const read = all.find(({ isCoded }) => isCoded) ?? all[0];
  return { ...(read && { found: found(read) }), unread: unreadOf(pieces, streets, all) };
}

const isSure = (street: Street | undefined): street is Street => Boolean(street?.isTyped && street.hasNumber);

/** Most pieces need no closer look: an address has a number or a county in or soon behind its street. */
const isNearNumber = (pieces: Piece[], at: number): boolean =>
  pieces
    .slice(at, at + 4)
    .some(
      ({ text, follows, isBelow }, index) =>
        (index === 0 || follows || isBelow) && /\p{Nd}|\bCo(?:\.|unty)\s|(?:شارع|طريق)\s/u.test(text),
    );

/** The first complete postal address. */
export const findAddress = (source: SourceText): Found<Address> | undefined => readAddress(source).found;

function addressAt(pieces: Piece[], at: number, street: Street | undefined): Read | undefined {
  return street ? withStreet(pieces, at, street) : withoutStreet(pieces, at);
}

function withStreet(pieces: Piece[], at: number, street: Street): Read | undefined {
  const piece = pieces[at]!;
  const lead = leadsTo(piece.text.slice(0, street.start));
  const behind = partsBehind(pieces, at, isSure(street));
  const code = behind.find(isCoded);
  const town = code ? undefined : townBefore(pieces, at, street);
  const isComplete = code
    ? isWithCode(code, street, lead)
    : (lead === "lead" && town) || standsAlone(pieces, at, street, behind);
  if (lead === "past" || !isComplete) return undefined;
  const mayBeNamed = !street.hasNumber || !code || CLEAR_CODE.test(code.text);
  const first = street.start === 0 ? (town ?? houseBefore(pieces, at, mayBeNamed)) : undefined;
  return {
    pieces: [...(first ? [first] : []), from(piece, street.start), ...behind],
    isCoded: code !== undefined || town !== undefined,
    stays:
      (piece.follows && IS_COUPLE.test(pieces[at - 1]!.text)) ||
      (!code && saysMore(pieces, at, piece.text.slice(0, street.start), behind)),
  };
}

/** A piece cut to what is a part of an address. */
type Part = Piece & { kind: AddressPart["kind"] };

const isCoded = ({ kind }: Part) => kind === "coded" || kind === "code";

/** On the continent a number before a name is a number of something; and "the High Street" is no address. */
function isWithCode({ text }: Part, street: Street, lead: string): boolean {
  if (!street.hasNumber) return lead === "lead";
  return street.isTyped || (lead === "lead" && !(street.isNumberFirst && /(?<![A-Z]{2}\s)\b\d{4,5}\b/.test(text)));
}

/** The parts that complete a street: up to its code, region or country; without one only what can be nothing else. */
function partsBehind(pieces: Piece[], at: number, isStreet: boolean): Part[] {
  const behind: Part[] = [];
  let whole = 0;
  for (const piece of pieces.slice(at + 1, at + 1 + MOST_BEHIND)) {
    const part =
      piece.follows || piece.isBelow ? (addressPart(piece.text) ?? numberedTown(piece.text, isStreet)) : undefined;
    if (!part || (behind.some(isCoded) && part.kind !== "region" && part.kind !== "country")) break;
    behind.push({ ...piece, kind: part.kind, text: piece.text.slice(0, part.end), end: piece.start + part.end });
    if (part.kind !== "place") whole = behind.length;
    if (part.end < piece.text.length) break;
  }
  const places = behind.slice(whole);
  return isTown(places, behind.slice(0, whole)) ? behind : behind.slice(0, whole);
}

/** Only a town can stand last without anything behind it, in the street's own sentence; Arabic has its district, too. */
function isTown(places: Part[], before: Part[]): boolean {
  const most = places.every(({ text }) => /[\u0621-\u064a]/.test(text)) ? 2 : 1;
  return places.length <= most && places.every(({ follows }) => follows) && before.every(({ kind }) => kind === "unit");
}

/** Without a code a sentence must say the address and nothing else, but for a way to get in touch. */
function standsAlone(pieces: Piece[], at: number, street: Street, behind: Part[]): boolean {
  const isClosed = behind.some(({ kind }) => kind === "region" || kind === "country");
  const isClear = street.isTyped
    ? street.hasNumber || isClosed || behind.some(({ kind }) => kind === "unit")
    : isClosed && street.hasNumber;
  const begins = /^[\p{Lu}\p{Nd}\u0621-\u064a]/u.test(pieces[at]!.text.slice(street.start));
  return isClear && (begins || isSure(street)) && isOwnStreet(pieces, at, street, pieces[at + behind.length + 1]);
}

/** Whether an address stands in a sentence that says more than where it is. */
function saysMore(pieces: Piece[], at: number, led: string, behind: Part[]): boolean {
  const next = pieces[at + behind.length + 1];
  const before = piecesBefore(pieces, at);
  const goesOn = next?.follows && !isContact(next.text);
  return Boolean(goesOn) || before.length > 2 || leadsTo(led) === "other" || before.some(({ text }) => SELF.test(text));
}

const from = (piece: Piece, start: number): Piece => ({
  ...piece,
  text: piece.text.slice(start),
  start: piece.start + start,
});

/** "20095 Hamburg, Hauptstraße 12", "عيادة في عمّان، شارع المدينة 112": the town stands first. */
function townBefore(pieces: Piece[], at: number, street: Street): Piece | undefined {
  const before = street.start === 0 && pieces[at]!.follows ? pieces[at - 1] : undefined;
  const start = before ? townStart(before) : -1;
  return before && start >= 0 ? from(before, start) : undefined;
}

function townStart({ text }: Piece): number {
  const arabic = /(?:^|\sفي\s)([\u0621-\u064a\u064b-\u0652]{3,15})$/u.exec(text);
  if (arabic) return text.length - arabic[1]!.length;
  const anchor = townAnchors(text).at(-1);
  return anchor && anchor.end === text.length && /\p{Ll}/u.test(text.slice(anchor.start)) ? anchor.start : -1;
}

/** One part before the street may be the unit, or the name of the house where houses have one: "The Old Dairy, Ballyloughane Road". */
function houseBefore(pieces: Piece[], at: number, mayBeNamed: boolean): Piece | undefined {
  const before = pieces[at]!.follows ? pieces[at - 1] : undefined;
  if (!before || isUnit(before.text)) return before;
  if (!mayBeNamed || isFamily(before.text) || IS_COUPLE.test(before.text) || SELF.test(before.text)) return undefined;
  const start = before.follows ? -1 : houseStart(before.text);
  return start >= 0 ? from(before, start) : undefined;
}

/** A code of the kind that no other number looks like. */
const CLEAR_CODE = /[A-Z]\d|\d[A-Z]|[A-Z]{2}\s\d{5}/;

/** "Tom and Sue Bell, Garth, Walls ZE2 9PD": who lives there is no part of where, and would be lost with it. */
const IS_COUPLE = new RegExp(`^${COUPLE}$`, "u");

/** "Unit 4, Rotherwas Industrial Estate, Hereford HR2 6JQ": places up to a code, and nothing else before it. */
function withoutStreet(pieces: Piece[], at: number): Read | undefined {
  const last = pieces[at]!;
  const part = addressPart(last.text);
  if (!part || (part.kind !== "coded" && part.kind !== "code") || !CLEAR_CODE.test(last.text)) return undefined;
  const above = leadingParts(pieces, at);
  const isRead =
    above.length > (part.kind === "code" ? 1 : 0) &&
    above.every(({ text }) => isPlaceOrUnit(text) && !IS_COUPLE.test(text));
  const own = { ...last, text: last.text.slice(0, part.end), end: last.start + part.end };
  return isRead ? { pieces: [...above, own], isCoded: true } : undefined;
}

const isPlaceOrUnit = (text: string) => ["place", "unit", "region"].includes(addressPart(text)?.kind ?? "");

/** All before it in its sentence; of the lines above those that begin with a unit. */
function leadingParts(pieces: Piece[], at: number): Piece[] {
  const most = Math.max(0, at - MOST_BEHIND);
  const sentence = pieces.findLastIndex(({ follows }, index) => index <= at && !follows);
  if (sentence < at || !pieces[at]!.isBelow) return pieces.slice(Math.max(most, sentence), at);
  const unit = pieces.findLastIndex(({ text }, index) => index < at && index >= most && isUnit(text));
  const isJoined = unit >= 0 && pieces.slice(unit + 1, at).every(({ follows, isBelow }) => follows || isBelow);
  return isJoined ? pieces.slice(unit, at) : [];
}

function found({ pieces, stays }: Read): Found<Address> {
  const lines = [...new Set(pieces.map(({ line }) => line))];
  const words = lines.map((line) => wordsOn(line, pieces)).join("\n");
  const isWhole = !stays && !/\(\p{Ll}/u.test(words) && !hasOwnLabel(pieces[0]!);
  return {
    value: toAddress(pieces.map(({ text }) => text)),
    sentenceIds: isWhole ? [...new Set(pieces.map(({ sentenceId }) => sentenceId))] : [],
    words,
  };
}

/** "Studio by appointment: 212 Elm Street, …": a label that says more than that an address follows. */
function hasOwnLabel({ line, sentenceId, start, follows }: Piece): boolean {
  const sentence = line.sentences.find(({ id }) => id === sentenceId)!;
  const [label = "", ...rest] = follows ? [] : line.text.slice(sentence.start, start).split(":");
  return rest.length > 0 && label.trim().split(/\s+/u).length > 2 && topicOf(label) === undefined;
}

function wordsOn(line: Piece["line"], pieces: Piece[]): string {
  const own = pieces.filter((piece) => piece.line === line);
  return line.text.slice(own[0]!.start, own.at(-1)!.end);
}

function toAddress(parts: string[]): Address {
  const lines: string[] = [];
  for (const part of parts) {
    const isUnitAbove = lines.length === 1 && isUnit(lines[0]!);
    const join =
      lines.length > 0 &&
      (isUnitAbove || isUnit(part) || addressPart(part)?.kind === "code" || /^[A-Z]{2,3}$/.test(part));
    if (join) lines[lines.length - 1] += `, ${part}`;
    else lines.push(part);
  }
  return {
    lines,
    mapHref: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lines.join(", "))}`,
  };
}

/** Sentences with a street or code of no address that was read. */
function unreadOf(pieces: Piece[], streets: (Street | undefined)[], all: Read[]): Unread[] {
  const read = new Set(all.flatMap((each) => each.pieces.map(({ sentenceId }) => sentenceId)));
  return pieces.flatMap(({ text, sentenceId }, at) =>
    streets[at]?.isTyped && streets[at].hasNumber && !read.has(sentenceId) ? [{ sentenceId, left: [text] }] : [],
  );
}
