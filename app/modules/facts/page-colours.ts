import { readColour } from "../markup/contrast";
import { isPlainColour } from "./colour-words";
import { namesParts, piecesOf, type ColourWishes } from "./find-colour-wishes";
import { asks } from "./wish-clauses";
import { clausesOf, isOf, type WishKind, type WishToken } from "./wish-tokens";

/** A colour that is asked for, by how light and how strong it is. */
interface Asked {
  colour: string;
  isPale: boolean;
  /** Pale and of nearly no colour: two of them are no ground and what stands on it. */
  isNeutral: boolean;
  isBlack: boolean;
  isVivid: boolean;
}

function askedOf(colour: string): Asked {
  const { l, c } = readColour(colour);
  const isPale = (l > 0.93 && c < 0.06) || (l > 0.8 && c < 0.07);
  return { colour, isPale, isNeutral: isPale && c < 0.045, isBlack: l < 0.2, isVivid: c > 0.06 };
}

const coloursIn = (tokens: readonly WishToken[]) =>
  clausesOf(tokens)
    .flatMap(piecesOf)
    .flatMap(({ colour }) => (colour ? [askedOf(colour)] : []));

/**
 * "Navy on white", "sand and dark blue", "black with a hard yellow": colours without a part are those of the page. A pale
 * one is the ground, black beside a strong colour as well; the first of the others is the brand, the next two stand beside it.
 */
export function coloursOfPage(tokens: readonly WishToken[]): ColourWishes {
  if (namesParts(tokens) || isOfThings(tokens)) return {};
  const colours = coloursIn(tokens);
  const ground = groundOf(colours, tokens);
  const [brand, second, third] = colours.filter((each) => each !== ground);
  return {
    ...(ground && { ground: ground.colour }),
    ...(brand && { brand: brand.colour }),
    ...(second && { second: second.colour }),
    ...(third && { third: third.colour }),
  };
}

/** "Wine excluded, but if you have a bottle …": among words that a designer has no use for, a thing is no colour. */
const isOfThings = (tokens: readonly WishToken[]): boolean =>
  tokens.filter(({ kind }) => kind === "other").length * 2 > tokens.length - 1 &&
  !tokens.some((token) => isOf(token, WHOLE) || isOf(token, TONES)) &&
  !tokens.some(({ kind, text }) => kind === "colour" && isPlainColour(text));

function groundOf(colours: readonly Asked[], tokens: readonly WishToken[]): Asked | undefined {
  // "Light blue and sand": paper is what has less colour.
  const pale = colours.find(({ isNeutral }) => isNeutral) ?? colours.find(({ isPale }) => isPale);
  const areTones = colours.length === 1 || colours.every(({ isNeutral }) => isNeutral);
  const isAlone = areTones && pale && readColour(pale.colour).l < 0.93;
  if (pale) return isAlone ? undefined : pale;
  const black = colours.find(({ isBlack }) => isBlack);
  return black && (isOfPage(tokens) || colours.some(({ isVivid }) => isVivid)) ? black : undefined;
}

/** "Buttons coral and heaps of white": white without a part is the ground's. */
export function whiteGround(tokens: readonly WishToken[]): Pick<ColourWishes, "ground"> {
  const alone = clausesOf(tokens)
    .map(piecesOf)
    .flatMap(([first, ...more]) => (first?.colour && more.length === 0 ? first.colour : []));
  const ground = alone.find((colour) => readColour(colour).l > 0.93 && askedOf(colour).isPale);
  return ground ? { ground } : {};
}

/** "The blue-green of the gulf, a red for the button": a strong colour in a clause of its own before any part is the page's. */
export function brandBeforeParts(tokens: readonly WishToken[]): Pick<ColourWishes, "brand"> {
  const [first] = clausesOf(tokens).map(piecesOf);
  const colour = first?.length === 1 ? first[0]!.colour : undefined;
  return colour && askedOf(colour).isVivid && !askedOf(colour).isPale ? { brand: colour } : {};
}

