import type { PageLanguage } from "~/lib/languages";
import { splitLabel } from "../../facts/blocks";
import { hoursTokens } from "../../facts/hours-tokens";
import type { OwnerFacts } from "../../facts/read-facts";
import { topicOf } from "../../facts/topics";
import { capitalised } from "../../language/capitalised";
import { commaParts } from "../../language/enumeration";
import { beginsLate } from "../../language/may-cut";
import type { SectionOf } from "../../site/site-plan";
import type { Composition } from "./composition";
import { beforeMail, isolated, saysOnly, withoutDetail } from "./said-beside";
import { isOnVisit, isVisited } from "./practical";

/** Sentences on ordering, paying and getting there that a page holds. */
const MOST_PRACTICAL = 12;

/** Letters of a sentence that is set as a heading. */
const LONGEST_CALL = 72;

/** How words of ordering and booking begin, in each language. */
const ACTS: Record<PageLanguage, string> = {
  en: "book|order|appointment|reserv|notice|voucher",
  de: "termin|bestell|voranmeld|reservier",
  es: "cita|pedido|reserv",
  ar: "للحجز|المواعيد",
  fr: "réserv|commande|rendez-vous",
  it: "prenot|ordin(?:a|i)(?!r[iy])|appuntament",
  pt: "reserv|encomend|marca(?:ç|r)",
  nl: "reserv|bestel|afspra",
  pl: "rezerw|zamów|zapis|umów",
};
const ACT = new RegExp(`(?<!\\p{L})(?:${Object.values(ACTS).join("|")})`, "iu");

/** The owner's sentence on ordering or booking, if there is one. */
function toAct({ prose }: OwnerFacts): string | undefined {
  return prose.practical.find(
    (sentence) =>
      sentence.length <= LONGEST_CALL &&
      ACT.test(sentence) &&
      /^[\p{Lu}\u0621-\u064a]/u.test(sentence) &&
      !/[,?؟@:€$£]|\d[\d\s().-]{4,}\d|\b(?:costs?|lasts?|minutes)\b/iu.test(sentence),
  );
}

/** What else is said of practical things: on getting there, where there is a place or hours, and the rest. */
function otherPractical({ facts, business }: Composition): { visit: string[]; contact: string[] } {
  const act = toAct(facts);
  const others = facts.prose.practical.filter((sentence) => sentence !== act);
  const isRows = business.address === undefined;
  const visit = isVisited(business) ? others.filter((said) => isOnVisit(said) && (!isRows || isOfHours(said))) : [];
  return { visit, contact: others.filter((sentence) => !visit.includes(sentence)) };
}

/** A lead time of weeks is no time to come by. */
const isTimed = (sentence: string): boolean =>
  hoursTokens(sentence).some(({ kind, days, bare }) => days !== undefined || (kind === "time" && !bare));

/** Words of hours that say when somebody is there without a day or a time. */
const OF_HOURS: ReadonlySet<string> = new Set([
  "closed",
  "open",
  "appointment",
  "always",
  "holidays",
  "season",
  "except",
]);

/** Whether a sentence may stand beside rows of hours: weeks of delivery and what is paid an hour say nothing of them. */
const isOfHours = (sentence: string): boolean =>
  isTimed(sentence) || hoursTokens(sentence).some(({ kind }) => OF_HOURS.has(kind) || MONTH.test(kind));
const MONTH = /^month/u;

/** What was taken for hours and says nothing of when somebody is there. */
export const untimedOf = ({ told, sorted, business }: Composition): string[] =>
  [...told.hours, ...sorted.moved.when].filter((sentence) =>
    business.hours.length > 0 ? !isOfHours(sentence) : !isTimed(sentence),
  );

/** Letters of an entry of hours. */
const LONGEST_ENTRY = 60;

/** "Mon-Thu 8 to 6, Friday 8 to 2, one Saturday a month.": an entry for each of the days; else the sentence. */
function hoursEntries(sentence: string): string[] {
  const { label = "", rest = "" } = splitLabel(sentence) ?? {};
  // "August: every day": of hours the label may say when they hold.
  const said = rest && topicOf(label) ? rest : sentence;
  const parts = commaParts(said.replace(/\.$/u, "")).reduce<string[]>((all, part) => {
    const before = all.at(-1);
    return before !== undefined && beginsLate(part) ? [...all.slice(0, -1), `${before}, ${part}`] : [...all, part];
  }, []);
  const named = parts.filter((part) => hoursTokens(part).some(({ days }) => days)).length;
  const isList = named > 1 && parts.every(({ length }) => length <= LONGEST_ENTRY);
  return isList ? parts.map(capitalised) : [capitalised(said)];
}

