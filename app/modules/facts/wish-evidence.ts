import { clausesOf, isOf, type WishKind, type WishToken } from "./wish-tokens";

const kinds = (...list: WishKind[]): ReadonlySet<WishKind> => new Set(list);

/** What a clause may say that only somebody who orders a website says. */
type Evidence = "page" | "asks" | "paint" | "palette" | "refuses" | "large" | "prominent" | "whole" | WishKind;

/** Any of these may be said of a coat, a room or a van as well, so that a wish needs one of the others, too. */
const WEAK: ReadonlySet<Evidence> = new Set(["buttons", "components", "tones", "whole", "paint", "writing", "text"]);

const PARTS = kinds("ground", "header", "footer", "brand", "buttons", "components", "tones", "writing", "text");
const ASKS = kinds("please", "want", "likes", "can");
const ORDERS = kinds("do", "show");
const ONLY_ON_PAGES = kinds("never", "motion", "extra");

/**
 * Whether two clauses or words of a sentence speak of a website: "charcoal header, mustard accents", "bright yellow
 * buttons please", "colour teal, no pop-ups". Then the other clauses do, too, whatever their words: owners do not go over
 * to their business without a subject.
 */
export function isWishByEvidence(tokens: readonly WishToken[]): boolean {
  const others = tokens.filter(({ kind }) => kind === "other").length;
  if (others * 3 > tokens.length || tokens.some(({ kind, text }) => kind === "visitor" || /\d/.test(text)))
    return false;
  if (isOrder(tokens)) return true;
  const found = evidenceIn(tokens);
  return found.size > 1 && [...found].some((each) => !WEAK.has(each));
}

/** "Make the large plan stand out", "don't use the word “cheap”", "big number at the top of the page". */
function isOrder(tokens: readonly WishToken[]): boolean {
  const said = tokens.filter(({ kind }) => kind !== "light" && kind !== "joint" && kind !== "end");
  const at = (kind: WishKind) => said.findIndex((token) => token.kind === kind);
  const wording = at("wording");
  const isWording = wording > 0 && wording < 3 && said[0]!.kind === "not";
  const place = at("place");
  const isPlaced = place > 0 && isOf(said[place + 1], kinds("page", "site")) && isOf(said[place - 1], kinds("section"));
  const isSeen =
    (said[0]?.kind === "do" && said.at(-1)!.kind === "seen" && tokens[1]?.kind === "light") ||
    (isOf(said[0], kinds("want")) && at("seen") > 0 && at("buttons") > 0);
  const isPainted = isOf(said[0], kinds("please")) && isOf(said[1], kinds("colour"));
  const isLargest =
    isOf(said[0], kinds("section", "do", "show", "please", "want")) &&
    at("section") >= 0 &&
    said.some(({ kind, text }) => kind === "large" && AS_POSSIBLE.test(text));
  return isWording || isPlaced || isSeen || isPainted || isLargest;
}

/** "Photos big as possible" */
const AS_POSSIBLE = /possi|posible|possív|möglich|mogelijk|najwięk|يمكن/u;

/** Whether a part of a sentence says anything that only somebody who orders a website says. */
export const hasEvidence = (tokens: readonly WishToken[]): boolean =>
  [...evidenceIn(tokens)].some((each) => !WEAK.has(each));

function evidenceIn(tokens: readonly WishToken[]): Set<Evidence> {
  const whole = clausesOf(tokens)
    .map(withoutComparison)
    .filter((clause) => clause.length > 0 && clause.every(({ kind }) => kind !== "other"));
  const first = tokens.find(({ kind }) => kind !== "light" && kind !== "joins");
  return new Set(whole.flatMap((clause) => evidenceOf(clause, first)));
}

/** "Cream background like the rind"; "Delft blue" is a blue. */
function withoutComparison(clause: readonly WishToken[]): readonly WishToken[] {
  const like = clause.findIndex(({ text }, at) => at > 0 && LIKE.has(text));
  const said = like > 0 ? clause.slice(0, like) : clause;
  return said.filter(({ kind }, at) => kind !== "other" || said[at + 1]?.kind !== "colour");
}

const LIKE = new Set("like|as in|wie|como|comme|come|zoals|als|jak|مثل".split("|"));

function evidenceOf(clause: readonly WishToken[], first: WishToken | undefined): Evidence[] {
  const says = (...list: WishKind[]) => clause.some((token) => isOf(token, kinds(...list)));
  const isColoured = says("colour");
  const about: (Evidence | false)[] = [
    says("site", "page") && "page",
    clause.some((token) => isOf(token, ONLY_ON_PAGES)) && says("not") && "refuses",
    says("large") && says("writing") && "large",
    says("place", "seen") && says("section", "buttons") && "prominent",
    isColoured && (says("it") || clause.some(({ text }) => EVERYWHERE.has(text))) && "whole",
  ];
  const isPaint = isColoured && clause.every((token) => isOf(token, kinds("colour", "light", "joint", "please")));
  if (isPaint) about.push("paint");
  const isOfTones = !isColoured && says("tones") && says("look", "bright", "dark", "warm");
  if (isOfTones) about.push("palette");
  const parts = isColoured ? clause.flatMap(({ kind }) => (PARTS.has(kind as WishKind) ? [kind as WishKind] : [])) : [];
  const found = [...about.filter((each) => each !== false), ...parts];
  const asks = clause.some((token) => isOf(token, ASKS)) || (isOf(first, ORDERS) && clause.includes(first!));
  return found.length > 0 && asks ? [...found, "asks"] : found;
}

const EVERYWHERE = new Set(
  "everywhere|throughout|all over|überall|por todas partes|en todas partes|partout|dappertutto|ovunque|dovunque|em todo o lado|por todo o lado|overal|wszędzie|في كل مكان".split(
    "|",
  ),
);