/** "The site in light green and a button on every page": the site's own colour, before any part is named. */
export function brandOfSite(tokens: readonly WishToken[]): Pick<ColourWishes, "brand"> {
  const at = tokens.findIndex(({ kind }) => kind === "colour");
  const [before, behind] = [tokens.slice(0, Math.max(at, 0)), tokens.slice(at + 1, at + 2)];
  if (!before.some((token) => isOf(token, PAGE)) || piecesOf(before).length > 0 || piecesOf(behind).length > 0)
    return {};
  const brand = piecesOf(tokens.slice(at, at + 1))[0]?.colour;
  return brand && !askedOf(brand).isPale ? { brand } : {};
}

const kinds = (...list: WishKind[]): ReadonlySet<WishKind> => new Set(list);
const PAGE = kinds("page", "site");
const WHOLE = kinds("page", "site", "onsite");
const TONES = kinds("tones");
const PASSED_BY = kinds("light", "joint");
/** What may stand behind a colour that is of no thing: "red and white wine" are of one. */
const BEHIND = kinds(
  "end",
  "and",
  "joins",
  "light",
  "please",
  "onsite",
  "likes",
  "want",
  "tones",
  "joint",
  "page",
  "site",
);

/** "I want the page black": the ground, not the accents. */
const isOfPage = (tokens: readonly WishToken[]): boolean =>
  tokens.some((token, at) => token.kind === "colour" && (isOf(tokens[at - 1], PAGE) || isOf(tokens[at + 1], PAGE)));

const PAINTED = kinds("colour", "light", "please", "dark", "bright");
const LOOK = kinds("look", "warm", "dark", "bright");
const MANNER = kinds("manner", "tones", "site", "page");
const ABOUT = kinds("light", "please", "want", "trait", "joint", "likes");

/**
 * The clauses of nothing but colours in a sentence that speaks of the look beside them: "sober appearance, navy or grey,
 * readable on mobile", "schön wäre: hell, Salbeigrün, den Plan als Tabelle". Without a plain colour there are none.
 */
export function colourClauses(tokens: readonly WishToken[]): WishToken[] {
  const clauses = clausesOf(tokens);
  const isAsked = asks(tokens);
  const found = clauses.filter(
    (clause, at) => isOfColours(clause) && [clauses[at - 1], clauses[at + 1]].some((each) => isOfLook(each, isAsked)),
  );
  return found.flatMap((clause, at) => (at === 0 ? clause : [COMMA, ...clause]));
}

const COMMA: WishToken = { kind: "end", text: ",", start: 0, end: 0 };

const isOfColours = (clause: readonly WishToken[]): boolean =>
  clause.every((token) => isOf(token, PAINTED)) &&
  clause.some(({ kind, text }) => kind === "colour" && isPlainColour(text));

/** "Sober appearance"; after a request also "bright". */
const isOfLook = (clause: readonly WishToken[] = [], isAsked: boolean): boolean =>
  clause.length <= LONGEST_LOOK &&
  clause.every((token) => token.kind === "other" || isOf(token, ABOUT) || isOf(token, LOOK) || isOf(token, MANNER)) &&
  (clause.at(-1)?.kind === "manner" || (isAsked && clause.at(-1) !== undefined && isOf(clause.at(-1), LOOK)));
const LONGEST_LOOK = 4;

const isOfNothing = (token: WishToken, at: number, tokens: readonly WishToken[]): boolean =>
  token.kind !== "colour" || at === tokens.length - 1 || isOf(tokens[at + 1], BEHIND);

/**
 * Whether a sentence says which colours the page is to have, whatever else it says: "colours: forest green and the brown
 * of wood", "we've been using a warm orange and an off white and I'd like to keep that".
 */
export function namesPageColours(tokens: readonly WishToken[]): boolean {
  const colours = tokens.filter(({ kind }) => kind === "colour");
  if (colours.length === 0) return false;
  const first = tokens.find((token) => !isOf(token, PASSED_BY));
  if (isOf(first, TONES)) return true;
  if (!asks(tokens)) return false;
  if (tokens.some((token) => isOf(token, WHOLE) || isOf(token, TONES))) return true;
  if (tokens.every(({ kind }) => kind !== "other")) return true;
  return tokens.some(({ kind }) => kind === "it") && tokens.every(isOfNothing);
}
