import { rememberedTexts } from "~/lib/remembered";
import { cover, type Rule } from "../reading/coverage";
import { tokenize, type Token } from "../reading/tokenize";
import { beginsWithDepends } from "./depends-on";
import { THOUSANDS } from "./number-words";
import type { PriceKind } from "./price-kinds";
import { priceVocabulary } from "./price-vocabulary";

type Tokens = readonly Token<PriceKind>[];

/** In sentences and their parts: about as many as a text has. */
const MOST_TEXTS = 500;

/** The tokens of a text, with each amount of money one token, "from" and its units included. */
export const moneyTokens = rememberedTexts(
  (text, language): Token<PriceKind>[] => foldMoney(tokensOf(text, language), text),
  MOST_TEXTS,
);

/** The same where numbers are amounts, too, that end what they stand in as an amount does: "trousers £12, with lining 16". */
export function likelyMoneyTokens(text: string, language: string): Token<PriceKind>[] {
  const tokens = tokensOf(text, language);
  return foldMoney(tokens, text, (at) => moneyEnd(tokens, at) ?? likelyEnd(tokens, at, text));
}

const tokensOf = (text: string, language: string) =>
  withSpans(withThousands(tokenize(text, priceVocabulary(language)).map(signInPlace), text), text);

/** A dash within a word is none: "four-generation". A slash between two things is no "per". */
function signInPlace(token: Token<PriceKind>, at: number, tokens: Tokens): Token<PriceKind> {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  // "Gas R32, £80": whoever names pounds has no rand.
  if (token.text === "r" && tokens.some(({ kind, text }) => kind === "currency" && text !== "r"))
    return { ...token, kind: "other" };
  // "A dollar sixty a pound, the limit is sixty five pounds": whoever names dollars weighs in pounds.
  if (POUNDS.test(token.text) && tokens.some(({ text }) => DOLLARS.test(text))) return { ...token, kind: "measure" };
  if (token.text === "/" && before && next && before.end < token.start && token.end < next.start)
    return is(next, "number") && is(tokens[at + 2], "measure") ? token : { ...token, kind: "bar" };
  // "Children to 14 y. £3"
  const isShortened = token.text === "." && before?.end === token.start && /^\p{L}$/u.test(before.text);
  if (isShortened && is(next, "number", "currency")) return { ...token, kind: "other" };
  // "BS1 4RS": the end of a postcode is no rupees.
  if (token.text === "rs" && before?.end === token.start && /^\d$/.test(before.text))
    return { ...token, kind: "other" };
  // "10er-Karte", "0,5 l"
  if (is(token, "speech") && is(before, "number") && before!.end === token.start) return { ...token, kind: "other" };
  if (is(token, "size") && is(before, "number") && /^[lm]$/.test(token.text)) return { ...token, kind: "measure" };
  // "e-bike" in a language where "e" is "and".
  if (/^\p{L}$/u.test(token.text) && is(next, "other", "dash") && next!.text === "-" && next!.start === token.end)
    return { ...token, kind: "other" };
  const isSecondHalf = is(before, "dash") && before!.end === token.start && tokens[at - 2]?.end === before!.start;
  if (isSecondHalf && is(token, "preposition", "and", "for", "to")) return { ...token, kind: "other" };
  const isWithin = before?.end === token.start && next?.start === token.end && /[\p{L}\d]$/u.test(before.text);
  return is(token, "dash") && isWithin && /^\p{L}/u.test(next.text) ? { ...token, kind: "other" } : token;
}

const POUNDS = /^(?:a )?pounds?$/u;
const DOLLARS = /^(?:(?:a )?(?:dollars?|bucks?)|\$)$/u;

/** "6-12 years", "6 a 7 kg" are one number of them. */
function withSpans(tokens: Tokens, text: string): Token<PriceKind>[] {
  const isSpan = (at: number) =>
    is(tokens[at], "number") && isTo(tokens[at + 1]) && is(tokens[at + 2], "number") && is(tokens[at + 3], "measure");
  return tokens.flatMap((token, at) => {
    if (isSpan(at)) return [joined(token, tokens[at + 2]!, text)];
    return isSpan(at - 1) || isSpan(at - 2) ? [] : [token];
  });
}

