import type { PageLanguage } from "~/lib/languages";
import { capitalised } from "../../language/capitalised";
import { streetAtEnd } from "../../facts/address-streets";
import { beginsLate, isClosed, isOpenEnded, mayCut, withoutJoin } from "../../language/may-cut";

/** Where a long sentence may be cut so that both parts can stand: the first as a title, the second below it. */
const CLAUSES = [
  /(?:;|:|\s[-–—])\s+/u,
  /,\s+(?:and|so|but|where|which means|und|wo|y|donde|pero)\s+(?=(?:we|you|they|i|every|each|all|wir|sie|alle|todo|cada)\b)/iu,
  /,\s+(?=(?:since|first|seit|zuerst|erst|desde|primero|d['’]abord|prima|primeiro|eerst|najpierw)\s)/iu,
  /,\s+(?=(?:Dr|Dipl|Prof|Mag|Dott|Ing|Engr|Arch|Avv|Mrs?|Ms)\.)/u,
  /,\s+(?=(?:i['’]m|i am|we are|ich bin|wir sind|soy|somos|je suis|nous sommes|sono|siamo|sou|ik ben|jestem)\s)/iu,
  /,\s+(?=(?:we|i|you|every|each|wir|ich|nous|on|je|wij|ik)\s)/iu,
  /,\s+(?=(?:da|dann|dort|hier|dan|daar)\s\p{L}+\s(?:wir|ich|sie|we|wij|ik)(?!\p{L}))/iu,
  /(?<!\s)\s+and\s+(?=the\s\p{L}+\s(?:comes?|goe?s?|is|are|has|have)\s)/iu,
  /,\s+(?=(?:(?!during|including|something|anything|everything|nothing|morning|evening)\p{L}+(?:ed|ing|own)|\p{L}+[ai]d[oa]s?|gegründet|geführt|made|built|run|led|with|without|from|for|in|on|at|near|by|just|always|close|anywhere|mit|ohne|für|im|am|con|sin|para|en)\s)/iu,
  /(?<!\s)\s+(?:where|wo|donde)\s+(?=(?:you|we|sie|wir|usted)\b)/iu,
  /(?<!\s)\s+(?=(?:while|because|weil)\s)/iu,
];
/** Only where the sentence is too long to stand whole. */
const LATE_CLAUSES = [
  /(?<!\s)\s+(?=(?:after|before|when)\s)/iu,
  /(?<!\s)\s+(?=(?:with|without|mit|ohne|con|sin)\s)/iu,
  /(?<!\s|\b(?:good|looks?|lives?|works?|based|open|is|are|up|out|known|made|ready|drives?|comes?|goes|\p{Ll}{2,}ing))\s+(?=(?:for|from|between|near|across|für|zwischen|para|entre)\s)/iu,
  /(?<!\s|\b(?:good|looks?|lives?|works?|based|open|is|are|up|out|known|made|ready|drives?|comes?|goes))\s+(?=(?:in|at|on|along|auf|bei|an der|en)\s)/iu,
];

/** Letters of a headline: the least, those that fit well, those of one cut in two, of a whole one, of one that cannot be cut. */
export const MIN = 12;
const BEST = 72;
export const MAX = 96;
const FITS = 100;
export const WHOLE = 112;
export const MAX_LEAD = 240;

/** Title and rest say the whole sentence. */
export interface Cut {
  title: string;
  rest?: string;
  /** It stands only because it had to be cut somewhere. */
  isHard?: boolean;
}

/** "in Bristol who treat women": the clause still speaks of what stands before the cut. */
const CLINGS = /^(?:\p{L}+\s){2,3}(?:who|that|which)\s/u;

/** The last place at which each kind of clause lets the title fit; the better kinds first. */
function atClause(body: string, clauses: readonly RegExp[], language: PageLanguage): Cut | undefined {
  for (const pattern of clauses) {
    const matches = [...body.slice(0, MAX + 12).matchAll(new RegExp(pattern, "giu"))];
    const match = matches.findLast(
      ({ index, 0: between }) =>
        index >= MIN + 8 && index <= MAX && canPart(body.slice(0, index), body.slice(index + between.length), language),
    );
    const rest = match && body.slice(match.index + match[0].length);
    if (match && rest && !CLINGS.test(rest) && rest.split(" ").length >= 3 && rest.length <= MAX_LEAD)
      return { title: body.slice(0, match.index), rest: capitalised(`${rest}.`) };
  }
  return undefined;
}

/** Asides go below the headline, so that it may end behind one, never within. */
const canPart = (title: string, rest: string, language: PageLanguage) =>
  title.split(" ").length >= 3 && mayCut(title, rest, language);

/** "in Leeds", "à Pupillin dans le Jura", "في جدة": what a business says of itself ends there. */
const NAME = "\\p{Lu}[\\p{L}'’.-]*";
const LINK = "(?:de|del|do|da|di|of|on|upon|am|an der|near|bei|bij|sur|dans le|dans la|nad|of the)";
/** "no centro do Recife", "en el barrio de Jalatlaco": a part of a town, and of which. */
const PART_OF = "(?:(?:the|der|dem|el|la|le|il|het|de)\\s)?(?:\\p{Ll}{3,12}\\s(?:of|de|del|da|do|di|von|van)\\s)";
const IN_PLACE = `(?:(?:in|at|near|outside|im|bei|en|à|au|a|ad|di|em|no|na|nel|te|w|we)\\s${PART_OF}?${NAME}(?:\\s(?:${LINK}\\s)?${NAME})*|في\\s[\\p{L}\\p{M}]+(?:\\s[\\p{L}\\p{M}]+){0,2})`;
/** The region and the country of a town: "Truro, Nova Scotia", "Sengkang, Singapore". */
const REGION = `(?:, ${NAME}(?:\\s${NAME})?(?=[,،]| \\())`;
/** They may follow, and an aside such as the street. */
const PLACE_ENDS = new RegExp(
  `^[^,،;:]{6,90}?(?<!\\p{L})${IN_PLACE}(${REGION}{0,2})(?: \\([^()]{1,80}\\))?(?=[,،]\\s)`,
  "u",
);
/** What belongs to what stands before it, or goes on listing places. */
const GOES_ON =
  /^(?:(?:who|whose|which|where|that|and|but|or|to|und|die|der|das|dass|sich|um|wo|wie|oder|y|que|donde|para|e|et|qui|où|dont|pour|che|dove|per|onde|en|om|dat|waar|i|który|która|gdzie|żeby|و\p{L}+)\s|(?:\p{Lu}\S*\s)?\p{Lu}\S*(?:[,،]\s\p{Lu}\S*)*\s(?:and|or|und|y|e|et|en|i|o|ou)\s)/u;

/** What a business is and the town it is in, cut from how one finds it there: "Guitar shop in Galway". */
function afterPlace(body: string, language: PageLanguage): Cut | undefined {
  const [whole = "", regions = ""] = PLACE_ENDS.exec(body) ?? [];
  const street = regions.split(", ").find((part) => streetAtEnd(part));
  const title = street ? whole.slice(0, whole.indexOf(`, ${street}`)) : whole;
  const rest = body.slice(title.length + 1).trim();
  if (!title || !rest || !canPart(title, rest, language) || GOES_ON.test(rest)) return undefined;
  const stands = rest.split(" ").length >= 3 || streetAtEnd(rest)?.hasNumber;
  return stands && rest.length <= MAX_LEAD ? { title, rest: capitalised(`${rest}.`) } : undefined;
}

/** "Gommista a Bari, via delle Cicogne 31": the street with its number, and what follows it, leave the headline. */
function beforeStreet(body: string): Cut | undefined {
  const parts = body.split(", ");
  const at = parts.findIndex((part, index) => index > 0 && isStreet(part));
  const before = parts.slice(0, at).join(", ");
  const floor = FLOOR.exec(before);
  const title = before.slice(0, floor?.index);
  if (at < 1 || title.length < MIN || title.length > BEST || !isClosed(title)) return undefined;
  return { title, rest: capitalised(`${[...(floor ? [floor[1]!] : []), ...parts.slice(at)].join(", ")}.`) };
}

/** "… practice at 3rd Floor, 22 Friar Lane": what an address begins with, before its street. */
const FLOOR =
  /\s(?:at|on|im|in|an|en|au|al|a|ad|em|no|na|op|w|przy)\s(?:the\s)?(\p{Nd}\S*\s\p{L}+|(?:Unit|Suite|Studio|Flat|Level|Floor)\s\S+)$/iu;

function isStreet(part: string): boolean {
  const street = streetAtEnd(part);
  return street?.start === 0 && street.hasNumber;
}

/** Asides leave the headline and follow it; one that is cut through says that the cut is wrong. */
function asidesBelow(cut: Cut): Cut | undefined {
  const { title, rest } = cut;
  if (!isClosed(title) || isOpenEnded(title)) return undefined;
  const parts = title.split(/[()]/u);
  const asides = parts.filter((part, index) => index % 2 === 1 && part.trim().includes(" "));
  if (asides.length !== 1 || beginsLate(asides[0]!)) return cut;
  const bare = asides.reduce((text, aside) => text.replace(`(${aside})`, ""), title);
  if (bare.trim().length < MIN) return undefined;
  const below = [...asides.map((aside) => capitalised(/[.!?…]$/u.test(aside) ? aside : `${aside}.`)), rest];
  return {
    ...cut,
    title: bare.replace(/ {2,}/gu, " ").replace(" ,", ",").trim(),
    rest: below.filter(Boolean).join(" "),
  };
}

/** Where it has to be cut somewhere, a comma is better than a word in the part behind it. */
function hard(body: string, cut: Cut | undefined, language: PageLanguage): Cut | undefined {
  if (!cut) return undefined;
  const comma = cut.title.lastIndexOf(", ");
  const [title, rest] = [body.slice(0, comma), body.slice(comma + 2)];
  if (comma >= MIN && language !== "en" && DANGLES.test(cut.title))
    return { title, rest: capitalised(`${withoutJoin(rest, language)}.`), isHard: true };
  return comma >= MIN + 8 &&
    canPart(title, rest, language) &&
    !isEnumerated(title) &&
    !JOINED.test(cut.title.slice(comma))
    ? { title, rest: capitalised(`${rest}.`), isHard: true }
    : (atLaterComma(body, cut.title.length, language) ?? { ...cut, isHard: true });
}

/** "… and children with hair loss since 1998, the last eleven years …": a comma further on parts nothing that belongs together. */
function atLaterComma(body: string, from: number, language: PageLanguage): Cut | undefined {
  const comma = body.lastIndexOf(", ", MAX);
  const [title, rest] = [body.slice(0, comma), body.slice(comma + 2)];
  const isRoomy = comma > from && rest.split(" ").length >= 3 && rest.length <= MAX_LEAD;
  return isRoomy && canPart(title, rest, language) && !isEnumerated(title) && !GOES_ON.test(rest)
    ? { title, rest: capitalised(`${rest}.`), isHard: true }
    : undefined;
}

/** "…, und fahre", "como mi abuelo que iba": a verb at the end goes on in what was cut off. */
const DANGLES = /(?:,\s(?:und|y|et|e|en|i)|\s(?:que|q|qui|che|die|der|das|która|który))\s\p{Ll}+$/u;

/** "walk, lift and sleep": the last of a list. */
const JOINED = /\s(?:and|or|und|oder|y|o|e|et|ou|en|of|i|lub)\s/iu;

/** "Shingles, metal, storm repairs": short parts of one list. */
const isEnumerated = (title: string): boolean => title.split(", ").every((part) => part.split(" ").length <= 3);

/** A headline out of a statement: what of it stands large, and what is left of it below. */
export function cutStatement(body: string, language: PageLanguage): Cut | undefined {
  const cut =
    afterPlace(body, language) ??
    beforeStreet(body) ??
    (body.replace(/\([^()]*\)/gu, "").length <= BEST ? { title: body } : undefined) ??
    atClause(body, CLAUSES, language) ??
    (body.length <= FITS ? { title: body } : hard(body, atClause(body, LATE_CLAUSES, language), language)) ??
    (body.length <= WHOLE ? { title: body } : undefined);
  return cut && asidesBelow(cut);
}
