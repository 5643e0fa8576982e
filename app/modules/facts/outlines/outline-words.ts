import type { PageLanguage } from "~/lib/languages";
import { wholeWords } from "../reading/whole-words";

/** How owners say that what follows are the parts of the page, in each language. */
const INTRODUCES: Record<PageLanguage, string> = {
  en: "arrange (?:it|this|the page|the site|things)|(?:in|the) (?:this|following) order|the order (?:i|we)(?:['’]d)?(?: would)? (?:want|like)|please (?:include|add)|laid? (?:it )?out as follows|the (?:page|site) (?:should|must|needs to) have",
  de: "(?:in|diese) (?:dieser|folgender) reihenfolge|(?:die )?reihenfolge|weiters bitte|(?:ferner|außerdem|weiter|dazu) bitte|bitte (?:so|wie folgt|folgendermaßen) (?:aufbauen|anordnen|gliedern)|(?:gliederung|aufbau)(?: der seite)?",
  es: "(?:el|en este|en el siguiente) orden|por favor,? (?:incluyan?|incluir|pongan?)|la página (?:debe|tiene que) tener|además,? por favor",
  fr: "(?:dans (?:cet|l['’])|l['’])\\s?ordre(?: suivant)?|merci (?:de mettre|d['’](?:inclure|ajouter))|la page (?:doit|devra) (?:avoir|contenir)|(?:ensuite|par ailleurs),? (?:merci|s['’]il vous plaît)",
  it: "(?:in quest['’]|l['’])\\s?ordine|nell['’]ordine|(?:inserite|mettete|aggiungete),? per favore|per favore,? (?:inserite|mettete|aggiungete)|la pagina (?:deve|dovrebbe) avere",
  pt: "(?:nesta|por esta|na seguinte|a) ordem|por favor,? (?:incluam?|ponham?|coloquem?|coloque)|a página (?:deve|devia) ter|além disso,? por favor",
  nl: "(?:in (?:deze|de volgende)|de) volgorde|graag (?:ook|verder|opnemen)|verder graag|de pagina moet .{0,12}hebben|(?:opbouw|indeling)(?: van de (?:pagina|site))?",
  pl: "(?:w (?:tej|takiej|następującej) )?kolejnoś(?:ci|ć)|proszę (?:umieścić|dodać|zamieścić)|(?:ponadto|poza tym|dalej),? proszę|układ strony",
  ar: "(?:ب|على )?(?:هذا )?الترتيب(?: التالي)?|(?:يرجى|الرجاء|من فضلكم) (?:إضافة|وضع|ترتيب)|ترتيب (?:الصفحة|الموقع)",
};

/** How a part of a page is to look. */
export type Look = "steps" | "table" | "list" | "plain";

const COUNT =
  "(?:\\d|two|three|four|five|zwei|drei|vier|fünf|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|due|tre|quattro|cinque|dois|duas|três|quatro|twee|drie|vijf|dwóch|trzech|czterech)";