/** "140 mil", "18 ألف": figures and a thousand are one number. */
function withThousands(tokens: Tokens, text: string): Token<PriceKind>[] {
  const isOne = (at: number) =>
    is(tokens[at], "number") && /^\d{1,3}$/.test(tokens[at]!.text) && THOUSAND.test(tokens[at + 1]?.text ?? "");
  return tokens.flatMap((token, at) => {
    if (isOne(at)) return [joined(token, tokens[at + 1]!, text)];
    return isOne(at - 1) ? [] : [token];
  });
}
const THOUSAND = new RegExp(`^(?:${THOUSANDS})$`, "u");

const joined = (first: Token<PriceKind>, last: Token<PriceKind>, text: string): Token<PriceKind> => ({
  ...first,
  text: text.slice(first.start, last.end),
  end: last.end,
});

/** Puts one token in the place of those of each amount, and of each amount that is only a condition ("over £20"). */
function foldMoney(
  tokens: Tokens,
  text: string,
  endOf = (at: number): number | undefined => moneyEnd(tokens, at),
): Token<PriceKind>[] {
  const { readings } = cover(tokens, moneyRule(endOf), NOTHING);
  const folded: Token<PriceKind>[] = [];
  let from = 0;
  for (const { value, at, next } of readings) {
    folded.push(...tokens.slice(from, at), fold(tokens, at, next, value, text));
    from = next;
  }
  return [...folded, ...tokens.slice(from)];
}

const NOTHING = { light: new Set<PriceKind>(), separators: new Set<PriceKind>(), own: new Set<PriceKind>() };

function fold(tokens: Tokens, at: number, next: number, kind: PriceKind, text: string): Token<PriceKind> {
  const [start, end] = [tokens[at]!.start, tokens[next - 1]!.end];
  const isFree = tokens.slice(at, next).some((token) => is(token, "free"));
  return { kind, text: text.slice(start, end), start, end, ...(isFree && { value: 0 }) };
}

const moneyRule =
  (endOf: (at: number) => number | undefined): Rule<PriceKind, PriceKind> =>
  (tokens, at) => {
    const limited =
      (is(tokens[at], "limit", "withTax") && !is(tokens[at + 1], "free")) ||
      (is(tokens[at], "from") && is(tokens[at - 1], "free"));
    const next = endOf(limited ? at + 1 : at);
    // "From £40 free".
    const isLimit =
      next !== undefined && is(tokens[at], "from") && is(tokens[next], "free") && isFreeOfCharge(tokens, next);
    // "€1.50 on top": of the price of something else.
    const isOnTop = next !== undefined && is(tokens[next - 1], "onTop");
    const isPrice =
      next !== undefined &&
      !isLimit &&
      !isOnTop &&
      (!limited || isExtra(tokens, at, next)) &&
      !changesAnother(tokens, next);
    return next === undefined ? undefined : { value: isPrice ? "money" : "condition", next };
  };

/** "Extra cheese +€2": what comes on top is the price of a thing that it names; not "(long hair + €6)". */
const isExtra = (tokens: Tokens, at: number, next: number): boolean =>
  tokens[at]!.text === "+" &&
  is(tokens[at - 1], "other", "day", "time", "measure", "aside", "size", "period") &&
  (tokens[next] === undefined || is(tokens[next], "comma", "semicolon", "stop", "bar"));

/** "Trucks are $10 more" is no price of trucks. */
const changesAnother = (tokens: Tokens, at: number): boolean =>
  is(tokens[at], "change") && !is(tokens[at + 1], "other", "measure");

/** Where an amount ends that begins at a token: "from £900 to £1,500 per week plus VAT". */
function moneyEnd(tokens: Tokens, at: number): number | undefined {
  let start = at;
  while (is(tokens[start], "from", "only", "between")) start++;
  if (beginsRange(tokens, start)) start++;
  const between = is(tokens[start - 1], "between") ? betweenEnd(tokens, start) : undefined;
  let next = between ?? coreEnd(tokens, start);
  if (next === undefined) return undefined;
  for (let further = rangeEnd(tokens, next, start > at); further !== undefined; ) {
    next = further;
    further = rangeEnd(tokens, next, false);
  }
  return unitsEnd(tokens, next);
}

