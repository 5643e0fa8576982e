import type { PageLanguage } from "~/lib/languages";
import { capitalised } from "../language/capitalised";
import { listParts } from "../language/enumeration";
import { withoutJoin } from "../language/may-cut";
import { wholeWords } from "./reading/whole-words";
import { arrowParts, dashParts, numberedParts } from "./step-parts";
import { withoutThen } from "./then-words";

/** One of several that follow one another. */
export interface Step {
  name: string;
  detail?: string;
}

/** How owners call the way that things go with them. */
const WAY: Record<PageLanguage, string> = {
  en: "how it (?:works|goes)|how (?:it is|it['’]s|this is) done|how (?:we|i) (?:do it|work)|how to (?:order|book)",
  de: "so (?:funktioniert|läuft|geht)(?:['’]?s| es| das)?(?: ab)?|(?:das |es )?funktioniert so|(?:so|wie) (?:arbeiten wir|wir arbeiten)|ablauf",
  es: "c[óo]mo funciona|cómo (?:trabajamos|se trabaja|se hace|lo hacemos)",
  fr: "comment ça (?:marche|se passe|se fait)|comment (?:on travaille|nous travaillons|je travaille)|déroulement",
  it: "come (?:funziona|si lavora|lavoriamo|lavoro|si fa)",
  pt: "como (?:funciona|trabalhamos|trabalho|se faz|é feito)",
  nl: "zo werkt het|hoe (?:het werkt|werkt het|het gaat|(?:wij|we|ik) werken?)",
  pl: "jak to (?:działa|robimy|się robi)|jak pracuj(?:emy|ę)|przebieg",
  ar: "كيف (?:نعمل|يعمل|تعمل|نشتغل|يتم العمل)|طريقة العمل",
};
/** That the order is told is no part of the heading. */
const IN_ORDER =
  /,?\s(?:in order|step by step|der reihe nach|por orden|en orden|dans l['’]ordre|in ordine|por ordem|op volgorde|po kolei|بالترتيب)(?!\p{L})/iu;
/** What steps are called, and how owners say that something takes its course. */
const ORDERED: Record<PageLanguage, string> = {
  en: "steps|step by step|timeline|how (?:\\p{L}+ ){1,4}(?:works|goes|runs)|what happens (?:in|at|on|during|when|after|over)",
  de: "ablauf|schritten?|schritt für schritt|so läuft (?:es|das|\\p{L}+)",
  es: "pasos|paso a paso|qué pasa en|cómo (?:es|va|funciona) (?:una?|la|el)",
  fr: "étapes|étape par étape|déroulement|se (?:déroule|passe)(?:nt)?",
  it: "passi|passaggi|passo (?:per|dopo) passo|come (?:si svolge|funziona|avviene)",
  pt: "passos|etapas|passo a passo|como (?:corre|funciona|decorre|é)",
  nl: "stappen|stap voor stap|hoe (?:een|de|het) \\p{L}+ (?:werkt|gaat|verloopt)|verloop",
  pl: "kroki|kroków|krokach|krok po kroku|przebieg|jak (?:przebiega|wygląda)",
  ar: "خطوات|الخطوات|مراحل|خطوة بخطوة",
};
const CUE = wholeWords(Object.values(ORDERED).join("|"));
/** Words that call what follows steps. */
export const ORDERED_CUE = new RegExp(CUE, "iu");
const LED = new RegExp(`^(${wholeWords(Object.values(WAY).join("|"))}[^:.!?]{0,40}?)\\s?:\\s(.+)$`, "isu");
/** "the four steps of a case (send, confirm, make)", "how a lesson goes (five steps: arrival, sand, water)" */
const BRACKETED = new RegExp(`(${CUE}[^():.;,،]{0,50}?)\\s?\\((?:[^():,]{0,24}:\\s)?([^()]{12,300})\\)`, "iu");
/** "Los pasos: …", "puis la manière dont se déroule un chantier : …" */
const BEHIND_COLON = new RegExp(`(?<!\\([^)]{0,160})(${CUE}[^():.;,،]{0,60}?)\\s?:\\s(.+)$`, "isu");
/** What may head the steps in its owner's words. */
const HEADS =
  /^(?:steps|timeline|ablauf|pasos|étapes|déroulement|passi|passaggi|passos|etapas|stappen|verloop|kroki|przebieg|خطوات|الخطوات|مراحل)(?:(?:\s\S+){0,3}|\s(?:for|of)(?:\s\S+){1,4})$/iu;

/** 'a "how a day goes here" with the times: …': what the owner quotes is the heading. */
const QUOTED_HEAD = /["“„«]\s?([^"“”„«»]{4,60}?)\s?["”“»](?:\s[\p{L}'’]+){0,4}\s?[:(]\s?$/u;

const FEWEST = 3;
const MOST = 9;
const LONGEST = 100;
/** A step may be free up to a distance; several with a price are a list of these. */
const MOST_PRICED = 2;
const ASIDE = /\s\([^()]+\)$/u;
/** Prices are no steps. */
export const MONEY = /[€£$₦₹]|(?<!\p{L})(?:euros?|eur|zł|chf|rs)(?!\p{L})/iu;

/**
 * The steps that a sentence enumerates: "How it goes: visit, survey (one day), drilling", "Ablauf (Erstgespräch, Begehung,
 * Betreuung)", "please show the four steps (send, make, deliver)", with what the owner calls them. Undefined where it tells something else.
 */
export function toldSteps(sentence: string): { title?: string; steps: Step[] } | undefined {
  if (!/[:(]/.test(sentence)) return stepsByArrows(sentence);
  const led = LED.exec(withoutThen(sentence));
  const [, said = "", list] = led ?? BRACKETED.exec(sentence) ?? BEHIND_COLON.exec(sentence) ?? [];
  if (!list) return stepsByArrows(sentence);
  const named = QUOTED_HEAD.exec(sentence.slice(0, sentence.indexOf(list)))?.[1];
  const title = named ?? (led || HEADS.test(said) ? said.replace(IN_ORDER, "") : undefined);
  const parts = partsOf(list.replace(/[.!]\s*$/u, ""));
  const isList =
    parts.length >= FEWEST &&
    parts.length <= MOST &&
    parts.every((part) => isStep(part)) &&
    parts.filter((part) => MONEY.test(part)).length < MOST_PRICED;
  return isList ? { ...(title && { title: capitalised(title) }), steps: parts.map(toStep) } : undefined;
}

const partsOf = (list: string): string[] =>
  numberedParts(list) ??
  arrowParts(list) ??
  dashParts(list) ??
  listParts(firstList(list)).map((part) => withoutJoin(part));

/** "Contract check → sign → cooling off → keys": stations of a route are names. */
function stepsByArrows(sentence: string): { steps: Step[] } | undefined {
  const parts = arrowParts(sentence.replace(/[.!]\s*$/u, ""));
  const isList =
    parts !== undefined &&
    parts.length > FEWEST &&
    parts.length <= MOST &&
    parts.every((part) => isStep(part)) &&
    parts.slice(1).some((part) => /^\p{Ll}/u.test(part) || part.includes(" "));
  return isList ? { steps: parts.map(toStep) } : undefined;
}

/** "steps: visit, survey, drilling; prices; contact": what stands behind the semicolon is another part. */
const firstList = (list: string): string => (/,\s[^;]*;/u.test(list) ? list.slice(0, list.indexOf(";")) : list);

const isStep = (part: string): boolean =>
  part.length <= LONGEST &&
  /\p{L}{3}/u.test(part) &&
  !/(?<!\p{Nd})[.!?؟]\s/u.test(part) &&
  !MONEY.test(part.replace(ASIDE, ""));

function toStep(part: string): Step {
  const [, name, detail] = /^(.+?)\s\(([^()]+)\)$/u.exec(part) ?? [];
  return name && detail ? { name: capitalised(name), detail: capitalised(detail) } : { name: capitalised(part) };
}
