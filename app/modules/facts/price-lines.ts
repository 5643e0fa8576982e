import { capitalised } from "../language/capitalised";
import { splitLabel } from "./blocks";
import { barePrice, priceTokens, type PriceToken } from "./price-tokens";

export interface PricedItem {
  name: string;
  detail?: string;
  price: string;
}

/** The items of one line, with a label before them ("Workshops: Throwing class - €85") where there is one. */
export interface PricedLine {
  group?: string;
  items: PricedItem[];
}

const SENTENCE_WORD =
  /(?:^|\s)(?:we|you|i|it|they|this|that|have|has|is|are|was|were|be|been|will|would|can|could|save|raised|sold|paid|our|your|my|if|when|because|there|wir|sie|ist|sind|haben|kostet|wenn|unser|unsere|somos|es|son|tenemos|cuesta|nuestro|nuestra)(?=\s|$)/iu;
/** A name that ends so is the beginning of a sentence; a detail that begins so is the rest of one. */
const DANGLING = /(?:^|\s)(?:and|or|und|y|takes?|pays?|over|plus|lasts?|including|of)$|\bpay\s|\bpays\s/iu;
const GOES_ON = /^(?:and|but|und|y|pero|aber)\s(?:we|you|i|it|the|wir|sie|es|die|el|la)\b/iu;
/** Words after a price that say when it holds, and name nothing of their own. */
const CONDITION =
  /^\s+(?:at|in|on|by|per|during|after|before|with|without|mittags|abends|am|im|bei|mit|ohne|pro|por|en|al|con|sin)\s[^,;]*[,;]/iu;
/** What stands around the names and details of a priced line; a line has at most 600 letters. */
// eslint-disable-next-line regexp/no-super-linear-move
const EDGES = /^[\s.,;:…·_|/\-–—*•)]+|[\s.,;:…·_|/\-–—*•(]+$/gu;
const LINKING = /^(?:and|und|y|plus|&|or|oder|o|for|für|para)\s+|(?<!\s)\s+(?:for|für|por|costs?|at|is)$/giu;

/**
 * Reads the priced items of a line ("Haircut - 35€", "Margherita ..... $12", "Cut $35, colour from $80").
 * `listed` says that the line stands in a price list: then bare amounts count and names may be longer.
 */
export function readPricedLine(text: string, listed: boolean): PricedLine | undefined {
  if (text.length > 600 || !/[\d\u0660-\u0669\u06f0-\u06f9]/.test(text)) return undefined;
  const tokens = priceTokens(text);
  const bare = tokens.length === 0 && listed ? barePrice(text) : undefined;
  if (bare) tokens.push(bare);
  if (tokens.length === 0) return undefined;
  const items =
    text.slice(0, tokens[0]!.start).replace(EDGES, "") === "" ? pricesFirst(text, tokens) : namesFirst(text, tokens);
  const sound = items?.every(
    ({ name, detail = "" }) => plausible(name, listed) && !(DANGLING.test(name) || GOES_ON.test(detail)),
  );
  return items && sound ? labelled(items) : undefined;
}

function namesFirst(text: string, tokens: PriceToken[]): PricedItem[] | undefined {
  const rest = text.slice(tokens.at(-1)!.end).replace(EDGES, "");
  if (rest.length > 60 || /[.!?]\s/.test(rest) || (rest.includes(",") && text.slice(0, tokens[0]!.start).includes(",")))
    return undefined;
  if (tokens.slice(1).some(({ start }, index) => CONDITION.test(text.slice(tokens[index]!.end, start))))
    return [onConditions(text, tokens[0]!)];
  return tokens.map((token, index) => {
    const from = index === 0 ? 0 : tokens[index - 1]!.end;
    const item = toItem(text.slice(from, token.start), text.slice(token.start, token.end));
    return index === tokens.length - 1 && rest ? withRest(item, rest) : item;
  });
}

/** The price of one thing for several occasions: "£260 at lunch, £450 in the evening". */
function onConditions(text: string, { start }: PriceToken): PricedItem {
  return toItem(text.slice(0, start), text.slice(start).replace(EDGES, ""));
}

function pricesFirst(text: string, tokens: PriceToken[]): PricedItem[] {
  return tokens.map((token, index) =>
    toItem(text.slice(token.end, tokens[index + 1]?.start), text.slice(token.start, token.end)),
  );
}

function withRest(item: PricedItem, rest: string): PricedItem {
  const detail = rest.replace(/^\((.*)\)?$/, "$1");
  return { ...item, detail: item.detail ? `${item.detail}, ${detail}` : detail };
}

function toItem(rawName: string, rawPrice: string): PricedItem {
  const cleaned = rawName.replace(EDGES, "").replace(LINKING, "").replace(EDGES, "");
  const { name, detail } = splitDetail(balanced(rawName, cleaned));
  return { name: capitalised(name), ...(detail && { detail }), price: rawPrice.trim() };
}

/** Trimming the edges may have cut a closing parenthesis off: "Assessment (60 minutes) - $165". */
function balanced(raw: string, cleaned: string): string {
  return cleaned.includes("(") && !cleaned.includes(")") && raw.includes(")") ? `${cleaned})` : cleaned;
}

function splitDetail(text: string): { name: string; detail?: string } {
  const inner = /^([^()]{2,80}?)\s*\(([^()]{2,120})\)$/u.exec(text);
  if (inner) return { name: inner[1]!.trim(), detail: inner[2]!.trim() };
  const comma = text.indexOf(", ");
  if (comma < 2 || text.slice(0, comma).split(" ").length > 6) return { name: text };
  return { name: text.slice(0, comma), detail: text.slice(comma + 2) };
}

function plausible(name: string, listed: boolean): boolean {
  const words = name.split(/\s+/).length;
  if (
    !/\p{L}{2}/u.test(name) ||
    name.length > 90 ||
    /[.!?]\s+\p{Lu}/u.test(name) ||
    /https?:|@|\w\.\w{2,4}\/|\d{3}[ .-]\d{3}/.test(name)
  )
    return false;
  return listed ? words <= 14 : words <= 8 && !SENTENCE_WORD.test(name);
}

function labelled(items: PricedItem[]): PricedLine {
  const first = items[0]!;
  const label = splitLabel(first.name);
  if (!label || label.rest === "") return { items };
  return { group: label.label, items: [{ ...first, name: capitalised(label.rest) }, ...items.slice(1)] };
}