/** "burner 60,", "tagliatelle 16 al chilo,", "boards are two hundred to three fifty": a number behind a name, alone in the rest of its clause. */
function likelyEnd(tokens: Tokens, at: number, text: string): number | undefined {
  let start = at;
  while (is(tokens[start], "from", "only", "between")) start++;
  if (/^(?:de|da|von|van)$/u.test(tokens[start]?.text ?? "") && isTo(tokens[start + 2])) start++;
  const before = tokens[at - 1];
  const isLinked = is(before, "linking", "only");
  if (!isLinked && !is(before, "other", "size", "who", "measure")) return undefined;
  if (!/^\p{L}{2}/u.test(before!.text) || !is(tokens[start], "number")) return undefined;
  let end = numberEnd(tokens, start, isLinked || start > at);
  if (end !== undefined && (isTo(tokens[end]) || (start > at && is(tokens[end], "and"))))
    end = numberEnd(tokens, end + 1, true);
  if (end === undefined) return undefined;
  const next = unitsEnd(tokens, end);
  const follows = is(tokens[next], "withTax") && !is(tokens[next + 1], "number", "currency");
  const depends = end > start + 1 && beginsWithDepends(text.slice(tokens[next - 1]!.end));
  return tokens[next] === undefined || follows || depends || is(tokens[next], ...ENDS_CLAUSE) ? next : undefined;
}

const ENDS_CLAUSE: PriceKind[] = ["comma", "semicolon", "and", "stop", "bar", "aside"];

/** A number in digits, or in words where something says that it is an amount. */
function numberEnd(tokens: Tokens, at: number, isTold: boolean): number | undefined {
  if (!is(tokens[at], "number")) return undefined;
  if (!isWrittenOut(tokens[at])) return at + 1;
  let end = at + 1;
  while (isWrittenOut(tokens[end]) || (is(tokens[end], "and", "dash") && isWrittenOut(tokens[end + 1]))) end++;
  return isTold ? end : undefined;
}

/** "Between 120 and 450 €", "entre quatorze et dix-huit euros": money is named once, behind both. */
function betweenEnd(tokens: Tokens, at: number): number | undefined {
  const joins = is(tokens[at + 1], "and", "at") || isTo(tokens[at + 1]);
  return is(tokens[at], "number") && joins && is(tokens[at + 2], "number") ? coreEnd(tokens, at + 2) : undefined;
}

/** "De 20 € a 30 €", "von 20 bis 30 €": in other places the word is "of". */
function beginsRange(tokens: Tokens, at: number): boolean {
  const end = /^(?:de|von)$/.test(tokens[at]?.text ?? "") ? coreEnd(tokens, at + 1) : undefined;
  const isWhole = end !== undefined && tokens.slice(at + 1, end).some((token) => isTo(token));
  return end !== undefined && (isWhole || rangeEnd(tokens, end, false) !== undefined);
}

function rangeEnd(tokens: Tokens, at: number, between: boolean): number | undefined {
  const joins = isTo(tokens[at]) || is(tokens[at], "per", "bar") || (between && is(tokens[at], "and"));
  const slash = !is(tokens[at], "per", "bar") || tokens[at]?.text === "/";
  return joins && slash ? coreEnd(tokens, at + 1) : undefined;
}

/** "a" is an article in Portuguese, and "to". */
const isTo = (token: Token<PriceKind> | undefined): boolean => is(token, "to", "dash", "at") || token?.text === "a";

