import { beginsLate } from "./may-cut";

/** "Ploussard, trousseau, savagnin, a crémant and a vin jaune.": what there is, by the piece. */
const FEWEST_PIECES = 4;
const LONGEST_PIECE = 38;
/** How a sentence begins that only ends in an enumeration. */
const SAYS =
  /^(?:we|i|you|they|it|there|no|not|with|for|in|on|at|from|wir|ich|sie|es|mit|für|in|im|nous|on|je|il|y|avec|pour|dans|wij|ik|met|voor|con|para|por|en|per|com|em|z|na|do|w)(?!\p{L})/iu;

/** "Works with Stripe, …", "Exports to Sage": what is done, and with what. */
const DOES = /^\p{L}+\s(?:with|to|from|for|mit|für|aus|avec|pour|con|per|para|com|met|voor|z|dla)\s\p{Lu}/u;

/** "Perso, Sehtest und Passfoto mitbringen": what somebody needs who comes, and nothing on offer. */
const BRINGS =
  /^(?:please\s|bitte\s|por favor,?\s|per favore\s|a\s)?(?:bring|mitzubringen|traer|traiga\p{L}*|trae[dr]?|apport(?:er|ez)|port(?:are|ate)|trazer|traga\p{L}*|meebrengen|meenemen|breng|neem|przynie\p{L}+|zabrać|أحضر\p{L}*|احضر\p{L}*)(?!\p{L})|(?<!\p{L})(?:mitbringen|mitnehmen|mitzubringen|meebrengen|meenemen|(?:brauchst|brauchen|müssen)\s(?:du|sie|wir)|przynieść|zabrać)\.?$/iu;

/** The pieces of a sentence that is an enumeration and nothing else, in any language. */
export function piecesOf(sentence: string): string[] | undefined {
  if (/[\p{Nd}:;()"“”!?؟]/u.test(sentence) || SAYS.test(sentence) || DOES.test(sentence)) return undefined;
  if (BRINGS.test(sentence)) return undefined;
  const parts = sentence.replace(/\.$/u, "").split(/[,،]\s/u);
  const last = parts.pop() ?? "";
  const [left = "", right] = last.split(/\s(?:and|or|und|oder|y|o|e|et|ou|en|of|i|oraz)\s/u);
  const pieces = [...parts, ...(right && standsAlone(right) ? [left, right] : [last])].map((piece) => piece.trim());
  const isShort = pieces.every((piece) => piece.length >= 2 && piece.length <= LONGEST_PIECE);
  const begins = (pieces[0] ?? "").split(" ").length <= 3;
  const isWhole = isShort && begins && !pieces.some((piece) => beginsLate(piece));
  return pieces.length >= FEWEST_PIECES && isWhole ? pieces : undefined;
}

/** "ab und zu eine Leica", "now and then a Leica": what stands behind the joint is no thing by itself. */
export const standsAlone = (right: string): boolean =>
  !SAYS.test(right) && !/^(?:zu|then|wieder|nach|off|toe)\s/iu.test(right);

/** What stands between the commas of a sentence; one within brackets or quotation marks parts nothing. */
export function commaParts(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if ("(„“«[".includes(letter)) depth += 1;
    else if (")”»]".includes(letter)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && ",;،".includes(letter) && /\s/u.test(text.charAt(at + 1))) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter(Boolean);
}

/** The parts of a list that commas or semicolons part outside of round brackets. */
export const listParts = (text: string): string[] => text.split(/[,;،؛]\s(?![^()]*\))/u).map((part) => part.trim());
