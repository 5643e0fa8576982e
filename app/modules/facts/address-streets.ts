import { addressTokens, type AddressToken } from "./address-tokens";

/** A street at the end of a part between commas. */
export interface Street {
  start: number;
  /** A word says that it is a street. */
  isTyped: boolean;
  hasNumber: boolean;
  /** "84 Kirkgate": the number stands first, and nothing else says that it is a street. */
  isNumberFirst: boolean;
}

const MOST_NAMES = 5;
const MOST_TOKENS = 14;
const MOST_LETTERS = 160;

/** The street that a part between commas ends with: "Visit us at 12 Mill Lane". */
export function streetAtEnd(part: string): Street | undefined {
  if (part.length > MOST_LETTERS) return undefined;
  const tokens = withoutUnit(addressTokens(part));
  return numberFirst(tokens) ?? numberLast(tokens) ?? withoutNumber(tokens);
}

/** "Al. Jerozolimskie 44 lok. 3": the unit belongs to the part, but not to the street. */
function withoutUnit(tokens: AddressToken[]): AddressToken[] {
  const unit = tokens.findIndex(({ kind }, index) => kind === "unit" && tokens[index - 1]?.kind === "house");
  return unit > 0 && tokens.slice(unit + 1).every(({ kind, text }) => kind === "house" || /^[a-z]$/.test(text))
    ? tokens.slice(0, unit)
    : tokens;
}

/** "84 Kirkgate", "12 rue des Lilas", "1508 South 5th Street". */
function numberFirst(tokens: AddressToken[]): Street | undefined {
  const names = runBefore(tokens, tokens.length);
  const house = tokens[tokens.length - names.length - 1];
  if (house?.kind !== "house" || !isNamed(names) || /^0/.test(house.text)) return undefined;
  return { start: house.start, isTyped: isTyped(names), hasNumber: true, isNumberFirst: true };
}

/** "Calle de la Paz 12", "Große Elbstraße 212", "Storgata 5", "ul. Piotrkowska 12/4". */
function numberLast(tokens: AddressToken[]): Street | undefined {
  const last = tokens.at(-1);
  if (last?.kind !== "house" && last?.kind !== "noNumber") return undefined;
  const street = typeFirst(tokens) ?? named(tokens, tokens.length - (tokens.at(-2)?.kind === "number" ? 2 : 1));
  return street && { ...street, hasNumber: true };
}

/** "Ballyloughane Road": a street by its kind. */
function withoutNumber(tokens: AddressToken[]): Street | undefined {
  const street = named(tokens, tokens.length);
  return street?.isTyped ? street : undefined;
}

/** "Via 25 Aprile 3", "ul. 3 Maja 5": behind the kind of street its name may hold a date or a number. */
function typeFirst(tokens: AddressToken[]): Street | undefined {
  const type = tokens.findIndex(({ kind }) => kind === "type");
  const names = type >= 0 ? tokens.slice(type + 1, -1) : [];
  const isDate =
    names.some((token) => token.isDayOrMonth) && names.some(({ kind }) => kind === "house" || kind === "ordinal");
  if (
    !(isDate || isGrid(names)) ||
    names.length > MOST_NAMES ||
    !names.every((token) => token.isCapital || isInside(token))
  )
    return undefined;
  return { start: tokens[type]!.start, isTyped: true, hasNumber: true, isNumberFirst: false };
}

/** "Calle 31 Poniente 1420": a street by its place in a grid. */
const isGrid = ([number, direction, ...others]: AddressToken[]): boolean =>
  number?.kind === "house" && DIRECTION.test(direction?.text ?? "") && others.length === 0;
const DIRECTION = /^(?:norte|sur|oriente|poniente|este|oeste)$/;

const isInside = ({ kind }: AddressToken) => kind === "house" || kind === "ordinal" || kind === "link";

function named(tokens: AddressToken[], end: number): Street | undefined {
  const run = withoutVenue(runBefore(tokens, end));
  const type = run.findIndex(({ kind }, index) => kind === "type" && index < run.length - 1);
  const names = type > 0 ? run.slice(type) : run;
  if (!isNamed(names)) return undefined;
  const first = end - names.length;
  const within = tokens[first - 1];
  const isWithin = within?.kind === "within" && (first === 1 || within.isCapital);
  return {
    start: tokens[isWithin ? first - 1 : first]!.start,
    isTyped: isTyped(names),
    hasNumber: false,
    isNumberFirst: false,
  };
}

const isTyped = (names: AddressToken[]) =>
  names.some(({ kind }) => kind === "type" || kind === "ending" || kind === "street");

/** "Studio Neubaugasse 15", while "Workshop Lane" is a name of its own. */
function withoutVenue(run: AddressToken[]): AddressToken[] {
  const rest = run.slice(1);
  return run[0]?.kind === "venue" && rest.some(({ kind }) => kind === "street" || kind === "other") ? rest : run;
}

/** The words before a place that may all be of one name. */
function runBefore(tokens: AddressToken[], end: number): AddressToken[] {
  let first = end;
  while (first > 0 && end - first < MOST_TOKENS && belongs(tokens, first - 1)) first -= 1;
  while (first < end && tokens[first]!.kind === "link" && !tokens[first]!.isCapital) first += 1;
  return tokens.slice(first, end);
}

function belongs(tokens: AddressToken[], index: number): boolean {
  const token = tokens[index]!;
  if (["type", "ending", "link", "ordinal"].includes(token.kind)) return true;
  if (token.isDayOrMonth) return isTyped(tokens.slice(index + 1, index + 2)) || tokens[index - 1]?.kind === "ordinal";
  return token.kind === "within" ? token.isCapital : isName(token) && ["street", "other", "venue"].includes(token.kind);
}

const isName = ({ text, isCapital, isArabic }: AddressToken) => isCapital || isArabic || /^[.'’-]$/.test(text);

/** "Rang 3", "Molo 2", "Lot 4" are places in a row. */
const NEEDS_NAME = /^(?:rang|molo|banchina|cais|pasaje|track|lot)$/;

/** A street has a name, and no sentence for one. In Arabic only the kind of a street shows that a name follows. */
function isNamed(tokens: AddressToken[]): boolean {
  const names = tokens.filter(({ kind, text }) => kind !== "type" && kind !== "link" && /\p{L}/u.test(text));
  const isWritten = !names.some((token) => token.isArabic) || tokens.some(({ kind }) => kind === "type");
  const isPlain =
    names.length === 0 && tokens.length === 1 && tokens[0]!.isCapital && !NEEDS_NAME.test(tokens[0]!.text);
  return isWritten && (names.length > 0 || isPlain) && names.length <= MOST_NAMES && !/^[.'’-]/.test(tokens[0]!.text);
}