/** "£5", "5 pounds", "five pounds", "a tenner", and the first half of "5 to 10 €" or of "€5-10". */
function coreEnd(tokens: Tokens, at: number): number | undefined {
  const first = tokens[at];
  // "A dollar sixty"
  if (is(first, "amount")) return /^a /u.test(first!.text) && areHundredths(tokens[at + 1]) ? at + 2 : at + 1;
  if (is(first, "free")) return isFreeOfCharge(tokens, at) ? at + 1 : undefined;
  // "One dinar" is "dinar one" in Arabic, or "dinar" alone.
  if (is(first, "unitOfMoney") && isWrittenOut(tokens[at + 1])) return at + 2;
  if (is(first, "unitOfMoney") && ARABIC.test(first!.text)) return arabicUnitEnd(tokens, at);
  const leads = is(first, "currency") || (SHORT_BEFORE.has(first?.text ?? "") && isNoHour(tokens, at + 1));
  if (leads && is(tokens[at + 1], "number")) return rangeOfNumbers(tokens, at + 2, false);
  if (!is(first, "number")) return undefined;
  let end = at + 1;
  if (/\d/.test(first!.text)) return hundredthsEnd(tokens, rangeOfNumbers(tokens, end, !saysItIsMoney(tokens, at)));
  while (isWrittenOut(tokens[end]) || (is(tokens[end], "and", "dash") && isWrittenOut(tokens[end + 1]))) end++;
  if (!is(tokens[end], "unitOfMoney")) return undefined;
  if (is(tokens[end + 1], "unitOfMoney")) return end + 2; // "Cinq cents francs"
  // "Eight pounds fifty"
  return isWrittenOut(tokens[end + 1]) && !is(tokens[end + 2], "other", "measure", "unitOfMoney", "number")
    ? end + 2
    : end + 1;
}

/** "A pound two for three" are no two pence. */
const areHundredths = (token: Token<PriceKind> | undefined): boolean =>
  isWrittenOut(token) && !/^(?:one|two|three|four|five|six|seven|eight|nine)$/u.test(token!.text);

/** "3 euro 50", "2 euro e 50": with the hundredths behind the unit; "3 euros 12 oysters" has none. */
function hundredthsEnd(tokens: Tokens, end: number | undefined): number | undefined {
  if (end === undefined || !is(tokens[end - 1], "unitOfMoney")) return end;
  const at = is(tokens[end], "and") ? end + 1 : end;
  const goesOn = is(tokens[at + 1], "other", "measure", "unitOfMoney", "currency", "number", "percent", "time");
  return /^\d\d$/.test(tokens[at]?.text ?? "") && !goesOn ? at + 1 : end;
}

const ARABIC = /[\u0621-\u064a]{3}/;
const HALF = /^و?(?:نصف?|ربع)$/;

/** "Dinar", "two dinars" as one word, "dinar and a half"; not "dinar and 75 piasters", nor the unit of a number before it. */
function arabicUnitEnd(tokens: Tokens, at: number): number | undefined {
  if (at === 0 || is(tokens[at - 1], "number", "from", "to", "and", "dash", "unitOfMoney")) return undefined;
  const half = is(tokens[at + 1], "and") ? at + 2 : at + 1;
  if (HALF.test(tokens[half]?.text ?? "")) return half + 1;
  const goesOn = tokens[at + 1]?.text === "و" || is(tokens[at + 1], "and", "number", "other");
  return goesOn ? undefined : at + 1;
}

/** "Fr. 95.–", "Fr. 2.45", "Fr. 350", but "Fr. 9-12" is a Friday. */
const SHORT_BEFORE = new Set(["fr.", "sfr.", "kr."]);
const isNoHour = (tokens: Tokens, at: number): boolean =>
  isRound(tokens[at]) ||
  hasCents(tokens[at]) ||
  (is(tokens[at], "number") && (is(tokens[at + 1], "per") || /^(?:2[5-9]|[3-9]\d|\d{3,})/.test(tokens[at]!.text)));
const isRound = (token: Token<PriceKind> | undefined): boolean => /[.,][-–—]$/u.test(token?.text ?? "");

/** "49,-" and "11,50 el kilo" need no currency. */
const saysItIsMoney = (tokens: Tokens, at: number): boolean =>
  isRound(tokens[at]) || (hasCents(tokens[at]) && isUnit(tokens, at + 1));

/** "11,50", but not "11.30", which may be a time. */
export const hasCents = (token: Token<PriceKind> | undefined): boolean =>
  is(token, "number") && /^\d{1,4}[.,]\d{2}$/.test(token!.text) && !LIKE_A_TIME.test(token!.text);
const LIKE_A_TIME = /^(?:1?\d|2[0-4])[.,](?:00|15|30|45)$/;

/** "a yard", "la unidad", "/kg", but not "daily". */
function isUnit(tokens: Tokens, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return is(token, "period") ? /[ /.]/.test(token!.text) : is(token, "per", "article") && isWord(next);
}

const isWrittenOut = (token: Token<PriceKind> | undefined): boolean => is(token, "number") && !/\d/.test(token!.text);

