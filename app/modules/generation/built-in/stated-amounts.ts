import type { PageLanguage } from "~/lib/languages";
import type { OwnerFacts } from "../../facts/read-facts";
import { mentionsMoney } from "../../facts/prices/mentions-money";
import { moneyTokens } from "../../facts/prices/money";
import type { PriceKind } from "../../facts/prices/price-kinds";
import { priceVocabulary } from "../../facts/prices/price-vocabulary";
import { tokenize } from "../../facts/reading/tokenize";
import type { SectionOf } from "../../site/site-plan";

/** Sentences with one amount each, to be set as figures, and what they became. */
export interface StatedAmounts {
  items: SectionOf<"figures">["items"];
  sentences: ReadonlySet<string>;
}

const MOST = 4;
const LONGEST = 130;
const NUMBERS: ReadonlySet<PriceKind | "other"> = new Set(["money", "condition", "percent"]);
/** "£12 to £25" has two. */
const ONE_NUMBER = /^\D*\d+(?:[.,'’]\d+|\s\d{3})*\D*$/u;
/** "a night", "per hour": what does not belong to the amount any more. */
const UNIT_BEGINS: ReadonlySet<PriceKind | "other"> = new Set(["per", "article", "preposition", "measure"]);

/**
 * How a sentence begins that leans on the one before it; null where a verb may do without its subject, so that no
 * sentence but the first of a paragraph is sure to stand alone.
 */
const LEANS: Record<PageLanguage, string | null> = {
  en: "it|its|they|their|that|this|these|those|he|she|his|her|there|then|after|also|and|but|so|or|both|otherwise|which|one|yes|no",
  de: "er|sie|es|ihr|ihre|das|dies|diese|dieser|dieses|dazu|dafür|davon|danach|dann|außerdem|auch|und|aber|oder|beide|sonst|ja|nein",
  nl: "het|hij|zij|ze|dat|dit|deze|die|daarna|daarvoor|dan|ook|en|maar|of|beide|anders|ja|nee",
  fr: "il|elle|ils|elles|ce|c|cela|ça|ces|cette|puis|ensuite|aussi|et|mais|ou|on|sinon|y|oui|non",
  es: null,
  it: null,
  pt: null,
  pl: null,
  ar: null,
};

/**
 * The sentences of the running text that say one amount and no other number. Each is told whole: the amount large,
 * the sentence or what is left of it beside that. The first sentence stays the headline's, and what stands in the
 * list of prices is not said again.
 */
export function statedAmounts({ prose, prices }: OwnerFacts, language: PageLanguage): StatedAmounts {
  const listed = prices.groups.flatMap(({ items }) => items.map(({ price }) => price)).join("\n");
  const candidates = prose.paragraphs.flatMap((sentences, at) =>
    sentences.filter(
      (text, index) =>
        at + index > 0 && !isBelowName(prose.paragraphs[at - 1], index) && standsAlone(text, index, language),
    ),
  );
  const found = candidates.flatMap((text) => {
    const item = figureIn(text, language);
    return item && !listed.includes(item.value) ? [{ text, item }] : [];
  });
  const shown = found.slice(0, MOST);
  return { items: shown.map(({ item }) => item), sentences: new Set(shown.map(({ text }) => text)) };
}

/** Below a line that is no sentence, such as the name of what it tells about. */
function isBelowName(above: readonly string[] | undefined, index: number): boolean {
  const last = above?.at(-1);
  return index === 0 && last !== undefined && !/[.!?…؟]/u.test(last.slice(-2));
}

/** Whether a sentence leans on none before it; `index` is its place in its paragraph. */
export function standsAlone(text: string, index: number, language: PageLanguage): boolean {
  const leans = LEANS[language];
  if (leans === null) return index === 0;
  return !new RegExp(`^(?:${leans})(?!\\p{L})`, "iu").test(text);
}

function figureIn(text: string, language: PageLanguage): StatedAmounts["items"][number] | undefined {
  if (text.length > LONGEST || !mentionsMoney(text)) return undefined;
  const tokens = moneyTokens(text, language);
  const [money, ...others] = tokens.filter(({ kind, text: said }) => NUMBERS.has(kind) || /\d/.test(said));
  if (!money || money.kind !== "money" || others.length > 0 || !ONE_NUMBER.test(money.text)) return undefined;
  const [value, unit] = valueAndUnit(text.slice(money.start, money.end), language);
  const [before, behind] = [text.slice(0, money.start), text.slice(money.end)].map(bare);
  // "$32/hour, no minimum": what is left stands by itself. Else the sentence is told whole.
  const isLeft = !before && /^(?:\s*[,;:.–—-]|\s*$)/u.test(text.slice(money.end));
  const label = isLeft ? [unit, behind].filter(Boolean).join(", ") : bare(text);
  return label ? { value, label } : undefined;
}

/** "£160 a night": the amount, and what it is for. */
function valueAndUnit(amount: string, language: PageLanguage): [value: string, unit: string] {
  const digits = /^\D*\d+(?:[.,'’]\d+|\s\d{3})*(?:[.,][-–—])?/u.exec(amount)?.[0] ?? amount;
  const [next = "", ...rest] = amount.slice(digits.length).trim().split(/\s+/u);
  if (amount.charAt(digits.length) === "/") return [amount, ""];
  const [after] = tokenize(next, priceVocabulary(language));
  const isUnit = after && UNIT_BEGINS.has(after.kind);
  return isUnit || !next ? [digits, [next, ...rest].join(" ").trim()] : [`${digits} ${next}`, rest.join(" ")];
}

const bare = (text: string) => text.replace(/^[\s,;:.–—-]+/u, "").replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, "");