/** What follows a label or stands in front of it and only says how the part is to look. */
const LOOKS: Record<PageLanguage, Record<Look, string>> = {
  en: {
    steps: `(?:in|as|with) (?:(?:a )?timeline|(?:the )?${COUNT} steps|(?:the )?steps)|step by step|${COUNT} steps`,
    table: "(?:in|as) (?:a )?(?:plain |simple |small )?table",
    list: "(?:in|as) (?:a )?(?:short |simple )?list|a (?:short |simple )?list(?: with [^.;:]*)?",
    plain: `in (?:large|big) (?:letters|type|print)|(?:in )?${COUNT} (?:lines|sentences)|(?:very |quite )?(?:short|large|big)(?: print)?|without names|no names`,
  },
  de: {
    steps: `als (?:zeitleiste|zeitstrahl|schritte|schrittfolge)|(?:in|mit) (?:${COUNT} )?schritten|schritt für schritt`,
    table: "als (?:kleine |einfache )?tabelle|in einer tabelle",
    list: "als (?:kurze )?(?:liste|aufzählung|listchen)",
    plain: `in großer schrift|(?:in )?${COUNT} (?:zeilen|sätzen?)|(?:ganz |sehr )?(?:kurz|groß)|ohne namen`,
  },
  es: {
    steps: `(?:en|con) (?:${COUNT} )?pasos|como línea de tiempo|paso a paso|${COUNT} pasos`,
    table: "(?:en|como) (?:una )?tabla",
    list: "(?:en|como) (?:una )?list(?:a|ita)(?: corta)?",
    plain: `(?:en |con )?letras? grandes?|en ${COUNT} (?:líneas|frases)|(?:muy )?(?:cort[oa]s?|breves?|grandes?)|sin nombres`,
  },
  fr: {
    steps: `(?:en|avec) (?:${COUNT} )?étapes|étape par étape|(?:en|sous forme de) frise|${COUNT} étapes`,
    table: "(?:en|dans un|sous forme de) (?:petit )?tableau",
    list: "(?:en|sous forme de) (?:petite )?liste",
    plain: `en (?:gros|grand)(?:s caractères)?|en ${COUNT} (?:lignes|phrases|colonnes)|(?:très )?court(?:e|s|es)?|sans noms?`,
  },
  it: {
    steps: `(?:in|a|con) (?:${COUNT} )?(?:passi|passaggi|tappe)|passo (?:per|dopo) passo|${COUNT} (?:passi|passaggi)`,
    table: "(?:in|come) (?:una )?tabella",
    list: "(?:in|come) (?:un )?elenco",
    plain: `(?:in|a) (?:grande|caratteri grandi)|in ${COUNT} (?:righe|frasi)|(?:molto )?(?:brev[ei]|cort[oaie])|senza nomi`,
  },
  pt: {
    steps: `(?:em|com) (?:${COUNT} )?(?:passos|etapas)|passo a passo|${COUNT} (?:passos|etapas)`,
    table: "(?:em|numa|como) (?:uma )?tabela",
    list: "(?:em|numa|como) (?:uma )?lista",
    plain: `(?:em |com )?letras? grandes?|em ${COUNT} (?:linhas|frases)|(?:muito )?(?:curt[oa]s?|breves?)|sem nomes`,
  },
  nl: {
    steps: `(?:in|met) (?:${COUNT} )?stappen|stap voor stap|als tijdlijn|${COUNT} stappen`,
    table: "(?:als|in een) (?:tabel|tabelletje)",
    list: "als (?:lijst|lijstje)",
    plain: `in grote letters|in ${COUNT} (?:regels|zinnen)|(?:heel )?(?:kort|groot)|zonder namen`,
  },
  pl: {
    steps: `w (?:${COUNT} )?krokach|krok po kroku|jako oś czasu`,
    table: "w tabel(?:ce|i)|jako tabel(?:ka|a)",
    list: "w punktach|jako list(?:a|ę)",
    plain: "dużymi literami|w (?:dwóch|trzech) (?:zdaniach|linijkach)|(?:bardzo )?krótko|bez nazwisk",
  },
  ar: {
    steps: "(?:على |في |ب)(?:شكل )?خطوات|خطوة بخطوة",
    table: "(?:على شكل |في |ك)?جدول(?:اً|ا)?",
    list: "(?:على شكل |في |ك)?قائمة(?: قصيرة)?",
    plain: "بخط كبير|بحروف كبيرة|في (?:سطرين|جملتين)|باختصار|بدون أسماء",
  },
};
/** Words before a label that only say how much there is to be of it. */
const SHORT =
  "short|brief|small|kurzer?|kurze[ns]?|kleine[rns]?|breves?|cortas?|cortos?|courte?s?|petite?s?|brev[ei]|curt[oa]s?|korte|kleine|krótk\\p{L}+|قصيرة?";
/** What owners call a part of a page, whatever it tells. */
const PART =
  "section|abschnitt|bereich|sección|apartado|rubrique|sezione|secção|seção|sectie|onderdeel|stukje|sekcja|sekcję|قسم|قسماً|قسمًا|قسما";
