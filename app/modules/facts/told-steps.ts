import { capitalised } from "../language/capitalised";
import { listParts } from "../language/enumeration";
import { withoutJoin } from "../language/may-cut";
import { wholeWords } from "./reading/whole-words";

/** One of several that follow one another. */
export interface Step {
  name: string;
  detail?: string;
}

/** How owners call the way that things go with them, in the nine languages of pages. */
const WAY =
  "how it (?:works|goes)|how we work|how to (?:order|book)|so (?:funktioniert|läuft|geht)(?:['’]?s| es| das)?(?: ab)?|(?:das |es )?funktioniert so|ablauf|c[óo]mo funciona|cómo trabajamos|comment ça (?:marche|se passe)|déroulement|come funziona|como funciona|zo werkt het|hoe (?:het werkt|werkt het)|jak to działa|przebieg|كيف (?:نعمل|يعمل|تعمل)";
const ORDERED = "steps|ablauf|schritte|pasos|étapes|passi|passos|stappen|kroki|przebieg|الخطوات";
const LED = new RegExp(`^(${wholeWords(WAY)}[^:.!?]{0,40}?)\\s?:\\s(.+)$`, "isu");
const BRACKETED = new RegExp(`(${wholeWords(ORDERED)})\\s\\(([^()]{12,300})\\)`, "iu");

const FEWEST = 3;
const MOST = 9;
const LONGEST = 100;
/** Prices are no steps. */
const MONEY = /[€£$₦₹]|(?<!\p{L})(?:euros?|eur|zł|chf|rs)(?!\p{L})/iu;

/**
 * The steps that a sentence enumerates: "How it goes: visit, survey (one day), drilling", "Ablauf (Erstgespräch, Begehung,
 * Betreuung)", with what the owner calls them. Undefined where it tells something else.
 */
export function toldSteps(sentence: string): { title: string; steps: Step[] } | undefined {
  const [, title, list] = LED.exec(sentence) ?? BRACKETED.exec(sentence) ?? [];
  if (!title || !list) return undefined;
  const parts = listParts(list.replace(/[.!]\s*$/u, "")).map((part) => withoutJoin(part));
  const isList = parts.length >= FEWEST && parts.length <= MOST && parts.every((part) => isStep(part));
  return isList ? { title: capitalised(title), steps: parts.map(toStep) } : undefined;
}

const isStep = (part: string): boolean =>
  part.length <= LONGEST && /\p{L}{3}/u.test(part) && !/[.!?؟]\s/u.test(part) && !MONEY.test(part);

function toStep(part: string): Step {
  const [, name, detail] = /^(.+?)\s\(([^()]+)\)$/u.exec(part) ?? [];
  return name && detail ? { name: capitalised(name), detail: capitalised(detail) } : { name: capitalised(part) };
}
