import type { PageLanguage } from "~/lib/languages";

/** What opens, each with what closes it; German sets «so» the other way round, too, and “ ends its „. */
const PAIRS: Record<string, string> = { "(": ")", "[": "]", "„": "“”", "“": "”", "«": "»", "»": "«" };

/** Words that bind two parts of a sentence, in every language, without those that mean something else in another. */
const JOINS =
  "and|or|but|nor|then|because|und|oder|aber|sowie|dann|denn|weil|pero|luego|porque|ou|mais|puis|donc|ma|poi|perché|mas|depois|maar|dan|omdat|lub|ale|oraz|potem|أو|لكن|ثم";
/** What speaks of what comes behind it. */
const LEADS =
  "the|an?|of|by|with|for|during|mostly|only|first|der|das|dem|ein|eine|von|mit|für|zuerst|el|la|los|las|un|una|con|para|primero|le|les|des|une|avec|pour|d['’]abord|il|lo|gli|da|prima|uma|com|primeiro|het|een|voor|eerst|z|dla|najpierw|y|o|e|et|en|i|de|del";
const ENDS_OPEN = new RegExp(`(?:[,،:([„«]|\\s[-–—&+]|(?<![\\p{L}'’])(?:${JOINS}|${LEADS}))$`, "iu");
const BEGINS_LATE = new RegExp(`^(?:[,،.;:)\\]”»]|(?:${JOINS}|y|et)(?![\\p{L}'’]))\\s*`, "iu");
/** Joins that mean something else in another language. */
const OWN_JOINS: Partial<Record<PageLanguage, RegExp>> = {
  es: /^o\s/iu,
  it: /^[eo]\s/iu,
  pt: /^e\s/iu,
  nl: /^(?:en|of)\s/iu,
  pl: /^[ai]\s/iu,
};
/** "12. Mai", "61, 1. Stock", "nr. 3": a point that ends nothing. */
const COUNTS =
  /(?:[,(]|^|(?<!\p{L})(?:im|am|zum|der|die|das|dem))\s?\p{Nd}{1,2}\.$|(?<!\p{L})(?:n[ro]|núm|num|nº|st|str|ca|bzw|approx)\.$/iu;

/** What opens or closes anything; most sentences have none. */
const MARK = /["()[\]„“”«»]/u;

/** Whether brackets and quotation marks of a text close what they open. */
export function isClosed(typed: string): boolean {
  if (!MARK.test(typed)) return true;
  const text = withClosingMarks(typed);
  const open: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (PAIRS[open.at(-1) ?? ""]?.includes(sign)) open.pop();
    else if (sign in PAIRS) open.push(sign);
    else if (sign === ")" && !isSmileOrCount(text.slice(0, at))) return false;
  }
  // A straight mark behind a figure counts inches.
  return open.length === 0 && (text.match(/(?<!\p{Nd})"/gu)?.length ?? 0) % 2 === 0;
}

/** Many close „ by the straight mark of their keyboard. */
export const withClosingMarks = (text: string): string => text.replace(/„([^"“”„]*)"/gu, "„$1”");

/** ":)", "a) kitchens" */
const isSmileOrCount = (before: string) => /(?:[:;]-?|(?:^|\s)[\p{L}\p{Nd}])$/u.test(before);

/**
 * Whether a sentence may be parted here, so that each part can stand by itself: not within brackets or a quotation, not
 * beside a word that binds the parts, not behind the point of a number. The one rule for all who cut.
 */
export const mayCut = (before: string, after: string, language?: PageLanguage): boolean =>
  isClosed(before) && !isOpenEnded(before) && !beginsLate(after.trimStart(), language);

/** Whether a text waits for more: "before, during and", "first for the temple, then". */
export const isOpenEnded = (text: string): boolean => ENDS_OPEN.test(text.trimEnd()) || COUNTS.test(text.trimEnd());

/** Whether a text goes on from another: "and their people", ") in Leeds". */
export const beginsLate = (text: string, language?: PageLanguage): boolean =>
  BEGINS_LATE.test(text) || Boolean(language && OWN_JOINS[language]?.test(text));

/** The last of several, without the word that joins it to them: "or 200 g for £34". */
export const withoutJoin = (text: string, language?: PageLanguage): string => {
  const own = language && OWN_JOINS[language];
  const bare = text.replace(BEGINS_LATE, "");
  return own ? bare.replace(own, "") : bare;
};
