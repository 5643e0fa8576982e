import { clausesOf, isOf, wishTokens, wishVocabulary, type WishKind, type WishToken } from "./wish-tokens";

/** Colours that the owner asks for by the name of the part, each as #rrggbb. */
export interface ColourWishes {
  ground?: string;
  action?: string;
  header?: string;
  footer?: string;
  /** The main colour, of which the design makes its accents. */
  brand?: string;
  /** The colour beside it. */
  second?: string;
  third?: string;
}

/** Which colours of a page a part's name means; of headings, borders and cards we let the design decide. */
const MEANT_BY = new Map<WishKind, (keyof ColourWishes)[]>([
  ["ground", ["ground"]],
  ["buttons", ["action"]],
  ["components", ["action", "brand"]],
  ["brand", ["brand"]],
  ["header", ["header"]],
  ["footer", ["footer"]],
  ["text", []],
]);
/** "No white background", "navy only on phones" say more than a part and its colour. */
const CHANGES: ReadonlySet<WishKind> = new Set(["not", "limit"]);
/** Names that say less than another beside them. */
const WIDE: ReadonlySet<WishKind> = new Set(["ground", "brand"]);
const PARTS: ReadonlySet<WishKind> = new Set(MEANT_BY.keys());

/**
 * Reads "cream background", "buttons in dark red", "use ivory for the background and forest green for components",
 * "Hintergrund in Creme", "fondo azul marino"; of two wishes for one part the last counts. Without a language, words of
 * all nine are known.
 */
export function colourWishesIn(text: string, language = ""): ColourWishes {
  return coloursOf(wishTokens(text, wishVocabulary(language)));
}

/** The colours of parts in a sentence that is read already. */
export function coloursOf(tokens: readonly WishToken[]): ColourWishes {
  const wishes: ColourWishes = {};
  for (const [part, colour] of pairsOf(clausesOfColours(tokens).map(piecesOf))) {
    for (const place of MEANT_BY.get(part) ?? []) wishes[place] = colour;
  }
  return wishes;
}

/** Whether a sentence gives a part of the page its colour; "and a big button" beside colours gives it none. */
export function namesParts(tokens: readonly WishToken[]): boolean {
  const clauses = clausesOfColours(tokens).map(piecesOf);
  const mixes = clauses.some((pieces) => pieces.some(({ part }) => part) && pieces.some(({ colour }) => colour));
  return mixes || pairsOf(clauses).length > 0;
}

/** The clauses, with "dark grey with an orange button" as two: the page's colour, and a part with its own. */
function clausesOfColours(tokens: readonly WishToken[]): WishToken[][] {
  return clausesOf(tokens)
    .filter(isOfNoPage)
    .flatMap((clause) => {
      const at = clause.findIndex(({ kind }) => kind === "joins");
      const [before, behind] = [clause.slice(0, at), clause.slice(at)];
      const isPair = behind.some(({ kind }) => kind === "colour") && behind.some((token) => isOf(token, PARTS));
      const isOfPage = before.some(({ kind }) => kind === "colour") && !before.some((token) => isOf(token, PARTS));
      return at > 0 && isPair && isOfPage && !clause.some((token) => isOf(token, CHANGES))
        ? [before, behind]
        : [clause];
    });
}

/** "Want it fun and yellow, …": the page's own colour, and no part behind it has that; "the button, make it yellow" is of one. */
function isOfNoPage(clause: readonly WishToken[], at: number, all: readonly (readonly WishToken[])[]): boolean {
  const near = [all[at - 1] ?? [], clause].flat();
  const isOfPage = near.some(({ kind }) => kind === "it") && near.some((token) => isOf(token, ASKS));
  const hasPart = all.slice(0, at + 1).some((before) => before.some((token) => isOf(token, PARTS)));
  return hasPart || !isOfPage || !clause.some(({ kind }) => kind === "colour");
}
const ASKS: ReadonlySet<WishKind> = new Set(["want", "likes", "do", "please", "should"]);

/** A colour as #rrggbb. */
export const hexOf = ({ value = 0 }: WishToken): string => `#${value.toString(16).padStart(6, "0")}`;

/** A part or a colour. */
export interface Piece {
  part?: WishKind;
  colour?: string;
}

/** The parts and colours of a clause in their order; nothing where a word changes what they mean. */
export function piecesOf(clause: readonly WishToken[]): Piece[] {
  if (
    clause.some((token, at) => isOf(token, CHANGES) && !isOnly(token, clause[at + 1])) ||
    isAboutPlace(clause) ||
    isShadeOfGround(clause)
  )
    return [];
  const pieces: Piece[] = [];
  for (const [at, token] of clause.entries()) {
    // "Orange #D9480F" is one colour, said twice.
    if (token.text.startsWith("#") && clause[at - 1]?.kind === "colour") pieces.pop();
    if (token.kind === "colour") pieces.push({ colour: hexOf(token) });
    else if (isOf(token, PARTS)) pieces.push({ part: joined(pieces, token.kind as WishKind) });
  }
  return pieces;
}