/** "Entry free", "free over £20", but not "free coffee" or "salt-free". */
function isFreeOfCharge(tokens: Tokens, at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const glued = is(before, "dash") && before!.end === tokens[at]!.start;
  return !glued && (next === undefined || is(next, ...AFTER_FREE));
}

const AFTER_FREE: PriceKind[] = [
  ...(["comma", "semicolon", "colon", "bar", "dash", "open", "close", "stop", "and", "aside"] as const),
  ...(["for", "at", "to", "from", "preposition", "limit", "period", "speech", "when"] as const),
];

function rangeOfNumbers(tokens: Tokens, at: number, needsCurrency: boolean): number | undefined {
  const ranges = isTo(tokens[at]) && is(tokens[at + 1], "number") && !is(tokens[at + 2], "measure");
  const end = ranges ? at + 2 : at;
  // "Aged 6 to 12 fr. 17"
  if (ranges && SHORT_BEFORE.has(tokens[end]?.text ?? "") && is(tokens[end + 1], "number")) return undefined;
  if (is(tokens[end], "unitOfMoney") || (is(tokens[end], "currency") && !is(tokens[end + 1], "number"))) return end + 1;
  if (is(tokens[end], "currency") && isNearer(tokens, end)) return end + 1;
  return needsCurrency ? undefined : end;
}

const touches = (tokens: Tokens, at: number): boolean => tokens[at]!.start === tokens[at - 1]!.end;

/** "9€ 12", "8 €      14 €": a sign belongs to the number before it where that is nearer than the one behind it. */
const isNearer = (tokens: Tokens, at: number): boolean =>
  tokens[at]!.start - tokens[at - 1]!.end < (tokens[at + 1]?.start ?? Infinity) - tokens[at]!.end;

/** Units behind an amount: "a person", "/mo", "monthly", "plus VAT", "per 100 g". */
function unitsEnd(tokens: Tokens, at: number): number {
  let end = at;
  for (let next = unitEnd(tokens, end); next !== undefined; next = unitEnd(tokens, end)) end = next;
  return end;
}

function unitEnd(tokens: Tokens, at: number): number | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  // "£60 flat", but "£60 Flat repair".
  if (is(token, "period", "onTop", "tax")) return is(next, "other") ? undefined : at + 1;
  if (is(token, "withTax") && is(next, "tax")) return at + 2;
  if (is(token, "per") && is(next, "size") && is(tokens[at + 2], "measure")) return at + 3;
  if (is(token, "per", "at") && isWord(next)) return raised(tokens, at + (isSecondUnit(tokens, at + 2) ? 4 : 2));
  if (is(token, "article") && isWord(next)) return isUnitAlone(tokens, at + 1) ? at + 2 : undefined;
  if (!is(token, "per", "at")) return undefined;
  if (is(next, "number") && isWord(tokens[at + 2])) return at + 3;
  return is(next, "article") && isWord(tokens[at + 2]) ? at + 3 : undefined;
}

/** "Per cm³", "per m2" */
const raised = (tokens: Tokens, at: number): number =>
  /^[²³23]$/u.test(tokens[at]?.text ?? "") && touches(tokens, at) ? at + 1 : at;

/** "€95 per hour and person" */
const isSecondUnit = (tokens: Tokens, at: number): boolean =>
  is(tokens[at], "and") &&
  (is(tokens[at + 1], "measure", "who") || /^pers/.test(tokens[at + 1]?.text ?? "")) &&
  !is(tokens[at + 2], "money", "number", "currency", "from", "other", "linking");

/** "20 euros la hora", but not "20 euros la manicura completa 30": the name of the next thing. */
const isUnitAlone = (tokens: Tokens, at: number): boolean =>
  is(tokens[at], "measure", "day") || !is(tokens[at + 1], "other", "linking", "number", "currency", "size", "measure");

/** A word that is no part of the grammar: "person", "night", "let". */
const isWord = (token: Token<PriceKind> | undefined): boolean =>
  is(token, "other", "measure", "size", "who", "day") && /\p{L}/u.test(token!.text);

/** Says whether there is a token and it is of one of the kinds. */
export function is(token: Token<PriceKind> | undefined, ...kinds: (PriceKind | "other")[]): boolean {
  return token !== undefined && kinds.includes(token.kind);
}