/**
 * Hours and place, with what the owner says about languages and getting there; hours that nobody could read as days and
 * times in the owner's words.
 */
export function visitSection(composition: Composition): SectionOf<"visit"> | undefined {
  const { business, facts, words, told } = composition;
  const { when, where } = composition.sorted.moved;
  const hours = business.hours.length > 0;
  const saidOfHours = [...told.hours, ...when].filter(hours ? isOfHours : isTimed);
  if (!isVisited(business)) return undefined;
  const hasTimes = hours || saidOfHours.length > 0;
  const title = hasTimes && business.address ? words.visit.both : hours ? words.visit.hours : words.visit.address;
  const intro = [facts.prose.languages, ...saidOfHours, ...where, ...otherPractical(composition).visit.slice(0, 3)]
    .filter(Boolean)
    .join(" ");
  return { kind: "visit", id: "visit", title, ...(intro && { intro }) };
}

/**
 * A last call to act, where the owner has a sentence on ordering or booking: a band that repeats the button and says
 * nothing else is none.
 */
export function ctaSection(composition: Composition): SectionOf<"cta"> | undefined {
  const { facts, words, primary, business } = composition;
  const said = toAct(facts);
  if (!said) return undefined;
  const wished = facts.wishes.mainAction !== undefined && primary.label !== business.phone?.display;
  const title = wished ? primary.label : said.replace(/(?<![.!])[.!]+$/, "").replace(/\s—\s/g, ", ");
  const called =
    wished && business.phone && primary.href !== business.phone.href
      ? { label: words.call.replace("{phone}", business.phone.display), href: business.phone.href }
      : undefined;
  const secondary = composition.second ?? called;
  return {
    kind: "cta",
    id: "next-step",
    title,
    ...(wished && { intro: said }),
    primary,
    ...(secondary && { secondary }),
  };
}

/** "Lun-gio 9-19.": days and times that stand as rows elsewhere. */
const saysOnlyTimes = (sentence: string): boolean => {
  const tokens = hoursTokens(sentence);
  return tokens.some(({ days }) => days) && tokens.every(({ kind }) => kind !== "other");
};

/** How to reach the business, with what its owner says of that; every page ends with it. */
export function contactSection(composition: Composition): SectionOf<"contact"> {
  const { business, facts, words } = composition;
  const { phone, email } = business;
  const { form, stance, told, sorted } = composition;
  const isAsked = stance === undefined || stance === "open when wide";
  const usual =
    stance === "left out"
      ? words.contact.none
      : phone && email
        ? words.contact.both
        : words.contact[email ? "email" : "none"];
  const hours = isVisited(business) ? [] : [...told.hours, ...sorted.moved.when].filter(isTimed).flatMap(hoursEntries);
  const title = form?.act && isAsked ? words.acts[form.act] : usual;
  const { visit, contact } = otherPractical(composition);
  // One sentence is no part of a page.
  const untimed = sorted.notes.length === 0 ? untimedOf(composition) : [];
  const left = [...contact, ...visit.slice(3), ...untimed].slice(0, MOST_PRACTICAL);
  // As they were typed: the number that is shown may have other spaces.
  const shown = [facts.phones[0]?.display, email].filter((detail) => detail !== undefined);
  const further = [...facts.prose.furtherContact.slice(0, 4), ...left];
  const intro = further
    .flatMap(beforeMail)
    .filter((sentence) => !saysOnly(sentence, shown) && !(business.hours.length > 0 && saysOnlyTimes(sentence)))
    .map((sentence) => capitalised(isolated(shown.reduce(withoutDetail, sentence))))
    .filter(Boolean)
    .join(" ");
  return {
    kind: "contact",
    id: "contact",
    title,
    ...(intro && { intro }),
    ...(form && { form }),
    ...(stance && { stance }),
    ...(hours.length > 0 && { hours }),
  };
}