/** "Red as the only colour" asks for red. */
const isOnly = (token: WishToken, next?: WishToken): boolean => token.kind === "limit" && next?.kind === "tones";

const OWN: ReadonlySet<WishKind> = new Set(["do", "show"]);

const SHADES: ReadonlySet<WishKind> = new Set(["dark", "bright"]);

/** "Dark background, red and orange": how light the ground is has been said, and the colours behind it are not its own. */
const isShadeOfGround = (clause: readonly WishToken[]): boolean =>
  clause.some(({ kind }) => kind === "ground") &&
  clause.some((token) => isOf(token, SHADES)) &&
  !clause.some(({ kind }) => kind === "colour");

/** "And the button well visible", "and give one button": a clause of its own, which no colour beside it is for. */
function isAboutPlace(clause: readonly WishToken[]): boolean {
  if (clause.some(({ kind }) => kind === "colour")) return false;
  const isAsked = isOf(clause[0], OWN) && clause.some(({ kind }) => kind === "buttons" || kind === "site");
  return clause.some(({ kind }) => kind === "seen") || (isAsked && !clause.some(({ kind }) => kind === "it"));
}

/** "Header background", "background of the header": two names of one part; takes the one before from the pieces. */
function joined(pieces: Piece[], part: WishKind): WishKind {
  const before = pieces.at(-1)?.part;
  if (!before || !(before === part || WIDE.has(before) || WIDE.has(part))) return part;
  pieces.pop();
  return WIDE.has(part) ? before : part;
}

type Pair = [part: WishKind, colour: string];

/**
 * A clause with as many parts as colours, one after the other, gives pairs. Parts without a colour take that of the
 * clause beside them ("header and footer in navy"); a colour and a part in clauses of their own belong together.
 */
function pairsOf(clauses: readonly Piece[][]): Pair[] {
  const pairs: Pair[] = [];
  let waiting: Piece[] = [];
  let before: Piece[] = [];
  const saying = clauses.filter((each) => each.length > 0);
  for (const [at, pieces] of saying.entries()) {
    if (isListed(saying, at)) {
      [waiting, before] = [[], []];
      continue;
    }
    const together = isAlternating(pieces) ? pieces : [...waiting, ...pieces];
    if (isAlternating(together)) {
      pairs.push(...pairedOf(together));
      if (together === pieces && pieces[0]?.part) pairs.push(...sharing(waiting, pieces[1]!));
      waiting = [];
    } else if (pieces.every(({ part }) => part) && before.at(-1)?.part && isAlternating(before)) {
      pairs.push(...sharing(pieces, before.at(-2)!));
    } else waiting = pieces.every(({ part }) => part) ? [...waiting, ...pieces] : pieces.length === 1 ? pieces : [];
    before = pieces;
  }
  return pairs;
}

/** "A huge button, black and yellow": colours in a row are those of the page, none of them of the part beside them. */
const isListed = (clauses: readonly Piece[][], at: number): boolean =>
  isColourAlone(clauses[at]) && (isColourAlone(clauses[at - 1]) || isColourAlone(clauses[at + 1]));

const isColourAlone = (pieces?: readonly Piece[]): boolean => pieces?.length === 1 && pieces[0]!.colour !== undefined;

/** Part, colour, part, colour, or the other way round. */
function isAlternating(pieces: readonly Piece[]): boolean {
  return (
    pieces.length > 0 &&
    pieces.length % 2 === 0 &&
    pieces.every(({ part }, index) => (part === undefined) === (pieces[index % 2]!.part === undefined)) &&
    (pieces[0]!.part === undefined) !== (pieces[1]!.part === undefined)
  );
}

function pairedOf(pieces: readonly Piece[]): Pair[] {
  return pieces.flatMap(({ part, colour }, index) => {
    const other = pieces[index + 1];
    if (index % 2 === 1 || !other) return [];
    return [[part ?? other.part!, colour ?? other.colour!] satisfies Pair];
  });
}

const sharing = (parts: readonly Piece[], { colour }: Piece): Pair[] =>
  parts.flatMap(({ part }) => (part && colour ? [[part, colour] satisfies Pair] : []));

/** In their order: where one is refused elsewhere, those behind it move up. */
const BRANDS = ["brand", "second", "third"] as const;

/** Colours without those that another sentence refuses: "Not navy. Every law firm in the street is navy." */
export function withoutRefused(colours: ColourWishes, refused: readonly string[] = []): ColourWishes {
  const isWanted = (colour: string | undefined): colour is string => colour !== undefined && !refused.includes(colour);
  const brands = BRANDS.map((part) => colours[part]).filter(isWanted);
  const others = Object.entries(colours).filter(
    ([part, colour]) => !(BRANDS as readonly string[]).includes(part) && isWanted(colour),
  );
  return {
    ...Object.fromEntries(others),
    ...Object.fromEntries(brands.map((colour, at) => [BRANDS[at]!, colour])),
  };
}