/** The same, where what it is about follows: "a bit on how to season it". */
const PIECE = "part|bit|teil|parte|pedacinho|trozo|partie|pezzo|deel|część|kawałek|جزء|جزءًا";
const ON = "on|about|for|with|over|über|mit|zu|zum|zur|sobre|con|de|del|sur|avec|su|com|met|o|z|عن|فيه|ل";
const ARTICLE =
  /^(?:the|an?|some|der|die|das|den|ein(?:e|en)?|el|los|las|una?|unos|unas|les?|des|une|il|lo|gli|delle|dei|os?|as?|uma|umas|uns|het|de|een)\s|^l['’]/iu;

const INTRODUCTION = new RegExp(wholeWords(Object.values(INTRODUCES).join("|")), "iu");
const BEGINS_INTRODUCTION = new RegExp(`^(?:${Object.values(INTRODUCES).join("|")})(?!\\p{L})[^.:;,]{0,24}:\\s`, "iu");
const lookWords = (look: Look): string =>
  Object.values(LOOKS)
    .map((table) => table[look])
    .join("|");
const ALL: readonly Look[] = ["steps", "table", "list", "plain"];
const ENDS: readonly (readonly [Look, RegExp])[] = ALL.map((look) => [
  look,
  new RegExp(`(?:^|[,;،]\\s?|\\s)(?:${lookWords(look)})$`, "iu"),
]);
const LOOKS_IN: readonly (readonly [Look, RegExp])[] = ALL.map((look) => [
  look,
  new RegExp(wholeWords(lookWords(look)), "iu"),
]);
const BEFORE_LABEL = new RegExp(`^(\\p{L}+\\s)?${wholeWords(SHORT)}\\s`, "iu");
const CALLED_PART = new RegExp(
  `^(?:(?:${PART})(?:\\s(?:${SHORT}))?(?:\\s(?:${ON}))?|(?:${PIECE})\\s(?:(?:on|about|with|über|mit|zu|sobre|con|com|sur|avec|su|over|met|o|عن|فيه)|(?=how\\s)))\\s(.{3,60})$|^(.{3,40}?)[\\s-](?:${PART})$`,
  "iu",
);
/** 'a bit "how it is eaten" in steps': what the owner quotes is the label. */
const QUOTED = /["“„«]\s?([^"“”„«»]{3,60}?)\s?["”“»]/u;
const ALSO = new RegExp(
  `^(?:(?:and|und|y|et|e|en|i)\\s)?${wholeWords("also|außerdem|weiters|ferner|además|también|aussi|inoltre|anche|também|além disso|ook|verder|także|ponadto|أيضا|أيضاً|وأيضا|كمان")},?\\s(?=\\p{L})`,
  "iu",
);
/** How owners ask for a part, with "also" behind it. */
const WANT = new RegExp(
  `^(?:(?:please |i want|i['’]?d like|i would like|we want|we['’]?d like|we would like|need|ich hätte gern|ich hätt gern|ich möchte|wir möchten|wir hätten gern|quiero|quisiera|queremos|quisiéramos|je voudrais|nous voudrions|on voudrait|vorrei|vorremmo|voglio|queria|quero|gostaria de|queríamos|ik wil|wij willen|ik wou|graag|chcę|chciał(?:a)?bym|chcemy|أريد|نريد|أود)(?: also| auch| noch| también| aussi| anche| também| ook| graag| też| أيضا)?|(?:and|und|y|et|e|en|i))\\s(?=\\p{L})`,
  "iu",
);
/** Arabic writes "and" with the word. */
const AND_PART = new RegExp(`^و(?=(?:${PART})(?!\\p{L}))`, "u");

/** What stands behind the words that ask for something: "I want a section on …". Undefined where nothing asks. */
export const withoutWant = (text: string): string | undefined => {
  const led = WANT.exec(text) ?? AND_PART.exec(text);
  return led ? text.slice(led[0].length) : undefined;
};

/** Words that a part begins with which tells how or what something is. */
const ASKS =
  /^(?:how|what|why|when|where|wie|was|warum|wann|cómo|qué|cuándo|comment|ce que?|pourquoi|quand|come|cosa|perché|quando|como|o que|hoe|wat|waarom|wanneer|jak|co|dlaczego|kiedy|كيف|ماذا|متى)\s/iu;

/** Whether a label asks how or what something is: "how to season it". */
export const asksHow = (label: string): boolean => ASKS.test(label);

/** What stands behind "also", which adds a part to the page. Undefined where a text begins otherwise. */
export const withoutAlso = (text: string): string | undefined => {
  const led = ALSO.exec(text);
  return led ? text.slice(led[0].length) : undefined;
};

/** Longer sentences introduce no list. */
const LONGEST_INTRODUCTION = 110;

/** Whether a sentence says that what follows are the parts of the page: "Please arrange it as follows." */
export const introducesParts = (text: string): boolean =>
  text.length <= LONGEST_INTRODUCTION && INTRODUCTION.test(text);

/** "Please include: what happens first": what stands behind such words in their own sentence. */
export const behindIntroduction = (text: string): string | undefined => {
  const led = BEGINS_INTRODUCTION.exec(text);
  return led ? text.slice(led[0].length) : undefined;
};

/** A label without what only orders, and how its part is to look: "der Ablauf als Zeitleiste" is "Ablauf". */
export interface BareLabel {
  label: string;
  look?: Look;
  /** The owner calls it a part of the page. */
  isPart: boolean;
}

/** More are no label. */
const MOST_LOOKS = 4;

export function bareLabel(said: string): BareLabel {
  const quoted = QUOTED.exec(said)?.[1];
  const asked = quoted && LOOKS_IN.find(([, pattern]) => pattern.test(said))?.[0];
  if (quoted && asked) return { label: quoted, look: asked, isPart: true };
  let label = said.trim().replace(/[.:]$/u, "");
  let look: Look | undefined;
  let isOrdered = false;
  for (let round = 0; round < MOST_LOOKS; round += 1) {
    const found = ENDS.find(([, pattern]) => pattern.test(label));
    if (!found) break;
    isOrdered = true;
    look = found[0] === "plain" ? look : found[0];
    label = label
      .replace(found[1], "")
      .trim()
      .replace(/[,;،]$/u, "");
  }
  const bare = label.replace(ARTICLE, "").replace(BEFORE_LABEL, "$1");
  const [, behind, before] = CALLED_PART.exec(bare) ?? [];
  const named = behind ?? before ?? bare;
  return {
    label: /^how-to-/iu.test(named) ? named.replaceAll("-", " ") : named,
    ...(look && { look }),
    isPart: isOrdered || named !== bare,
  };
}

/** "Prices: as a table", "No names.": nothing is to be read there. */
export const saysOnlyLook = (said: string): boolean =>
  said.length <= LONGEST_INTRODUCTION && bareLabel(said).label === "";
