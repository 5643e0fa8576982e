import type { PageLanguage } from "~/lib/languages";
import { leadsToFirst, leadsToHeadline, withoutFirst } from "./asked-first";
import { denies } from "./denying-words";
import { wholeWords } from "./reading/whole-words";

/** How owners point at what they have just said, or ask to put it somewhere, in each language. */
const POINTS: Record<PageLanguage, string> = {
  en: "that(?:['’]s)?|this(?: one)?|(?:put|have|stick) (?:it|that|this)",
  de: "das|dies(?:er satz)?|der satz",
  es: "eso|esto|esa frase|p[oó]n(?:lo|galo|ganlo)|ponedlo|pon eso",
  fr: "ça|cela|c['’]est(?: ça| cela)?|cette phrase|mettez[- ](?:le|ça)|mets[- ](?:le|ça)",
  it: "quest[oa](?: frase)?|mette?telo|mettilo",
  pt: "isso|isto|essa frase|(?:põe|ponha|coloque|bota) (?:isso|isto)",
  nl: "dat(?: laatste)?|dit|die zin|zet (?:dat|dit)",
  pl: "to(?: zdanie)?|dajcie to|proszę to",
  ar: "هذا|هذه(?: الجملة)?|ضعوه|ضعوها",
};
const AND = "(?:and|und|y|et|e|en|i|así que|asi que|so|donc|quindi|então|dus|więc|و)";
const LEADS = new RegExp(`^(?:${AND}\\s)?${wholeWords(Object.values(POINTS).join("|"))}`, "iu");
/** How the first words of a page are called besides. */
const FIRST_WORDS = new RegExp(
  wholeWords(
    "first (?:sentence|line|words)|erster satz|erste zeile|primera (?:frase|línea)|première (?:phrase|ligne)|prima (?:frase|riga)|primeira (?:frase|linha)|eerste (?:zin|regel)|pierwsze zdanie|أول جملة",
  ),
  "iu",
);
/** Letters of what only says where something goes, and of what may go there. */
const LONGEST = 90;
const LEAST = 16;

/** Whether words say of what stands before them that it is to be seen first: "THAT is the headline I think". */
export function placesBefore(text: string): boolean {
  const [clause = ""] = text.split(/[,;:.!?،؛]\s/u);
  return (
    text.length <= LONGEST &&
    LEADS.test(text) &&
    (leadsToHeadline(clause) || FIRST_WORDS.test(text) || (leadsToFirst(clause) && !saysMore(clause))) &&
    !denies(clause) &&
    !/\p{Nd}/u.test(text)
  );
}

/** What something is besides first: "that should dry first". */
const saysMore = (clause: string): boolean =>
  /\p{L}/u.test(withoutFirst(clause.replace(LEADS, "")).replace(PLACING, ""));
const PLACING = new RegExp(
  wholeWords(
    "is|be|goes?|come|comes|stand|should|must|has to|needs to|have to|right|way|please|pls|maybe|(?:i )?think|(?:i )?want|want|at|the|very|of|page|site|one|bitte|ist|soll(?:te)?|muss|kommen?|gehört|stehen|stehn|hin|vielleicht|am besten|will ich|por favor|es|va|ir|quiero|queremos|que|tiene|debe|vaya|esté|salga|se vea|svp|s['’]il vous plaît|est|doit|être|apparaître|peut-être|per favore|va|deve|stare|essere|andare|magari|é|vai|deve|tem|de|que|ficar|estar|vir|talvez|quero|moet|mag|staan|komen|graag|misschien|aub|wil ik|ma|musi|być|proszę|dać|dajcie|może|chcę|أن|يكون|تكون|من فضلكم",
  ),
  "giu",
);

/** What stands in a sentence before words that say so of it: "We pay half if it is dry, and that goes right at the top". */
export function placedInto(sentence: string): string | undefined {
  for (const { index, 0: sign } of sentence.matchAll(/[,;–—:،؛]\s|\s(?=(?:y|e|i|so|asi|así)\s)/gu)) {
    if (index >= LEAST && placesBefore(sentence.slice(index + sign.length))) return sentence.slice(0, index);
  }
  return undefined;
}
